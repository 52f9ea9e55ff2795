"""Full or blocked storage: old games are shortened to free some room, or the player is warned."""

from collections.abc import Callable

from browser.dom import pause, run_soon
from browser.store import Store
from browser.texts import text
from saved.keys import GAME, LESSONS, SHOWN, STANDINGS
from saved.lessons import Lessons
from saved.saved_games import SavedGames, is_game

from beecore.game.saving import begun, shorten

MAX_USED = 4 << 20  # bytes; browsers allow about 5 MB
BYTES_TO_FREE = 1 << 20


class Room:
    """Frees room if a text cannot be stored; if that is not enough, `warn` shows a sentence."""

    def __init__(
        self, store: Store, games: SavedGames, lessons: Lessons, warn: Callable[[str], None]
    ) -> None:
        self.store, self.games, self.lessons, self.warn = store, games, lessons, warn
        store.failed = self.handle

    def handle(self) -> None:
        if self.store.is_blocked:
            self.warn(text("saved-storage-blocked"))
        else:
            run_soon(self.free_and_retry)

    async def free_and_retry(self) -> None:
        """Free some room, then store the texts that did not fit."""
        self.store.write(STANDINGS, "")  # standings can be computed again
        await self.free(BYTES_TO_FREE)
        for name, value in list(self.store.unsaved.items()):
            if name.startswith(GAME):
                self.games.save(name[len(GAME) :], value)
            elif name == LESSONS:
                self.lessons.save(self.lessons.memory)
            else:
                self.store.set(name, value)
        if self.store.unsaved:
            self.warn(text("saved-storage-full"))

    async def free_in_advance(self) -> None:
        """Free some room before the storage is full."""
        if self.store.size() > MAX_USED:
            await self.free(BYTES_TO_FREE)

    async def free(self, size: int) -> None:
        """Delete what shown.js has stored, and shorten games, the oldest first, until `size` bytes
        are free.
        """
        for name in self.store.names(SHOWN):
            size -= 2 * len(self.store.get(name))
            self.store.delete(name)
        ages = []
        for name in self.store.names(GAME):
            age = begun(self.store.own_text(name) or "")
            if age:
                ages.append((age, name))
        for _, name in sorted(ages):
            if size <= 0:
                return
            saved = self.store.own_text(name) or ""
            if name not in self.store.unsaved and is_game(saved):
                self.store.set(name, shorten(saved))
                size -= 2 * (len(saved) - len(self.store.get(name)))
            await pause()
