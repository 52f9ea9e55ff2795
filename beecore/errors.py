"""The errors of beecore, and the limits on the size of input.

All errors are below `BeeError`, so that a caller needs a single `except BeeError`. Each message
names the wrong value and says what is expected. Messages are shown to users.

Each module that reads input defines its own limit. Real input is far below the limit, and input at
the limit is read in seconds (a list of two million words in half a minute), so nothing that someone
pastes, opens or links to can use up all memory or take hours.
"""

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

SENTENCES = {
    "too-large": "{name} is too large ({size}): the limit is {limit}",
    "no-edition": "there is no edition “{name}”: the editions are {names}",
    "no-list": "there is no word list “{list}” here",
    "no-letter": "“{mark}” isn’t one of the letters {letters}",
    "not-in-hive": "“{mark}” is required but isn’t one of the letters in {hive}",
    "no-english-letter": "“{mark}” isn’t a letter from A to Z",
    "hive-size": "a hive has {least} to {most} letters, usually {usual}; this one has {size}",
    "minimum": "the shortest word can have {least} to {most} letters (usually {usual}), not"
    " {given}",
    "no-key": "“{given}” isn’t a hive’s key: the key of {hive} is “{key}”",
    "letter-twice": "{letter} appears twice: each letter may be used only once",
    "minimum-no-number": "“{given}” isn’t a number: the shortest word must have {least} to {most}"
    " letters",
    "too-many-decisions": "this is too many single words ({words:,}); the limit is {limit:,}",
    "no-text": "this isn’t a plain text file: save the list as UTF-8 text, then try again",
    "empty-list": "this list is empty: it needs words, one on each line",
    "no-words": "this list has no words: it needs words, one on each line",
    "too-many-words": "this list has {words:,} words: the limit is {limit:,}",
    "no-words-in-letters": "this list has no words in the letters {letters}",
    "empty-calendar": "an empty calendar: it needs at least one hive",
    "no-date": "“{given}” isn’t a date: write it as 2026-11-21",
    "before-first-day": "there is no hive for {day}: the first one is for {first}",
    "no-daily-hives": "there are no daily hives for {edition}: give the letters of a hive",
    "after-today": "the hive for {day} isn’t out yet: today is {today}",
    "no-code": "this has no code: paste the whole link, or the code, which begins with “{start}”",
    "damaged-code": "this code is damaged or was cut short: copy the whole link again",
    "newer-code": "this code is from a newer version of Open Hive: update this one, then try again",
    "other-words": "this code was made with another version of the word list: update Open Hive on"
    " both devices, then make a new code",
    "too-many-friends": "up to {limit} friends can play together",
}
"""The messages by their ids, in English; the catalogs of the page's other languages have the same
ids after `bee-error-`. Values stand in braces. Messages that only `bee` prints have no id."""


class BeeError(Exception):
    """The base class of all errors about input that beecore does not accept.

    `id` is that of the message in `SENTENCES`; a message that has none is given itself. The page
    finds its translation by the id, and fills in the values, which can be dates.

    >>> str(BeeError("letter-twice", letter="A"))
    'A appears twice: each letter may be used only once'
    """

    def __init__(self, id: str, **values: "str | int | date") -> None:
        self.id, self.values = id, values
        super().__init__(self.filled(values))

    def filled(self, values: "Mapping[str, str | int | date]") -> str:
        """Return the message in English, with values in place of their names."""
        sentence = SENTENCES.get(self.id, self.id)
        return sentence.format(**values) if values else sentence


class LetterError(BeeError):
    """A character that is not a letter of the alphabet, or an alphabet that cannot be used."""


class HiveError(BeeError):
    """Invalid letters, an invalid minimum length or invalid required letters of a hive."""


class EditionError(HiveError):
    """A name that is no edition's."""


class FileError(BeeError):
    """A file that cannot be read or written, or is too large to be read."""


class WordListError(BeeError):
    """A word list that cannot be read."""


class PackError(BeeError):
    """A file that is not a pack, or is a damaged pack."""


class GameError(BeeError):
    """A saved game that cannot be read, or two games of different hives that cannot be merged."""


