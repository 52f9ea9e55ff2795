"""A scan over blocks of words: one test skips a whole block.

Of each run of `stride` words, in the order of the word list, we keep the letters all of them share
(AND) and the letters any of them has (OR). A shared letter that is forbidden, or a required one
that none has, rules out the block. Cost: one step for each block, and one for each word of a block
that gets in; the stride trades the two. Origin: beekeeper's blocks of 50 words in Rust.
"""

from collections.abc import Sequence
from functools import reduce
from operator import and_, or_
from typing import NamedTuple

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Visits, alphabetical

STRIDE = 50


class Block(NamedTuple):
    """Masks, the letters all of them share, and the letters any of them has."""

    shared: Mask
    any_of: Mask
    masks: Sequence[Mask]

    def lets_in(self, hive: Hive) -> bool:
        """Tell whether some mask of the block may fit, so that it has to be searched."""
        required = hive.required_mask
        return not self.shared & ~hive.mask and self.any_of & required == required


def block_of(masks: Sequence[Mask]) -> Block:
    """Return the block of one mask or more."""
    return Block(reduce(and_, masks), reduce(or_, masks), masks)


def cut(masks: Sequence[Mask], stride: int) -> list[Block]:
    """Return blocks of `stride` masks each, the last maybe shorter; `ValueError` below 1.

    >>> [block.masks for block in cut([1, 3, 5, 8, 9], 2)]
    [[1, 3], [5, 8], [9]]
    """
    if stride < 1:
        raise ValueError(f"a block of {stride} masks: the stride is 1 or more")
    return [block_of(masks[start : start + stride]) for start in range(0, len(masks), stride)]


class BlockScan(Solver):
    """The search through blocks, however they were cut."""

    blocks: list[Block]

    def find(self, hive: Hive) -> list[Mask]:
        deciding, required, forbidden = hive.deciding_mask, hive.required_mask, ~hive.mask
        found: list[Mask] = []
        for shared, any_of, masks in self.blocks:
            if not shared & forbidden and any_of & required == required:
                found += [mask for mask in masks if mask & deciding == required]
        return sorted(set(found))

    def visited(self, hive: Hive) -> Visits:
        entered = [len(block.masks) for block in self.blocks if block.lets_in(hive)]
        return Visits(sum(entered), len(self.blocks))


class BlockSolver(BlockScan):
    idea = "Skips fifty words with one test."

    def __init__(self, lexicon: Lexicon, stride: int = STRIDE) -> None:
        self.blocks = cut([mask for _, mask in alphabetical(lexicon)], stride)
