"""Points and ranks: the points of a word in a hive, and the rank that a number of points reaches.

Each rank begins at a percentage of all points of the hive, which `threshold` alone computes.
"""

from math import floor
from typing import NamedTuple

from .hive import Hive

GENIUS = "Genius"
HIDDEN_RANK = "Queen Bee"
"""The rank of a player who has found every word; never shown before it is reached."""
RANKS = (
    ("Beginner", 0),
    ("Good Start", 2),
    ("Moving Up", 5),
    ("Good", 8),
    ("Solid", 15),
    ("Nice", 25),
    ("Great", 40),
    ("Amazing", 50),
    (GENIUS, 70),
    (HIDDEN_RANK, 100),
)
"""The ranks and the percentage of a hive's points at which each begins, lowest first."""


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


def ranks(total: int) -> list[Rank]:
    """Return the ranks of a hive with `total` points, the lowest first."""
    return [Rank(name, threshold(percent, total)) for name, percent in RANKS]


def rank(points: int, total: int) -> Rank:
    """Return the rank reached with a number of points; the lowest for no points in any hive.

    >>> rank(152, 218), rank(153, 218), rank(218, 218).name
    (Rank(name='Amazing', points=109), Rank(name='Genius', points=153), 'Queen Bee')
    """
    reached = [step for step in ranks(total) if step.points <= points]
    return reached[-1 if points else 0]


def next_rank(points: int, total: int) -> Rank | None:
    """Return the next rank after those reached; None after Genius, since the last rank is hidden.

    >>> step = next_rank(100, 218)
    >>> step.name, step.points - 100
    ('Amazing', 9)
    """
    ahead = [step for step in ranks(total) if step.points > points and step.name != HIDDEN_RANK]
    return ahead[0] if ahead else None
