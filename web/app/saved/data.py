"""The visitor's saved data: its names, backups of what cannot be read, and the export of it all."""

import json
import random
import time
from collections.abc import Callable

from browser.dom import pause, promised
from browser.store import FULL, Store

from beecore.errors import GameError, TeachingError
from beecore.game.saving import begun, load, save, shorten
from beecore.game.state import merge, once
from beecore.hive import Hive
from beecore.memory import NOTHING, Memory
from beecore.memory_text import dump
from beecore.memory_text import load as remembered

LETTERS = "letters"  # typed in the solver; as BOARD for as long as the browser's window
BOARD = "board/"  # a hive's letters in their order, and the guess on the way
WAITING = "waiting"  # guesses not judged yet, in the same storage; first.js writes it, too
MODE = "mode"  # whether help is wanted; it lasts as LETTERS do
BOUNDARY = "boundary"
TELLS_HINTS = "tells-hints"
TAUGHT = "taught"
THEME = "theme"  # first.js reads it, too
CHOICES = {TELLS_HINTS: ("yes",), THEME: ("light", "dark")}  # beside "", the usual one
CODE, CODE_BEFORE, WON = "lab/code", "lab/code-before", "lab/won"
GAME, ASIDE = "game/", "aside/"
FORMAT = "open-hive"
VERSION = 1
ROOM = 4 << 20  # bytes; browsers give about 5 MB
FREED = 1 << 20  # of them, once they are taken


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
        self.dumped: tuple[Memory, str] = NOTHING, ""
        self.is_damaged = False
        self.moment = 0  # of the last name for a backup

    def setting(self, name: str) -> str:
        """Return what the visitor has chosen; empty for the usual choice, and for damage."""
        text = self.store.get(name)
        return text if is_choice(name, text) else ""

    @property
    def boundary(self) -> str:
        """The percentage from which words are likely; empty for the lexicon's own."""
        return self.setting(BOUNDARY)

    def keep_boundary(self, percent: str) -> None:
        self.store.set(BOUNDARY, percent)

    @property
    def tells_hints(self) -> bool:
        """Whether the hints used are told when a game is shared."""
        return self.setting(TELLS_HINTS) == "yes"

    def keep_tells_hints(self, wanted: bool) -> None:
        self.store.set(TELLS_HINTS, "yes" if wanted else "")

    @property
    def theme(self) -> str:
        """ "light" or "dark"; empty for the system's."""
        return self.setting(THEME)

    def keep_theme(self, theme: str) -> None:
        self.store.set(THEME, theme)

    def is_theme(self, event_key: str) -> bool:
        """Tell whether the key of a storage event is that of the theme."""
        return self.store.is_of(event_key, THEME)

    @property
    def memory(self) -> Memory:
        """What the visitor taught, as far as it can be read."""
        own, shared = self.store.own(TAUGHT) or "", self.store.shared(TAUGHT)
        newest = self.store.unkept.get(TAUGHT) or own or shared
        texts = [newest, own, shared]
        if texts != self.read:
            self.read, self.known, self.is_damaged = texts, NOTHING, False
            asides = [self.store.get(name) for name in self.store.names(f"{ASIDE}{TAUGHT}/")]
            for text in once(filter(None, [*asides, shared, own, newest])):
                try:
                    self.known = self.known.join(remembered(text))
                except TeachingError:
                    self.is_damaged = self.is_damaged or text == newest
        return self.known

    @property
    def has_damaged_memory(self) -> bool:
        """Whether the newest lessons cannot be read; they stay in place until more is taught."""
        _ = self.memory
        return self.is_damaged

    @property
    def text(self) -> str:
        """The memory as a text; empty if there is none."""
        memory = self.memory
        if memory is not self.dumped[0]:
            self.dumped = memory, dump(memory)
        return self.dumped[1]

    def keep_memory(self, memory: Memory) -> None:
        """Keep what was taught, with what another tab has taught meanwhile; what stands in its
        place and cannot be read goes aside.
        """
        there, aside = self.store.own(TAUGHT), ""
        try:
            memory = remembered(there).join(memory) if there else memory
        except TeachingError:
            aside = self.free_aside(TAUGHT)
        self.store.set(TAUGHT, dump(memory), aside)

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
        """Return the keys of all saved games."""
        return [name[len(GAME) :] for name in self.store.names(GAME)]

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
        """Return a name for a backup of what has a name: later ones come later in order, and no
        two tabs use the same.
        """
        self.moment = max(self.moment + 1, time.time_ns() // 1_000_000)
        return f"{ASIDE}{name}/{self.moment}-{random.getrandbits(24):06x}"

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
            elif name == TAUGHT:
                self.keep_memory(self.memory)
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
        pairs = []  # and no dictionary: MicroPython is slow to fill a large one
        for name in self.store.names():
            text, shared = self.store.get(name), self.store.shared(name)
            pairs.append((name, text))
            if name.startswith(GAME) and shared not in ("", text):
                pairs.append((f"{ASIDE}{name[len(GAME) :]}/shared", shared))
        values = ", ".join([f"{json.dumps(name)}: {json.dumps(text)}" for name, text in pairs])
        head = json.dumps({"format": FORMAT, "version": VERSION})[:-1]
        return f'{head}, "values": {{{values}}}}}'


def is_game(text: str) -> bool:
    """Tell whether a text is a saved game that can be read."""
    try:
        load(text)
    except GameError:
        return False
    return True


def is_choice(name: str, text: str) -> bool:
    """Tell whether a text is what a visitor can choose for a setting."""
    if name == BOUNDARY:  # in percent; what is damaged may be long
        return len(text) <= 2 and text.isdigit() and int(text) > 0
    return text in CHOICES[name]
