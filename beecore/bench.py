"""Measures the solvers: the time to solve a hive, and the time and memory to build each solver.

All solve the same hives with the same words. The time for a hive is that of the fastest of a few
runs, since other processes only slow a run down; caches are filled. Times are in seconds, sizes in
bytes.
"""

import platform
import random
import timeit
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from typing import NamedTuple

from .errors import BeeError
from .hive import USUAL_SIZE, Hive
from .letters import letters_of
from .lexicon import Lexicon
from .solvers import SOLVERS
from .solvers.base import words
from .solving import solve

HIVES, QUICK_HIVES = 120, 20
SEED = 2014
_RUNS = 7
_RUN_SECONDS = 0.0004


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


def shuffled(lexicon: Lexicon) -> list[str]:
    """Return the words of a lexicon in a random order, which is the same every time."""
    words = [entry.word for entry in lexicon.all_entries()]
    random.Random(SEED).shuffle(words)
    return words


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
            seconds(partial(kind, lexicon)),
            solver.memory(),
            mean(visit.masks for visit in visits),
            mean(visit.blocks for visit in visits),
        )


def median_seconds(task: Callable[[Hive], object], hives: Sequence[Hive]) -> float:
    """Return the median of the seconds that a task takes for each hive."""
    return median(seconds(partial(task, hive)) for hive in hives)


def seconds(call: Callable[[], object]) -> float:
    """Return the seconds that a call takes: the fastest of a few runs, or of one if it is slow."""
    timer = timeit.Timer(call)
    once = timer.timeit(1)
    if once > 10 * _RUN_SECONDS:
        return once
    number = max(1, min(100, int(_RUN_SECONDS / once)))
    return min(once, min(timer.repeat(_RUNS, number)) / number)


def machine() -> str:
    """Return the processor, the system, and the Python version of this machine."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.processor() or platform.machine()}, {platform.system()}, {python}"
