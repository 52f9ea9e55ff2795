"""The data that comes with beecore: where it is, installed or in a clone.

Words are in two packs: those of at most seven distinct letters, which is all that the usual hive
can need, and the rest. In a clone the packs are those of the last build; if there is none, or the
word lists have changed since, the lists themselves are read, which takes a second or two.
"""

from functools import cache
from pathlib import Path

from . import pack, wordlist
from .errors import WordListError
from .hive import USUAL_SIZE, Hive
from .lexicon import Lexicon

PACK = "lexicon.bee"
WIDE_PACK = "lexicon-wide.bee"
CALENDAR = "calendar.txt"

_HERE = Path(__file__).parent
_INSTALLED = _HERE / "data"
_BUILT = _HERE.parent / "dist"
_LISTS = _HERE.parent / "wordlists"


def lexicon(hive: Hive) -> Lexicon:
    """Return the shipped words that a hive of this size can need."""
    return everything() if len(hive.letters) > USUAL_SIZE else usual()


@cache
def usual() -> Lexicon:
    """Return the shipped words of at most seven distinct letters."""
    folder = _packs()
    if folder is None:
        return Lexicon.from_entries(
            (entry for entry in wordlist.entries(_LISTS) if len(set(entry.word)) <= USUAL_SIZE),
            wordlist.likely(_LISTS),
        )
    return pack.read((folder / PACK).read_bytes())


@cache
def everything() -> Lexicon:
    """Return all shipped words."""
    folder = _packs()
    if folder is None:
        return Lexicon.from_entries(wordlist.entries(_LISTS), wordlist.likely(_LISTS))
    return usual() | pack.read((folder / WIDE_PACK).read_bytes())


def calendar_text() -> str:
    """Return the text of the calendar of hives, one a line."""
    return (lists() / CALENDAR).read_text("ascii")


def lists() -> Path:
    """Return the folder of the word lists."""
    return _INSTALLED if (_INSTALLED / PACK).is_file() else _LISTS


def _packs() -> Path | None:
    """Return the folder of packs no older than the lists and the layout; none if there is none."""
    if (_INSTALLED / PACK).is_file():
        return _INSTALLED
    changed = [path.stat().st_mtime for path in _LISTS.glob("*") if path.is_file()]
    if not changed:
        raise WordListError(f"no words found: neither {_INSTALLED} nor {_LISTS} is there")
    changed.append((_HERE / "layout.py").stat().st_mtime)
    built = [_BUILT / PACK, _BUILT / WIDE_PACK]
    fresh = all(path.is_file() and path.stat().st_mtime >= max(changed) for path in built)
    return _BUILT if fresh else None
