"""What is kept of a visitor: under which names, what is set aside, and all of it as one file."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from dom import pause, promised
from files import MOST
from js import Date
from store import FULL, Store

from beecore.bounds import parsed
from beecore.errors import BeeError, GameError, TeachingError
from beecore.game.saving import begun, join, load, save, shorten
from beecore.game.state import merge, once
from beecore.hive import Hive
from beecore.taught import NOTHING, Memory, dump
from beecore.taught import load as remembered

LETTERS = "letters"  # typed in the solver; as BOARD for as long as the browser's window
BOARD = "board/"  # a hive's letters in their order, and the guess on the way
WAITING = "waiting"  # guesses not judged yet, in the same storage; first.js writes it, too
MODE = "mode"  # whether help is wanted; it lasts as LETTERS do
BOUNDARY = "boundary"
TELLS_HINTS = "tells-hints"
TAUGHT = "taught"
THEME = "theme"  # first.js reads it, too
GAME, ASIDE = "game/", "aside/"
FORMAT = "open-hive"
VERSION = 1
ROOM = 4 << 20  # bytes; browsers give about 5 MB
FREED = 1 << 20  # of them, once they are taken


class Absorbed(NamedTuple):
    """How many games a file brought, how many of it could not be read, and whether it teaches."""

    joined: int
    unread: int
    taught: bool


class Kept:
    """Games by key, texts that cannot be read aside, and how the visitor likes the page.

    No text of a game takes the place of another that has more: what two pages found is joined, and
    what cannot be read goes aside, since another version may read it. `trouble` has a sentence to
    say when something cannot be kept.
    """

    def __init__(self, store: Store, trouble: Callable[[str], None]) -> None:
        self.store, self.trouble = store, trouble
        store.trouble = self.troubled
        self.read: list[str] = []  # what was taught, as it was read last, and what that says
        self.known = NOTHING
        self.is_damaged = False  # what stands in its own place

    @property
    def boundary(self) -> str:
        """The percentage from which words are likely; empty for the lexicon's own."""
        percent = self.store.get(BOUNDARY)
        is_short = len(percent) <= 2  # what is damaged may be long
        return percent if is_short and percent.isdigit() and int(percent) > 0 else ""

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
        return self.store.is_of(event_key, THEME)

    @property
    def memory(self) -> Memory:
        """What the visitor taught, as far as it can be read."""
        texts = [self.store.get(TAUGHT), self.store.shared(TAUGHT)]
        if texts != self.read:
            self.read, self.known, self.is_damaged = texts, NOTHING, False
            for text in once(filter(None, texts)):
                try:
                    self.known = self.known.join(remembered(text))
                except TeachingError:
                    self.is_damaged = self.is_damaged or text == texts[0]
        return self.known

    @property
    def taught(self) -> str:
        """The memory as a text; empty if there is none."""
        return dump(self.memory) if self.memory is not NOTHING else ""

    def keep_memory(self, memory: Memory) -> None:
        aside = self.free_aside(TAUGHT) if self.memory is NOTHING or self.is_damaged else ""
        self.store.set(TAUGHT, dump(memory), aside if self.store.own(TAUGHT) else "")

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
        return self.store.is_of(event_key, GAME + name)

    def texts(self, name: str) -> tuple[str, ...]:
        """Return all that there is of a game, that which could not be read once included."""
        own = self.store.own(GAME + name) or ""
        asides = [self.store.get(each) for each in self.store.names(f"{ASIDE}{name}/")]
        texts = once([self.game(name), own, self.store.shared(GAME + name), *asides])
        return tuple([text for text in texts if text])

    def keep_game(self, name: str, text: str, base: str = "") -> None:
        """Keep a game that was made of the text `base`, joined with whatever else is there by now;
        where that has all of it already, it stays as it is.
        """
        there, aside = self.store.own(GAME + name) or "", ""
        waiting = self.store.unkept.get(GAME + name, text)  # for room
        if waiting not in (text, base):
            text = save(merge(load(waiting), load(text)))
        if there and there not in (text, base):
            try:
                stays = load(there)
                both = merge(stays, load(text))
                text = there if both == stays else save(both)
            except GameError:
                aside = self.free_aside(name)
        if text != there or text != self.game(name):
            self.store.set(GAME + name, text, aside)

    def take_in(self, event_key: str, text: str) -> None:
        """Keep what another page has written, as a storage event tells: it may be overwritten
        already, since of two that write at once neither sees the other.
        """
        start = self.store.prefix + GAME
        name = event_key[len(start) :]
        if event_key.startswith(start) and text != self.store.own(GAME + name) and is_game(text):
            self.keep_game(name, text)

    def free_aside(self, name: str) -> str:
        """Return a name for what is to be put aside."""
        time = int(Date.now())
        while self.store.own(f"{ASIDE}{name}/{time}") is not None:
            time += 1
        return f"{ASIDE}{name}/{time}"

    def troubled(self, sentence: str) -> None:
        """Make room if that is what is missing; say so if it cannot be made."""
        if sentence == FULL:
            promised(self.try_again)
        else:
            self.trouble(sentence)

    async def try_again(self) -> None:
        """Keep what there was no room for, by and by."""
        await self.shorten(FREED)
        for name, text in list(self.store.unkept.items()):
            if name.startswith(GAME):
                self.keep_game(name[len(GAME) :], text)
            else:
                self.store.set(name, text)
        if self.store.unkept:
            self.trouble(FULL)

    async def make_room(self) -> None:
        """Shorten games before there is no room for another."""
        if self.store.size() > ROOM:
            await self.shorten(FREED)

    async def shorten(self, most: int) -> None:
        """Shorten games, the oldest first, until they take so many bytes less."""
        ages = []
        for name in self.store.names(GAME):
            age = begun(self.store.own(name) or "")
            if age:
                ages.append((age, name))
        for _, name in sorted(ages):
            text = self.store.own(name) or ""
            if name not in self.store.unkept and is_game(text):
                self.store.set(name, shorten(text))
                most -= 2 * (len(text) - len(self.store.get(name)))
            if most <= 0:
                return
            await pause()

    def exported(self) -> str:
        """Return all that is kept as the text of a file: a JSON object of names and texts."""
        values = {}
        for name in self.store.names():
            values[name], shared = self.store.get(name), self.store.shared(name)
            if name.startswith(GAME) and shared not in ("", values[name]):
                values[f"{ASIDE}{name[len(GAME) :]}/shared"] = shared
        return json.dumps({"format": FORMAT, "version": VERSION, "values": values})

    def absorb(self, file: str) -> Absorbed:
        """Join the games of an exported file with those that are here; `BeeError` for no such."""
        values = _values_of(file)
        joined = lost = 0
        for name, text in values.items():
            if name.startswith(GAME):
                is_read = self.absorb_game(text)
                joined, lost = joined + is_read, lost + (not is_read)
            elif name.startswith(ASIDE) and not self.absorb_game(text) and type(text) is str:
                lost += 1
                if self.store.own(name) is None:
                    self.store.set(name, text)
        try:
            taught = remembered(values[TAUGHT]) if TAUGHT in values else None
        except TeachingError:
            taught, lost = None, lost + 1
        if taught:
            self.keep_memory(self.memory.join(taught))
        return Absorbed(joined, lost, bool(taught))

    def absorb_game(self, text: str) -> bool:
        """Join a game with what is here of it; return whether it can be read."""
        if not is_game(text):
            return False
        game = load(text)
        name = game.hive.key
        self.keep_game(name, save(join(game, self.texts(name)).game))
        return True


def is_game(text: str) -> bool:
    """Tell whether a text is a saved game that can be read."""
    try:
        load(text)
    except GameError:
        return False
    return True


def _values_of(file: str) -> dict[str, str]:
    try:
        value: Any = parsed(file, MOST, "this file", BeeError)
        if value["format"] != FORMAT or value["version"] > VERSION:
            raise ValueError
        return dict(value["values"].items())
    except Exception:
        raise BeeError("This is no file that Open Hive exported. Nothing was changed.")
