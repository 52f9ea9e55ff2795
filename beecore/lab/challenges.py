"""Five challenges for who writes a solver, each with a goal that is checked, not believed.

What each asks and teaches is told on the page; here is what counts. A goal is judged once a solver
is right for all its hives, and answers with what is still missing, or an empty text.

1. `fewer`     visit fewer masks than a scan by blocks of 50: order decides what can be skipped
2. `required`  take two required letters: the test is one for a mask, however many bits it has
3. `minimum`   tell words, none too short: a mask has forgotten how long its words are
4. `stride`    cut better blocks than 50: what a block saves and what it costs, balanced
5. `eight`     in eight lines: the whole rule is small
"""

import ast
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import mean
from typing import NamedTuple

from ..hive import Hive
from ..lexicon import Lexicon
from ..solvers import Solver
from ..solvers.block import STRIDE, BlockScan, BlockSolver
from ..solvers.naive import NaiveSolver

MAX_LINES = 8
MAX_LINE_LENGTH = 100  # characters of a line
_ASKED = 6  # hives, where each costs a search


class Attempt(NamedTuple):
    """A solver that is right for all hives, its source, and the words it was built over."""

    solver: Solver
    source: str
    lexicon: Lexicon
    hives: Sequence[Hive]


def judged(attempt: Attempt) -> dict[str, str]:
    """Return for each challenge what is still missing; nothing where its goal is reached.

    Whatever the solver's own code raises is passed on.
    """
    return {name: goal(attempt) for name, goal in CHALLENGES.items()}


def fewer(attempt: Attempt) -> str:
    """Judge by the masks that `visited` tells, which are no fewer than those found."""
    hives, solver = attempt.hives, attempt.solver
    told = [solver.visited(hive).masks for hive in hives]
    for hive, masks in zip(hives, told, strict=True):
        if masks < len(solver.find(hive)):
            return f"For {hive} it found more masks than it says it visited."
    blocks = BlockSolver(attempt.lexicon)
    most, mine = mean(blocks.visited(hive).masks for hive in hives), mean(told)
    return "" if mine < most else f"It visits {mine:,.0f} masks of a hive, blocks {most:,.0f}."


def required(attempt: Attempt) -> str:
    """Judge by hives whose last letter is required, too."""
    naive = NaiveSolver(attempt.lexicon)
    for hive in attempt.hives[:_ASKED]:
        both = replace(hive, extra=hive.letters[-1])
        if list(attempt.solver.find(both)) != naive.find(both):
            letters = " and ".join(both.required.upper())
            return f"For {hive} with {letters} required it does not find what naive finds."
    return ""


def minimum(attempt: Attempt) -> str:
    """Judge by the words that a method `words` tells: all that are long enough, in any order."""
    words = getattr(attempt.solver, "words", None)
    if not callable(words):
        return "The class has no method “words” yet."
    for shortest, hive in enumerate(attempt.hives[:_ASKED], start=4):
        asked = replace(hive, minimum=shortest)
        fitting = {
            word
            for mask in attempt.solver.find(hive)
            for word in attempt.lexicon.words(mask)
            if len(word) >= shortest
        }
        if sorted(words(asked)) != sorted(fitting):
            return f"For {hive} with {shortest} letters or more it tells other words."
    return ""


def stride(attempt: Attempt) -> str:
    """Judge by steps, a block or a mask each, so that no clock has a say."""
    solver = attempt.solver
    if not isinstance(solver, BlockScan):
        return "The class is no kind of BlockScan."
    if solver.blocks == BlockSolver(attempt.lexicon).blocks:
        return f"These are the blocks of {STRIDE} themselves."
    masks = [mask for block in solver.blocks for mask in block.masks]
    if set(masks) != set(attempt.lexicon.masks) or len(masks) < len(attempt.lexicon):
        return "The blocks do not hold each word, as those of 50 do."
    mine, theirs = (
        mean(sum(scan.visited(hive)) for hive in attempt.hives)
        for scan in (_recounted(solver), BlockSolver(attempt.lexicon))
    )
    return "" if mine < theirs else f"It takes {mine:,.0f} steps, blocks of 50 {theirs:,.0f}."


def eight(attempt: Attempt) -> str:
    """Judge by the lines with code in them, but for imports and docstrings."""
    tree = ast.parse(attempt.source)
    if "find" not in vars(type(attempt.solver)):
        return "The class has no “find” of its own."
    lines = _lines(tree)
    if any(len(line) > MAX_LINE_LENGTH or ";" in line for line in attempt.source.splitlines()):
        return f"A line has a semicolon, or more than {MAX_LINE_LENGTH} characters."
    return "" if len(lines) <= MAX_LINES else f"It has {len(lines)} lines of code."


CHALLENGES: dict[str, Callable[[Attempt], str]] = {
    "fewer": fewer,
    "required": required,
    "minimum": minimum,
    "stride": stride,
    "eight": eight,
}


def _recounted(solver: BlockScan) -> BlockScan:
    """Return a plain scan of the same blocks, which counts as all do."""
    scan = BlockSolver.__new__(BlockSolver)
    scan.blocks = solver.blocks
    return scan


def _lines(tree: ast.Module) -> set[int]:
    """Return the numbers of the lines that hold code."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        is_told = isinstance(node, ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        )
        if isinstance(node, ast.stmt) and not is_told:
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno
            lines.update(range(node.lineno, max(end or 0, node.lineno) + 1))
    return lines
