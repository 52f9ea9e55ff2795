"""Import: takes in an exported file entry by entry, and loses nothing that is already here.

Games and lessons are joined with those here. A setting is taken over where the visitor has chosen
none, and code of the Lab where there is room for it beside the visitor's own.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from browser.dom import Slices
from browser.store import FULL, attempted
from js import JSON, Blob, File, Object
from saved.data import (
    ASIDE,
    BOUNDARY,
    CHOICES,
    CODE,
    CODE_BEFORE,
    FORMAT,
    GAME,
    TAUGHT,
    VERSION,
    WON,
    Kept,
    is_choice,
)

from beecore.bounds import KB, MB
from beecore.errors import BeeError, GameError, TeachingError
from beecore.game.saving import join, load, save
from beecore.game.state import once
from beecore.memory_text import load as remembered
from beecore.phrases import counted

NO_EXPORT = "This file is not an Open Hive export. Nothing was changed."
MOST_ENTRY = 5 * MB  # browsers keep no more; MicroPython has no memory for twice as much at once
MOST_CODE = 200 * KB  # of one solver
MOST_WON = 1 * KB  # of the names of challenges
SETTINGS = (BOUNDARY, *CHOICES)


class Entries(NamedTuple):
    """The names and values of an exported file, and how many there are."""

    pairs: Iterable[tuple[str, object]]
    number: int


class Import:
    """What one file brings: counts what was taken in, for the sentence that says so."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.games = self.settings = self.codes = self.unread = 0
        self.has_taught = self.has_moved_code = self.lacks_place = False
        self.code: dict[str, str] = {}  # of the file, by its name there

    async def absorb(self, entries: Entries, report: Callable[[int], None]) -> None:
        """Take in all entries; `report` is called with their number so far, now and then."""
        slices = Slices()
        for place, (name, value) in enumerate(entries.pairs):
            if type(value) is not str or not self.absorb_entry(name, value):
                self.unread += 1
            if await slices.rest():
                report(place + 1)
        for name in (CODE, CODE_BEFORE):
            self.absorb_code(self.code.get(name, ""))

    def absorb_entry(self, name: str, text: str) -> bool:
        """Take in an entry; return whether it can be read."""
        if name.startswith(GAME):
            return self.absorb_game(text)
        if name.startswith(ASIDE):
            return self.absorb_backup(name, text)
        if name == TAUGHT:
            return self.absorb_lessons(text)
        if name in SETTINGS:
            return self.absorb_setting(name, text)
        if name == WON:
            return self.absorb_won(text)
        if name in (CODE, CODE_BEFORE) and len(text) <= MOST_CODE:
            self.code[name] = text
            return True
        return False

    def absorb_game(self, text: str) -> bool:
        """Join a game with what is here of it."""
        try:
            game = load(text)
        except GameError:
            return False
        name = game.hive.key
        shared = self.kept.store.shared(GAME + name)
        self.kept.keep_game(name, save(join(game, [shared]).game) if shared else text)
        self.games += 1
        return True

    def absorb_backup(self, name: str, text: str) -> bool:
        """Take in what could not be read where the file was made; a backup if it still cannot."""
        about = name[len(ASIDE) :].rpartition("/")[0]
        if self.absorb_lessons(text) if about == TAUGHT else self.absorb_game(text):
            return True
        there = self.kept.store.own(name)
        if there not in (None, text):
            name = self.kept.free_aside(about)
        if there != text:
            self.kept.store.set(name, text)
        return False

    def absorb_lessons(self, text: str) -> bool:
        """Join what was taught with what is taught here."""
        try:
            taught = remembered(text)
        except TeachingError:
            return False
        self.kept.keep_memory(self.kept.memory.join(taught))
        self.has_taught = True
        return True

    def absorb_setting(self, name: str, text: str) -> bool:
        """Take over a choice where the visitor has made none."""
        store, is_chosen = self.kept.store, text != ""
        if is_chosen and not is_choice(name, text):
            return False
        if is_chosen and store.own(name) is None and not store.shared(name):
            store.set(name, text)
            self.settings += 1
        return True

    def absorb_won(self, text: str) -> bool:
        """Add the challenges of the Lab that were met where the file was made."""
        if len(text) > MOST_WON:
            return False
        store = self.kept.store
        store.set(WON, " ".join(once([*store.get(WON).split(), *text.split()])))
        return True

    def absorb_code(self, code: str) -> None:
        """Give code of the Lab a place that is free, unless it has one already."""
        store = self.kept.store
        places = [store.get(CODE), store.get(CODE_BEFORE)]
        if code in ("", *places):
            return
        if "" not in places:
            self.lacks_place = True
            return
        store.set((CODE, CODE_BEFORE)[places.index("")], code)
        self.codes += 1
        self.has_moved_code = self.has_moved_code or places[0] != ""

    @property
    def is_whole(self) -> bool:
        """Whether all of the file was taken in, for good."""
        return not (self.unread or self.lacks_place or self.kept.store.lacks_room)

    def told(self) -> str:
        """Return the sentences on what was taken in, and on what was not."""
        things = [counted(self.games, "game")]
        things += ["your answer lists"] * self.has_taught
        things += ["your Lab code"] * bool(self.codes)
        things += [counted(self.settings, "setting")] * bool(self.settings)
        told = f"Imported {_listed(things)}."
        if self.has_moved_code:
            told += " The Lab offers imported code as “My previous solver”."
        if self.lacks_place:
            told += " The Lab keeps two solvers, both yours: code in the file was left out."
        if self.unread:
            told += f" {self.unread} could not be read."
        if self.kept.store.lacks_room:
            told += f" {FULL}"
        return told


async def entries_of(file: File) -> Entries:
    """Return what an exported file has; `BeeError` if it is none.

    The browser parses it, which would take MicroPython minutes for ten megabytes.
    """
    found = attempted(JSON.parse, JSON, await file.text().then(Object))
    value: Any = found[0] if found else None
    version = getattr(value, "version", 0)
    is_export = getattr(value, "format", "") == FORMAT and type(version) is int
    values = getattr(value, "values", "")
    listed = None if type(values) is str else attempted(Object.entries, Object, values)
    if not is_export or not 1 <= version <= VERSION or not listed:
        raise BeeError(NO_EXPORT)
    return Entries(_pairs(listed[0]), int(listed[0].length))


def _pairs(listed: Any) -> Iterator[tuple[str, object]]:
    """Yield the names and values of a JavaScript list; those that are too large are left there."""
    for pair in listed:
        is_readable = Blob.new(pair).size <= MOST_ENTRY
        yield (pair[0], pair[1]) if is_readable else ("", None)


def _listed(things: list[str]) -> str:
    """Return things as a sentence lists them."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)
