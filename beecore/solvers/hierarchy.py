"""Blocks of blocks: one test skips a block, a block of blocks, and so on up.

The lowest level groups the sorted masks into blocks, each further level groups the blocks below it.
A search goes down level by level, and tests the parts of those blocks that are not ruled out. Cost:
one step for each block of the top level, and one for each part of a block that is not ruled out.
Measured: blocks of 1,000 over blocks of 10 do not beat plain blocks of 50; a few parts for each
block do. Origin: superblocks of 1,000 words over blocks of 10 were proposed for beekeeper, not
built.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_, or_
from typing import Any, NamedTuple

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Visits
from .block import cut

FANOUTS = (8, 4, 4, 4)


class Superblock(NamedTuple):
    """Lower blocks, the letters that all masks in them have, and those that any mask has."""

    shared: Mask
    any_of: Mask
    blocks: Sequence[Any]  # superblocks or, at the second level, blocks of masks


class HierarchySolver(Solver):
    idea = "Skips whole blocks of blocks."

    def __init__(self, lexicon: Lexicon, fanouts: Sequence[int] = FANOUTS) -> None:
        """Build a level of blocks for each fan-out, the lowest first.

        A fan-out is the number of masks, or of lower blocks, in each block of its level. Raises
        `ValueError` if there is none, or one is below 1.
        """
        if not fanouts or min(fanouts) < 1:
            raise ValueError(f"fan-outs of {fanouts}: one or more are needed, each 1 or more")
        level: list[Any] = cut(lexicon.masks, fanouts[0])
        for fanout in fanouts[1:]:
            runs = [level[start : start + fanout] for start in range(0, len(level), fanout)]
            level = [
                Superblock(
                    reduce(and_, [block.shared for block in run]),
                    reduce(or_, [block.any_of for block in run]),
                    run,
                )
                for run in runs
            ]
        self.top, self.depth = level, len(fanouts)

    def find(self, hive: Hive) -> list[Mask]:
        deciding, required = hive.deciding_mask, hive.required_mask
        *_, masks = self._levels(hive)
        return [mask for mask in masks if mask & deciding == required]

    def visited(self, hive: Hive) -> Visits:
        *levels, masks = self._levels(hive)
        return Visits(len(masks), sum(map(len, levels)))

    def _levels(self, hive: Hive) -> Iterator[list[Any]]:
        """Yield the blocks of each level that are tested, from the top down, and then the masks."""
        required, forbidden, level = hive.required_mask, ~hive.mask, self.top
        yield level
        for _ in range(self.depth):
            level = [
                part
                for shared, any_of, parts in level
                if not shared & forbidden and any_of & required == required
                for part in parts
            ]
            yield level
