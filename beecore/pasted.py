"""Finds a hive and its words in a text that was copied elsewhere, such as a whole web page.

Puzzle pages show the letters one by one, the center first; some name the center apart. If a text
names no letters, the words of a list still tell them: together they have as many letters as a hive,
and all of them have the center.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .editions import Edition
from .errors import HiveError
from .game.guess import once
from .hive import Hive, fits
from .reading import REMARKS, words_in

LEAST_WORDS = 4
"""The fewest words in a row that tell the letters of a hive."""
MAX_PASTED = 5_000
"""The words at the beginning of a text that are searched; a web page has fewer."""


class Pasted(NamedTuple):
    """A hive, and the words of a text that fit it."""

    hive: Hive
    words: tuple[str, ...]


def hive_in(text: str, edition: Edition) -> Pasted | None:
    """Return the hive of a text and the words that fit it, or None if the text has no hive.

    >>> from .editions import ORIGINAL
    >>> for text in (
    ...     "V C T A O E N  You have found 2 words: Cave, Octave",
    ...     "Center: V. Others: C, T, A, O, E, N.",
    ...     "Well done! vacate covet octave coven",
    ... ):
    ...     hive, words = hive_in(text, ORIGINAL)
    ...     print(hive, *words)
    VCTAOEN cave octave
    VCTAOEN
    VACENOT vacate covet octave coven

    Raises `BeeError` for a text of more than `reading.MAX_TEXT_LENGTH` characters.
    """
    words = words_in(text, edition.alphabet)[:MAX_PASTED]
    for find in (_row, _first, _shared):
        letters = find(words, edition)
        try:
            hive = Hive.parse(letters, edition=edition)
        except HiveError:
            continue
        found = [word for word in words if fits(hive, word) and word != letters]
        return Pasted(hive, once(found))
    return None


def _row(words: Sequence[str], edition: Edition) -> str:
    """Return the letters that stand in a row, after the center if that stands apart; or ""."""
    center, row = "", ""
    for word in [*words, ""]:
        if len(word) == 1 and word not in row:
            row += word
            continue
        if len(row) == edition.size:
            return row
        if len(row) == edition.size - 1 and center and center not in row:
            return center + row
        if row:
            center, row = row[-1], ""
        if len(word) == 1:
            row = word
    return ""


def _first(words: Sequence[str], edition: Edition) -> str:
    """Return the letters that a text begins with, the center perhaps apart; or "".

    They are a word rather than the letters if other words of the same letters lack the first one.
    """
    end = 2 if words and len(words[0]) == 1 else 1
    first = "".join(words[:end])
    if not len(first) == len(set(first)) == edition.size or not edition.alphabet.has_all(first):
        return ""
    others = [word for word in words[end:] if len(word) > 1 and set(word) <= set(first)]
    return first if all(first[0] in word for word in others) else ""


def _shared(words: Sequence[str], edition: Edition) -> str:
    """Return the letters of the most words in a row that fit one hive; or ""."""
    whole = [word for word in once(words) if edition.alphabet.has_all(word)]  # no "co-op"
    listed = [word for word in whole if len(word) >= edition.minimum and word not in REMARKS]
    longest = max(_runs(listed, edition.size), key=len, default=[])
    if len(longest) < LEAST_WORDS:
        return ""
    letters = once("".join(longest))
    centers = [letter for letter in letters if all(letter in word for word in longest)]
    return "".join(once([*centers[:1], *sorted(letters, key=edition.alphabet.alphabetical)]))


def _runs(words: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    """Yield, for each word, it and those after it that fit one hive of exactly `size` letters."""
    for start in range(len(words)):
        letters: set[str] = set()
        center, end = set(words[start]), start
        while end < len(words):
            both, shared = letters | set(words[end]), center & set(words[end])
            if len(both) > size or not shared:
                break
            letters, center, end = both, shared, end + 1
        if len(letters) == size:
            yield words[start:end]
