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
from itertools import chain, pairwise
from operator import and_, or_
from typing import Any

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Step, tested
from .block import cut

FANOUTS = (8, 4, 4, 4)


@dataclass(frozen=True, slots=True)
class Superblock:
    """Lower blocks, or masks, and the letters that all masks in it have, or that any has."""

    shared: Mask
    any_of: Mask
    parts: Sequence[Any]


class HierarchySolver(Solver):
    idea = "Skips whole blocks of blocks."
    best = "xoetlrs", "Masks with an X are neighbors, so few of the top blocks have any."
    worst = "akhwbcu", "Large blocks share rare letters, and this hive has many of them."

    def __init__(self, lexicon: Lexicon, fanouts: Sequence[int] = FANOUTS) -> None:
        """Build a level of blocks for each fan-out, the lowest first.

        A fan-out is the number of masks, or of lower blocks, in each block of its level. Raises
        `ValueError` if there is none, or one is below 1.
        """
        if not fanouts or min(fanouts) < 1:
            raise ValueError(f"fan-outs of {fanouts}: one or more are needed, each 1 or more")
        level = [Superblock(*block) for block in cut(lexicon.masks, fanouts[0])]
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
        self.root, self.depth = Superblock(0, 0, level), len(fanouts)

    def find(self, hive: Hive) -> list[Mask]:
        deciding, required = hive.deciding_mask, hive.required_mask
        *_, lowest = self._entered(hive)
        return [mask for block in lowest for mask in block.parts if mask & deciding == required]

    def steps(self, hive: Hive) -> Iterator[Step]:
        """Yield the blocks level by level, each only if the one above lets it in, then the masks.

        >>> lexicon = Lexicon.from_words(["bib", "bob", "cave", "cone"])
        >>> [step.kind for step in HierarchySolver(lexicon, [2, 2]).steps(Hive.parse("vctaoen"))]
        ['block', 'block', 'block', 'mask', 'mask']
        """
        levels = [[self.root], *self._entered(hive)]
        for above, entered in pairwise(levels):
            let_in = set(map(id, entered))
            for block in chain.from_iterable(each.parts for each in above):
                yield Step("block", block, id(block) in let_in)
        yield from tested(chain.from_iterable(each.parts for each in levels[-1]), hive)

    def _entered(self, hive: Hive) -> Iterator[list[Superblock]]:
        """Yield the blocks of each level that the hive does not rule out, from the top down."""
        required, forbidden, entered = hive.required_mask, ~hive.mask, [self.root]
        for _ in range(self.depth):
            entered = [
                block
                for above in entered
                for block in above.parts
                if not block.shared & forbidden and block.any_of & required == required
            ]
            yield entered
