"""Word lists as people have them: a text file with a word a line, or a pack.

In a text file upper-case lists are read as lower case. A line is left out if it is not a plain
word: with a hyphen, apostrophe, accent or digit, or with a capital among small letters (a name).
"""

import re
from pathlib import Path

from .. import pack
from ..errors import WordListError
from ..lexicon import Lexicon

_PLAIN = re.compile(r"^(?:[a-z]+|[A-Z]+)$", re.MULTILINE)


def read(path: Path) -> Lexicon:
    """Return the words of a file, all of them likely if it is a text.

    Raises `WordListError` if it cannot be read or holds no plain word, `PackError` if it is a
    damaged pack.
    """
    data = read_bytes(path)
    return pack.read(data) if pack.is_pack(data) else Lexicon.from_words(_words(path, data))


def read_bytes(path: Path) -> bytes:
    """Return a file's bytes; `WordListError` in place of an `OSError`."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise WordListError(f"cannot read {str(path)!r}: {error.strerror}") from None


def read_text(path: Path) -> str:
    """Return a file's text, whatever is no UTF-8 replaced; `WordListError` if it cannot be read."""
    return read_bytes(path).decode("utf-8-sig", "replace")


def _words(path: Path, data: bytes) -> list[str]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WordListError(f"{str(path)!r} is neither a pack nor UTF-8 text") from None
    words: list[str] = _PLAIN.findall("\n".join(map(str.strip, text.splitlines())))
    if not words:
        raise WordListError(f"{str(path)!r} has no word in it: one a line is expected, a-z only")
    return [word.lower() for word in words]
