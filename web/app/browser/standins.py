"""Parts of the standard library that MicroPython lacks; `build.micropython` redirects to them."""

from collections.abc import Callable
from io import BytesIO
from typing import TypeVar

import ubinascii
from deflate import ZLIB, DeflateIO
from js import RegExp, String

T = TypeVar("T")
WINDOW = 12  # bits: how far back a zlib stream refers, which takes MicroPython as much memory


class cached_property:  # noqa: N801
    """A property computed once: its value is stored in the instance and hides the property."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function

    def __get__(self, instance: object, owner: object = None) -> object:
        value = self.function(instance)
        setattr(instance, self.function.__name__, value)
        return value


def replace(thing: T, **changes: object) -> T:
    """Return a copy of a data class with other values in some fields."""
    names: tuple[str, ...] = getattr(thing, "_fields")  # noqa: B009
    fields = {name: getattr(thing, name) for name in names}
    fields.update(changes)
    make: Callable[..., T] = type(thing)
    return make(**fields)


def normalize(form: str, text: str) -> str:
    """Return a text in a normal form of Unicode, such as NFC."""
    return String.new(text).normalize(form)


def sub(pattern: str, replacement: str, text: str) -> str:
    """Return a text with a replacement for each match of a pattern that JavaScript knows, too."""
    return String.new(text).replace(RegExp.new(pattern, "gu"), replacement)


def lower_case(text: str) -> str:
    """Return a text in lower case and in normal form C; see `beecore.reading`."""
    if is_ascii(text):
        return str.lower(text)
    return String.new(normalize("NFC", text)).toLowerCase()


def lower_cased(text: str) -> str:
    """Return `text.lower()`, also for letters beyond a-z."""
    return str.lower(text) if is_ascii(text) else String.new(text).toLowerCase()


def upper_cased(text: str) -> str:
    """Return `text.upper()`, also for letters beyond a-z."""
    return str.upper(text) if is_ascii(text) else String.new(text).toUpperCase()


def is_ascii(text: str) -> bool:
    """Return `text.isascii()`."""
    return len(text.encode()) == len(text)


def unmarked(character: str) -> str:
    """Return a character without its accents; see `beecore.reading`."""
    plain = sub(r"\p{M}", "", normalize("NFD", character))
    return plain if len(plain) <= 1 else character


def has_mark(text: str) -> bool:
    """Return whether a text has a character that combines with another; see `beecore.reading`."""
    return not is_ascii(text) and sub(r"\p{M}", "", text) != text


def a2b_base64(text: str) -> bytes:
    """Return the bytes in base64. MicroPython's `binascii` would take a second for a long code: it
    is in Python, and `ubinascii` in C.
    """
    return ubinascii.a2b_base64(text)


def b2a_base64(data: bytes) -> bytes:
    """Return bytes in base64, see `a2b_base64`."""
    return ubinascii.b2a_base64(data)


def deflated(content: bytes) -> bytes:
    """Return a zlib stream with a content; see `beecore.sharing.streams`."""
    stream = BytesIO()
    with DeflateIO(stream, ZLIB, WINDOW) as packing:
        packing.write(content)
    return stream.getvalue()


def inflated(stream: bytes, most: int) -> bytes:
    """Return the content of a zlib stream; see `beecore.sharing.streams`."""
    try:
        content = DeflateIO(BytesIO(stream), ZLIB).read(most + 1)
    except (OSError, EOFError):
        raise ValueError("this is no zlib stream")
    if len(content) > most:
        raise ValueError("this zlib stream has too much content")
    return content
