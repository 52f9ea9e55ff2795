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
    from datetime import date


class BeeError(Exception):
    """The base class of all errors about input that beecore does not accept.

    The message is `sentence` with `values` in place of their names. A program in another language
    finds its translation by the sentence, and fills in the values, which can be dates.

    >>> str(BeeError("{letter} appears twice", letter="A"))
    'A appears twice'
    """

    def __init__(self, sentence: str, **values: "str | int | date") -> None:
        super().__init__(sentence.format(**values) if values else sentence)
        self.sentence, self.values = sentence, values


class LetterError(BeeError):
    """A character that is not a letter of the alphabet, or an alphabet that cannot be used."""


class HiveError(BeeError):
    """Invalid letters, an invalid minimum length or invalid required letters of a hive."""


class MinimumError(HiveError):
    """An invalid minimum word length."""


class RequireError(HiveError):
    """A required letter that is not among the letters of its hive."""


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


class PuzzleError(BeeError):
    """A date without a puzzle, or a calendar that cannot be read."""


class TeachingError(BeeError):
    """Official answers that do not fit their hive, or saved ones that cannot be read."""


KB, MB = 1_000, 1_000_000

_ALWAYS_FAST_LENGTH = 10 * KB
_TOO_MANY_DIGITS = b"0" * 20
MAX_STRING_BYTES = 1_200 * KB
"""The longest string in a JSON text; official answers are one string of up to 1 MB."""


def limit_size(size: int, maximum: int, name: str, error: type[BeeError] = BeeError) -> None:
    """Raise an error if the named input has more bytes (or characters) than the maximum.

    >>> limit_size(40 * MB, 16 * MB, "this list")
    Traceback (most recent call last):
    beecore.errors.BeeError: this list is too large (40 MB): the limit is 16 MB
    """
    if size > maximum:
        raise error(
            "{name} is too large ({size}): the limit is {limit}",
            name=name,
            size=sized(size),
            limit=sized(maximum),
        )


def sized(size: int) -> str:
    """Return a number of bytes as text, rounded up to a tenth of its unit.

    >>> sized(999), sized(4 * KB), sized(16 * MB), sized(16 * MB + 1)
    ('999 bytes', '4 KB', '16 MB', '16.1 MB')
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
    return json.loads(text)


def _reject_slow_values(data: bytes) -> None:
    """Raise `ValueError` for a JSON text with a number or a string of excessive length."""
    for digit in (b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9"):
        data = data.replace(digit, b"0")  # MicroPython's `re` takes seconds for a megabyte
    if _TOO_MANY_DIGITS not in data and len(data) <= MAX_STRING_BYTES:
        return
    for escaped in (b"\\\\", b'\\"'):
        data = data.replace(escaped, b"..")  # only the quotes around strings remain
    end = -1
    while end < len(data):
        start = _find_quote(data, end + 1)
        if data.find(_TOO_MANY_DIGITS, end + 1, start) >= 0:
            raise ValueError("a number of 20 digits or more")
        end = _find_quote(data, start + 1)
        if end - start - 1 > MAX_STRING_BYTES:
            raise ValueError(f"a string of more than {sized(MAX_STRING_BYTES)}")


def _find_quote(data: bytes, start: int) -> int:
    """Return the index of the next quote from `start` on; the text's length if there is none."""
    place = data.find(b'"', start)
    return place if place >= 0 else len(data)
