"""The visitor's own word lists: the editions to play them by, and their packs.

The storage has a text for each list, with its title, letters and rules, which an export contains,
too. The pack itself, which may have megabytes, is in the browser's cache.
"""

import json
from typing import NamedTuple

from answers.packs import PackFile, Packs
from browser.events import on
from browser.files import BASE
from browser.store import Store, attempted
from browser.texts import text
from browser.trouble import TroubleError
from js import ArrayBuffer, Cache, Event, Reflect, Response, encodeURIComponent, window

from beecore.editions import OWN, Edition, edition_of, own_edition, set_own
from beecore.errors import BeeError
from beecore.letters import Alphabet

LIST = "list/"
"""How the names of lists in the storage begin."""
CACHE = f"open-hive lists {BASE}"


class WordList(NamedTuple):
    """A list of the visitor's own, with the number of its words; 0 if its pack was deleted."""

    edition: Edition
    rules: str  # the name of the edition with the same rules
    words: int


class WordLists:
    """Stores lists, and makes their editions known."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lists: dict[str, WordList] = {}  # by the names of their editions
        self.packs: dict[str, Packs] = {}
        self.unsaved: dict[str, ArrayBuffer] = {}  # packs that the browser could not store
        self.read()
        on(window, "storage", self.follow_tabs)

    @property
    def editions(self) -> list[Edition]:
        """The editions of lists that have words, by title."""
        found = [each.edition for each in self.lists.values() if each.words]
        return sorted(found, key=lambda edition: edition.title.lower())

    def read(self) -> None:
        """Read the stored lists; a damaged text is left alone."""
        found = [_read(self.store.get(name)) for name in self.store.names(LIST)]
        self.lists = {each.edition.name: each for each in found if each}
        set_own([each.edition for each in self.lists.values()])

    def follow_tabs(self, event: Event) -> None:
        """Read the lists again if another tab has changed them."""
        key = event.key or ""
        if not key or key.startswith(self.store.prefix + LIST):
            self.packs.clear()
            self.read()

    def packs_of(self, edition: Edition) -> Packs:
        """Return the packs of a list's edition."""
        name = edition.name
        if name not in self.packs:
            self.packs[name] = Packs([ListPack(name, self.content)])
        return self.packs[name]

    async def content(self, name: str) -> ArrayBuffer:
        """Return the pack of a list; raises `TroubleError` if the browser has deleted it."""
        if name in self.unsaved:
            return self.unsaved[name]
        cache = await _cache()
        found = await cache.match(_address(name)) if cache else None
        if not found:
            raise _gone(name, "there is no such file")
        return await found.arrayBuffer()

    async def save(self, found: WordList, pack: ArrayBuffer) -> bool:
        """Save a list with its pack, in place of one with the same name.

        Return whether the browser has stored it; if not, it lasts as long as the page is open.
        """
        edition = found.edition
        self.unsaved[edition.name] = pack
        cache = await _cache()
        try:
            if cache:
                await cache.put(_address(edition.name), Response.new(pack))
                self.unsaved.pop(edition.name)
        except Exception:
            pass  # the storage is full
        self.packs.pop(edition.name, None)
        self.store.set(LIST + edition.name[len(OWN) :], _written(found))
        self.read()
        return edition.name not in self.unsaved

    def adopt(self, stored: str) -> bool:
        """Add a list from an export, which has no words, unless it is known.

        Return whether its text can be read.
        """
        found = _read(stored)
        if found and found.edition.name not in self.lists:
            self.store.set(LIST + found.edition.name[len(OWN) :], _written(found, words=0))
            self.read()
        return found is not None

    async def delete(self, name: str) -> None:
        """Delete a list's words; its edition stays, since games and answer lists may need it."""
        self.packs.pop(name, None)
        self.unsaved.pop(name, None)
        self.store.set(LIST + name[len(OWN) :], _written(self.lists[name], words=0))
        self.read()
        cache = await _cache()
        if cache:
            await cache.delete(_address(name))


class ListPack(PackFile):
    """The pack of a list, which only the visitor can replace."""

    def damaged(self, reason: str) -> TroubleError:
        return _gone(self.name, reason)


def _gone(name: str, reason: str) -> TroubleError:
    return TroubleError(text("lists-gone", list=edition_of(name).title), reason)


def _written(found: WordList, words: int | None = None) -> str:
    edition, alphabet = found.edition, found.edition.alphabet
    return json.dumps(
        {
            "title": edition.title,
            "rules": found.rules,
            "letters": alphabet.order,
            "folds": [list(pair) for pair in alphabet.folds],
            "drops_accents": alphabet.drops_accents,
            "words": found.words if words is None else words,
        }
    )


def _read(stored: str) -> WordList | None:
    """Return the list of a stored text; None if the text is damaged."""
    try:
        value = json.loads(stored)
        folds = tuple([(source, letters) for source, letters in value["folds"]])
        alphabet = Alphabet(value["letters"], folds, value["drops_accents"])
        edition = own_edition(edition_of(value["rules"]), alphabet, value["title"])
        return WordList(edition, value["rules"], int(value["words"]))
    except (BeeError, KeyError, TypeError, ValueError, AttributeError):
        return None


def _address(name: str) -> str:
    return f"{BASE}lists/{encodeURIComponent(name)}"


async def _cache() -> "Cache | None":
    """Return the cache of packs; None if the browser has none, or denies it."""
    found = attempted(Reflect.get, None, window, "caches")
    if not (found and hasattr(found[0], "open")):
        return None
    try:
        cache: Cache = await found[0].open(CACHE)
    except Exception:
        return None
    return cache
