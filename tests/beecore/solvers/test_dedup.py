"""Blocks over distinct masks."""

from beecore import Lexicon
from beecore.letters import ORDER
from beecore.solvers import Visits
from beecore.solvers.dedup import DedupSolver
from tests.oracles import HIVE


def test_stores_each_mask_once() -> None:
    lexicon = Lexicon.from_words(["veto", "vote", "cave", "caveat"])
    assert DedupSolver(lexicon, 20).visited(HIVE) == Visits(3, 1)
    assert [len(block.masks) for block in DedupSolver(lexicon, 2).blocks] == [2, 1]


def test_puts_fifty_masks_in_a_block_by_default() -> None:
    lexicon = Lexicon.from_words(first + second for first in ORDER[:16] for second in ORDER[:16])
    assert [len(block.masks) for block in DedupSolver(lexicon).blocks] == [50, 50, 36]
