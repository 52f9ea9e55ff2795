"""One entry for each distinct mask, then blocks over the masks.

Words of one mask stand or fall together, so a third of the entries suffices. Once masks need not
keep the order of words they can be sorted, which brings together those that share their high bits:
blocks of them are alike, and with a good order of the letters (see `letters.ORDER`) far more of
them are skipped. Cost: as a block's, over fewer masks, and fewer of them entered. Origin: one
entry for each mask was proposed for beekeeper, not built; the order of the bits is ours.
"""

from ..lexicon import Lexicon
from .block import BlockScan, cut

STRIDE = 50


class DedupSolver(BlockScan):
    idea = "Keeps one entry for all words of the same letters, sorted."

    def __init__(self, lexicon: Lexicon, stride: int = STRIDE) -> None:
        self.blocks = cut(lexicon.masks, stride)
