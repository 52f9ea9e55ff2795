"""How much is read of what people bring, and how what is larger is refused.

Each reader states its own bound, beside what it reads: whatever came of honest use is far below it,
and what is at the bound is read in seconds, a list of two million words within half a minute. So
nothing that somebody pastes, opens or links to takes all memory, or hours.
"""

import json
import re
from typing import Any

from .errors import BeeError

KB, MB = 1_000, 1_000_000

_LITTLE = 10 * KB
_HUGE_NUMBER = re.compile("[0-9]" * 20)


def bound(size: int, most: int, what: str, error: type[BeeError] = BeeError) -> None:
    """Raise an error for what is larger than it may be, in bytes, or in characters of a text.

    >>> bound(40 * MB, 16 * MB, "this list")
    Traceback (most recent call last):
    beecore.errors.BeeError: this list has 40 MB; up to 16 MB can be read
    """
    if size > most:
        raise error(f"{what} has {sized(size)}; up to {sized(most)} can be read")


def sized(size: int) -> str:
    """Return a size as people tell it, rounded up.

    >>> sized(999), sized(4 * KB), sized(16 * MB), sized(16 * MB + 1)
    ('999 bytes', '4 KB', '16 MB', '16.1 MB')
    """
    if size < KB:
        return f"{size} bytes"
    unit, name = (KB, "KB") if size < MB else (MB, "MB")
    tenths = (10 * size + unit - 1) // unit
    return f"{tenths // 10}{f'.{tenths % 10}' if tenths % 10 else ''} {name}"


def parsed(text: str, most: int, what: str, error: type[BeeError]) -> Any:
    """Return the value of a JSON text; of what is larger than it may be, an error.

    Raises whatever `json.loads` does, and `ValueError` for a number that nobody saved: MicroPython
    takes minutes to read a million digits.
    """
    bound(len(text), most, what, error)
    if len(text) > _LITTLE and _HUGE_NUMBER.search(text):
        raise ValueError("a number of 20 digits or more")
    return json.loads(text)
