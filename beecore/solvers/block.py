"""A scan over blocks of words: one test skips a whole block.

For each run of `stride` words of the alphabetical list, a block stores the letters that all of them
share (AND) and the letters that any of them has (OR). A shared letter that is forbidden, or a
required letter that no word has, rules out the block. Cost: one step for each block, and one for
each word of a block that is not ruled out; the stride balances the two. Origin: beekeeper's blocks
of 50 words in Rust.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_, or_
from typing import NamedTuple

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Step, Visits, alphabetical, tested

STRIDE = 50


class Block(NamedTuple):
    """Some masks, the letters that all of them share, and the letters that any of them has."""

    shared: Mask
    any_of: Mask
    masks: Sequence[Mask]

    def lets_in(self, hive: Hive) -> bool:
        """Return whether a mask of the block may fit the hive, so that it must be searched."""
        required = hive.required_mask
        return not self.shared & ~hive.mask and self.any_of & required == required


def block_of(masks: Sequence[Mask]) -> Block:
    """Return the block of a list of one or more masks."""
    return Block(reduce(and_, masks), reduce(or_, masks), masks)


def cut(masks: Sequence[Mask], stride: int) -> list[Block]:
    """Return blocks of `stride` masks each; the last may be shorter.

    Raises `ValueError` for a stride below 1.

    >>> [block.masks for block in cut([1, 3, 5, 8, 9], 2)]
    [[1, 3], [5, 8], [9]]
    """
    if stride < 1:
        raise ValueError(f"a block of {stride} masks: the stride is 1 or more")
    return [block_of(masks[start : start + stride]) for start in range(0, len(masks), stride)]


class BlockScan(Solver):
    """A solver that scans blocks, of any size."""

    blocks: list[Block]

    def find(self, hive: Hive) -> list[Mask]:
        deciding, required, forbidden = hive.deciding_mask, hive.required_mask, ~hive.mask
        found: list[Mask] = []
        for shared, any_of, masks in self.blocks:
            if not shared & forbidden and any_of & required == required:
                found += [mask for mask in masks if mask & deciding == required]
        return sorted(set(found))

    def steps(self, hive: Hive) -> Iterator[Step]:
        """Yield every block, and after one that is not ruled out, its masks.

        >>> solver = BlockSolver(Lexicon.from_words(["bib", "bob", "cave", "cone"]), stride=2)
        >>> [(step.kind, step.fits) for step in solver.steps(Hive.parse("vctaoen"))]
        [('block', False), ('block', True), ('mask', True), ('mask', False)]
        """
        for block in self.blocks:
            enters = block.lets_in(hive)
            yield Step("block", block, enters)
            if enters:
                yield from tested(block.masks, hive)

    def visited(self, hive: Hive) -> Visits:
        entered = [len(block.masks) for block in self.blocks if block.lets_in(hive)]
        return Visits(sum(entered), len(self.blocks))


class BlockSolver(BlockScan):
    idea = "Skips fifty words with one test."
    best = "jkmpbcu", "Few blocks share only letters of this hive, and fewer have a J."
    worst = "eaintrs", "One block in five shares only these letters, and each has an E."

    def __init__(self, lexicon: Lexicon, stride: int = STRIDE) -> None:
        self.blocks = cut([mask for _, mask in alphabetical(lexicon)], stride)
