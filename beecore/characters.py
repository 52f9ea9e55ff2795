"""Characters beyond a-z: lower case, and characters without their accents."""

from unicodedata import category, normalize


def lower_case(text: str) -> str:
    """Return a text in lower case; letters with accents become one character each (NFC).

    >>> lower_case("E\\u0301TÉ")
    'été'
    """
    return text.lower() if text.isascii() else normalize("NFC", normalize("NFC", text).lower())


def unmarked(character: str) -> str:
    """Return a character without its accents; an accent alone becomes an empty text.

    A character that consists of several letters, such as a Korean syllable, stays as it is.

    >>> unmarked("é"), unmarked("ệ"), unmarked("\\u0301"), unmarked("ß"), unmarked("한")
    ('e', 'e', '', 'ß', '한')
    """
    plain = "".join([each for each in normalize("NFD", character) if not is_mark(each)])
    return plain if len(plain) <= 1 else character


def is_ascii(text: str) -> bool:
    """Return whether all characters of a text are in ASCII."""
    return text.isascii()


def is_mark(character: str) -> bool:
    """Return whether a character combines with the one before it, such as an accent."""
    return category(character)[0] == "M"
