"""Characters beyond a-z: lower case, and characters without their accents."""

from unicodedata import combining, normalize


def lower_case(text: str) -> str:
    """Return a text in lower case; letters with accents become one character each (NFC).

    >>> lower_case("E\\u0301TÉ")
    'été'
    """
    return text.lower() if text.isascii() else normalize("NFC", normalize("NFC", text).lower())


def unmarked(character: str) -> str:
    """Return a character without its accents; an accent alone becomes an empty text.

    >>> unmarked("é"), unmarked("ệ"), unmarked("\\u0301"), unmarked("ß")
    ('e', 'e', '', 'ß')
    """
    return "".join([each for each in normalize("NFD", character) if not combining(each)])


def is_ascii(text: str) -> bool:
    """Return whether all characters of a text are in ASCII."""
    return text.isascii()


def is_mark(character: str) -> bool:
    """Return whether a character combines with the one before it, such as an accent."""
    return bool(combining(character))
