"""Counts all saved games for the statistics."""

from datetime import date

from browser.dom import Slices, pause
from browser.language import HOME, LANGUAGE, is_ours, language_of
from play.standings import Standings
from saved.saved_games import SavedGames

from beecore.errors import GameError, HiveError
from beecore.game.record import GameEntry, Standing
from beecore.hive import Hive


class Count:
    """A count of all saved games in the page's language; `days` has the day of each daily hive by
    the hive's key.

    It begins with the stored standings. An outdated standing counts until the new one is computed.
    """

    def __init__(self, games: SavedGames, standings: Standings, days: dict[str, date]) -> None:
        self.games, self.standings, self.days = games, standings, days
        self.names = list(filter(is_ours, games.keys()))
        self.entries: dict[str, GameEntry] = {}
        self.left: list[str] = []  # games whose standings have to be computed, the last one first
        self.slices = Slices()
        standings.read()
        self.basis = standings.basis

    async def add_stored(self) -> None:
        """Add all games whose standings are stored."""
        others: list[str] = []
        for name in self.names:
            known = self.standings.known(name, self.games.text(name))
            if known:
                self.add(name, known.standing)
            if known is None or known.is_outdated:
                (self.left if _has_usual_words(name) else others).append(name)
            await self.slices.rest()
        self.left = others + self.left  # last, since their words may have to be downloaded

    async def add_next(self) -> None:
        """Compute the standing of the next game, and add the game unless it cannot be read."""
        name = self.left.pop()
        try:
            if name not in self.days:
                Hive.from_key(name)
            self.add(name, await self.standings.compute(name, self.games.text(name)))
        except (GameError, HiveError):
            pass  # an earlier standing still counts
        if not self.left and self.basis != self.standings.basis:  # the answer lists have changed
            self.basis = self.standings.basis
            await self.add_stored()
        await pause()  # the next look-up may take as long as a slice

    def add(self, name: str, standing: Standing) -> None:
        self.entries[name] = GameEntry(name, self.days.get(name), standing)


def _has_usual_words(key: str) -> bool:
    """Return whether a game, given by the key of its hive, needs only the words of a usual hive."""
    letters = key.rpartition(".")[2].partition("+")[0].rstrip("0123456789")
    return language_of(key) == LANGUAGE and len(letters) <= HOME.size
