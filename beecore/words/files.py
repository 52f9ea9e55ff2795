"""Reads users' word lists: text files with one word per line, or packs.

Words in capitals are read as lower case. A line is ignored if it is not a plain word: if it has a
hyphen, apostrophe, digit, or any other character that is no letter of the alphabet, mixes capitals
and lower case (a name), or is too long.
"""

import re
from codecs import BOM_UTF8
from pathlib import Path
from string import ascii_lowercase

from .. import disk, pack
from ..bounds import MB
from ..errors import WordListError
from ..hive import MAX_WORD_LENGTH
from ..letters import ENGLISH, Alphabet
from ..lexicon import Entry, Lexicon
from ..pack.format import MAX_WORDS

MAX_FILE_BYTES = 32 * MB
"""The size of a word list or pack; two million words, one per line, take about 22 MB."""


def read(path: Path, letters: str = "", alphabet: Alphabet = ENGLISH) -> Lexicon:
    """Return the words of a text file, all of them likely, or of a pack.

    Given the letters of a hive, words with other letters are left out of a text: a list of two
    million words is then read in a second instead of half a minute.

    Raises `FileError` if the file cannot be read, `WordListError` if it has no plain word, too many
    words, or another alphabet, and `PackError` if it is a damaged pack.
    """
    data = read_bytes(path)
    if not pack.is_pack(data):
        if alphabet == ENGLISH:
            return Lexicon.from_words(words(data, str(path), letters))
        return Lexicon.from_entries(entries(data, str(path), alphabet, letters), alphabet=alphabet)
    lexicon = Lexicon.from_pack(data)
    if lexicon.alphabet != alphabet:
        raise WordListError(
            f"{str(path)!r} has words in the letters {lexicon.alphabet.described}, not in"
            f" {alphabet.described}: choose the edition of these words"
        )
    return lexicon


def read_bytes(path: Path) -> bytes:
    """Return the content of a word list or a pack; raises `FileError` as `disk.read_bytes` does."""
    return disk.read_bytes(path, MAX_FILE_BYTES)


def words(data: bytes, name: str, letters: str = "") -> set[str]:
    """Return the words of a list; given letters, only the words without other letters.

    `name` is the name of the list for error messages. Raises `WordListError` if the list is not
    UTF-8, has no plain word, or too many words.

    >>> sorted(words(b"cave\\nCOVENANT\\n Avon\\nco-vet\\n", "a list"))
    ['cave', 'covenant']
    """
    _decoded(data, name)
    data = data.removeprefix(BOM_UTF8).replace(b"\r", b"\n")
    found: set[str] = set()
    for match in _lines_of(letters or ascii_lowercase).finditer(data):
        found.add(match[1].lower().decode("ascii"))
        _check_count(len(found), name)
    if not found and not _lines_of(ascii_lowercase).search(data):
        raise _no_words(name, "a to z")
    return found


def entries(data: bytes, name: str, alphabet: Alphabet, letters: str = "") -> list[Entry]:
    """Return the words of a list in any alphabet, with their written forms, in the list's order.

    Capitals are kept in written forms, since German nouns have them. See `words` for the rest.

    >>> spanish = Alphabet("abcdefghijklmnñopqrstuvwxyz", drops_accents=True)
    >>> [entry.written for entry in entries("niño\\nFrío\\nco-op\\n".encode(), "a list", spanish)]
    ['', 'Frío']
    """
    allowed, found, has_words = set(letters or alphabet.order), dict[str, Entry](), False
    for line in _decoded(data, name).removeprefix("\ufeff").splitlines():
        written = line.strip()
        word = alphabet.fold(written)
        if 0 < len(word) <= MAX_WORD_LENGTH and alphabet.has_all(word):
            has_words = True
            if word not in found and allowed.issuperset(word):
                is_same = written in (word, word.upper())
                found[word] = Entry(word, written="" if is_same else written)
                _check_count(len(found), name)
    if not has_words:
        raise _no_words(name, alphabet.described)
    return list(found.values())


def _decoded(data: bytes, name: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise WordListError(f"{name!r} is neither a pack nor UTF-8 text") from None


def _check_count(words: int, name: str) -> None:
    if words > MAX_WORDS:
        raise WordListError(f"{name!r} has more than the {MAX_WORDS:,} words that can be read")


def _no_words(name: str, letters: str) -> WordListError:
    return WordListError(
        f"{name!r} has no words: it needs one word per line, with the letters {letters}"
    )


def _lines_of(letters: str) -> re.Pattern[bytes]:
    """Return a pattern for lines with a word of these letters, all lower case or all capitals."""
    small, capital = letters.encode(), letters.upper().encode()
    word = rb"[%b]{1,%d}+|[%b]{1,%d}+" % (small, MAX_WORD_LENGTH, capital, MAX_WORD_LENGTH)
    return re.compile(rb"^[^\S\n]*+(%b)[^\S\n]*+$" % word, re.MULTILINE)
