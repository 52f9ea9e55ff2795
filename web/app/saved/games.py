"""Plays games: applies an action to a saved game, merged from all tabs, and saves the outcome."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from answers.words import Played, Words
from browser.dates import now
from browser.ordering import InOrder
from browser.texts import text
from saved.data import SavedData
from saved.records import GAME, without_standing

from beecore.errors import GameError
from beecore.game.guess import once
from beecore.game.saving import load
from beecore.game.view import LOOK
from beecore.hive import Hive

T = TypeVar("T")


class Games:
    """Plays games and saves them. Actions in one hive have to be run `in_order`."""

    def __init__(self, words: Words, data: SavedData) -> None:
        self.words, self.data, self.order = words, data, InOrder()
        self.begun = "", ""  # a game that was only looked at, not saved: its record's name and text
        self.has_unreadable = self.has_warned = False

    def in_order(self, hive: Hive, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Run an action once all earlier ones in its hive have ended; other hives do not wait."""
        return self.order.run(hive.key, action)

    async def play(
        self, hive: Hive, action: str = LOOK, detail: str = "", percent: str = ""
    ) -> Played:
        """Apply an action to the game on a hive, save the game, and return it.

        See `beecore.game.view.act` for `action` and `detail`, and `Words` for `percent`.

        The action is applied to the game merged from everything that this page and other tabs
        saved.
        """
        name = GAME + hive.key
        stored = self.data.get(name)
        texts = self.data.texts(name) if action == LOOK else [stored]
        texts.append(self.data.visit.get(name) or (self.begun[1] if self.begun[0] == name else ""))
        texts = list(once([without_standing(text) for text in texts if text]))
        played = await self.words.play(hive, now(), texts, action, detail, percent)
        self.has_unreadable = self.has_unreadable or bool(played.unread)
        if not played.is_touched:
            self.begun = name, played.text
        elif played.text == without_standing(stored):
            self.data.visit[name] = stored
        else:  # a shortened game that was only looked at stays so, and what is unreadable is kept
            is_base = action != LOOK and not played.unread
            self.data.save(name, played.text, stored if is_base else None)
        return played

    def is_in_progress(self, hive: Hive) -> bool:
        """Return whether the game on a hive has found words and is not given up."""
        try:
            game = load(self.data.get(GAME + hive.key))
        except GameError:
            return False
        return bool(game.found) and not game.revealed

    def notice(self) -> str:
        """Return a warning if a game could not be read, the first time only; otherwise ""."""
        if self.has_warned or not self.has_unreadable:
            return ""
        self.has_warned = True
        return text("saved-game-unreadable")
