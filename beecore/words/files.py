"""Word lists as people have them: a text file with a word a line, or a pack.

In a text file upper-case lists are read as lower case. A line is left out if it is not a plain
word: with a hyphen, apostrophe, accent or digit, or with a capital among small letters (a name),
or of more letters than any word has.
"""

import re
from codecs import BOM_UTF8
from pathlib import Path

from .. import disk, pack
from ..bounds import MB
from ..errors import WordListError
from ..lexicon import Lexicon
from ..pack.format import MOST_WORDS

MOST_BYTES = 32 * MB
"""Of a list, or a pack: two million words, each in a line, take about 22."""
LONGEST = 64
"""Letters of a word: the longest in any dictionary have 45, and the longest name of a place 58."""

_WORD = rb"[a-z]{1,%d}+|[A-Z]{1,%d}+" % (LONGEST, LONGEST)
_PLAIN = re.compile(rb"^[^\S\n]*+(%b)[^\S\n]*+$" % _WORD, re.MULTILINE)


def read(path: Path) -> Lexicon:
    """Return the words of a file, all of them likely if it is a text.

    Raises `FileError` if it cannot be read, `WordListError` if it holds no plain word, or more than
    can be read, `PackError` if it is a damaged pack.
    """
    data = read_bytes(path)
    return pack.read(data) if pack.is_pack(data) else Lexicon.from_words(words(data, str(path)))


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a word list or a pack; `FileError` as `disk.read_bytes` has it."""
    return disk.read_bytes(path, MOST_BYTES)


def words(data: bytes, name: str) -> set[str]:
    """Return the words of a list, which is named where it is refused.

    >>> sorted(words(b"cave\\nCOVENANT\\n Avon\\nco-vet\\n", "a list"))
    ['cave', 'covenant']
    """
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        raise WordListError(f"{name!r} is neither a pack nor UTF-8 text") from None
    found: set[str] = set()
    for match in _PLAIN.finditer(data.removeprefix(BOM_UTF8).replace(b"\r", b"\n")):
        found.add(match[1].lower().decode("ascii"))
        if len(found) > MOST_WORDS:
            raise WordListError(f"{name!r} has more than the {MOST_WORDS:,} words that can be read")
    if not found:
        raise WordListError(f"{name!r} has no word in it: one a line is expected, a-z only")
    return found
