"""Solving as people see it: the words of a hive, best first, and what they add up to."""

from collections.abc import Sequence
from typing import NamedTuple

from .bands import best_first, totals
from .hive import Hive
from .lexicon import Lexicon, Reason
from .phrases import in_words
from .scoring import is_pangram, points
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

    def __str__(self) -> str:
        """Return the figures as people read them: "2 words, 9 points, 1 pangram"."""
        return in_words(*self)


def solve(
    hive: Hive, lexicon: Lexicon, *, solver: Solver | None = None, likely: float | None = None
) -> list[Solution]:
    """Return every word of the lexicon that answers the hive, likely and possible ones.

    Pangrams come first, then longer words before shorter ones, then by alphabet. Words are likely
    from the probability `likely` on, the lexicon's own if none is given; without a solver the one
    that is cheapest for the hive is taken.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    solver = solver or solver_for(hive, lexicon)
    boundary = lexicon.likely if likely is None else likely
    solutions = [
        Solution(
            word,
            points(word, hive),
            is_pangram(word, hive),
            likelihood,
            likelihood >= boundary,
            reason,
        )
        for mask in solver.find(hive)
        for word, likelihood, reason in lexicon.entries(mask)
        if len(word) >= hive.minimum
    ]
    return sorted(solutions, key=best_first)


def summary(hive: Hive, solutions: Sequence[Solution]) -> Summary:
    """Return the figures of a list of solutions.

    >>> lexicon = Lexicon.from_words(["noon", "onto"])
    >>> summary(hive := Hive.parse("ont"), solve(hive, lexicon))
    Summary(words=2, points=9, pangrams=1, perfect=0, bingo=False)
    """
    return Summary(*totals(hive.letters, solutions))
