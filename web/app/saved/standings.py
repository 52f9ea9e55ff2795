"""The score and rank of each saved game: computed once, and cached by the browser."""

import json
from binascii import crc32

from answers.words import Words
from browser.dom import by_id, run_soon
from browser.files import BASE
from browser.store import attempted
from js import Cache, Promise, Reflect, Response, window
from saved.data import SavedData

from beecore.game.record import Standing
from beecore.memory import NOTHING
from beecore.scoring import RANKS

VERSION = 2  # of the computation and the cached text; texts of other versions are ignored
LEXICONS = ("lexicon.bee", "lexicon-wide.bee")  # the word lists that scores depend on
ROW_TYPES = [str, int, str, str, int, int, int, int, int, bool]  # key, checksum, and standing
RANK_NAMES = [name for name, _ in RANKS]
CACHE, ADDRESS = f"open-hive standings {BASE}", f"{BASE}standings"  # with one entry


class Standings:
    """Standings of saved games, by the games' keys.

    They are valid while the game, the site's words and the imported answer lists are the same. They
    are in a browser cache and not in the storage, whose limited room is for the games.
    """

    def __init__(self, words: Words, data: SavedData) -> None:
        self.words, self.lessons = words, data.lessons
        self.known: dict[str, tuple[int, Standing]] = {}  # with the checksums of the saved games
        self.memory = NOTHING  # that the standings were computed with
        self.basis = ""  # a text that is different whenever standings may be
        self.has_new = False  # standings that are not in the browser's cache yet
        self.is_read = False
        self.reading: Promise[None] | None = None

    async def of(self, key: str, text: str) -> Standing:
        """Return the standing of a saved game; raises `GameError` if it cannot be read."""
        if not self.is_read:
            self.reading = self.reading or run_soon(self.read)
            await self.reading
        self.check_basis()
        basis, checksum = self.basis, crc32(text.encode())
        known = self.known.get(key)
        if known and known[0] == checksum:
            return known[1]
        standing = await self.words.standing(text)
        if basis == self.basis:
            self.known[key], self.has_new = (checksum, standing), True
        return standing

    def check_basis(self) -> None:
        """Drop all standings if the answer lists have changed."""
        memory = self.lessons.memory
        if memory is not self.memory or not self.basis:
            basis = _basis(self.lessons.texts)
            if basis != self.basis:
                self.known.clear()
            self.memory, self.basis = memory, basis

    async def read(self) -> None:
        """Read the standings that an earlier visit has cached."""
        self.check_basis()
        self.known = _parse(await _read_cache(), self.basis)
        self.is_read = True

    async def save(self) -> None:
        """Cache new standings; a browser without room for them computes them again next time."""
        if not self.has_new:
            return
        self.has_new = False
        rows = [[key, checksum, *standing] for key, (checksum, standing) in self.known.items()]
        text = json.dumps({"version": VERSION, "basis": self.basis, "rows": rows})
        cache = await _open_cache()
        try:
            if cache:
                await cache.put(ADDRESS, Response.new(text))
        except Exception:
            return


def _basis(lessons: list[str]) -> str:
    """Return a text that is different for other word lists and other lessons."""
    hashes = json.loads(by_id("hashes").textContent)
    words = [hashes.get(name, "") for name in LEXICONS]
    return " ".join([*words, str(crc32(repr(lessons).encode()))])


def _parse(text: str, basis: str) -> dict[str, tuple[int, Standing]]:
    """Return the standings of a cached text; none if it is damaged or has another basis."""
    known = {}
    try:
        value = json.loads(text)
        if value["version"] != VERSION or value["basis"] != basis:
            return {}
        for row in value["rows"]:
            if [type(each) for each in row] != ROW_TYPES or row[3] not in RANK_NAMES:
                return {}
            known[row[0]] = row[1], Standing(*row[2:])
    except (ValueError, TypeError, LookupError):
        return {}
    return known


async def _open_cache() -> Cache | None:
    """Return the cache; None if the browser has no caches, or denies them."""
    found = attempted(Reflect.get, None, window, "caches")
    try:
        return await found[0].open(CACHE) if found and found[0] else None
    except Exception:
        return None


async def _read_cache() -> str:
    """Return the cached text; empty if there is none."""
    cache = await _open_cache()
    try:
        response = await cache.match(ADDRESS) if cache else None
        return await response.text() if response else ""
    except Exception:
        return ""
