"""Five challenges for visitors who write a solver, each with a goal that is checked.

The page explains the challenges; this module judges them, for solvers that find the right masks for
all hives. The function of each challenge returns a sentence about what its goal still requires, or
an empty text once the goal is reached.

1. `fewer`     visit fewer masks than a scan by blocks of 50: order decides what can be skipped
2. `required`  handle two required letters: the test of a mask is the same for any number of letters
3. `minimum`   list words, none too short: a mask does not know the length of its words
4. `stride`    find better blocks than 50: balance the cost of a block and what it saves
5. `eight`     use at most eight lines: the rule itself is short
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


def minimum(attempt: Attempt) -> str:
    """Require a method `words` that returns all words that are long enough, in any order."""
    words = getattr(attempt.solver, "words", None)
    if not callable(words):
        return "The class doesn’t have a method “words” yet."
    for shortest, hive in enumerate(attempt.hives[:_MAX_HIVES], start=4):
        asked = replace(hive, minimum=shortest)
        fitting = {
            word
            for mask in attempt.solver.find(hive)
            for word in attempt.lexicon.words(mask)
            if len(word) >= shortest
        }
        if sorted(words(asked)) != sorted(fitting):
            return f"For {hive} with {shortest} letters or more, it returns the wrong words."
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
    """Require at most `MAX_LINES` lines of code, not counting imports, docstrings, and `idea`."""
    tree = ast.parse(attempt.source)
    if "find" not in vars(type(attempt.solver)):
        return "The class doesn’t have its own “find”."
    lines = _lines(tree)
    if any(len(line) > MAX_LINE_LENGTH or ";" in line for line in attempt.source.splitlines()):
        return f"A line has a semicolon, or more than {MAX_LINE_LENGTH} characters."
    return "" if len(lines) <= MAX_LINES else f"It has {len(lines)} lines of code."


CHALLENGES: dict[str, Callable[[Attempt], str]] = {
    goal.__name__: goal for goal in (fewer, required, minimum, stride, eight)
}


def _recounted(solver: BlockScan) -> BlockScan:
    """Return a scan of the same blocks whose `visited` is ours, not the visitor's."""
    scan = BlockSolver.__new__(BlockSolver)
    scan.blocks = solver.blocks
    return scan


def _lines(tree: ast.Module) -> set[int]:
    """Return the numbers of the lines with code, without imports, docstrings, and `idea`."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not _is_exempt(node):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno
            lines.update(range(node.lineno, max(end or 0, node.lineno) + 1))
    return lines


def _is_exempt(node: ast.stmt) -> bool:
    """Return whether a statement is an import, a docstring, or the `idea` of a solver."""
    if isinstance(node, ast.Expr | ast.Assign) and isinstance(node.value, ast.Constant):
        return isinstance(node, ast.Expr) or ast.unparse(node.targets[0]) == "idea"
    return isinstance(node, ast.Import | ast.ImportFrom)
