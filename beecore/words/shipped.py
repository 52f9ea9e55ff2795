"""Finds and reads the data shipped with beecore, installed or in a clone.

The words are in two packs: words of at most seven distinct letters, which suffice for the usual
hive, and all other words. A clone has the packs of its last build; if they are older than the word
lists, the lists themselves are read, which takes a few seconds.

Paths are texts here: importing `pathlib` takes longer than finding and reading a pack.
"""

import os
from functools import cache
from os.path import dirname, isfile, join
from typing import TYPE_CHECKING

from .. import pack, solving
from ..errors import WordListError
from ..hive import USUAL_SIZE, Hive
from ..lexicon import Lexicon
from ..pack.lookup import Packed
from ..solution import Solution

if TYPE_CHECKING:
    from pathlib import Path

PACK = "lexicon.bee"
WIDE_PACK = "lexicon-wide.bee"
CALENDAR = "calendar.txt"

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


def solve(hive: Hive, likely: float | None = None) -> list[Solution]:
    """Return the shipped words that fit a hive, best first; see `beecore.solve`.

    For a usual hive, only its words are read from the pack: in half the time of `lexicon`.

    >>> [answer.word for answer in solve(Hive.parse("VCTAOEN"))
    ...  if answer.likely and answer.pangram]
    ['covenant', 'centavo']
    """
    folder = _packs()
    if not folder or len(hive.letters) > USUAL_SIZE:
        return solving.solve(hive, lexicon(hive), likely=likely)
    data = _content(folder, PACK)
    body = bytes(pack.opened(data))
    return Packed(data, lambda start, stop: body[start:stop]).solve(hive, likely)


@cache
def usual() -> Lexicon:
    """Return the shipped words of at most seven distinct letters."""
    folder = _packs()
    return pack.read(_content(folder, PACK)) if folder else usual_and_wide()[0]


@cache
def everything() -> Lexicon:
    """Return all shipped words."""
    folder = _packs()
    wide = pack.read(_content(folder, WIDE_PACK)) if folder else usual_and_wide()[1]
    return usual() | wide


@cache
def usual_and_wide() -> tuple[Lexicon, Lexicon]:
    """Return the words of a clone's lists as two lexicons: the usual words, and all others."""
    from pathlib import Path

    from . import lists  # only needed without packs

    folder = Path(_LISTS)
    words = list(lists.entries(folder))
    usual = [entry for entry in words if len(set(entry.word)) <= USUAL_SIZE]
    wide = [entry for entry in words if len(set(entry.word)) > USUAL_SIZE]
    likely = lists.likely(folder)
    return Lexicon.from_entries(usual, likely), Lexicon.from_entries(wide, likely)


def is_fresh(folder: "str | os.PathLike[str]") -> bool:
    """Return whether the packs in a folder are newer than the word lists and the code for them.

    Raises `WordListError` if there are no word lists.
    """
    changed = _times(_LISTS) if os.path.isdir(_LISTS) else []
    if not changed:
        raise WordListError(f"no words found: neither {_INSTALLED} nor {_LISTS} is there")
    for package in ("", "pack", "words"):
        changed += _times(join(_BEECORE, package), ".py")
    packs = [join(folder, PACK), join(folder, WIDE_PACK)]
    return all(isfile(path) and os.stat(path).st_mtime >= max(changed) for path in packs)


def calendar_text() -> str:
    """Return the text of the calendar, which has one hive per line."""
    return (folder() / CALENDAR).read_text("ascii")


def folder() -> "Path":
    """Return the folder of the word lists."""
    from pathlib import Path

    return Path(_INSTALLED if isfile(join(_INSTALLED, PACK)) else _LISTS)


def _packs() -> str | None:
    """Return the folder of the packs; None if there are none, or they are outdated."""
    if isfile(join(_INSTALLED, PACK)):
        return _INSTALLED
    return _BUILT if is_fresh(_BUILT) else None


def _content(folder: str, name: str) -> bytes:
    with open(join(folder, name), "rb") as file:
        return file.read()


def _times(folder: str, ending: str = "") -> list[float]:
    """Return the modification times of a folder's files with an ending."""
    with os.scandir(folder) as files:
        found = [each for each in files if each.name.endswith(ending) and each.is_file()]
        return [each.stat().st_mtime for each in found]
