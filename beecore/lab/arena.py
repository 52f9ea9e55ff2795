"""Builds, checks and times a visitor's own solver, in a worker that the page can stop.

`act` takes a task as JSON, with the `source` of a solver and a `hive`, and reports its progress as
JSON, since the code may never end. It builds the solver, checks it against naive, judges the
challenges, and times it.

A report has a `message` about progress; the last one has `wrong`, `fault`, or `figures`. The source
runs as a module of `beecore.solvers`, so a copy of any solver there works unchanged.

Four challenges have a goal each, which the page explains. The function of a challenge returns a
sentence about what its goal still requires, or an empty text once the goal is reached.

1. `fewer`     visit fewer masks than a scan by blocks of 50: order decides what can be skipped
2. `required`  handle two required letters: the test of a mask is the same for any number of letters
3. `stride`    find better blocks than 50: balance the cost of a block and what it saves
4. `eight`     use at most eight lines: the rule itself is short
"""

import ast
import json
import linecache
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import replace
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path
from statistics import mean
from types import ModuleType
from typing import Any, NamedTuple, cast

from ..hive import USUAL_SIZE, Hive
from ..letters import Mask
from ..lexicon import Lexicon
from ..solvers import SOLVERS, Solver
from ..solvers.block import STRIDE, BlockScan, BlockSolver
from ..solvers.naive import NaiveSolver
from ..words import shipped
from . import race
from .race import draw_hives

FILE = "yours.py"
NAME = "yours"
HIVES = 30
SAMPLES = 9
MAX_LINES = 8  # of a traceback or of printed text; also the wrong words that are listed
_MAX_LINE_LENGTH = 200
CALL = "A method needs parentheses to be called, as in lexicon.words(mask)."
WORD = "A word or letter isn’t a mask: mask_of(word) is a word’s mask, BIT[letter] a letter’s."
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
    printed = StringIO()

    def say(**step: object) -> None:
        report(json.dumps({**step, "printed": _last(printed.getvalue())}))

    try:
        with alone(), redirect_stdout(printed):
            for step in run(**json.loads(task)):
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
            what: min(race.timed(lexicon, asked, NAME, what)["seconds"] for _ in range(SAMPLES))
            for what in ("find", "words")
        }
    times["find"] = min(times.values())  # listing the words finds their masks first
    yield {"figures": {**built, **times}, "challenges": missing, "hives": len(hives)}


def check(solver: Solver, hive: Hive, expected: list[Mask], lexicon: Lexicon) -> None:
    """Raise `WrongError` if a solver's masks differ from the expected masks."""
    found = solver.find(hive)
    if not isinstance(found, list | tuple) or not all(isinstance(mask, int) for mask in found):
        told = f"{hive}: find returned {_short(found)}, which isn’t a list of masks."
        raise WrongError(" ".join([told, *_mended(found)]))
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
    told = _last("".join(lines))
    told[-1] = f"{told[-1]}. {explained}" if (explained := _explained(error)) else told[-1]
    return {"lines": told, "line": line or 0}


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


def _mended(found: object) -> Iterator[str]:
    """Yield how to mend a beginner's usual mistakes."""
    if found is None:
        yield "End it with “return” and the masks."
    elif callable(found):
        yield CALL
    elif isinstance(found, list | tuple) and any(isinstance(each, str) for each in found):
        yield WORD


def _explained(error: BaseException) -> str:
    """Return what Python's message about a beginner's usual mistake means, or an empty text."""
    if not isinstance(error, TypeError):
        return ""
    said = str(error)
    is_method = "'method'" in said or "builtin_function_or_method" in said
    return CALL if is_method else WORD if "'str'" in said and "'int'" in said else ""


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "…"


def _last(text: str) -> list[str]:
    """Return the last lines of a text, each cut to a readable length."""
    return [line[:_MAX_LINE_LENGTH] for line in text.rstrip().splitlines()[-MAX_LINES:]]


MAX_CODE_LINES = 8
MAX_LINE_LENGTH = 100  # characters
_MAX_HIVES = 6  # tested, since each takes a search with naive


class Attempt(NamedTuple):
    """A solver that finds the right masks for all hives, its source, and its lexicon."""

    solver: Solver
    source: str
    lexicon: Lexicon
    hives: Sequence[Hive]


