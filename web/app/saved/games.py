"""Plays games: applies an action to a saved game, merged from all tabs, and saves the outcome."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from answers.backend import Played
from answers.words import Words
from browser.dates import now
from browser.events import on
from browser.ordering import InOrder
from browser.texts import text
from js import Event, window
from saved.saved_games import SavedGames

from beecore.game.state import once
from beecore.game.turn import LOOK
from beecore.hive import Hive

T = TypeVar("T")


class OpenedGame(NamedTuple):
    """A game after its last action, and whether it is worth saving."""

    text: str
    is_touched: bool


class Games:
    """Plays games and saves them. Actions in one hive have to be run `in_order`."""

    def __init__(self, words: Words, saved: SavedGames) -> None:
        self.words, self.saved, self.order = words, saved, InOrder()
        self.opened: dict[str, OpenedGame] = {}  # the games opened in this visit, by the hive's key
        self.has_unreadable = self.has_warned = False
        on(window, "storage", self.stored_elsewhere)
        on(window, "pagehide", lambda event: self.save_again())

    def in_order(self, hive: Hive, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Run an action once all earlier ones in its hive have ended; other hives do not wait."""
        return self.order.run(hive.key, action)

    async def play(
        self, hive: Hive, action: str = LOOK, detail: str = "", percent: str = ""
    ) -> Played:
        """Apply an action to the game on a hive, save the game, and return it.

        See `beecore.game.turn` for `action` and `detail`, and `Backend` for `percent`.

        The action is applied to the game merged from everything that this page and other tabs
        saved.
        """
        key = hive.key
        stored = self.saved.all_texts(key) if action == LOOK else (self.saved.text(key),)
        before = self.opened[key].text if key in self.opened else ""
        texts = [text for text in once([*stored, before]) if text]
        played = await self.words.play(hive, now(), texts, action, detail, percent)
        self.has_unreadable = self.has_unreadable or bool(played.unread)
        self.remember(key, OpenedGame(played.text, played.is_touched))
        if played.is_touched:
            self.saved.save(key, played.text, before)
        return played

    def remember(self, key: str, game: OpenedGame) -> None:
        if key not in self.opened:  # a game that was only looked at is not kept
            self.opened = {each: other for each, other in self.opened.items() if other.is_touched}
        self.opened[key] = game

    def notice(self) -> str:
        """Return a warning if a game could not be read, the first time only; otherwise ""."""
        if self.has_warned or not self.has_unreadable:
            return ""
        self.has_warned = True
        return text("saved-game-unreadable")

    def stored_elsewhere(self, event: Event) -> None:
        """Save a game again if another tab has overwritten or deleted it."""
        event_key = event.key or ""
        self.saved.save_overwritten(event_key, event.newValue or "")
        if any(self.saved.is_game_key(event_key, key) for key in self.opened):
            self.save_again()

    def save_again(self) -> None:
        """Save the games of this visit again if another tab has deleted or overwritten them."""
        for key, game in self.opened.items():
            if game.is_touched:
                self.saved.save(key, game.text)
