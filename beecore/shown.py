"""A hive's words as any screen shows them: in two bands, likely and possible, ready for JSON."""

from collections.abc import Sequence
from typing import TypedDict

from .hive import Hive
from .solution import Solution, summary

LISTED = 3000
"""Words listed of a band: nobody reads the 20,000 of a very large hive, and the page is small."""


class Word(TypedDict):
    word: str
    points: int
    pangram: bool
    reason: str


class Band(TypedDict):
    summary: str
    count: int  # of all words, listed or not
    words: list[Word]


class Bands(TypedDict):
    hive: str  # its letters in lower case, center first
    minimum: int
    require: str
    boundary: float  # the likelihood at which the lexicon itself parts the bands
    likely: Band
    possible: Band


def in_bands(hive: Hive, solutions: Sequence[Solution], boundary: float) -> Bands:
    """Return a hive with its words in two bands, and where the lexicon would part them."""
    return {
        "hive": hive.letters,
        "minimum": hive.minimum,
        "require": hive.require,
        "boundary": boundary,
        "likely": _band(hive, [found for found in solutions if found.likely]),
        "possible": _band(hive, [found for found in solutions if not found.likely]),
    }


def hive_of(bands: Bands) -> Hive:
    """Return the hive whose words they are."""
    return Hive(bands["hive"], bands["minimum"], bands["require"])


def _band(hive: Hive, solutions: Sequence[Solution]) -> Band:
    return {
        "summary": str(summary(hive, solutions)),
        "count": len(solutions),
        "words": [
            {
                "word": found.word,
                "points": found.points,
                "pangram": found.pangram,
                "reason": found.reason,
            }
            for found in solutions[:LISTED]
        ],
    }
