"""The prefix tree."""

from beecore import Hive, Lexicon
from beecore.solvers import Visits
from beecore.solvers.trie import TrieSolver
from tests.oracles import HIVE

SOLVER = TrieSolver(Lexicon.from_words(["cave", "cab", "dot", "cavern"]))


def test_follows_only_letters_of_the_hive() -> None:
    assert SOLVER.visited(HIVE) == Visits(1, 5)  # the root, c, ca, cav, cave
    assert SOLVER.visited(Hive("cabv")) == Visits(1, 5)  # cab in place of cave
    assert SOLVER.visited(Hive("xyz")) == Visits(0, 1)


def test_words_share_nodes_of_common_prefixes() -> None:
    assert set(SOLVER.root) == {"c", "d"}
    assert set(SOLVER.root["c"]["a"]) == {"v", "b"}
