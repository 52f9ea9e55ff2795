"""The player's saved data as one value, for code that needs several parts of it."""

import json
from collections.abc import Awaitable, Callable

from answers.word_lists import LIST, WordLists
from browser.store import Store
from saved.backups import Backups
from saved.keys import BACKUP, GAME, SHOWN, STANDINGS
from saved.lessons import Lessons
from saved.room import Room
from saved.saved_games import SavedGames
from saved.settings import Settings

FORMAT = "open-hive"
VERSION = 1


class SavedData:
    """The parts of the saved data: word lists, settings, games, lessons, and unreadable texts.

    `warn` shows a sentence when a text cannot be stored; `lessons_changed` is called when the
    player has changed the answer lists.
    """

    def __init__(
        self,
        store: Store,
        warn: Callable[[str], None],
        lessons_changed: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.lists = WordLists(store)
        self.settings = Settings(store)
        self.backups = Backups(store)
        self.saved_games = SavedGames(store, self.backups)
        self.lessons = Lessons(store, self.backups, self.lists, lessons_changed)
        self.room = Room(store, self.saved_games, self.lessons, warn)

    def letters_of(self, edition: str) -> set[str]:
        """Return the letters of all hives of an edition with saved games or answer lists."""
        memory, start = self.lessons.memory, edition + "."
        unread = [json.loads(text) for text in memory.unread]
        hives = [
            *[key for key in [*self.saved_games.keys(), *memory.lessons] if key.startswith(start)],
            *[start + each["hive"] for each in unread if each["edition"] == edition],
        ]
        letters = set("".join([hive[len(start) :] for hive in hives]))
        return letters - set("+0123456789")

    def export(self) -> str:
        """Return the text of an export file: a JSON object with all names and texts."""
        # Lists come first, since an import needs them to read their games.
        pairs = []  # no dictionary, because MicroPython fills large ones slowly
        names = self.store.names()
        for name in sorted(names, key=lambda name: not name.startswith(LIST)):
            # The standings are beside the values, where earlier versions ignore them.
            if name == STANDINGS or name.startswith(SHOWN):
                continue
            text, shared = self.store.get(name), self.store.shared_text(name)
            pairs.append((name, text))
            if name.startswith(GAME) and shared not in ("", text):
                pairs.append((f"{BACKUP}{name[len(GAME) :]}/shared", shared))
        values = ", ".join([f"{json.dumps(name)}: {json.dumps(text)}" for name, text in pairs])
        standings = self.store.own_text(STANDINGS) or ""
        head = json.dumps({"format": FORMAT, "version": VERSION, "standings": standings})[:-1]
        return f'{head}, "values": {{{values}}}}}'
