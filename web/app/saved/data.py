"""The player's saved data as one value, for code that needs several parts of it."""

import json
from collections.abc import Awaitable, Callable

from answers.word_lists import WordLists
from browser.store import Store
from saved.backups import Backups
from saved.lessons import Lessons
from saved.room import Room
from saved.saved_games import SavedGames
from saved.settings import Settings


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
