"""What is kept of a visitor: under which names, what is set aside, and all of it as one file."""

import json
from typing import Any, NamedTuple

from js import Date
from store import PREFIX, Store

from beecore.errors import BeeError, GameError, TeachingError
from beecore.game.saving import join, load, save
from beecore.game.state import Game
from beecore.hive import Hive
from beecore.taught import NOTHING, Memory, dump
from beecore.taught import load as remembered

LETTERS = "letters"  # typed in the solver; as BOARD for as long as the browser's window
BOARD = "board/"  # a hive's letters in their order, and the guess on the way
MODE = "mode"  # whether help is wanted; it lasts as LETTERS do
BOUNDARY = "boundary"
TELLS_HINTS = "tells-hints"
TAUGHT = "taught"
THEME = "theme"  # first.js reads it, too
GAME, ASIDE = "game/", "aside/"
FORMAT = "open-hive"
VERSION = 1


class Absorbed(NamedTuple):
    """How many games a file brought, how many of it could not be read, and whether it teaches."""

    joined: int
    unread: int
    taught: bool


class Kept:
    """Games by key, texts that cannot be read aside, and how the visitor likes the page."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.read: tuple[str, Memory] = "", NOTHING  # what was read last, and what it says

    async def open(self) -> None:
        await self.store.open()

    @property
    def boundary(self) -> str:
        """The percentage from which words are likely; empty for the lexicon's own."""
        percent = self.store.get(BOUNDARY)
        return percent if percent.isdigit() and 1 <= int(percent) <= 99 else ""

    def keep_boundary(self, percent: str) -> None:
        self.store.set(BOUNDARY, percent)

    @property
    def tells_hints(self) -> bool:
        """Whether the hints used are told when a game is shared."""
        return self.store.get(TELLS_HINTS) == "yes"

    def keep_tells_hints(self, wanted: bool) -> None:
        self.store.set(TELLS_HINTS, "yes" if wanted else "")

    @property
    def theme(self) -> str:
        """ "light" or "dark"; empty for the system's."""
        theme = self.store.get(THEME)
        return theme if theme in ("light", "dark") else ""

    def keep_theme(self, theme: str) -> None:
        self.store.set(THEME, theme)

    def is_theme(self, event_key: str) -> bool:
        """Tell whether the key of a storage event is that of the theme."""
        return event_key == PREFIX + THEME

    @property
    def memory(self) -> Memory:
        """What the visitor taught; a text that cannot be read is put aside."""
        text = self.store.get(TAUGHT)
        if text != self.read[0]:
            try:
                self.read = text, remembered(text)
            except TeachingError:
                self.put_aside(TAUGHT, text)
                self.store.set(TAUGHT, "")
                self.read = "", NOTHING
        return self.read[1]

    @property
    def taught(self) -> str:
        """The memory as a text; empty if there is none."""
        return dump(self.memory) if self.memory is not NOTHING else ""

    def keep_memory(self, memory: Memory) -> None:
        self.store.set(TAUGHT, dump(memory))

    def game(self, name: str) -> str:
        """Return the text of a game by its key; an empty one if there is none."""
        return self.store.get(GAME + name)

    def is_played(self, hive: Hive) -> bool:
        """Tell whether there is a game on a hive that has words found and goes on."""
        try:
            game = load(self.game(hive.key))
        except GameError:
            return False
        return bool(game.found) and not game.revealed

    def games(self) -> list[str]:
        return [self.store.get(name) for name in self.store.names(GAME)]

    def is_of(self, event_key: str, name: str) -> bool:
        """Tell whether the key of a storage event is that of a game."""
        return event_key.endswith("/" + GAME + name)

    def aside(self, name: str) -> list[str]:
        """Return the texts of a game that could not be read once: another version may."""
        return [self.store.get(each) for each in self.store.names(ASIDE + name + "/")]

    def keep_game(self, name: str, text: str) -> None:
        if text != self.game(name):
            self.store.set(GAME + name, text)

    def put_aside(self, name: str, text: str) -> None:
        self.store.set(f"{ASIDE}{name}/{int(Date.now())}", text)

    def exported(self) -> str:
        """Return all that is kept as the text of a file: a JSON object of names and texts."""
        values = {name: self.store.get(name) for name in self.store.names()}
        return json.dumps({"format": FORMAT, "version": VERSION, "values": values})

    def absorb(self, file: str) -> Absorbed:
        """Join the games of an exported file with those that are here; `BeeError` for no such."""
        values = _values_of(file)
        games = [text for name, text in values.items() if name.startswith(GAME)]
        joined = 0
        for text in games:
            try:
                hive = load(text).hive
            except GameError:
                continue
            here = self.game(hive.key)
            both, unread = join(Game(hive), [text for text in (here, text) if text])
            if unread:
                self.put_aside(hive.key, here)
            self.keep_game(hive.key, save(both))
            joined += 1
        lost = len(games) - joined
        try:
            taught = remembered(values[TAUGHT]) if TAUGHT in values else None
        except TeachingError:
            taught, lost = None, lost + 1
        if taught:
            self.keep_memory(self.memory.join(taught))
        return Absorbed(joined, lost, bool(taught))


def _values_of(file: str) -> dict[str, str]:
    try:
        value: Any = json.loads(file)
        if value["format"] != FORMAT or value["version"] > VERSION:
            raise ValueError
        return dict(value["values"].items())
    except Exception:
        raise BeeError("This is no file that Open Hive exported. Nothing was changed.")
