"""Blocks that grow while their words still share `share` letters.

Most blocks are ruled out by a shared letter that is forbidden, and with a fixed stride one odd word
can leave no letter shared. So a block ends where the next word would leave fewer than `share`
shared letters. Cost: as with `block`; with a larger `share`, fewer words are tested, but there are
more blocks. Measured: with 2 or 3 letters it beats any fixed stride; with 1 or 4 it loses. Origin:
proposed, but not built, in beekeeper, a solver written in Rust, with 2 or 3 letters.
"""

from collections.abc import Iterable, Iterator

from ..letters import Mask
from ..lexicon import Lexicon
from .base import alphabetical
from .block import BlockScan, block_of

SHARE = 3


class AdaptiveSolver(BlockScan):
    idea = "Ends a block when its words stop looking alike."
    best = "jkmpbcu", "Hardly a block shares three letters that are all in this hive."
    worst = "eaintrs", "Many blocks share three letters that are all in this hive."

    def __init__(self, lexicon: Lexicon, share: int = SHARE) -> None:
        runs = grow((mask for _, mask in alphabetical(lexicon)), share)
        self.blocks = [block_of(run) for run in runs]


def grow(masks: Iterable[Mask], share: int) -> Iterator[list[Mask]]:
    """Yield the masks in runs; all masks of a run have at least `share` letters in common.

    >>> list(grow([0b0111, 0b0011, 0b1111, 0b1110], share=2))
    [[7, 3, 15], [14]]
    """
    run: list[Mask] = []
    shared = 0
    for mask in masks:
        shared &= mask
        if run and shared.bit_count() < share:
            yield run
            run = []
        if not run:
            shared = mask
        run.append(mask)
    if run:
        yield run
