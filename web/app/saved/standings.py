"""What saved games come to: worked out once, and remembered by the browser until it changes."""

import json
from binascii import crc32

from answers.words import Words
from browser.dom import by_id, promised
from browser.files import BASE
from browser.store import attempted
from js import Cache, Promise, Reflect, Response, window
from saved.data import Kept

from beecore.game.record import Standing
from beecore.memory import NOTHING
from beecore.scoring import RANKS

VERSION = 1  # of how standings are worked out and written down; others are forgotten
LEXICONS = ("lexicon.bee", "lexicon-wide.bee")  # they decide what a game comes to
KINDS = [str, int, str, str, int, int, bool]  # of what is written down: key, checksum, standing
RANK_NAMES = [name for name, _ in RANKS]
SHELF, PLACE = f"open-hive standings {BASE}", f"{BASE}standings"  # a cache, and the one name in it


class Standings:
    """Standings of saved games by the games' keys.

    They hold as long as the games, the site's words and what the visitor taught are the same. What
    can be worked out again takes no room from the games: it is not in the storage but in a cache.
    """

    def __init__(self, words: Words, kept: Kept) -> None:
        self.words, self.kept = words, kept
        self.known: dict[str, tuple[int, Standing]] = {}  # with the checksums of the saved games
        self.memory = NOTHING  # what was taught when they were worked out
        self.basis = ""  # a text that differs whenever they may differ
        self.has_news = False  # that are not written down yet
        self.is_read = False
        self.reading: Promise[None] | None = None

    async def of(self, name: str, text: str) -> Standing:
        """Return what a saved game comes to; `GameError` if it cannot be read."""
        if not self.is_read:
            self.reading = self.reading or promised(self.read)
            await self.reading
        self.check_basis()
        basis, checksum = self.basis, crc32(text.encode())
        known = self.known.get(name)
        if known and known[0] == checksum:
            return known[1]
        standing = await self.words.standing(text)
        if basis == self.basis:
            self.known[name], self.has_news = (checksum, standing), True
        return standing

    def check_basis(self) -> None:
        """Forget all standings if something else was taught meanwhile."""
        memory = self.kept.memory
        if memory is not self.memory or not self.basis:
            basis = _basis(self.kept.read)
            if basis != self.basis:
                self.known.clear()
            self.memory, self.basis = memory, basis

    async def read(self) -> None:
        """Read what was written down in an earlier visit, if it still holds."""
        self.check_basis()
        self.known = _read(await _taken_down(), self.basis)
        self.is_read = True

    async def keep(self) -> None:
        """Write down what is new; a browser without room for it works it out again next time."""
        if not self.has_news:
            return
        self.has_news = False
        rows = [[name, checksum, *standing] for name, (checksum, standing) in self.known.items()]
        text = json.dumps({"version": VERSION, "basis": self.basis, "rows": rows})
        cache = await _shelf()
        try:
            if cache:
                await cache.put(PLACE, Response.new(text))
        except Exception:
            return


def _basis(taught: list[str]) -> str:
    """Return what differs whenever the site has other words, or something else was taught."""
    hashes = json.loads(by_id("hashes").textContent)
    return " ".join(
        [*[hashes.get(name, "") for name in LEXICONS], str(crc32(repr(taught).encode()))]
    )


def _read(text: str, basis: str) -> dict[str, tuple[int, Standing]]:
    """Return the standings of a text; none if it is damaged, or they hold no more."""
    known = {}
    try:
        value = json.loads(text)
        if value["version"] != VERSION or value["basis"] != basis:
            return {}
        for row in value["rows"]:
            if [type(each) for each in row] != KINDS or row[3] not in RANK_NAMES:
                return {}
            known[row[0]] = row[1], Standing(*row[2:])
    except (ValueError, TypeError, LookupError):
        return {}
    return known


async def _shelf() -> Cache | None:
    """Return the cache; none where the browser has or gives none."""
    found = attempted(Reflect.get, None, window, "caches")
    try:
        return await found[0].open(SHELF) if found and found[0] else None
    except Exception:
        return None


async def _taken_down() -> str:
    """Return the text that was written down last; empty if there is none."""
    cache = await _shelf()
    try:
        response = await cache.match(PLACE) if cache else None
        return await response.text() if response else ""
    except Exception:
        return ""
