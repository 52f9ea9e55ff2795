"""Finds and reads the data shipped with beecore, installed or in a clone.

English has its files in the folder of the word lists itself, and each other language in a folder
named after its tag. The words are in packs. English has three: the likely and the possible words of
at most seven distinct letters, which suffice for the usual hive, and all other words. Any other
language has one. A clone has the packs of its last build; if they are older than the word lists,
the lists themselves are read, which takes a few seconds for English.

Daily hives, inflected forms, and one-line definitions (glosses) are texts. The format
of definitions is that of `beecore.gloss`.
Lines that begin with # are comments.

Paths are texts here: importing `pathlib` takes longer than finding and reading a pack.
"""

import os
from functools import cache
from itertools import chain
from os.path import dirname, isdir, isfile, join
from typing import TYPE_CHECKING

from ..editions import EDITIONS, ORIGINAL, Edition
from ..errors import WordListError
from ..gloss import PARTS, Gloss, look_up
from ..hive import USUAL_SIZE, Hive
from ..lexicon import Entry, Lexicon, opened
from ..pack import LEVELS, Pack, reason_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ..game.puzzles import Calendar

LIKELY_PACK, POSSIBLE_PACK, WIDE_PACK = "likely.bee", "possible.bee", "lexicon-wide.bee"
USUAL_PACKS = LIKELY_PACK, POSSIBLE_PACK
PACKS = (*USUAL_PACKS, WIDE_PACK)
CALENDAR, FORMS = "calendar.txt", "forms.txt"
GLOSSES = "glosses.txt"
TEXTS = CALENDAR, FORMS, GLOSSES
"""The texts that a language may have."""

_BEECORE = dirname(dirname(__file__))
_INSTALLED = join(_BEECORE, "data")
_BUILT = join(dirname(_BEECORE), "dist")
_LISTS = join(dirname(_BEECORE), "wordlists")


def lexicon(hive: Hive | None = None) -> Lexicon:
    """Return the words of a hive's edition that may fit the hive, or else all English words.

    >>> "octopus" in lexicon(Hive.parse("VCTAOEN"))
    True

    Raises `WordListError` for an edition without words.
    """
    if hive and len(hive.letters) <= USUAL_SIZE:
        return usual(hive.edition)
    return everything(hive.edition if hive else ORIGINAL)


def usual(edition: Edition = ORIGINAL) -> Lexicon:
    """Return the words of an edition that may fit a hive of at most seven letters."""
    return _joined(_packs_of(edition)[: len(USUAL_PACKS)])


def everything(edition: Edition = ORIGINAL) -> Lexicon:
    """Return all words of an edition."""
    return _joined(_packs_of(edition))


def entry_of(word: str, edition: Edition = ORIGINAL) -> Entry | None:
    """Return the entry of a word in the letters of its edition; None if it is not listed."""
    words = everything(edition)
    masks = [edition.alphabet.mask_of(word)] if edition.alphabet.has_all(word) else []
    for _, each, level, code, written in chain.from_iterable(words.look_up(masks)):
        if each == word:
            reason = reason_of(code, level >= words.threshold)
            return Entry(word, level / LEVELS, reason, written)
    return None


def folder_of(edition: Edition) -> str:
    """Return the folder of a language among the word lists, or packs; empty for English."""
    return "" if edition.language == ORIGINAL.language else edition.language


def packs_in(folder: str) -> tuple[str, ...]:
    """Return the names of a language's packs, which begin with its folder.

    >>> packs_in("fr")
    ('fr/words.bee',)
    """
    return (f"{folder}/words.bee",) if folder else PACKS


def _packs_of(edition: Edition) -> tuple[str, ...]:
    folder = folder_of(edition)
    if not edition.language or not isdir(join(_texts(), folder)):
        raise WordListError(
            f"the edition {edition.name} has no built-in words: give a list with --words FILE"
        )
    return packs_in(folder)


@cache
def _joined(names: tuple[str, ...]) -> Lexicon:
    return Lexicon([_pack(name) for name in names])


@cache
def _pack(name: str) -> Pack:
    folder = dirname(name)
    packs = _packs(folder)
    if not packs:
        (pack,) = from_lists(folder)[packs_in(folder).index(name)].packs
        return pack
    with open(join(packs, name), "rb") as file:
        return opened(file.read())


@cache
def from_lists(folder: str = "") -> "Sequence[Lexicon]":
    """Return the words of a clone's lists as the lexicons of a language's packs."""
    from pathlib import Path

    from . import lists

    if folder:
        return [_listed(Path(_LISTS, folder))]
    boundary = lists.likely(Path(_LISTS))
    likely, possible, wide = parts = list[Entry](), list[Entry](), list[Entry]()
    for entry in lists.entries(Path(_LISTS)):
        is_usual, is_likely = len(set(entry.word)) <= USUAL_SIZE, entry.likelihood >= boundary
        (wide if not is_usual else likely if is_likely else possible).append(entry)
    return [Lexicon.from_entries(part, boundary) for part in parts]


