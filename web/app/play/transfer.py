"""Exports everything that is saved as one file, and imports such a file entry by entry.

An import loses nothing that is already stored. Games and lessons are merged with the stored ones.
A setting is only added if the player has not chosen one, and code of the Lab only if there is a
free place for it.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from answers.word_lists import LIST
from browser.dom import Slices
from browser.language import own_name
from browser.store import attempted
from browser.texts import listed, text
from js import JSON, Blob, File, Object, Reflect
from jsffi import to_js
from saved.backups import subject_of
from saved.data import SavedData
from saved.keys import BACKUP, CODE, CODE_BEFORE, GAME, LESSONS, STANDINGS, TAUGHT, WON
from saved.settings import SETTINGS, is_choice

from beecore.editions import EDITIONS
from beecore.errors import KB, MB, BeeError, GameError, TeachingError
from beecore.game.saving import join, load, save
from beecore.game.state import once
from beecore.memory import dump
from beecore.memory import load as load_lessons

FORMAT = "open-hive"
VERSION = 1
MAX_ENTRY_SIZE = 5 * MB  # the most that browsers store; MicroPython has no memory for twice as much
MAX_CODE_LENGTH = 200 * KB  # the length of one solver
MAX_WON_LENGTH = 1 * KB  # the length of the list of challenges
SLICE_MILLISECONDS = 25  # until the progress is shown again, which takes a few milliseconds


class Entries(NamedTuple):
    """The names and values of an exported file, how many there are, and the games' standings."""

    pairs: Iterable[tuple[str, object]]
    total: int
    standings: object


class Import:
    """Adds an exported file to the saved data, and counts what was added for a summary."""

    def __init__(self, data: SavedData) -> None:
        self.data = data
        self.lists: list[str] = []  # the titles of lists that were added
        self.games = self.settings = self.codes = self.unreadable = 0
        self.has_lessons = self.has_moved_code = self.has_skipped_code = False
        self.code: dict[str, str] = {}  # solvers in the file, by their names there

    async def add_all(self, entries: Entries, report: Callable[[int], None]) -> None:
        """Add all entries; `report` is called now and then with the number added so far."""
        slices = Slices(SLICE_MILLISECONDS)
        for place, (name, value) in enumerate(entries.pairs):
            if type(value) is not str or not self.add(name, value):
                self.unreadable += 1
            if await slices.rest():
                report(place + 1)
        for name in (CODE, CODE_BEFORE):
            self.add_code(self.code.get(name, ""))
        self.add_standings(entries.standings)

    def add(self, name: str, value: str) -> bool:
        """Add an entry; return whether it can be read."""
        reader = _reader(name)
        return reader is not None and reader(self, name, value)

    def add_list(self, name: str, value: str) -> bool:
        """Add a word list of which the file has the rules, but not the words."""
        known = list(self.data.lists.lists)
        is_readable = self.data.lists.adopt(value)
        lists = self.data.lists.lists
        self.lists += [lists[name].edition.title for name in lists if name not in known]
        return is_readable

    def add_game(self, name: str, value: str) -> bool:
        """Merge a game with the stored game of its hive; return whether it can be read."""
        try:
            game = load(value)
        except GameError:
            return False
        key = game.hive.key
        shared = self.data.store.shared_text(GAME + key)
        self.data.saved_games.save(key, save(join(game, [shared]).game) if shared else value)
        self.games += 1
        return True

    def add_backup(self, name: str, value: str) -> bool:
        """Add the content of a backup if this version can read it, otherwise the backup itself."""
        is_lessons = subject_of(name) == LESSONS
        if self.add_lessons(LESSONS, value) if is_lessons else self.add_game(name, value):
            return True
        self.data.backups.add(name, value)
        return False

    def add_lessons(self, name: str, value: str) -> bool:
        """Merge answer lists with the stored ones, perhaps those of another language's page."""
        store = self.data.store
        try:
            memory, stored = load_lessons(value), store.own_text(name)
            if name == LESSONS:
                self.data.lessons.save(self.data.lessons.memory.join(memory))
            else:
                store.set(name, dump(load_lessons(stored).join(memory)) if stored else value)
        except TeachingError:
            return False
        self.has_lessons = True
        return True

    def add_setting(self, name: str, value: str) -> bool:
        if value and not is_choice(name, value):
            return False
        self.settings += self.data.settings.adopt(name, value)
        return True

    def add_won(self, name: str, value: str) -> bool:
        """Add the completed challenges of the Lab."""
        if len(value) > MAX_WON_LENGTH:
            return False
        store = self.data.store
        store.set(WON, " ".join(once([*store.get(WON).split(), *value.split()])))
        return True

    def keep_code(self, name: str, value: str) -> bool:
        """Keep a solver of the Lab until the whole file has been read, for `add_code`."""
        if len(value) > MAX_CODE_LENGTH:
            return False
        self.code[name] = value
        return True

    def add_code(self, code: str) -> None:
        """Store a solver in the first free place, unless it is stored already."""
        store = self.data.store
        places = [store.get(CODE), store.get(CODE_BEFORE)]
        if code in ("", *places):
            return
        if "" not in places:
            self.has_skipped_code = True
            return
        store.set((CODE, CODE_BEFORE)[places.index("")], code)
        self.codes += 1
        self.has_moved_code = self.has_moved_code or places[0] != ""

    def add_standings(self, lines: object) -> None:
        """Add standings to the stored ones; standings of games with another text have no effect."""
        store = self.data.store
        if type(lines) is str and lines and not store.is_blocked:
            store.write(STANDINGS, f"\n{lines}\n{store.own_text(STANDINGS) or ''}")

    @property
    def is_complete(self) -> bool:
        """Whether everything in the file was added, and is stored."""
        return not (self.unreadable or self.has_skipped_code or self.data.store.is_full)

    def summary(self) -> str:
        """Return sentences about what was added and what was not."""
        things = [text("saved-imported-games", games=self.games)]
        if self.has_lessons:
            things.append(text("saved-imported-lessons"))
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
        if self.data.store.is_full:
            sentences.append(text("saved-storage-full"))
        return " ".join(sentences)


