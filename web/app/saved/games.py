"""The games of this browser: an action joins what is saved of its game, and saves the outcome."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from answers.backend import Played
from answers.words import Words
from browser.dates import now
from browser.events import on
from browser.ordering import InOrder
from js import Event, window
from saved.data import Kept

from beecore.game.state import once
from beecore.game.turn import LOOK
from beecore.hive import Hive

T = TypeVar("T")

UNREADABLE = "An earlier saved game of this hive could not be read. Open Hive kept a copy of it."


class Held(NamedTuple):
    """A game as its last action left it; an untouched one is not worth saving."""

    text: str
    is_touched: bool


class Games:
    """Plays games and saves them. Actions in one hive have to be run `in_order`."""

    def __init__(self, words: Words, kept: Kept) -> None:
        self.words, self.kept, self.order = words, kept, InOrder()
        self.held: dict[str, Held] = {}  # the games of this visit, by the hive's key
        self.has_unreadable = self.has_told = False
        on(window, "storage", self.stored_elsewhere)
        on(window, "pagehide", lambda event: self.save_again())

    def in_order(self, hive: Hive, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Run an action once all earlier ones in its hive have ended; other hives do not wait."""
        return self.order.run(hive.key, action)

    async def play(
        self, hive: Hive, action: str = LOOK, detail: str = "", percent: str = ""
    ) -> Played:
        """Return a game after an action, see `beecore.game.turn`. The game is saved by then.

        The action is carried out in all that is saved of the game, by this page and other tabs.
        """
        name = hive.key
        stored = self.kept.texts(name) if action == LOOK else (self.kept.game(name),)
        before = self.held[name].text if name in self.held else ""
        texts = [text for text in once([*stored, before]) if text]
        played = await self.words.play(hive, now(), texts, action, detail, percent)
        self.has_unreadable = self.has_unreadable or bool(played.unread)
        self.hold(name, Held(played.text, played.is_touched))
        if played.is_touched:
            self.kept.keep_game(name, played.text, before)
        return played

    def hold(self, name: str, held: Held) -> None:
        if name not in self.held:  # of games that were only looked at the latest is enough
            self.held = {each: game for each, game in self.held.items() if game.is_touched}
        self.held[name] = held

    def notice(self) -> str:
        """Return a sentence on a game that cannot be read, once; empty if there is none to tell."""
        if self.has_told or not self.has_unreadable:
            return ""
        self.has_told = True
        return UNREADABLE

    def stored_elsewhere(self, event: Event) -> None:
        """Lose nothing by what another tab overwrites or clears."""
        key = event.key or ""
        self.kept.take_in(key, event.newValue or "")
        if any(self.kept.is_of(key, name) for name in self.held):
            self.save_again()

    def save_again(self) -> None:
        """Save the games of this visit again if another tab has deleted or overwritten them."""
        for name, held in self.held.items():
            if held.is_touched:
                self.kept.keep_game(name, held.text)
