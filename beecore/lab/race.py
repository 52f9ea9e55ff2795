"""The race: measures the solvers with one hive, in short steps, so that a caller can stop it.

Call `built` once for each solver, then `timed` any number of times.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from time import perf_counter
from typing import TypedDict
from unicodedata import normalize

from ..editions import EDITIONS, ORIGINAL
from ..hive import Hive
from ..lexicon import Lexicon
from ..solution import Solution
from ..solvers import SOLVERS, Solver
from ..solvers.base import words
from ..solving import solve


class Way(TypedDict):
    """A solver and its idea in one sentence."""

    name: str
    idea: str


class Overview(TypedDict):
    hive: str
    center: str
    words: int  # in the lexicon
    masks: int
    example: str  # a word of the hive, preferably likely, with many of its letters; or ""
    solvers: list[Way]


class Built(TypedDict):
    build: float
    memory: int
    masks: int  # the number of masks visited
    blocks: int
    answers: int  # words found that are long enough


class Timed(TypedDict):
    seconds: float  # the mean of one run


ACTS: dict[str, Callable[[Solver, Lexicon, Hive], object]] = {
    "find": lambda solver, lexicon, hive: solver.find(hive),
    "words": words,
}
"""The tasks that are timed: finding the masks that fit a hive, or listing their words too."""


def hive_in(letters: str) -> Hive:
    """Return the hive of letters of any alphabet: that of the first edition that has them all
    without folding any.

    >>> hive_in("ñaeinpt").edition.title, hive_in("vctaoen").edition.title
    ('Spanish', 'Original')

    Raises `HiveError` for invalid letters.
    """
    needed = {each for each in normalize("NFC", letters.lower()) if each.isalpha()}
    fitting = [each for each in EDITIONS if needed <= set(each.alphabet.order)]
    return Hive.parse(letters, edition=fitting[0] if fitting else ORIGINAL)


def overview(lexicon: Lexicon, hive: Hive) -> Overview:
    """Return the data that the Lab shows first."""
    answers = solve(hive, lexicon)
    return {
        "hive": hive.letters,
        "center": hive.center,
        "words": len(lexicon),
        "masks": len(lexicon.masks),
        "example": max(answers, key=_showy).word if answers else "",
        "solvers": [{"name": name, "idea": kind.idea} for name, kind in SOLVERS.items()],
    }


def built(lexicon: Lexicon, hive: Hive, name: str) -> Built:
    """Build a solver again; return its costs, visits, and number of words."""
    rebuild(lexicon, name)
    return costs(lexicon, hive, name)


def costs(lexicon: Lexicon, hive: Hive, name: str) -> Built:
    """Return a solver's costs, visits, and number of words; the solver built last is reused."""
    solver, seconds = _build(lexicon, name)
    visits = solver.visited(hive)
    return {
        "build": seconds,
        "memory": solver.memory(),
        "masks": visits.masks,
        "blocks": visits.blocks,
        "answers": len(solve(hive, lexicon, solver=solver)),
    }


def timed(
    lexicon: Lexicon, hive: Hive, name: str, what: str = "find", enough: float = 0.02
) -> Timed:
    """Return a solver's time for `what`, one of `ACTS`; the solver built last is reused.

    It is the mean of as many runs as take `enough` seconds, since the clock of a browser may have a
    resolution of only a millisecond.
    """
    act = partial(ACTS[what], ready(lexicon, name), lexicon, hive)
    runs = 1
    while True:
        start = perf_counter()
        for _ in range(runs):
            act()
        seconds = perf_counter() - start
        if seconds >= enough:
            return {"seconds": seconds / runs}
        runs *= 2


def rebuild(lexicon: Lexicon, name: str) -> Solver:
    """Return a newly built solver."""
    _build.cache_clear()
    return ready(lexicon, name)


def ready(lexicon: Lexicon, name: str) -> Solver:
    """Return a solver; the solver built last is reused."""
    return _build(lexicon, name)[0]


def _showy(found: Solution) -> tuple[bool, int]:
    return found.likely, len(set(found.word))


@lru_cache(maxsize=1)
def _build(lexicon: Lexicon, name: str) -> tuple[Solver, float]:
    start = perf_counter()
    solver = SOLVERS[name](lexicon)
    return solver, perf_counter() - start