READERS: dict[str, Callable[[Import, str, str], bool]] = {
    LIST: Import.add_list,
    GAME: Import.add_game,
    BACKUP: Import.add_backup,
    WON: Import.add_won,
    CODE: Import.keep_code,
    CODE_BEFORE: Import.keep_code,
}
"""All that is exported and imported: names in the storage, or how they begin if that ends with /,
and what adds an imported text of such a name."""
READERS.update(dict.fromkeys(SETTINGS, Import.add_setting))
READERS.update({own_name(TAUGHT, each.language): Import.add_lessons for each in EDITIONS})


def _reader(name: str) -> Callable[[Import, str, str], bool] | None:
    return READERS.get(name) or READERS.get(name.partition("/")[0] + "/")


def exported(data: SavedData) -> str:
    """Return the text of an export file: a JSON object with all names and texts."""
    # Lists come first, since an import needs them to read their games.
    pairs = []  # no dictionary, because MicroPython fills large ones slowly
    store = data.store
    for name in sorted(store.names(), key=lambda name: not name.startswith(LIST)):
        if not _reader(name):
            continue
        text, shared = store.get(name), store.shared_text(name)
        pairs.append((name, text))
        if name.startswith(GAME) and shared not in ("", text):
            pairs.append((f"{BACKUP}{name[len(GAME) :]}/shared", shared))
    values = ", ".join([f"{json.dumps(name)}: {json.dumps(text)}" for name, text in pairs])
    # The standings are beside the values, where earlier versions ignore them.
    standings = store.own_text(STANDINGS) or ""
    head = json.dumps({"format": FORMAT, "version": VERSION, "standings": standings})[:-1]
    return f'{head}, "values": {{{values}}}}}'


async def entries_of(file: File) -> Entries:
    """Return the entries of an exported file; raises `BeeError` if it is not an export.

    The browser parses it, because MicroPython would take minutes for ten megabytes.
    """
    found = attempted(JSON.parse, JSON, await file.text().then(Object))
    value: Any = found[0] if found else None
    version = getattr(value, "version", 0)
    is_export = getattr(value, "format", "") == FORMAT and type(version) is int
    values = getattr(value, "values", "")
    listed = None if type(values) is str else attempted(Object.entries, Object, values)
    if not is_export or not 1 <= version <= VERSION or not listed:
        raise BeeError(text("saved-no-export"))
    parts = dict(_pairs(Object.entries(value)))
    return Entries(_pairs(listed[0]), int(listed[0].length), parts.get("standings"))


def _pairs(listed: Any) -> Iterator[tuple[str, object]]:
    """Yield the entries of a JavaScript list; the value of an entry that is too large is None."""
    for pair in listed:
        size = attempted(Reflect.construct, None, Blob, to_js([pair]))  # throws for some objects
        is_readable = size and size[0].size <= MAX_ENTRY_SIZE
        yield (pair[0], pair[1]) if is_readable else ("", None)
