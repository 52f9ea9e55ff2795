"""Builds, checks and times a visitor's own solver, in a worker that the page can stop.

`act` takes a task as JSON, and reports its progress as JSON, since the code may never end. A task
has a name (`do`), a `hive`, and arguments:

- `run` builds the solver in `source`, checks it against naive, judges the challenges, and times it
- `growth` times the solvers with these `names` over more and more words

A report has a `message` about progress, or a `point`; the last one has `wrong`, `fault`, `figures`
or `points`. The source runs as a module of `beecore.solvers`, so a copy of any solver there works
unchanged.
"""

import json
import linecache
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import Any, cast

from ..bench import draw_hives, shuffled
from ..hive import USUAL_SIZE, Hive
from ..letters import Mask
from ..lexicon import Lexicon
from ..solvers import SOLVERS, Solver
from ..solvers.naive import NaiveSolver
from ..words import shipped
from . import race
from .challenges import Attempt, judged

FILE = "yours.py"
NAME = "yours"
HIVES = 30
SAMPLES = 9
SIZES = (1_000, 4_000, 16_000, 64_000)  # words; the last measurement has all of them
WARM_UP_SECONDS = 2.0
MAX_LINES = 8  # of a traceback or of printed text; also the wrong words that are listed
_MAX_LINE_LENGTH = 200
FORBIDDEN = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core")

Report = Callable[[str], object]


class WrongError(Exception):
    """A solver returned a wrong result; the message is for the visitor."""


class NoBrowser:
    """An import hook that blocks the modules with access to the browser."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in FORBIDDEN:
            raise ImportError(f"“{name}” isn’t available here: a solver can only use Python itself")


def act(task: str, report: Report) -> None:
    """Run a task, given as JSON, and call `report` with each report as JSON."""
    details = json.loads(task)
    work = WORKS[details.pop("do")]
    printed = StringIO()

    def say(**step: object) -> None:
        report(json.dumps({**step, "printed": _last(printed.getvalue())}))

    try:
        with alone(), redirect_stdout(printed):
            for step in work(**details):
                say(**step)
    except WrongError as wrong:
        say(wrong=str(wrong))
    except BaseException as error:  # the visitor's code may raise anything
        say(fault=fault(error))


def run(source: str, hive: str) -> Iterator[dict[str, object]]:
    """Build, check, judge and time a solver; yield a report of each step, the figures last."""
    asked = Hive.parse(hive)
    lexicon = words_for(len(asked.letters))
    yield {"message": "Reading your code."}
    kind = solver_of(source)
    yield {"message": f"Building it with {len(lexicon):,} words."}
    with entered(kind):
        solver = race.rebuild(lexicon, NAME)
        hives = [asked, *draw_hives(lexicon, HIVES - 1)]
        for number, each in enumerate(hives, start=1):
            yield {"message": f"Checking it: hive {number} of {len(hives)}."}
            check(solver, each, naive_answers(each), lexicon)
        yield {"message": "Checking the challenges."}
        missing = judged(Attempt(solver, source, lexicon, hives))
        yield {"message": "Timing it."}
        built = race.costs(lexicon, asked, NAME)
        times = {
            what: median(race.timed(lexicon, asked, NAME, what)["seconds"] for _ in range(SAMPLES))
            for what in ("find", "words")
        }
    yield {"figures": {**built, **times}, "challenges": missing, "hives": len(hives)}


def growth(hive: str, names: list[str]) -> Iterator[dict[str, object]]:
    """Yield a report with the time of each solver for each number of words."""
    asked = Hive.parse(hive)
    whole = words_for(len(asked.letters))
    words = shuffled(whole)
    yield {"message": "Warming up, because browsers speed up programs as they run."}
    warm(whole)
    for size in [*(size for size in SIZES if size < len(words)), len(words)]:
        some = Lexicon.from_words(words[:size]) if size < len(words) else whole
        for name in names:
            yield {"message": f"Timing {name} over {size:,} words."}
            race.ready(some, name)
            seconds = min(race.timed(some, asked, name)["seconds"] for _ in range(3))
            yield {"point": {"name": name, "words": size, "seconds": seconds}}
    yield {"points": "done"}


def warm(lexicon: Lexicon) -> None:
    """Search for a while, until the browser has compiled Python's WebAssembly for speed."""
    solver, (hive, *_) = SOLVERS["bitmask"](lexicon), draw_hives(lexicon, 1)
    stop = perf_counter() + WARM_UP_SECONDS
    while perf_counter() < stop:
        solver.find(hive)


