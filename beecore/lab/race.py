"""The race: what the solvers cost for one hive, in short steps.

Whoever runs it can stop between any two: `built` once for each solver, then `timed` as often as
wanted.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from time import perf_counter
from typing import TypedDict

from ..hive import Hive
from ..lexicon import Lexicon
from ..solution import Solution
from ..solvers import SOLVERS, Solver
from ..solvers.base import words
from ..solving import solve


class Way(TypedDict):
    name: str
    idea: str


class Overview(TypedDict):
    hive: str
    center: str
    words: int  # in the lexicon
    masks: int
    example: str  # an answer, a likely one if there is any, with many letters of the hive; or ""
    solvers: list[Way]


class Built(TypedDict):
    build: float
    memory: int
    masks: int  # visited
    blocks: int
    answers: int  # words found, of the length the hive asks for


class Timed(TypedDict):
    seconds: float  # of one run


ACTS: dict[str, Callable[[Solver, Lexicon, Hive], object]] = {
    "find": lambda solver, lexicon, hive: solver.find(hive),
    "words": words,
}
"""What is timed: to find the masks that fit a hive, and to tell their words as well."""


def overview(lexicon: Lexicon, hive: Hive) -> Overview:
    """Return what the Lab opens with."""
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
    """Build a solver anew; return what that costs, and what it looks at and finds."""
    anew(lexicon, name)
    return costs(lexicon, hive, name)


def costs(lexicon: Lexicon, hive: Hive, name: str) -> Built:
    """Return what a solver costs, looks at and finds, built before if it is the last one built."""
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
    """Return the time a solver takes for one of `ACTS`, built before if it is the last one built.

    It is the mean over as many runs as take `enough` seconds, since a browser's clock may tell
    no less than a thousandth of a second.
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


def anew(lexicon: Lexicon, name: str) -> Solver:
    """Build a solver and return it."""
    _build.cache_clear()
    return ready(lexicon, name)


def ready(lexicon: Lexicon, name: str) -> Solver:
    """Return a solver, as it was built before if it is the last one built."""
    return _build(lexicon, name)[0]


def _showy(found: Solution) -> tuple[bool, int]:
    return found.likely, len(set(found.word))


@lru_cache(maxsize=1)
def _build(lexicon: Lexicon, name: str) -> tuple[Solver, float]:
    start = perf_counter()
    solver = SOLVERS[name](lexicon)
    return solver, perf_counter() - start
