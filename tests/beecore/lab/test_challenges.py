"""The challenges: for each, solvers that meet it and solvers that do not."""

import pytest

from beecore import Hive, Lexicon
from beecore.lab.arena import CHALLENGES, Attempt, judged, solver_of
from build import ROOT, WEB
from tests import wordlists

SMALLEST = (WEB / "lab" / "smallest.py").read_text("utf-8")
HEAD = "from .base import Solver, Visits, alphabetical\n"
EIGHT = (
    HEAD
    + '''
class Mine(Solver):
    """Whose docstring
    costs no line."""
    def __init__(self, lexicon):
        self.masks = lexicon.masks

    def find(self, hive):  # one thought
        required, deciding = hive.required_mask, hive.deciding_mask
        return [mask for mask in self.masks if mask & deciding == required]

    def visited(self, hive):
        return Visits(len(self.masks))
'''
)
WORDS = (
    EIGHT.replace("self.masks = lexicon.masks", "self.masks, self.lexicon = lexicon.masks, lexicon")
    + """
    def words(self, hive):
        found = [word for mask in self.find(hive) for word in self.lexicon.words(mask)]
        return [word for word in found if len(word) >= hive.minimum]
"""
)
SUBSETS = "from .subset import SubsetSolver\nclass Mine(SubsetSolver):\n    pass\n"
STRIDE = """
from .block import BlockScan, cut
from .base import alphabetical
class Mine(BlockScan):
    def __init__(self, lexicon):
        self.blocks = cut([mask for _, mask in alphabetical(lexicon)], SIZE)
"""

MET = {
    "fewer": [SUBSETS],
    "required": [EIGHT, SUBSETS],
    "minimum": [WORDS],
    "stride": [STRIDE.replace("SIZE", "30")],
    "eight": [EIGHT, (ROOT / "beecore" / "solvers" / "bitmask.py").read_text("utf-8")],
}
MISSED = {
    "fewer": [
        (EIGHT, "masks per hive; block checks "),
        (SUBSETS.replace("pass", "visited = lambda *_: (0, 0)"), "has no attribute"),
        (
            "from .base import Visits\n"
            + SUBSETS.replace("pass", "visited = lambda *_: Visits(0)"),
            "returned more masks than “visited” counts",
        ),
    ],
    "required": [(SMALLEST, "with A and")],
    "minimum": [
        (EIGHT, "have a method “words”"),
        (WORDS.replace("hive.minimum", "0"), "returns the wrong words"),
        (
            WORDS.replace("return [word for word in found", "return [word for word in found * 2"),
            "wrong words",
        ),
    ],
    "stride": [
        (EIGHT, "isn’t a subclass of BlockScan"),
        (STRIDE.replace("SIZE", "50"), "the same blocks of 50"),
        (STRIDE.replace("SIZE", "900"), "steps per hive; blocks of 50 take"),
        (
            STRIDE.replace("[mask for _, mask in alphabetical(lexicon)], SIZE", "lexicon.masks, 9"),
            "don’t include every word",
        ),
    ],
    "eight": [
        (SMALLEST, "12 lines of code"),
        (SUBSETS, "have its own “find”"),
        (EIGHT.replace("        self.masks = ", "        x = 1; self.masks = "), "semicolon"),
    ],
}


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return wordlists.sample()


def attempt(source: str, lexicon: Lexicon) -> Attempt:
    hives = [Hive("acinetv"), Hive("vctaoen"), Hive("lodginu")]
    return Attempt(solver_of(source)(lexicon), source, lexicon, hives)


@pytest.mark.parametrize(
    ("name", "source"), [(name, source) for name in MET for source in MET[name]]
)
def test_accepts_a_solver_that_meets_the_goal(name: str, source: str, lexicon: Lexicon) -> None:
    assert CHALLENGES[name](attempt(source, lexicon)) == ""


@pytest.mark.parametrize(
    ("name", "source", "message"),
    [(name, source, message) for name in MISSED for source, message in MISSED[name]],
)
def test_explains_why_a_solver_misses_the_goal(
    name: str, source: str, message: str, lexicon: Lexicon
) -> None:
    if message == "has no attribute":
        with pytest.raises(AttributeError):
            CHALLENGES[name](attempt(source, lexicon))
    else:
        assert message in CHALLENGES[name](attempt(source, lexicon))


def test_evaluates_every_challenge(lexicon: Lexicon) -> None:
    assert judged(attempt(WORDS, lexicon)).keys() == CHALLENGES.keys() == MET.keys()