def judged(attempt: Attempt) -> dict[str, str]:
    """Return what is missing for each challenge; an empty text where its goal is reached.

    Raises whatever the solver's own code raises.
    """
    return {name: goal(attempt) for name, goal in CHALLENGES.items()}


def fewer(attempt: Attempt) -> str:
    """Require fewer visited masks than blocks of 50 need, but no fewer than were found."""
    hives, solver = attempt.hives, attempt.solver
    visited = [solver.visited(hive).masks for hive in hives]
    for hive, masks in zip(hives, visited, strict=True):
        if masks < len(solver.find(hive)):
            return f"For {hive}, “find” returned more masks than “visited” counts."
    blocks = BlockSolver(attempt.lexicon)
    most, mine = mean(blocks.visited(hive).masks for hive in hives), mean(visited)
    return "" if mine < most else f"It checks {mine:,.0f} masks per hive; block checks {most:,.0f}."


def required(attempt: Attempt) -> str:
    """Require the right masks for hives whose last letter is required too."""
    naive = NaiveSolver(attempt.lexicon)
    for hive in attempt.hives[:_MAX_HIVES]:
        both = replace(hive, extra=hive.letters[-1])
        if list(attempt.solver.find(both)) != naive.find(both):
            letters = " and ".join(both.required.upper())
            return f"For {hive} with {letters} required, it doesn’t find the same masks as naive."
    return ""


def stride(attempt: Attempt) -> str:
    """Require blocks that take fewer steps than blocks of 50: a step tests a block or a mask."""
    solver = attempt.solver
    if not isinstance(solver, BlockScan):
        return "Your class isn’t a subclass of BlockScan."
    if solver.blocks == BlockSolver(attempt.lexicon).blocks:
        return f"These are the same blocks of {STRIDE}."
    masks = [mask for block in solver.blocks for mask in block.masks]
    if set(masks) != set(attempt.lexicon.masks) or len(masks) < len(attempt.lexicon):
        return "Your blocks don’t include every word. The blocks of 50 do."
    mine, theirs = (
        mean(sum(scan.visited(hive)) for hive in attempt.hives)
        for scan in (_recounted(solver), BlockSolver(attempt.lexicon))
    )
    return (
        ""
        if mine < theirs
        else f"It takes {mine:,.0f} steps per hive; blocks of 50 take {theirs:,.0f}."
    )


def eight(attempt: Attempt) -> str:
    """Require at most `MAX_CODE_LINES` lines, however they are laid out, not counting imports,
    docstrings, and texts.
    """
    tree = ast.parse(attempt.source)
    if "find" not in vars(type(attempt.solver)):
        return "The class doesn’t have its own “find”."
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            cast("Any", node).body = [each for each in body if not _is_exempt(each)]
    lines = [line for line in ast.unparse(tree).splitlines() if line]
    if any(len(line) > MAX_LINE_LENGTH for line in lines):
        return f"A line has more than {MAX_LINE_LENGTH} characters."
    return "" if len(lines) <= MAX_CODE_LINES else f"It has {len(lines)} lines of code."


CHALLENGES: dict[str, Callable[[Attempt], str]] = {
    goal.__name__: goal for goal in (fewer, required, stride, eight)
}


_EXEMPT, _OF_TEXTS = ("idea", "best", "worst"), (ast.Constant, ast.Tuple, ast.Load)


def _recounted(solver: BlockScan) -> BlockScan:
    """Return a scan of the same blocks whose `visited` is ours, not the visitor's."""
    scan = BlockSolver.__new__(BlockSolver)
    scan.blocks = solver.blocks
    return scan


def _is_exempt(node: ast.stmt) -> bool:
    """Return whether a statement is an import, a docstring, or what the Lab says of a solver."""
    if isinstance(node, ast.Expr | ast.Assign) and isinstance(node.value, ast.Constant | ast.Tuple):
        is_text = all(isinstance(each, _OF_TEXTS) for each in ast.walk(node.value))
        is_named = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in _EXEMPT
        return is_text and (is_named or isinstance(node, ast.Expr))
    return isinstance(node, ast.Import | ast.ImportFrom)
