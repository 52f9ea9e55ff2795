"""Points and ranks: the points of a word in a hive, and the rank that a number of points reaches.

Each rank begins at a percentage of all points of the hive, which `threshold` alone computes.
"""

from math import floor
from typing import NamedTuple

from .editions import ORIGINAL, Edition
from .hive import Hive

GENIUS, HIDDEN_RANK = [name for name, _ in ORIGINAL.ranks[-2:]]
"""The last two ranks of each edition; the rank of a player who has found every word is never shown
before it is reached."""


class Rank(NamedTuple):
    """A rank, and the points at which it begins."""

    name: str
    points: int


def is_pangram(word: str, hive: Hive) -> bool:
    """Return whether a word uses every letter in the hive."""
    is_long = not hive.edition.counts_letters or len(word) >= len(hive.letters)
    return is_long and hive.mask_of(word) == hive.mask


def is_perfect(word: str, hive: Hive) -> bool:
    """Return whether a word uses every letter in the hive exactly once."""
    return len(word) == len(hive.letters) and is_pangram(word, hive)


def points(word: str, hive: Hive) -> int:
    """Return the points of a word: by the rules of the hive's edition.

    >>> from beecore import Hive
    >>> hive = Hive.parse("VCTAOEN")
    >>> points("cave", hive), points("octave", hive), points("covenant", hive)
    (1, 6, 15)
    """
    return hive.edition.points_of(len(word), is_pangram(word, hive))


def threshold(percent: int, total: int) -> int:
    """Return a percentage of the total points, with halves rounded up.

    Published thresholds are rounded this way; `round` would round halves to even numbers.

    >>> threshold(25, 218), threshold(70, 45)
    (55, 31)
    """
    return floor(percent / 100 * total + 0.5)


def genius(total: int, edition: Edition) -> int:
    """Return the points at which Genius begins in a hive with `total` points.

    >>> from .editions import edition_of
    >>> genius(100, ORIGINAL), genius(25, edition_of("print"))
    (70, 19)
    """
    return threshold(dict(edition.ranks)[GENIUS], total)


def ranks(total: int, edition: Edition) -> list[Rank]:
    """Return the ranks of a hive with `total` points, the lowest first."""
    return [Rank(name, threshold(percent, total)) for name, percent in edition.ranks]


def rank(points: int, total: int, edition: Edition) -> Rank:
    """Return the rank reached with a number of points; the lowest for no points in any hive.

    >>> rank(152, 218, ORIGINAL), rank(153, 218, ORIGINAL), rank(218, 218, ORIGINAL).name
    (Rank(name='Amazing', points=109), Rank(name='Genius', points=153), 'Queen Bee')
    """
    reached = [step for step in ranks(total, edition) if step.points <= points]
    return reached[-1 if points else 0]


def next_rank(points: int, total: int, edition: Edition) -> Rank | None:
    """Return the next rank after those reached; None after Genius, since the last rank is hidden.

    >>> step = next_rank(100, 218, ORIGINAL)
    >>> step.name, step.points - 100
    ('Amazing', 9)
    """
    steps = ranks(total, edition)
    ahead = [step for step in steps if step.points > points and step.name != HIDDEN_RANK]
    return ahead[0] if ahead else None