def _listed(folder: "Path") -> Lexicon:
    """Return the words of a list that has a word as it is written and its percentage on each line.

    A word is likely if its percentage is at least 50.
    """
    alphabet = next(each.alphabet for each in EDITIONS if each.language == folder.name)
    entries = []
    for written, percentage in map(str.split, lines_of(folder / "words.txt")):
        word = alphabet.fold(written)
        form = written if written != word else ""
        entries.append(Entry(word, likelihood=int(percentage) / 100, written=form))
    return Lexicon.from_entries(entries, alphabet=alphabet)


def is_fresh(packs: "str | os.PathLike[str]", folder: str = "") -> bool:
    """Return whether a language's packs are newer than its word lists and the code for them.

    Raises `WordListError` if there are no word lists.
    """
    lists = join(_LISTS, folder)
    changed = _times(lists) if isdir(lists) else []
    if not changed:
        raise WordListError(f"no words found: neither {_INSTALLED} nor {lists} is there")
    for package in ("", "words"):
        changed += _times(join(_BEECORE, package), ".py")
    paths = [join(packs, name) for name in packs_in(folder)]
    return all(isfile(path) and os.stat(path).st_mtime >= max(changed) for path in paths)


@cache
def _packs(folder: str) -> str | None:
    """Return where a language's packs are; None if there are none, or they are outdated."""
    if _texts() == _INSTALLED:
        return _INSTALLED
    return _BUILT if is_fresh(_BUILT, folder) else None


def _times(folder: str, ending: str = "") -> list[float]:
    with os.scandir(folder) as files:
        found = [each for each in files if each.name.endswith(ending) and each.is_file()]
        return [each.stat().st_mtime for each in found]


def _texts() -> str:
    return _INSTALLED if isfile(join(_INSTALLED, WIDE_PACK)) else _LISTS


def path_of(name: str, edition: Edition = ORIGINAL) -> "Path":
    """Return the path of a text of an edition's language, which may not have it."""
    from pathlib import Path

    return Path(_texts(), folder_of(edition), name)


def calendar(edition: Edition = ORIGINAL) -> "Calendar":
    """Return the daily hives of an edition; none for an edition that has none.

    Of several editions in a language, the first one has its daily hives.
    """
    from ..game import puzzles

    first = next((each for each in EDITIONS if each.language == edition.language), None)
    path = path_of(CALENDAR, edition)
    has_days = edition == first and path.is_file()
    return puzzles.read(path.read_text("utf-8"), edition) if has_days else []


def word_of(form: str, edition: Edition) -> str:
    """Return the word that an inflected form belongs to, as it is written; empty if there is none.

    English has none: it lists forms themselves.
    """
    word = _forms(path_of(FORMS, edition)).get(edition.alphabet.fold(form), "")
    entry = entry_of(word, edition) if word else None
    return entry.written or entry.word if entry else ""


@cache
def _forms(path: "Path") -> dict[str, str]:
    """Return the words of a list's inflected forms, all in their letters."""
    words = dict[str, str]()
    for word, *forms in map(str.split, lines_of(path)):
        for form in forms:
            words.setdefault(form, word)
    return words


def gloss(word: str, edition: Edition = ORIGINAL) -> Gloss | None:
    """Return the definition of a word; None if it is unknown.

    >>> gloss("went")
    Gloss(text='move from one place to another; leave', base='go', part='v')

    Raises `WordListError` if the lists are damaged.
    """
    lines, letters = _glosses(path_of("", edition)), edition.alphabet.fold(word)
    is_english = edition.language == ORIGINAL.language
    if not is_english and letters not in lines:
        letters = edition.alphabet.fold(word_of(word, edition))
    is_found = is_english or letters in lines  # by its ending, too, if it is English
    return look_up(letters, lambda each: lines.get(each, "")) if is_found else None


def glosses(folder: "Path") -> dict[str, str]:
    """Return the lines of all definitions in a folder by word.

    Raises `WordListError` for an invalid line.
    """
    lines = {}
    for line in lines_of(folder / GLOSSES):
        word, part, gloss = [*line.split("\t"), "", ""][:3]
        if part not in PARTS or not gloss:
            raise WordListError(
                f"{line!r} in {GLOSSES}: a word is followed by a part of speech, one of"
                f" {' '.join(PARTS)}, and a gloss, apart by tabs"
            )
        lines[word] = line
    return lines


@cache
def _glosses(folder: "Path") -> dict[str, str]:
    return glosses(folder)


def lines_of(path: "Path") -> list[str]:
    """Return the lines of a text but for comments; none if there is no such file."""
    from . import lists

    return lists.lines_of(path, "utf-8") if path.is_file() else []