class CodeError(BeeError):
    """A text that is no code or damaged, or a code that this version cannot read."""


class PuzzleError(BeeError):
    """A date without a puzzle, or a calendar that cannot be read."""


class TeachingError(BeeError):
    """Official answers that do not fit their hive, or a saved memory that cannot be read."""


KB, MB = 1_000, 1_000_000
MAX_STRING_BYTES = 1_200 * KB
"""The longest string in a JSON text; official answers are one string of up to 1 MB."""
_ALWAYS_FAST_LENGTH = 10 * KB
_TOO_MANY_DIGITS = b"0" * 20
_HEX = "0123456789abcdefABCDEF"


def limit_size(size: int, maximum: int, name: str, error: type[BeeError] = BeeError) -> None:
    """Raise an error if the named input has more bytes (or characters) than the maximum.

    >>> limit_size(40 * MB, 16 * MB, "this list")
    Traceback (most recent call last):
    beecore.errors.BeeError: this list is too large (40 MB): the limit is 16 MB
    """
    if size > maximum:
        raise error("too-large", name=name, size=sized(size), limit=sized(maximum))


def sized(size: int) -> str:
    """Return a number of bytes as text, rounded up to a tenth of its unit.

    >>> [sized(size) for size in (999, 4 * KB, 4 * KB + 1, 16 * MB, 16 * MB + 1)]
    ['999 bytes', '4 KB', '4.1 KB', '16 MB', '16.1 MB']
    """
    if size < KB:
        return f"{size} bytes"
    unit, name = (KB, "KB") if size < MB else (MB, "MB")
    tenths = (10 * size + unit - 1) // unit
    return f"{tenths // 10}{f'.{tenths % 10}' if tenths % 10 else ''} {name}"


def parsed(text: str, maximum: int, name: str, error: type[BeeError]) -> Any:
    """Return the value of a JSON text of at most `maximum` characters.

    Raises `error` for a longer text, `ValueError` for invalid JSON, and `ValueError` for a number
    of 20 digits or more or a string longer than `MAX_STRING_BYTES`: Open Hive saves neither, and
    MicroPython takes minutes to read them.
    """
    limit_size(len(text), maximum, name, error)
    if len(text) > _ALWAYS_FAST_LENGTH:
        _reject_slow_values(text.encode())
    return json.loads(whole(text))


def whole(text: str) -> str:
    """Return a JSON text in which letters beyond U+FFFF are themselves, not two escaped halves.

    CPython escapes them so, and MicroPython's json does not join the halves.

    >>> whole('"\\\\ud83d\\\\udc1d"') == '"\\U0001f41d"'
    True
    """
    if "\\ud" not in text and "\\uD" not in text:
        return text
    start, *parts = text.split("\\u")
    joined, high = [start], 0
    for part in parts:
        unit = int(part[:4], 16) if len(part) > 3 and not part[:4].strip(_HEX) else 0
        if high and 0xDC00 <= unit <= 0xDFFF:
            joined[-1] = chr(0x10000 + ((high - 0xD800) << 10) + unit - 0xDC00) + part[4:]
            high = 0
        else:
            joined.append("\\u" + part)
            high = unit if 0xD800 <= unit <= 0xDBFF and len(part) == 4 else 0
    return "".join(joined)


def _reject_slow_values(data: bytes) -> None:
    for digit in "123456789":
        data = data.replace(digit.encode(), b"0")  # MicroPython's `re` takes seconds for a megabyte
    if _TOO_MANY_DIGITS not in data and len(data) <= MAX_STRING_BYTES:
        return
    # Without escaped characters, only the quotes around strings remain.
    parts = data.replace(b"\\\\", b"..").replace(b'\\"', b"..").split(b'"')
    if any(_TOO_MANY_DIGITS in part for part in parts[::2]):
        raise ValueError("a number of 20 digits or more")
    if max([len(part) for part in parts[1::2]], default=0) > MAX_STRING_BYTES:
        raise ValueError(f"a string of more than {sized(MAX_STRING_BYTES)}")
