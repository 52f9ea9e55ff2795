"""The scan over masks tests each word once."""

from beecore import Lexicon
from beecore.solvers import Visits
from beecore.solvers.bitmask import BitmaskSolver
from tests.oracles import HIVE


def test_visits_every_word_even_if_words_share_a_mask() -> None:
    solver = BitmaskSolver(Lexicon.from_words(["veto", "vote", "rate"]))
    assert solver.visited(HIVE) == Visits(3)
    assert len(solver.find(HIVE)) == 1
