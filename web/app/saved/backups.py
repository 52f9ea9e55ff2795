"""Backups of stored texts that cannot be read: a later version of Open Hive may read them."""

import random
import time

from browser.events import on
from browser.store import SHARED, Store
from js import Event, window
from saved.keys import BACKUP

MAX_BACKUPS = 20
"""The most backups of a subject; of two versions that take turns, each later backup has all words
of the earlier ones."""


class Backups:
    """Stores backups by subject: the key of a hive, or `LESSONS` for answer lists."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.moment = 0  # the time in the newest name, in milliseconds
        self.names: list[str] = []  # of all backups, if `is_listed`
        self.is_listed = False
        on(window, "storage", self.stored_elsewhere)

    def names_of(self, subject: str) -> list[str]:
        """Return the names of the backups of a subject, oldest first."""
        if not self.is_listed:
            self.is_listed, self.names = True, self.store.names(BACKUP)
        return [name for name in self.names if subject_of(name) == subject]

    def stored_elsewhere(self, event: Event) -> None:
        """List the backups again if another tab may have changed them."""
        key = event.key or ""
        if not key or key.startswith((self.store.prefix + BACKUP, SHARED + BACKUP)):
            self.is_listed = False

    def make_room(self, subject: str) -> None:
        """Delete the oldest backups of a subject, to which one will be added."""
        for name in self.names_of(subject)[:-MAX_BACKUPS]:
            self.store.delete(name)
        self.is_listed = False

    def new_name(self, subject: str) -> str:
        """Return the name for a new backup; names sort by time, and no two tabs get the same."""
        self.make_room(subject)
        self.moment = max(self.moment + 1, time.time_ns() // 1_000_000)
        return f"{BACKUP}{subject}/{self.moment}-{random.getrandbits(24):06x}"

    def texts(self, subject: str) -> list[str]:
        """Return the backups of a subject, oldest first."""
        return [self.store.get(name) for name in self.names_of(subject)]

    def add(self, name: str, text: str) -> None:
        """Store an imported backup under its name, or under a new name if another backup has it."""
        existing = self.store.own_text(name)
        if existing == text:
            return
        if existing is not None:
            name = self.new_name(subject_of(name))
        self.make_room(subject_of(name))
        self.store.set(name, text)


def subject_of(name: str) -> str:
    """Return the subject of a backup, given its name."""
    return name[len(BACKUP) :].rpartition("/")[0]
