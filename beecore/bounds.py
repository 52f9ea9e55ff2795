"""Size limits for what people bring, and the errors for exceeding them.

Each reader states its own limit, beside what it reads. Honest input is far below it, and input at
the limit is read in seconds, a list of two million words within half a minute. So nothing that
somebody pastes, opens or links to takes all memory, or hours.
"""

import json
from typing import Any

from .errors import BeeError

KB, MB = 1_000, 1_000_000

_LITTLE = 10 * KB
_HUGE_NUMBER = b"0" * 20
MAX_STRING_BYTES = 1_200 * KB
"""Bytes of one string in a JSON text: the answers of a lesson, as pasted, take up to 1 MB."""


def limit_size(size: int, most: int, what: str, error: type[BeeError] = BeeError) -> None:
    """Raise an error for what is larger than it may be, in bytes, or in characters of a text.

    >>> limit_size(40 * MB, 16 * MB, "this list")
    Traceback (most recent call last):
    beecore.errors.BeeError: this list has 40 MB; up to 16 MB can be read
    """
    if size > most:
        raise error(f"{what} has {sized(size)}; up to {sized(most)} can be read")


def sized(size: int) -> str:
    """Return a size as people write it, rounded up.

    >>> sized(999), sized(4 * KB), sized(16 * MB), sized(16 * MB + 1)
    ('999 bytes', '4 KB', '16 MB', '16.1 MB')
    """
    if size < KB:
        return f"{size} bytes"
    unit, name = (KB, "KB") if size < MB else (MB, "MB")
    tenths = (10 * size + unit - 1) // unit
    return f"{tenths // 10}{f'.{tenths % 10}' if tenths % 10 else ''} {name}"


def parsed(text: str, most: int, what: str, error: type[BeeError]) -> Any:
    """Return the value of a JSON text; raise an error for a text of more than `most` characters.

    Raises whatever `json.loads` does, and `ValueError` for what nobody saved and MicroPython takes
    minutes to read: a number of 20 digits or more, a string longer than `MAX_STRING_BYTES`.
    """
    limit_size(len(text), most, what, error)
    if len(text) > _LITTLE:
        _refuse_endless(text.encode())
    return json.loads(text)


def _refuse_endless(data: bytes) -> None:
    """Raise `ValueError` for a JSON text with an endless number, or an endless string."""
    for digit in (b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9"):
        data = data.replace(digit, b"0")  # MicroPython's `re` takes seconds for a megabyte
    if _HUGE_NUMBER not in data and len(data) <= MAX_STRING_BYTES:
        return
    for escaped in (b"\\\\", b'\\"'):
        data = data.replace(escaped, b"..")  # the quotes that are left enclose strings
    end = -1
    while end < len(data):
        start = _find_quote(data, end + 1)
        if data.find(_HUGE_NUMBER, end + 1, start) >= 0:
            raise ValueError("a number of 20 digits or more")
        end = _find_quote(data, start + 1)
        if end - start - 1 > MAX_STRING_BYTES:
            raise ValueError(f"a string of more than {sized(MAX_STRING_BYTES)}")


def _find_quote(data: bytes, start: int) -> int:
    """Return the place of the next quote; the end of the text if there is none."""
    place = data.find(b'"', start)
    return place if place >= 0 else len(data)
