"""A hive's words as they are shown: in two bands, likely and possible, as data ready for JSON.

The engine and the page's own `lookup` both answer so.
"""

from typing import TYPE_CHECKING

from .layout import LEVELS, REASON_LABELS
from .phrases import in_words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    class Answer(Protocol):
        """What both know of a word they found; `reason` is the number of a reason."""

        @property
        def word(self) -> str: ...
        @property
        def points(self) -> int: ...
        @property
        def pangram(self) -> bool: ...
        @property
        def likely(self) -> bool: ...
        @property
        def reason(self) -> int: ...


LISTED = 3000
"""Words listed of a band: nobody reads the 20,000 of a very large hive, and the page is small."""


def in_bands(
    letters: str, minimum: int, require: str, threshold: int, solutions: "Sequence[Answer]"
) -> "dict[str, Any]":
    """Return a hive with its words in two bands, and where the lexicon would part them."""
    return {
        "hive": letters,
        "minimum": minimum,
        "require": require,
        "boundary": threshold / LEVELS,
        "likely": _band(letters, [found for found in solutions if found.likely]),
        "possible": _band(letters, [found for found in solutions if not found.likely]),
    }


def best_first(found: "Answer") -> tuple[bool, int, str]:
    """Sort key: pangrams come first, then longer words before shorter ones, then by alphabet."""
    return not found.pangram, -len(found.word), found.word


def totals(letters: str, solutions: "Sequence[Answer]") -> tuple[int, int, int, int, bool]:
    """Return the number of words, their points, the pangrams, perfect ones, and if it is a bingo.

    A perfect pangram has each letter once; bingo is when every letter starts a word.
    """
    pangrams = [found.word for found in solutions if found.pangram]
    return (
        len(solutions),
        sum(found.points for found in solutions),
        len(pangrams),
        sum(len(word) == len(letters) for word in pangrams),
        {found.word[0] for found in solutions} == set(letters),
    )


def _band(letters: str, solutions: "Sequence[Answer]") -> "dict[str, Any]":
    return {
        "summary": in_words(*totals(letters, solutions)),
        "count": len(solutions),
        "words": [
            {
                "word": found.word,
                "points": found.points,
                "pangram": found.pangram,
                "reason": REASON_LABELS[found.reason],
            }
            for found in solutions[:LISTED]
        ],
    }
