"""Exports everything that is saved as one file, and imports such a file record by record.

An import merges each record with the stored one, so it loses nothing: what the visitor has chosen
stays. A solver of the Lab has two places, so it is only added if one of them is free.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from answers.word_lists import LIST, record_name, written
from browser.dom import Slices
from browser.store import attempted
from browser.texts import listed, text
from js import JSON, Blob, File, Object, Reflect
from jsffi import to_js
from saved.data import SavedData
from saved.names import CODE, CODE_BEFORE
from saved.records import (
    BACKUP,
    CODES,
    DECIDED,
    GAME,
    GAMES,
    KINDS,
    LISTS,
    ROUND,
    SETTINGS,
    Kind,
    kind_of,
    record_of,
)

from beecore.errors import MB, BeeError
from beecore.game.saving import EXPORT, EXPORT_VERSION, is_export
from beecore.sharing.rounds import dump, join, load

KINDS[ROUND] = ROUNDS = Kind(load, join, dump)  # see `KINDS`

MAX_ENTRY_SIZE = 5 * MB  # the most that browsers store; MicroPython has no memory for twice as much
SLICE_MILLISECONDS = 25  # until the progress is shown again, which takes a few milliseconds

Entries: TypeAlias = Iterable[tuple[str, object]]  # names, each with its text


class Import:
    """Adds an exported file to the saved data, and counts what was added for a summary."""

    def __init__(self, data: SavedData) -> None:
        self.data = data
        self.lists: list[str] = []  # the titles of lists that were added
        self.games = self.settings = self.codes = self.unreadable = 0
        self.has_decisions = self.has_moved_code = self.has_skipped_code = False
        self.code: dict[str, str] = {}  # solvers in the file, by their names there

    async def add_all(self, entries: Entries, report: Callable[[int], None]) -> None:
        """Add all entries; `report` is called now and then with the number added so far."""
        slices = Slices(SLICE_MILLISECONDS)
        for place, (name, value) in enumerate(entries):
            try:
                self.add(name, value)
            except BeeError:
                self.unreadable += 1
                if name.startswith(BACKUP) and type(value) is str:
                    self.data.add_backup(record_of(name), value)
            if await slices.rest():
                report(place + 1)
        for name in (CODE, CODE_BEFORE):
            self.add_code(self.code.get(name, ""))

    def add(self, name: str, value: object) -> None:
        """Merge an entry with the stored record; raises `BeeError` if it cannot be read.

        What could not be read where it was exported may be readable here.
        """
        if name.startswith(BACKUP):
            name = record_of(name)
        kind = kind_of(name)
        if not kind or type(value) is not str:
            raise BeeError(f"{name[:60]!r} is no record")
        content, record = kind.read(value), value
        if kind is CODES:
            self.code[name] = record
            return
        if kind is GAMES:
            name = GAME + content.hive.key
            self.games += 1
        elif kind is DECIDED:
            self.has_decisions = True
        elif kind is LISTS:
            if content.edition.name in self.data.lists.lists:
                return
            name, record = record_name(content), written(content, has_words=False)
            self.lists.append(content.edition.title)
        is_new = self.data.merge(name, record)
        if kind is LISTS:
            self.data.lists.read()  # the games that follow may need it
        self.settings += is_new and name in SETTINGS and record != ""

    def add_code(self, code: str) -> None:
        """Store a solver in the first free place, unless it is stored already."""
        places = [self.data.get(CODE), self.data.get(CODE_BEFORE)]
        if code in ("", *places):
            return
        if "" not in places:
            self.has_skipped_code = True
            return
        self.data.set((CODE, CODE_BEFORE)[places.index("")], code)
        self.codes += 1
        self.has_moved_code = self.has_moved_code or places[0] != ""

    @property
    def is_complete(self) -> bool:
        """Whether everything in the file was added, and is stored."""
        return not (self.unreadable or self.has_skipped_code or self.data.is_full)

    def summary(self) -> str:
        """Return sentences about what was added and what was not."""
        things = [text("saved-imported-games", games=self.games)]
        if self.has_decisions:
            things.append(text("saved-imported-decisions"))
        if self.codes:
            things.append(text("saved-imported-code"))
        if self.settings:
            things.append(text("saved-imported-settings", settings=self.settings))
        sentences = [text("saved-imported", things=listed(things))]
        if self.has_moved_code:
            sentences.append(text("saved-import-moved-code"))
        if self.has_skipped_code:
            sentences.append(text("saved-import-skipped-code"))
        if self.lists:
            sentences.append(text("saved-import-lists", lists=listed(self.lists)))
        if self.unreadable:
            sentences.append(text("saved-import-unreadable", items=self.unreadable))
        if self.data.is_full:
            sentences.append(text("saved-storage-full"))
        return " ".join(sentences)


def exported(data: SavedData) -> str:
    """Return the text of an export file: a JSON object with all names and texts."""
    names = [name for name in data.names() if kind_of(name) or name.startswith(BACKUP)]
    names.sort(key=lambda name: (not name.startswith(LIST), name))  # their games come after them
    # No dictionary, because MicroPython fills large ones slowly.
    values = ", ".join([f"{json.dumps(name)}: {json.dumps(data.get(name))}" for name in names])
    head = json.dumps({"format": EXPORT, "version": EXPORT_VERSION})[:-1]
    return f'{head}, "values": {{{values}}}}}'


async def entries_of(file: File) -> tuple[Entries, int]:
    """Return the entries of an exported file, and how many there are; raises `BeeError` if it is
    not an export.

    The browser parses it, because MicroPython would take minutes for ten megabytes.
    """
    found = attempted(JSON.parse, JSON, await file.text().then(Object))
    value: Any = found[0] if found else None
    values = getattr(value, "values", "")
    listed = None if type(values) is str else attempted(Object.entries, Object, values)
    if not listed or not is_export(getattr(value, "format", ""), getattr(value, "version", 0)):
        raise BeeError(text("saved-no-export"))
    return _pairs(listed[0]), int(listed[0].length)


def _pairs(listed: Any) -> Iterator[tuple[str, object]]:
    """Yield the entries of a JavaScript list; the value of an entry that is too large is None."""
    for pair in listed:
        size = attempted(Reflect.construct, None, Blob, to_js([pair]))  # throws for some objects
        is_readable = size and size[0].size <= MAX_ENTRY_SIZE
        yield (pair[0], pair[1]) if is_readable else ("", None)
