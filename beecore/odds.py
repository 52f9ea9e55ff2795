"""An estimate of the points needed for Genius, from the likelihoods of all words of a hive.

The words that an editor accepted are unknown, but the likelihood of each is known. So the points of
the hive are a sum of random variables with a known mean and variance. These are not independent:
editors accept or reject words of the same kind together, which makes the standard deviation a fifth
larger, as measured on published puzzles.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from .editions import Edition
from .phrases import counted
from .scoring import GENIUS
from .solution import Solution

DEVIATIONS = 1.28
"""The number of standard deviations within which 80 % of a normal distribution lie."""
DEPENDENCE = 1.2
"""The factor by which the deviation exceeds that of independent words."""


class Odds(NamedTuple):
    """The points at which Genius begins: the expected number, and the bounds of 80 % of cases."""

    genius: int
    low: int
    high: int

    def __str__(self) -> str:
        """Return the estimate as text: "Genius around 98 points (82-114)", with an en dash."""
        if self.low == self.high:
            return f"{GENIUS} at {counted(self.genius, 'point')}"
        return f"{GENIUS} around {counted(self.genius, 'point')} ({self.low}–{self.high})"


def odds_of(solutions: Sequence[Solution], edition: Edition) -> Odds:
    """Return the estimated points of Genius, given all words of a hive, likely and possible.

    >>> from .editions import ORIGINAL
    >>> from .solution import solution_of
    >>> words = ("cave", 1.0), ("coven", 0.5), ("octave", 0.9)
    >>> odds_of([solution_of(word, False, chance, 0.4, "") for word, chance in words], ORIGINAL)
    Odds(genius=6, low=3, high=10)
    """
    share = dict(edition.ranks)[GENIUS] / 100
    mean = sum(found.likelihood * found.points for found in solutions)
    variance = sum(
        found.likelihood * (1 - found.likelihood) * found.points * found.points
        for found in solutions
    )
    spread = DEVIATIONS * DEPENDENCE * sqrt(variance)
    estimates = mean, max(0.0, mean - spread), mean + spread
    return Odds(*[round(share * points) for points in estimates])
