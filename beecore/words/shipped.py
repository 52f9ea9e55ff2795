"""Finds and reads the data shipped with beecore, installed or in a clone.

The words are in two packs: words of at most seven distinct letters, which suffice for the usual
hive, and all other words. A clone has the packs of its last build; if they are older than the word
lists, the lists themselves are read, which takes a few seconds.
"""

from functools import cache
from pathlib import Path

from .. import pack
from ..errors import WordListError
from ..hive import USUAL_SIZE, Hive
from ..lexicon import Lexicon

PACK = "lexicon.bee"
WIDE_PACK = "lexicon-wide.bee"
CALENDAR = "calendar.txt"

_BEECORE = Path(__file__).parent.parent
_INSTALLED = _BEECORE / "data"
_BUILT = _BEECORE.parent / "dist"
_LISTS = _BEECORE.parent / "wordlists"


def lexicon(hive: Hive | None = None) -> Lexicon:
    """Return the shipped words: all of them, or those that may fit the given hive.

    >>> "octopus" in lexicon(Hive.parse("VCTAOEN"))
    True
    """
    return usual() if hive and len(hive.letters) <= USUAL_SIZE else everything()


@cache
def usual() -> Lexicon:
    """Return the shipped words of at most seven distinct letters."""
    folder = _packs()
    return pack.read((folder / PACK).read_bytes()) if folder else parted()[0]


@cache
def everything() -> Lexicon:
    """Return all shipped words."""
    folder = _packs()
    wide = pack.read((folder / WIDE_PACK).read_bytes()) if folder else parted()[1]
    return usual() | wide


@cache
def parted() -> tuple[Lexicon, Lexicon]:
    """Return the words of a clone's lists as two lexicons: the usual words, and all others."""
    from . import lists  # only needed without packs

    words = list(lists.entries(_LISTS))
    usual = [entry for entry in words if len(set(entry.word)) <= USUAL_SIZE]
    wide = [entry for entry in words if len(set(entry.word)) > USUAL_SIZE]
    likely = lists.likely(_LISTS)
    return Lexicon.from_entries(usual, likely), Lexicon.from_entries(wide, likely)


def is_fresh(folder: Path) -> bool:
    """Return whether the packs in a folder are newer than the word lists and the code for them."""
    sources = [path for path in _LISTS.glob("*") if path.is_file()]
    if not sources:
        raise WordListError(f"no words found: neither {_INSTALLED} nor {_LISTS} is there")
    for package in (_BEECORE, _BEECORE / "pack", _BEECORE / "words"):
        sources += package.glob("*.py")
    changed = max(path.stat().st_mtime for path in sources)
    packs = [folder / PACK, folder / WIDE_PACK]
    return all(path.is_file() and path.stat().st_mtime >= changed for path in packs)


def calendar_text() -> str:
    """Return the text of the calendar, which has one hive per line."""
    return (folder() / CALENDAR).read_text("ascii")


def folder() -> Path:
    """Return the folder of the word lists."""
    return _INSTALLED if (_INSTALLED / PACK).is_file() else _LISTS


def _packs() -> Path | None:
    """Return the folder of the packs; None if there are none, or they are outdated."""
    if (_INSTALLED / PACK).is_file():
        return _INSTALLED
    return _BUILT if is_fresh(_BUILT) else None
