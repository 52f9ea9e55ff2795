"""Measures solvers: the time and memory to build them, and the time to solve a hive.

For each hive, three tasks are timed: to *find* its masks, to list their *words*, and to *solve* it,
which creates and sorts solutions. A time is the best of a few runs, with the garbage collector off;
for many hives, the mean, the median and the 95th percentile are given. All figures except
`FirstFigures` are measured with filled caches. Times are in seconds, sizes in bytes.
"""

import gzip
import timeit
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median, quantiles
from time import perf_counter
from typing import NamedTuple

from .. import pack
from ..best import richest
from ..hive import Hive
from ..lexicon import Lexicon
from ..solvers import SOLVERS, Solver
from ..solvers.base import words
from ..solvers.block import BlockSolver
from ..solvers.dedup import DedupSolver
from ..solvers.subset import SubsetSolver
from ..solving import solve
from .sample import pool

STRIDING = {"block": BlockSolver, "dedup": DedupSolver}
_RUN_SECONDS = 0.0004
_RUNS = 3
_PASSES = 5
_PASSES_SECONDS = 0.5


class Times(NamedTuple):
    """The times that many hives took, in seconds."""

    mean: float
    median: float
    p95: float

    @classmethod
    def of(cls, times: Sequence[float]) -> "Times":
        twentieths = quantiles(times, n=20, method="inclusive") if len(times) > 1 else times
        return cls(mean(times), median(times), twentieths[-1])


class SolverFigures(NamedTuple):
    """What was measured for one solver; its visits are means over the hives."""

    name: str
    build: float
    memory: int
    find: Times
    words: Times
    solve: Times
    masks_visited: float
    blocks_visited: float


class FirstFigures(NamedTuple):
    """Median times of `subset` for the first hive solved with a lexicon, with empty caches."""

    words: float
    solve: float


class PackFigures(NamedTuple):
    """The time to load a pack, its size, and the size of its sorted words in `gzip -9`."""

    load: float
    size: int
    gzip_size: int


class BestFigures(NamedTuple):
    """The richest hive of a lexicon's words, its points, and the time it took to find."""

    time: float
    hive: str
    points: int


class Point(NamedTuple):
    """A solver's median time to find masks; `at` is the stride or the number of words it was
    measured with.
    """

    solver: str
    at: int
    time: float


def seconds(call: Callable[[], object]) -> float:
    """Return the seconds that a call takes: the fastest of a few runs, or of one if it is slow."""
    timer = timeit.Timer(call)
    once = timer.timeit(1)
    if once > 10 * _RUN_SECONDS:
        return once
    number = max(1, min(100, int(_RUN_SECONDS / once)))
    return min(once, min(timer.repeat(_RUNS, number)) / number)


def times_of(answer: Callable[[Hive], object], hives: Sequence[Hive]) -> list[float]:
    """Return how many seconds a function takes for each hive.

    A fast function is run several times for each hive, so that other processes matter less.
    """
    calls = [partial(answer, hive) for hive in hives]
    times = list(map(seconds, calls))
    stop = perf_counter() + _PASSES_SECONDS
    for _ in range(_PASSES - 1):
        if perf_counter() < stop:
            times = list(map(min, times, map(seconds, calls)))
    return times


def solver_figures(lexicon: Lexicon, hives: Sequence[Hive]) -> Iterator[SolverFigures]:
    """Yield the figures of every solver, in reading order."""
    for name, kind in SOLVERS.items():
        build = seconds(partial(kind, lexicon))
        solver = kind(lexicon)
        visits = [solver.visited(hive) for hive in hives]
        yield SolverFigures(
            name,
            build,
            solver.memory(),
            Times.of(times_of(solver.find, hives)),
            Times.of(times_of(partial(words, solver, lexicon), hives)),
            Times.of(times_of(partial(solve, lexicon=lexicon, solver=solver), hives)),
            mean(visit.masks for visit in visits),
            mean(visit.blocks for visit in visits),
        )


def first_figures(lexicon: Lexicon, hives: Sequence[Hive]) -> FirstFigures:
    """Measure each hive with a lexicon just loaded from its pack, whose caches are empty."""
    data = pack.write(lexicon)

    def first(answer: Callable[[Solver, Lexicon, Hive], object], hive: Hive) -> float:
        fresh = Lexicon.from_pack(data)
        return timeit.timeit(partial(answer, SubsetSolver(fresh), fresh, hive), number=1)

    return FirstFigures(
        median(first(words, hive) for hive in hives),
        median(first(lambda by, fresh, it: solve(it, fresh, solver=by), hive) for hive in hives),
    )


def strides(lexicon: Lexicon, hives: Sequence[Hive], strides: Sequence[int]) -> Iterator[Point]:
    """Yield the time of each solver with blocks of a fixed size, at each stride."""
    for name, kind in STRIDING.items():
        for stride in strides:
            yield Point(name, stride, median(times_of(kind(lexicon, stride).find, hives)))


def growth(lexicon: Lexicon, hives: Sequence[Hive], sizes: Sequence[int]) -> Iterator[Point]:
    """Yield the time of each solver with each number of words in `sizes`, which ascend."""
    words = pool(lexicon, sizes[-1])
    for size in sorted({min(size, len(words)) for size in sizes}):
        some = Lexicon.from_words(words[:size])
        for name, kind in SOLVERS.items():
            yield Point(name, size, median(times_of(kind(some).find, hives)))


def pack_figures(lexicon: Lexicon) -> PackFigures:
    """Measure the pack of a lexicon."""
    data = pack.write(lexicon)
    words = sorted(entry.word for entry in lexicon.all_entries())
    text = "".join(f"{word}\n" for word in words).encode("ascii")
    load = median(timeit.repeat(partial(Lexicon.from_pack, data), number=1, repeat=15))
    return PackFigures(load, len(data), len(gzip.compress(text, 9, mtime=0)))


def best_figures(lexicon: Lexicon) -> BestFigures:
    """Measure the search for the richest hive of a lexicon's words, including words with an S."""
    text = "\n".join(entry.word for entry in lexicon.all_entries()).encode("ascii")
    call = partial(richest, text, allow_s=True)
    (best,) = call().best
    return BestFigures(min(timeit.repeat(call, number=1, repeat=5)), str(best.hive), best.points)
