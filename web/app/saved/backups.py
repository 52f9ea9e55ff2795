"""Backups of stored texts that cannot be read: a later version of Open Hive may read them."""

import random
import time

from browser.store import Store
from saved.keys import BACKUP


class Backups:
    """Stores backups by subject: the key of a hive, or `LESSONS` for answer lists."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.moment = 0  # the time in the newest name, in milliseconds

    def new_name(self, subject: str) -> str:
        """Return the name for a new backup; names sort by time, and no two tabs get the same."""
        self.moment = max(self.moment + 1, time.time_ns() // 1_000_000)
        return f"{BACKUP}{subject}/{self.moment}-{random.getrandbits(24):06x}"

    def texts(self, subject: str) -> list[str]:
        """Return the backups of a subject, oldest first."""
        return [self.store.get(name) for name in self.store.names(f"{BACKUP}{subject}/")]

    def add(self, name: str, text: str) -> None:
        """Store an imported backup under its name, or under a new name if another backup has it."""
        existing = self.store.own_text(name)
        if existing == text:
            return
        if existing is not None:
            name = self.new_name(subject_of(name))
        self.store.set(name, text)


def subject_of(name: str) -> str:
    """Return the subject of a backup, given its name."""
    return name[len(BACKUP) :].rpartition("/")[0]
