"""The naive solver looks at every word."""

from beecore import Hive, Lexicon, mask_of
from beecore.solvers import Visits
from beecore.solvers.naive import NaiveSolver

SOLVER = NaiveSolver(Lexicon.from_words(["cave", "vice", "cat", "eve"]))


def test_finds_masks_by_the_rule() -> None:
    assert SOLVER.find(Hive("vcae")) == sorted([mask_of("cave"), mask_of("eve")])
    assert SOLVER.find(Hive("vcae", extra="c")) == [mask_of("cave")]


def test_visits_every_word() -> None:
    assert SOLVER.visited(Hive("vcae")) == Visits(4)
