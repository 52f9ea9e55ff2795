"""Blocks of blocks: one test skips a block, a block of blocks, and so on up.

The lowest level groups the sorted masks into blocks, each further level groups the blocks below it.
A search goes down level by level, and tests the parts of those blocks that are not ruled out. Cost:
one step for each block of the top level, and one for each part of a block that is not ruled out.
Measured: blocks of 1,000 over blocks of 10 do not beat plain blocks of 50; a few parts for each
block do. Origin: superblocks of 1,000 words over blocks of 10 were proposed for beekeeper, not
built.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_, attrgetter, or_

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Visits
from .block import cut

FANOUTS = (8, 4, 4, 4)


@dataclass(frozen=True, slots=True)
class Superblock:
    """A group of superblocks, or of masks at the lowest level.

    `shared` are the letters that all masks in it have, `any_of` those that any mask has.
    """

    shared: Mask
    any_of: Mask
    parts: Sequence["Superblock"] = ()
    masks: Sequence[Mask] = ()


class HierarchySolver(Solver):
    idea = "Skips whole blocks of blocks."

    def __init__(self, lexicon: Lexicon, fanouts: Sequence[int] = FANOUTS) -> None:
        """Build a level of blocks for each fan-out, the lowest first.

        A fan-out is the number of masks, or of lower blocks, in each block of its level. Raises
        `ValueError` if there is none, or one is below 1.
        """
        if not fanouts or min(fanouts) < 1:
            raise ValueError(f"fan-outs of {fanouts}: one or more are needed, each 1 or more")
        blocks = cut(lexicon.masks, fanouts[0])
        self.top = [Superblock(block.shared, block.any_of, masks=block.masks) for block in blocks]
        for fanout in fanouts[1:]:
            level = self.top
            runs = (level[start : start + fanout] for start in range(0, len(level), fanout))
            self.top = list(map(_superblock_of, runs))

    def find(self, hive: Hive) -> list[Mask]:
        deciding, required = hive.deciding_mask, hive.required_mask
        *_, lowest = self._entered(hive)
        return [mask for block in lowest for mask in block.masks if mask & deciding == required]

    def visited(self, hive: Hive) -> Visits:
        looked, entered = len(self.top), list(self._entered(hive))
        looked += sum(len(block.parts) for level in entered for block in level)
        return Visits(sum(len(block.masks) for block in entered[-1]), looked)

    def _entered(self, hive: Hive) -> Iterator[list[Superblock]]:
        """Yield the blocks of each level that the hive does not rule out, from the top down."""
        required, forbidden = hive.required_mask, ~hive.mask
        level = self.top
        while True:
            entered = [
                block
                for block in level
                if not block.shared & forbidden and block.any_of & required == required
            ]
            yield entered
            level = [part for block in entered for part in block.parts]
            if not level:
                return


def _superblock_of(parts: Sequence[Superblock]) -> Superblock:
    return Superblock(
        reduce(and_, map(attrgetter("shared"), parts)),
        reduce(or_, map(attrgetter("any_of"), parts)),
        parts,
    )
