"""The functions that all solvers share."""

from sys import getsizeof

from beecore import Lexicon, mask_of
from beecore.solvers.base import alphabetical
from beecore.solvers.bitmask import BitmaskSolver
from beecore.solvers.subset import SubsetSolver
from tests.oracles import ORACLE

LEXICON = Lexicon.from_words(ORACLE)


def test_alphabetical_returns_sorted_words_with_masks() -> None:
    assert alphabetical(LEXICON) == [(word, mask_of(word)) for word in ORACLE]


def test_memory_counts_each_object_once() -> None:
    solver = BitmaskSolver(LEXICON)
    distinct = {id(mask): getsizeof(mask) for mask in solver.masks}
    assert len(distinct) < len(solver.masks)
    assert solver.memory() == getsizeof(solver.masks) + sum(distinct.values())


def test_memory_counts_masks_shared_with_the_lexicon() -> None:
    solver = SubsetSolver(LEXICON)
    assert solver.memory() == getsizeof(solver.known) + sum(map(getsizeof, LEXICON.masks))
