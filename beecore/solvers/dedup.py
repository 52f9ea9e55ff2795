"""One entry for each distinct mask, then blocks over the masks.

Either all words of a mask fit or none, so a third of the entries suffices. Masks can be sorted,
since they need not be in the order of words, which brings together those that share their high
bits: with a good order of the letters (see `letters.ORDER`), the masks of a block are alike, and
far more blocks are skipped. Cost: as with `block`, over fewer masks, and fewer blocks are entered.
Origin: one entry for each mask was proposed for beekeeper, not built; the order of the bits is new
here.
"""

from ..lexicon import Lexicon
from .block import BlockScan, cut

STRIDE = 50


class DedupSolver(BlockScan):
    idea = "Keeps one entry for all words with the same letters, and sorts the entries."
    best = "xoetlrs", "Masks with an X are neighbors, so few blocks have any."
    worst = "akhwbcu", "Neighbors share rare letters, and this hive has many of them."

    def __init__(self, lexicon: Lexicon, stride: int = STRIDE) -> None:
        self.blocks = cut(lexicon.masks, stride)
