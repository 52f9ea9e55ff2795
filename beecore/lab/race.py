"""Measures the solvers: for the Lab's race with one hive, and for `bee bench` with many.

For the race, call `built` once for each solver, then `timed` any number of times, for each in turn:
these are short steps, so that a caller can stop in between.

For the benchmark, all solvers solve the same hives with the same words. The time for a hive is that
of the fastest of a few runs, since other processes only slow a run down; caches are filled.
"""

import platform
import random
import timeit
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from time import perf_counter
from typing import NamedTuple, TypedDict
from unicodedata import normalize

from ..editions import EDITIONS, ORIGINAL
from ..errors import BeeError
from ..hive import USUAL_SIZE, Hive
from ..letters import letters_of
from ..lexicon import Lexicon, solve
from ..solution import Solution
from ..solvers import SOLVERS, Solver
from ..solvers.base import words


class Overview(TypedDict):
    hive: str
    center: str
    required: str
    order: str  # the letters of all bits of a mask, highest first
    words: int  # in the lexicon
    example: str  # a word of the hive, preferably likely, with many of its letters; or ""


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
        "required": hive.required,
        "order": hive.alphabet.order[::-1],
        "words": len(lexicon),
        "example": max(answers, key=_showy).word if answers else "",
    }


def built(lexicon: Lexicon, hive: Hive, name: str) -> Built:
    """Build a solver again; return its costs, visits, and number of words."""
    rebuild(lexicon, name)
    return costs(lexicon, hive, name)


def costs(lexicon: Lexicon, hive: Hive, name: str) -> Built:
    """Return a solver's costs, visits, and number of words; a solver that was built is reused."""
    solver = ready(lexicon, name)
    visits = solver.visited(hive)
    return {
        "build": _built[name].seconds,
        "memory": solver.memory(),
        "masks": visits.masks,
        "blocks": visits.blocks,
        "answers": len(solve(hive, lexicon, solver=solver)),
    }


def timed(
    lexicon: Lexicon, hive: Hive, name: str, what: str = "find", enough: float = 0.02
) -> Timed:
    """Return a solver's time for `what`, one of `ACTS`; a solver that was built is reused.

    It is the mean of as many runs as take `enough` seconds, since the clock of a browser may have a
    resolution of only a millisecond.
    """
    act = partial(ACTS[what], ready(lexicon, name), lexicon, hive)
    return {"seconds": seconds(act, enough)}


class _Made(NamedTuple):
    lexicon: Lexicon
    solver: Solver
    seconds: float  # to build it


_built: dict[str, _Made] = {}  # the last solver of each name, so that a race can time them in turn


def rebuild(lexicon: Lexicon, name: str) -> Solver:
    """Return a newly built solver, in place of an earlier one of its name."""
    _built.pop(name, None)
    start = perf_counter()
    solver = SOLVERS[name](lexicon)
    _built[name] = _Made(lexicon, solver, perf_counter() - start)
    return solver


def ready(lexicon: Lexicon, name: str) -> Solver:
    """Return the last solver of a name that was built for a lexicon, or a new one."""
    made = _built.get(name)
    return made.solver if made and made.lexicon is lexicon else rebuild(lexicon, name)


def _showy(found: Solution) -> tuple[bool, int]:
    return found.likely, len(set(found.word))


HIVES, QUICK_HIVES = 120, 20
SEED = 2014
_TRIES = 7
_TRY_SECONDS = 0.0004


class Figures(NamedTuple):
    """What was measured for a solver: median times and mean visits over the hives.

    For each hive, three tasks are timed: to *find* its masks, to list their *words*, and to *solve*
    it, which creates and sorts solutions.
    """

    solver: str
    find: float
    words: float
    solve: float
    build: float
    memory: int
    masks: float  # visited; of `naive` and `bitmask`, these are words
    blocks: float


def draw_hives(lexicon: Lexicon, number: int) -> list[Hive]:
    """Return up to `number` hives, each with the letters of a different pangram and a randomly
    chosen center; the same ones every time.

    Raises `BeeError` if no word has seven distinct letters.

    >>> [str(hive) for hive in draw_hives(Lexicon.from_words(["octane", "concave", "covenant"]), 5)]
    ['EVCOANT']
    """
    sevens = [mask for mask in lexicon.masks if mask.bit_count() == USUAL_SIZE]
    if not sevens:
        raise BeeError("no hive to measure with: it takes a word of seven different letters")
    draw = random.Random(SEED)
    hives = []
    for mask in draw.sample(sevens, min(number, len(sevens))):
        letters = letters_of(mask)
        center = draw.choice(letters)
        hives.append(Hive(center + letters.replace(center, "")))
    return hives


def measure(lexicon: Lexicon, hives: Sequence[Hive]) -> Iterator[Figures]:
    """Yield the figures of every solver, in reading order."""
    for name, kind in SOLVERS.items():
        solver = kind(lexicon)
        visits = [solver.visited(hive) for hive in hives]
        yield Figures(
            name,
            median_seconds(solver.find, hives),
            median_seconds(partial(words, solver, lexicon), hives),
            median_seconds(partial(solve, lexicon=lexicon, solver=solver), hives),
            fastest(partial(kind, lexicon)),
            solver.memory(),
            mean(visit.masks for visit in visits),
            mean(visit.blocks for visit in visits),
        )


def median_seconds(task: Callable[[Hive], object], hives: Sequence[Hive]) -> float:
    """Return the median of the seconds that a task takes for each hive."""
    return median(fastest(partial(task, hive)) for hive in hives)


def fastest(call: Callable[[], object]) -> float:
    """Return the seconds that a call takes in the fastest of a few tries; in one if slow."""
    first = seconds(call, _TRY_SECONDS)
    if first > 10 * _TRY_SECONDS:
        return first
    return min(first, *[seconds(call, _TRY_SECONDS) for _ in range(_TRIES - 1)])


def seconds(call: Callable[[], object], enough: float) -> float:
    """Return the mean seconds of as many runs of a call as take `enough` seconds."""
    runs = 1
    while (total := timeit.timeit(call, number=runs)) < enough:
        runs *= 2
    return total / runs


def machine() -> str:
    """Return the processor, the system, and the Python version of this machine."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.processor() or platform.machine()}, {platform.system()}, {python}"
