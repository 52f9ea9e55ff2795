"""How many points Genius will take: an estimate over all words, by how likely each is.

Nobody knows which words an editor took, but of each how likely that is. So the points of the hive
are a sum of chances, of which the mean and the spread are known. A word's chance is not wholly its
own: words of one kind are taken or refused together, so the spread is wider than that of chances
without ties, by a fifth as measured on published puzzles.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from .phrases import counted
from .scoring import GENIUS, RANKS
from .solution import Solution

WITHIN = 1.28
"""Of a normal distribution 80 % are within so many standard deviations."""
TIED = 1.2
"""How much wider the spread is than it would be if words were taken one by one."""


class Odds(NamedTuple):
    """The points at which Genius begins: the most likely, and between which four of five are."""

    genius: int
    low: int
    high: int

    def __str__(self) -> str:
        """Return them as people read them."""
        if self.low == self.high:
            return f"{GENIUS} at {counted(self.genius, 'point')}"
        return f"{GENIUS} around {counted(self.genius, 'point')} ({self.low}–{self.high})"


def odds_of(solutions: Sequence[Solution]) -> Odds:
    """Return what Genius will take, given all words of a hive, likely and possible.

    >>> from .solution import solution_of
    >>> words = ("cave", 1.0), ("coven", 0.5), ("octave", 0.9)
    >>> odds_of([solution_of(word, False, chance, 0.4, "") for word, chance in words])
    Odds(genius=6, low=3, high=10)
    """
    share = dict(RANKS)[GENIUS] / 100
    mean = sum(found.likelihood * found.points for found in solutions)
    variance = sum(
        found.likelihood * (1 - found.likelihood) * found.points * found.points
        for found in solutions
    )
    spread = WITHIN * TIED * sqrt(variance)
    bounds = mean, max(0.0, mean - spread), mean + spread
    return Odds(*[round(share * points) for points in bounds])