WORKS: dict[str, Callable[..., Iterator[dict[str, object]]]] = {"run": run, "growth": growth}


def check(solver: Solver, hive: Hive, expected: list[Mask], lexicon: Lexicon) -> None:
    """Raise `WrongError` if a solver's masks differ from the expected masks."""
    found = solver.find(hive)
    if not isinstance(found, list | tuple) or not all(isinstance(mask, int) for mask in found):
        raise WrongError(f"{hive}: find returned {_short(found)}, which isn’t a list of masks.")
    held, right = set(found), set(expected)
    missing = [word for mask in expected if mask not in held for word in lexicon.words(mask)]
    wrong = [_named(mask, lexicon) for mask in found if mask not in right]
    if missing or wrong:
        parts = [("missing", missing), ("wrong", wrong)]
        raise WrongError(
            f"{hive}: " + "; ".join(f"{what}: {_listed(them)}" for what, them in parts if them)
        )
    if len(held) < len(found):
        raise WrongError(f"{hive}: find returned the same mask twice. Return each mask only once.")
    if list(found) != expected:
        raise WrongError(f"{hive}: the masks are right, but not in ascending order. Sort them.")


def solver_of(source: str) -> type[Solver]:
    """Return the last solver class in the source; raises `WrongError` if there is none."""
    linecache.cache[FILE] = len(source), None, source.splitlines(keepends=True), FILE
    module = ModuleType(NAME)
    module.__package__ = Solver.__module__.rpartition(".")[0]
    exec(compile(source, FILE, "exec", dont_inherit=True), vars(module))
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Solver) and kind.__module__ == NAME
    ]
    if not kinds:
        raise WrongError("Your code doesn’t define a subclass of Solver.")
    return kinds[-1]


def fault(error: BaseException) -> dict[str, object]:
    """Return the end of the traceback of an error, and the line of the visitor's code in it."""
    own = [step for step in traceback.extract_tb(error.__traceback__) if step.filename == FILE]
    line = own[-1].lineno if own else None
    if isinstance(error, SyntaxError) and error.filename == FILE:
        line = error.lineno
    lines = [*traceback.format_list(own), *traceback.format_exception_only(error)]
    return {"lines": _last("".join(lines)), "line": line or 0}


@contextmanager
def alone() -> Iterator[None]:
    """Block imports of modules with access to the browser until the end of the `with` block."""
    hidden = {name: sys.modules.pop(name) for name in FORBIDDEN if name in sys.modules}
    finders, barrier = list(sys.meta_path), NoBrowser()
    sys.meta_path[:] = [cast("Any", barrier), *finders]
    try:
        yield
    finally:
        sys.meta_path[:] = finders
        sys.modules.update(hidden)


@contextmanager
def entered(kind: type[Solver]) -> Iterator[None]:
    """Register a visitor's solver as `NAME` until the end of the `with` block."""
    SOLVERS[NAME] = kind
    try:
        yield
    finally:
        del SOLVERS[NAME]


def words_for(size: int) -> Lexicon:
    """Return the shipped words that may fit a hive of `size` letters, read again since a run may
    change them.
    """
    names = shipped.PACKS if size > USUAL_SIZE else shipped.USUAL_PACKS
    return Lexicon.from_pack(*[Path(name).read_bytes() for name in names])


@cache
def naive_answers(hive: Hive) -> list[Mask]:
    """Return the right masks for a hive; they are cached."""
    return _naive(max(USUAL_SIZE, len(hive.letters))).find(hive)


@lru_cache(maxsize=1)
def _naive(size: int) -> NaiveSolver:
    return NaiveSolver(words_for(size))


def _named(mask: int, lexicon: Lexicon) -> str:
    words = lexicon.words(mask)
    return words[0] if words else f"{mask}, which doesn’t match any word"


def _listed(words: Iterable[str]) -> str:
    words = list(words)
    rest = len(words) - MAX_LINES
    return ", ".join(words[:MAX_LINES]) + (f" and {rest:,} more" if rest > 0 else "")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "…"


def _last(text: str) -> list[str]:
    """Return the last lines of a text, each cut to a readable length."""
    return [line[:_MAX_LINE_LENGTH] for line in text.rstrip().splitlines()[-MAX_LINES:]]
