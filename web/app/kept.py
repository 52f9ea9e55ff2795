"""What is kept of a visitor: under which names, what is set aside, and all of it as one file."""

import json
from typing import Any, NamedTuple

from js import Date
from store import PREFIX, Store

from beecore.errors import BeeError, GameError
from beecore.game.saving import join, load, save
from beecore.game.state import Game

LETTERS = "letters"  # typed in the solver; as BOARD for as long as the browser's window
BOARD = "board/"  # a hive's letters in their order, and the guess on the way
BOUNDARY = "boundary"
TELLS_HINTS = "tells-hints"
THEME = "theme"  # first.js reads it, too
GAME, ASIDE = "game/", "aside/"
FORMAT = "open-hive"
VERSION = 1


class Absorbed(NamedTuple):
    """How many games a file brought, and how many of it could not be read."""

    joined: int
    unread: int


class Kept:
    """Games by key, texts that cannot be read aside, and how the visitor likes the page."""

    def __init__(self, store: Store) -> None:
        self.store = store

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

    def game(self, name: str) -> str:
        """Return the text of a game by its key; an empty one if there is none."""
        return self.store.get(GAME + name)

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
        games = _games_of(file)
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
        return Absorbed(joined, len(games) - joined)


def _games_of(file: str) -> list[str]:
    try:
        value: Any = json.loads(file)
        if value["format"] != FORMAT or value["version"] > VERSION:
            raise ValueError
        return [text for name, text in value["values"].items() if name.startswith(GAME)]
    except Exception:
        raise BeeError("This is no file that Open Hive exported. Nothing was changed.")
