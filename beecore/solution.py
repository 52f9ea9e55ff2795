"""Solving as people see it: the words of a hive, best first, and what they add up to."""

from collections.abc import Sequence
from typing import NamedTuple

from .hive import Hive
from .lexicon import Lexicon, Reason
from .scoring import is_pangram, is_perfect, points
from .solvers import Solver, solver_for


class Solution(NamedTuple):
    """A word that answers a hive."""

    word: str
    points: int
    pangram: bool
    likelihood: float
    likely: bool
    reason: Reason


class Summary(NamedTuple):
    """What a list of solutions adds up to; `bingo` when every letter of the hive starts a word."""

    words: int
    points: int
    pangrams: int
    perfect: int
    bingo: bool


def solve(hive: Hive, lexicon: Lexicon, solver: Solver | None = None) -> list[Solution]:
    """Return every word of the lexicon that answers the hive, likely and possible ones.

    Pangrams come first, then longer words before shorter ones, then by alphabet. Without a solver
    the one that is cheapest for the hive is taken.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    solver = solver or solver_for(hive, lexicon)
    solutions = [
        Solution(
            entry.word,
            points(entry.word, hive),
            is_pangram(entry.word, hive),
            entry.likelihood,
            lexicon.is_likely(entry.likelihood),
            entry.reason,
        )
        for mask in solver.find(hive)
        for entry in lexicon.entries(mask)
        if len(entry.word) >= hive.minimum
    ]
    return sorted(solutions, key=lambda found: (not found.pangram, -len(found.word), found.word))


def summary(hive: Hive, solutions: Sequence[Solution]) -> Summary:
    """Return the figures of a list of solutions.

    >>> lexicon = Lexicon.from_words(["noon", "onto"])
    >>> summary(hive := Hive.parse("ont"), solve(hive, lexicon))
    Summary(words=2, points=9, pangrams=1, perfect=0, bingo=False)
    """
    return Summary(
        len(solutions),
        sum(found.points for found in solutions),
        sum(found.pangram for found in solutions),
        sum(is_perfect(found.word, hive) for found in solutions),
        {found.word[0] for found in solutions} == set(hive.letters),
    )
