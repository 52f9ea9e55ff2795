"""Points and ranks: what a word is worth in a hive, and how far the points have brought a player.

A rank asks for a percentage of all the points a hive has. Where it begins is said by `threshold`
and nowhere else.
"""

from math import floor
from typing import NamedTuple

from .hive import Hive
from .letters import mask_of

PANGRAM_BONUS = 7
GENIUS = "Genius"
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
    ("Queen Bee", 100),
)
"""The percentage each rank asks for, the lowest first."""
HIDDEN_RANK = "Queen Bee"
"""The rank of a player who has every word; not to be shown to anyone before."""


class Rank(NamedTuple):
    """A rank and the points it begins at."""

    name: str
    points: int


def is_pangram(word: str, hive: Hive) -> bool:
    """Tell whether a word uses every letter of the hive."""
    return mask_of(word) == hive.mask


def is_perfect(word: str, hive: Hive) -> bool:
    """Tell whether a word uses every letter of the hive exactly once."""
    return len(word) == len(hive.letters) and is_pangram(word, hive)


def points(word: str, hive: Hive) -> int:
    """Return the points of a word: 1 for four letters or fewer, else its length; pangrams 7 more.

    >>> from beecore import Hive
    >>> hive = Hive.parse("VCTAOEN")
    >>> points("cave", hive), points("octave", hive), points("covenant", hive)
    (1, 6, 15)
    """
    return length_points(len(word)) + PANGRAM_BONUS * is_pangram(word, hive)


def length_points(length: int) -> int:
    """Return the points of a word of so many letters, pangram or not."""
    return length if length > 4 else 1


def threshold(percent: int, total: int) -> int:
    """Return the points at which a rank of so many percent begins: half a point counts as one.

    In floating point, and not by `round`, which takes a half to the even side.

    >>> threshold(25, 218), threshold(70, 45)
    (55, 31)
    """
    return floor(percent / 100 * total + 0.5)


def ranks(total: int) -> list[Rank]:
    """Return the ranks of a hive that has `total` points, the lowest first."""
    return [Rank(name, threshold(percent, total)) for name, percent in RANKS]


def rank(points: int, total: int) -> Rank:
    """Return the rank of a player; without a point it is the lowest, however small the hive.

    >>> rank(152, 218), rank(153, 218), rank(218, 218).name
    (Rank(name='Amazing', points=109), Rank(name='Genius', points=153), 'Queen Bee')
    """
    reached = [step for step in ranks(total) if step.points <= points]
    return reached[-1 if points else 0]


def next_rank(points: int, total: int) -> Rank | None:
    """Return the rank to come; none after Genius, since the last rank is not to be shown.

    >>> step = next_rank(100, 218)
    >>> step.name, step.points - 100
    ('Amazing', 9)
    """
    ahead = [step for step in ranks(total) if step.points > points and step.name != HIDDEN_RANK]
    return ahead[0] if ahead else None
