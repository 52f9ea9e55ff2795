"""Finds and reads the data shipped with beecore, installed or in a clone.

The words are in three packs: the likely and the possible words of at most seven distinct letters,
which suffice for the usual hive, and all other words. A clone has the packs of its last build; if
they are older than the word lists, the lists themselves are read, which takes a few seconds.

One-line definitions (glosses) are in two files, in the format that `beecore.gloss` documents: those
of `glosses.txt`, written by hand, replace those of `wordnet.txt`. Lines that begin with # are
comments.

Paths are texts here: importing `pathlib` takes longer than finding and reading a pack.
"""

import os
from functools import cache
from os.path import dirname, isfile, join
from typing import TYPE_CHECKING

from ..errors import WordListError
from ..gloss import PARTS, Gloss, look_up
from ..hive import USUAL_SIZE, Hive
from ..lexicon import Entry, Lexicon

if TYPE_CHECKING:
    from pathlib import Path

LIKELY_PACK, POSSIBLE_PACK, WIDE_PACK = "likely.bee", "possible.bee", "lexicon-wide.bee"
USUAL_PACKS = LIKELY_PACK, POSSIBLE_PACK
PACKS = (*USUAL_PACKS, WIDE_PACK)
CALENDAR = "calendar.txt"
BY_HAND, WORDNET = "glosses.txt", "wordnet.txt"

_BEECORE = dirname(dirname(__file__))
_INSTALLED = join(_BEECORE, "data")
_BUILT = join(dirname(_BEECORE), "dist")
_LISTS = join(dirname(_BEECORE), "wordlists")


def lexicon(hive: Hive | None = None) -> Lexicon:
    """Return the shipped words: all of them, or those that may fit the given hive.

    >>> "octopus" in lexicon(Hive.parse("VCTAOEN"))
    True
    """
    return usual() if hive and len(hive.letters) <= USUAL_SIZE else everything()


@cache
def usual() -> Lexicon:
    """Return the shipped words of at most seven distinct letters."""
    return _part(LIKELY_PACK) | _part(POSSIBLE_PACK)


@cache
def everything() -> Lexicon:
    """Return all shipped words."""
    return usual() | _part(WIDE_PACK)


def _part(name: str) -> Lexicon:
    folder = _packs()
    if not folder:
        return from_lists()[PACKS.index(name)]
    with open(join(folder, name), "rb") as file:
        return Lexicon.from_pack(file.read())


@cache
def from_lists() -> list[Lexicon]:
    """Return the words of a clone's lists as the lexicons of the three `PACKS`."""
    from pathlib import Path

    from . import lists  # only needed without packs

    folder = Path(_LISTS)
    boundary = lists.likely(folder)
    likely, possible, wide = parts = list[Entry](), list[Entry](), list[Entry]()
    for entry in lists.entries(folder):
        is_usual, is_likely = len(set(entry.word)) <= USUAL_SIZE, entry.likelihood >= boundary
        (wide if not is_usual else likely if is_likely else possible).append(entry)
    return [Lexicon.from_entries(part, boundary) for part in parts]


def is_fresh(folder: "str | os.PathLike[str]") -> bool:
    """Return whether the packs in a folder are newer than the word lists and the code for them.

    Raises `WordListError` if there are no word lists.
    """
    changed = _times(_LISTS) if os.path.isdir(_LISTS) else []
    if not changed:
        raise WordListError(f"no words found: neither {_INSTALLED} nor {_LISTS} is there")
    for package in ("", "words"):
        changed += _times(join(_BEECORE, package), ".py")
    packs = [join(folder, name) for name in PACKS]
    return all(isfile(path) and os.stat(path).st_mtime >= max(changed) for path in packs)


def calendar_text() -> str:
    """Return the text of the calendar, which has one hive per line."""
    return (folder() / CALENDAR).read_text("ascii")


def folder() -> "Path":
    """Return the folder of the word lists."""
    from pathlib import Path

    return Path(_INSTALLED if isfile(join(_INSTALLED, WIDE_PACK)) else _LISTS)


@cache
def _packs() -> str | None:
    """Return the folder of the packs; None if there are none, or they are outdated."""
    if isfile(join(_INSTALLED, WIDE_PACK)):
        return _INSTALLED
    return _BUILT if is_fresh(_BUILT) else None


def _times(folder: str, ending: str = "") -> list[float]:
    with os.scandir(folder) as files:
        found = [each for each in files if each.name.endswith(ending) and each.is_file()]
        return [each.stat().st_mtime for each in found]


def gloss(word: str) -> Gloss | None:
    """Return the definition of a word; None if it is unknown.

    >>> gloss("went")
    Gloss(text='change location', base='go', part='v')

    Raises `WordListError` if the lists are missing or damaged.
    """
    lines = _shipped()
    return look_up(word.lower(), lambda each: lines.get(each, ""))


def glosses(folder: "Path") -> dict[str, str]:
    """Return the lines of all glosses by word; raises `WordListError` for an invalid line."""
    return {**glosses_in(folder / WORDNET), **glosses_in(folder / BY_HAND)}


def glosses_in(path: "Path") -> dict[str, str]:
    """Return the lines of one file by word; raises `WordListError` for an invalid line."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WordListError(f"cannot read {str(path)!r}: {error}") from None
    lines = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, part, *rest = [*line.split("\t"), "", ""][:3]
            if part not in PARTS or not rest[0]:
                raise WordListError(
                    f"{line!r} in {path.name}: a word is followed by a part of speech, one of"
                    f" {' '.join(PARTS)}, and a gloss, apart by tabs"
                )
            lines[word] = line
    return lines


@cache
def _shipped() -> dict[str, str]:
    return glosses(folder())
