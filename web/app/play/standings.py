"""The score and rank of each saved game, for the statistics and the calendar.

A standing follows from a game, the words of its language or list, and the decisions on words. It is
stored with the game, so that the words of every hive need not be looked up again. A game that is
merged with another one loses it, and it is computed again when it is needed.
"""

from binascii import crc32
from datetime import date
from typing import NamedTuple

from answers.words import Words
from browser.dom import Slices, pause
from browser.language import HOME, LANGUAGE, is_ours, language_of
from browser.offline import hashes
from saved.data import SavedData
from saved.records import GAME

from beecore.decisions import UNDECIDED
from beecore.editions import ORIGINAL, RANK_NAMES
from beecore.errors import GameError, HiveError
from beecore.game.record import GameEntry, Standing
from beecore.game.saving import standing_in, with_standing
from beecore.hive import Hive

VERSION = 3  # of the computation and the format; other versions are ignored
WORD_LISTS = ".bee"  # the suffix of the files that standings depend on
MAX_LENGTH = 200  # of a stored standing


class StoredStanding(NamedTuple):
    """A stored standing, and whether it is outdated: computed with other words or decisions."""

    standing: Standing
    is_outdated: bool


class Standings:
    """Reads, computes, and stores the standings of saved games, by the keys of their hives."""

    def __init__(self, words: Words, data: SavedData) -> None:
        self.words, self.data = words, data
        self.decided = UNDECIDED, ""  # the decisions, and a number that changes with them
        self.hashes: dict[str, str] = {}  # of the words of languages, by their tags

    def basis_of(self, key: str) -> str:
        """Return what a game's standing was computed with: a number for the decisions, and one for
        the words of the game's language, or when those of the visitor's own list were added.
        """
        decisions = self.data.decisions.current
        if decisions is not self.decided[0] or not self.decided[1]:
            self.decided = decisions, _checksum(f"{VERSION} {self.data.decisions.texts}")
        found = self.data.lists.lists.get(key.partition(".")[0])
        return f"{self.decided[1]}-{found.added if found else self.hash_of(language_of(key))}"

    def hash_of(self, language: str) -> str:
        """Return a number that changes with the site's words of a language."""
        if language not in self.hashes:
            parts = [
                hashed
                for name, hashed in sorted(hashes().items())
                if name.endswith(WORD_LISTS)
                and language == (name.partition("/")[0] if "/" in name else ORIGINAL.language)
            ]
            self.hashes[language] = _checksum(" ".join(parts))
        return self.hashes[language]

    def known(self, key: str, game: str) -> StoredStanding | None:
        """Return the standing in the text of a saved game; None if it has none."""
        fields = standing_in(game)[:MAX_LENGTH].split(" ")
        try:
            rank, score, total, words, all_words, pangrams, over = [
                int(field) for field in fields[1:-1]
            ]
            name, started = RANK_NAMES[rank], fields[-1]
        except (ValueError, LookupError):
            return None
        standing = Standing(started, name, score, total, words, all_words, pangrams, over == 1)
        return StoredStanding(standing, fields[0] != self.basis_of(key))

    async def compute(self, key: str) -> Standing:
        """Compute, store, and return the standing of a saved game.

        Raises `GameError` if the game cannot be read.
        """
        name, basis = GAME + key, self.basis_of(key)
        game = self.data.get(name)
        standing = await self.words.standing(game)
        if basis == self.basis_of(key) and game == self.data.get(name):
            self.data.amend(name, with_standing(game, self.text_of(key, standing)))
        return standing

    def text_of(self, key: str, standing: Standing) -> str:
        """Return the text that is stored for a standing that has just been computed."""
        started, rank, *figures = standing
        numbers = [RANK_NAMES.index(rank), *[int(each) for each in figures]]
        return " ".join([self.basis_of(key), *[str(each) for each in numbers], started])


class Count:
    """A count of all saved games in the page's language; `days` has the day of each daily hive by
    the hive's key.

    It begins with the stored standings. An outdated standing counts until the new one is computed.
    """

    def __init__(self, standings: Standings, days: dict[str, date]) -> None:
        self.standings, self.data, self.days = standings, standings.data, days
        self.names = list(filter(is_ours, self.data.games()))
        self.entries: dict[str, GameEntry] = {}
        self.left: list[str] = []  # games whose standings have to be computed, the last one first
        self.decisions = self.data.decisions.current
        self.slices = Slices()

    async def add_stored(self) -> None:
        """Add all games that have a standing."""
        others: list[str] = []
        for name in self.names:
            known = self.standings.known(name, self.data.get(GAME + name))
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
            self.add(name, await self.standings.compute(name))
        except (GameError, HiveError):
            pass  # an earlier standing still counts
        if not self.left and self.decisions is not self.data.decisions.current:
            self.decisions = self.data.decisions.current
            await self.add_stored()
        await pause()  # the next look-up may take as long as a slice

    def add(self, name: str, standing: Standing) -> None:
        self.entries[name] = GameEntry(name, self.days.get(name), standing)


def _has_usual_words(key: str) -> bool:
    """Return whether a game, given by the key of its hive, needs only the words of a usual hive."""
    letters = key.rpartition(".")[2].partition("+")[0].rstrip("0123456789")
    return language_of(key) == LANGUAGE and len(letters) <= HOME.size


def _checksum(text: str) -> str:
    return str(crc32(text.encode()))
