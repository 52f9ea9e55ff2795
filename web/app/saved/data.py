"""The one store of all records, see `saved.records`. Nothing that was found or decided is lost.

A record is merged with the stored one whenever it is written: after a guess, when another tab has
stored one, when a file is imported, and when there is room again. A stored text that cannot be read
is put aside first, since a later version of Open Hive may read it.
"""

import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from answers.word_lists import WordLists
from browser.dom import pause, run_soon
from browser.events import on
from browser.store import Store
from browser.texts import text
from js import Event, window
from saved.decisions import StoredDecisions
from saved.records import (
    BACKUP,
    DECISIONS,
    GAME,
    OLD_STANDINGS,
    SHOWN,
    kind_of,
    put_aside,
)

from beecore.errors import BeeError, GameError
from beecore.game.saving import begun, load, shorten

MAX_BACKUPS = 20
"""How many texts of a record are put aside: the latest ones. If two versions of the page cannot
read each other's text of a game, each puts the other's aside whenever it saves the game."""
MAX_USED = 4 << 20  # bytes; browsers allow about 5 MB
BYTES_TO_FREE = 1 << 20


class SavedData(Store):
    """All records, in "localStorage".

    `warn` shows a sentence when a record cannot be stored. `decided` is called when the visitor has
    decided on a word.
    """

    def __init__(self, warn: Callable[[str], None], decided: Callable[[], Awaitable[None]]) -> None:
        super().__init__("localStorage")
        self.warn, self.failed = warn, lambda: run_soon(self.make_room)
        self.lacks_room = False  # whether there was once no room for a text, however much was freed
        self.visit: dict[str, str] = {}  # what this visit has saved or shown, by name
        self.backups: list[str] | None = None  # the names of all texts put aside; None: not read
        self.moment = 0  # the time in the newest of these names, in milliseconds
        self.lists = WordLists(self)
        self.decisions = StoredDecisions(self, decided)
        on(window, "storage", self.stored_elsewhere)
        on(window, "pagehide", lambda event: self.save_again(""))

    def value(self, name: str) -> Any:
        """Return the value of a record; None if there is none, or its text is damaged."""
        kind = kind_of(name)
        assert kind, name
        try:
            return kind.read(self.get(name))
        except BeeError:
            return None

    def setting(self, name: str) -> str:
        """Return what the visitor has chosen; empty for nothing, or if the text is damaged."""
        return self.value(name) or ""

    def games(self) -> list[str]:
        """Return the keys of the hives of all saved games."""
        return [name[len(GAME) :] for name in self.names(GAME)]

    def letters_of(self, edition: str) -> set[str]:
        """Return the letters of all hives of an edition with saved games."""
        start = edition + "."
        hives = [key[len(start) :] for key in self.games() if key.startswith(start)]
        return set("".join(hives)) - set("+0123456789")

    # Merging

    def save(self, name: str, text: str) -> None:
        """Store a record of this visit, merged with the stored one; and again, should another tab
        overwrite or delete it.

        The text has to have all that this visit has stored before, as a game with two words has all
        of the game with the first of them.
        """
        base, self.visit[name] = self.visit.get(name), text
        self.merge(name, text, base)

    def merge(self, name: str, text: str, base: str | None = None) -> bool:
        """Store a record, merged with the stored one, which another tab may have changed.

        `base` is the text that was stored when `text` was made, such as the game before a guess: if
        it still is, `text` has all of it, and replaces it without a merge, which is slow. The text
        has to be readable. Return whether anything was written: nothing is if the stored record has
        all of it already.
        """
        kind, stored, backup = kind_of(name), self.stored(name), ""
        assert kind, name
        for other in (self.unsaved.get(name), stored):  # the first is newer, if there was no room
            if other not in (None, text, base):
                try:
                    text = kind.merge(other or "", text)
                except BeeError:
                    backup = self.new_backup(name) if stored and not kind.is_choice else ""
        if text == stored and name not in self.unsaved:
            return False
        self.set(name, text, backup)
        return True

    def set(self, name: str, text: str, backup: str = "") -> None:
        if name == DECISIONS:
            self.decisions.is_read = False
        super().set(name, text, backup)

    def amend(self, name: str, text: str) -> None:
        """Store a record in which only the standing has changed, if there is room for it."""
        is_stored = bool(self.storage) and name not in self.unsaved and self.write(name, text)
        if is_stored and name in self.visit:
            self.visit[name] = text

    def stored_elsewhere(self, event: Event) -> None:
        """Merge what another tab has stored with what this one knows.

        Of two tabs that write at the same time, neither sees the other's text: the event has it.
        """
        key, stored = event.key or "", event.newValue or ""  # no key: an import, or all is deleted
        name = key[len(self.prefix) :] if key.startswith(self.prefix) else ""
        if key and not name:
            return  # another site's
        if not key or name.startswith(BACKUP):
            self.backups = None
        if not key or name == DECISIONS or name.startswith(put_aside(DECISIONS)):
            self.decisions.is_read = False
        kind = kind_of(name)
        if kind and not kind.is_choice and stored not in ("", self.stored(name)):
            try:
                kind.read(stored)
                self.merge(name, stored)
            except BeeError:
                pass  # whoever replaces it puts it aside
        self.save_again(name)

    def save_again(self, name: str) -> None:
        """Save a record of this visit again, or all if no name is given: another tab may have
        overwritten or deleted it.
        """
        for saved in list(self.visit):
            if name in ("", saved):
                self.merge(saved, self.visit[saved])

    def is_changed(self, event: Event, name: str) -> bool:
        """Return whether a storage event may have changed a game, apart from its standing."""
        if not self.is_of(event.key or "", name):
            return False
        try:
            return bool(load(event.oldValue or "") != load(event.newValue or ""))
        except GameError:
            return True

    # What cannot be read

    def backups_of(self, name: str) -> list[str]:
        """Return the names of the texts of a record that were put aside, oldest first."""
        if self.backups is None:
            self.backups = self.names(BACKUP)
        start = put_aside(name)
        return [each for each in self.backups if each.rpartition("/")[0] + "/" == start]

    def new_backup(self, name: str) -> str:
        """Return a name for another text put aside, and delete the oldest if there are many.

        Names sort by time, and no two tabs get the same.
        """
        for oldest in self.backups_of(name)[: 1 - MAX_BACKUPS]:
            self.delete(oldest)
        self.backups = None  # one will be added
        self.moment = max(self.moment + 1, time.time_ns() // 1_000_000)
        return f"{put_aside(name)}{self.moment}-{random.getrandbits(24):06x}"

    def add_backup(self, name: str, text: str) -> None:
        """Put aside a text of a record that was imported and cannot be read."""
        if text not in [self.get(backup) for backup in self.backups_of(name)]:
            self.set(self.new_backup(name), text)

    def texts(self, name: str) -> list[str]:
        """Return all texts of a record, the newest first: the unsaved one, if the storage is full,
        the stored one, and those put aside. Some may not be readable.
        """
        texts = [self.get(name), self.stored(name) or ""]
        texts += [self.get(backup) for backup in self.backups_of(name)]
        return [text for text in texts if text]

    # Room

    def trouble(self) -> str:
        """Return a sentence while the browser cannot store some texts; otherwise ""."""
        if not (self.lacks_room and self.unsaved):
            return ""
        return text("saved-storage-blocked" if self.is_blocked else "saved-storage-full")

    def ask_before_leaving(self, event: Event) -> None:
        """Have the browser ask whether to leave the page while some records are not stored."""
        if self.trouble():
            event.preventDefault()
            event.returnValue = True

    async def make_room(self) -> None:
        """Free some room, then store what did not fit."""
        if not self.is_blocked:
            await self.free(BYTES_TO_FREE)
            for name, unsaved in list(self.unsaved.items()):
                kind = kind_of(name)
                if kind and not kind.is_choice:
                    # There may be room for a game without its standing.
                    self.unsaved[name] = unsaved = kind.write(kind.read(unsaved))
                    self.merge(name, unsaved)
                else:
                    self.set(name, unsaved)
        if self.unsaved:
            if not self.lacks_room:
                self.lacks_room = True
                on(window, "beforeunload", self.ask_before_leaving)
            self.warn(self.trouble())

    async def free_in_advance(self) -> None:
        """Free some room before the storage is full."""
        self.delete(OLD_STANDINGS)
        if self.size() > MAX_USED:
            await self.free(BYTES_TO_FREE)

    async def free(self, size: int) -> None:
        """Delete what shown.js has stored, and shorten games, the oldest first, until `size` bytes
        are free.
        """
        for name in self.names(SHOWN):
            size -= 2 * len(self.get(name))
            self.delete(name)
        ages = [(begun(self.stored(name) or ""), name) for name in self.names(GAME)]
        for age, name in sorted(ages):
            if size <= 0:
                return
            if age and name not in self.unsaved:  # no age: it was shortened before
                saved = self.stored(name) or ""
                try:
                    self.set(name, shorten(saved))
                except BeeError:
                    continue  # it stays as it is
                size -= 2 * (len(saved) - len(self.get(name)))
                await pause()
