"""Full storage: old games are shortened, so that there is room for new ones."""

from collections.abc import Callable

from browser.dom import pause, run_soon
from browser.store import FULL, Store
from saved.keys import GAME, LESSONS
from saved.lessons import Lessons
from saved.saved_games import SavedGames, is_game

from beecore.game.saving import begun, shorten

MAX_USED = 4 << 20  # bytes; browsers allow about 5 MB
BYTES_TO_FREE = 1 << 20


class Room:
    """Handles the trouble that a store reports; `warn` shows a sentence if it cannot be solved."""

    def __init__(
        self, store: Store, games: SavedGames, lessons: Lessons, warn: Callable[[str], None]
    ) -> None:
        self.store, self.games, self.lessons, self.warn = store, games, lessons, warn
        store.trouble = self.handle

    def handle(self, sentence: str) -> None:
        if sentence == FULL:
            run_soon(self.free_and_retry)
        else:
            self.warn(sentence)

    async def free_and_retry(self) -> None:
        """Free some room, then store the texts that did not fit."""
        await self.free(BYTES_TO_FREE)
        for name, text in list(self.store.unsaved.items()):
            if name.startswith(GAME):
                self.games.save(name[len(GAME) :], text)
            elif name == LESSONS:
                self.lessons.save(self.lessons.memory)
            else:
                self.store.set(name, text)
        if self.store.unsaved:
            self.warn(FULL)

    async def free_in_advance(self) -> None:
        """Free some room before the storage is full."""
        if self.store.size() > MAX_USED:
            await self.free(BYTES_TO_FREE)

    async def free(self, size: int) -> None:
        """Shorten games, the oldest first, until `size` bytes are free."""
        ages = []
        for name in self.store.names(GAME):
            age = begun(self.store.own_text(name) or "")
            if age:
                ages.append((age, name))
        for _, name in sorted(ages):
            text = self.store.own_text(name) or ""
            if name not in self.store.unsaved and is_game(text):
                self.store.set(name, shorten(text))
                size -= 2 * (len(text) - len(self.store.get(name)))
            if size <= 0:
                return
            await pause()
