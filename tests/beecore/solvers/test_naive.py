"""The naive solver looks at every word."""

from beecore import Hive, Lexicon, mask_of
from beecore.solvers import Visits
from beecore.solvers.naive import NaiveSolver

SOLVER = NaiveSolver(Lexicon.from_words(["cave", "vice", "cat", "eve"]))


def test_the_rule_is_taken_at_its_word() -> None:
    assert SOLVER.find(Hive("vcae")) == sorted([mask_of("cave"), mask_of("eve")])
    assert SOLVER.find(Hive("vcae", extra="c")) == [mask_of("cave")]


def test_every_word_is_visited() -> None:
    assert SOLVER.visited(Hive("vcae")) == Visits(4)
