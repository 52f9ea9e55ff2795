"""Word lists as people have them: a text file with a word a line, or a pack.

In a text file upper-case lists are read as lower case. A line is left out if it is not a plain
word: with a hyphen, apostrophe, accent or digit, or with a capital among small letters (a name),
or of more letters than any word has.
"""

import re
from codecs import BOM_UTF8
from pathlib import Path
from string import ascii_lowercase

from .. import disk, pack
from ..bounds import MB
from ..errors import WordListError
from ..hive import MAX_WORD_LENGTH
from ..lexicon import Lexicon
from ..pack.format import MAX_WORDS

MAX_FILE_BYTES = 32 * MB
"""Of a list, or a pack: two million words, each in a line, take about 22."""


def read(path: Path, letters: str = "") -> Lexicon:
    """Return the words of a file, all of them likely if it is a text.

    With the letters of a hive, the words of a text that have others are left out: a list of two
    million words then takes a second, and not half a minute.

    Raises `FileError` if it cannot be read, `WordListError` if it holds no plain word, or more than
    can be read, `PackError` if it is a damaged pack.
    """
    data = read_bytes(path)
    if pack.is_pack(data):
        return pack.read(data)
    return Lexicon.from_words(words(data, str(path), letters))


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a word list or a pack; `FileError` as `disk.read_bytes` has it."""
    return disk.read_bytes(path, MAX_FILE_BYTES)


def words(data: bytes, name: str, letters: str = "") -> set[str]:
    """Return the words of a list, which is named where it is refused; of some letters alone if
    there are any.

    >>> sorted(words(b"cave\\nCOVENANT\\n Avon\\nco-vet\\n", "a list"))
    ['cave', 'covenant']
    """
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        raise WordListError(f"{name!r} is neither a pack nor UTF-8 text") from None
    data = data.removeprefix(BOM_UTF8).replace(b"\r", b"\n")
    found: set[str] = set()
    for match in _lines_of(letters or ascii_lowercase).finditer(data):
        found.add(match[1].lower().decode("ascii"))
        if len(found) > MAX_WORDS:
            raise WordListError(f"{name!r} has more than the {MAX_WORDS:,} words that can be read")
    if not found and not _lines_of(ascii_lowercase).search(data):
        raise WordListError(f"{name!r} has no word in it: one a line is expected, a-z only")
    return found


def _lines_of(letters: str) -> re.Pattern[bytes]:
    """Return a pattern for lines with a word of some letters, all small or all capital."""
    small, capital = letters.encode(), letters.upper().encode()
    word = rb"[%b]{1,%d}+|[%b]{1,%d}+" % (small, MAX_WORD_LENGTH, capital, MAX_WORD_LENGTH)
    return re.compile(rb"^[^\S\n]*+(%b)[^\S\n]*+$" % word, re.MULTILINE)
