"""Reads users' word lists from files: texts, see `own`, or packs."""

from collections.abc import Callable
from pathlib import Path

from .. import disk, pack
from ..editions import ORIGINAL, Edition, own_edition
from ..errors import WordListError
from ..letters import ENGLISH, Alphabet
from ..lexicon import Lexicon
from ..pack.format import header_of
from ..phrases import counted
from . import own

MAX_NAMED = 5  # words left out that the notice names


def read(
    path: Path,
    letters: str = "",
    alphabet: Alphabet = ENGLISH,
    notice: Callable[[str], object] = str,
) -> Lexicon:
    """Return the words of a text file, all of them likely, or of a pack.

    Given the letters of a hive, words with other letters are not in the lexicon of a text: a list
    of two million words is then read in a few seconds instead of half a minute. `notice` is called
    with a sentence about the parts of a text that are no words in the alphabet, if there are any.

    Raises `FileError` if the file cannot be read, `WordListError` if it has no words or another
    alphabet, and `PackError` if it is a damaged pack.
    """
    data = read_bytes(path)
    if not pack.is_pack(data):
        try:
            lexicon, others = own.lexicon_of(own.listed(own.decoded(data)), alphabet, letters)
        except WordListError as fault:
            raise WordListError(f"{str(path)!r}: {fault}") from None
        if others:
            named = ", ".join(others[:MAX_NAMED]) + ", …" * (len(others) > MAX_NAMED)
            notice(
                f"{str(path)!r}: {counted(len(others), 'part')} left out, no words in the letters"
                f" {alphabet.described}: {named}"
            )
        return lexicon
    lexicon = Lexicon.from_pack(data)
    if lexicon.alphabet.order != alphabet.order:
        raise WordListError(
            f"{str(path)!r} has words in the letters {lexicon.alphabet.described}, not in"
            f" {alphabet.described}: choose the edition of these words"
        )
    return lexicon


def edition_in(path: Path) -> Edition:
    """Return the edition with the letters of a list in a file, which is a text or a pack.

    Raises `FileError`, `WordListError`, or `PackError` if the file is neither.
    """
    data = read_bytes(path)
    if pack.is_pack(data):
        return own_edition(ORIGINAL, header_of(data).alphabet, path.stem)
    first = own.readings(own.listed(own.decoded(data)))[0]
    return own_edition(first.rules, first.alphabet, path.stem)


def read_bytes(path: Path) -> bytes:
    """Return the content of a word list or a pack; raises `FileError` as `disk.read_bytes` does."""
    return disk.read_bytes(path, own.MAX_FILE_BYTES)
