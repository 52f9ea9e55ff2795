"""The visitor's own word lists: the editions to play them by, and their packs.

The storage has a text for each list, with its title, letters and rules, which an export contains,
too. The pack itself, which may have megabytes, is in the browser's cache.
"""

import json
from typing import NamedTuple

from answers.packs import PackFile, Packs
from browser.events import on
from browser.files import BASE
from browser.language import HOME
from browser.offline import cache_named
from browser.status import TroubleError
from browser.store import Store
from browser.texts import text
from js import ArrayBuffer, Event, Response, encodeURIComponent, window

from beecore.editions import OWN, Edition, edition_of, own_edition, set_own
from beecore.errors import KB, BeeError, parsed
from beecore.letters import Alphabet
from beecore.reading import lower_case

LIST = "list/"
"""How the names of lists in the storage begin."""
CACHE = f"open-hive lists {BASE}"
MAX_RECORD_LENGTH = 20 * KB
"""The most characters of a list's text, which has no words; one of all letters has 2 KB."""


class WordList(NamedTuple):
    """A list of the visitor's own, with the number of its words; 0 if they are not here."""

    edition: Edition
    rules: str  # the name of the edition with the same rules
    words: int
    added: str  # when its words were added, as a date and time


class WordLists:
    """Stores lists, and makes their editions known."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lists: dict[str, WordList] = {}  # by the names of their editions
        self.known: dict[str, Edition] = {}  # of lists deleted meanwhile, too: views may show them
        self.letters = ""  # all names and letters, which decide what can be read
        self.packs: dict[str, Packs] = {}
        self.unsaved: dict[str, tuple[WordList, ArrayBuffer]] = {}  # not stored by the browser
        self.read()
        on(window, "storage", self.follow_tabs)

    @property
    def in_order(self) -> list[WordList]:
        """The lists in alphabetical order of their titles."""
        in_order = HOME.alphabet.alphabetical
        titles = {name: lower_case(words.edition.title) for name, words in self.lists.items()}
        names = sorted(titles, key=lambda name: (in_order(titles[name]), name))
        return [self.lists[name] for name in names]

    @property
    def editions(self) -> list[Edition]:
        """The editions of lists that have words, in alphabetical order of their titles."""
        return [words.edition for words in self.in_order if words.words]

    def read(self) -> None:
        """Read the stored lists; a damaged text is left alone."""
        stored = self.stored()
        self.lists = {stored[name].edition.name: stored[name] for name in sorted(stored)}
        self.lists.update({name: words for name, (words, _) in self.unsaved.items()})
        editions = [words.edition for words in self.lists.values()]
        self.known.update({edition.name: edition for edition in editions})
        set_own(self.known.values())
        self.letters = " ".join(sorted([each.name + each.alphabet.order for each in editions]))

    def stored(self) -> dict[str, WordList]:
        """Return the stored lists by the names of their records."""
        lists = {}
        for name in self.store.names(LIST):
            try:
                lists[name] = read_list(self.store.get(name))
            except BeeError:
                pass  # it stays as it is
        return lists

    def follow_tabs(self, event: Event) -> None:
        """Read the lists again if another tab has changed them."""
        key = event.key or ""
        if not key or key.startswith(self.store.prefix + LIST):
            self.packs.clear()
            self.read()

    def packs_of(self, edition: Edition) -> Packs:
        name = edition.name
        if name not in self.packs:
            self.packs[name] = Packs([PackFile(name, self.content, _gone)])
        return self.packs[name]

    async def content(self, name: str) -> ArrayBuffer:
        """Return the pack of a list; raises `TroubleError` if the browser has deleted it."""
        if name in self.unsaved:
            return self.unsaved[name][1]
        stored = await _stored_pack(name)
        if not stored:
            raise _gone(name, "there is no such file")
        return await stored.arrayBuffer()

    async def has_words(self, name: str) -> bool:
        """Return whether the words of a list are here: the browser may have deleted them."""
        has_words = name in self.lists and self.lists[name].words > 0
        return has_words and (name in self.unsaved or bool(await _stored_pack(name)))

    async def save(self, words: WordList, pack: ArrayBuffer) -> bool:
        """Save a list with its pack, in place of one with the same name.

        Return whether the browser has stored it; if not, nothing of its words is left there, and
        it lasts as long as the page is open.
        """
        name, key = words.edition.name, record_name(words)
        self.packs.pop(name, None)
        self.unsaved[name] = words, pack
        self.store.set(key, written(words, has_words=False))
        is_stored = key not in self.store.unsaved and await _store_pack(name, pack)
        if is_stored and not self.store.write(key, written(words)):
            is_stored = False
            await _delete_pack(name)
        if is_stored:
            self.unsaved.pop(name)
        self.read()
        return is_stored

    async def delete(self, name: str, is_used: bool) -> None:
        """Delete a list's words; its edition stays if games need it."""
        words = self.lists[name]
        await _delete_pack(name)  # first: without its text, nothing would ever delete it
        self.packs.pop(name, None)
        self.unsaved.pop(name, None)
        for key, stored in self.stored().items():
            if stored.edition.name == name:
                self.store.delete(key)
        if is_used:
            self.store.set(record_name(words), written(words, has_words=False))
        self.read()


def record_name(words: WordList) -> str:
    """Return the name under which a list is stored."""
    return LIST + words.edition.name[len(OWN) :]


def written(words: WordList, has_words: bool = True) -> str:
    """Return the text of a list, for `read_list`; without `has_words`, its words are not here."""
    edition, alphabet = words.edition, words.edition.alphabet
    title, name = edition.title, edition.name
    if own_edition(edition, alphabet, title).name != name:  # an old one with unseen characters
        title = name[len(OWN) :]
    return json.dumps(
        {
            "title": title,
            "rules": words.rules,
            "letters": alphabet.order,
            "folds": [list(pair) for pair in alphabet.folds],
            "drops_accents": alphabet.drops_accents,
            "words": words.words if has_words else 0,
            "added": words.added,
        }
    )


def read_list(stored: str) -> WordList:
    """Return the list of a stored text; raises `BeeError` if it is damaged or too long."""
    try:
        value = parsed(stored, MAX_RECORD_LENGTH, "this list", BeeError)
        folds = tuple([(source, letters) for source, letters in value["folds"]])
        alphabet = Alphabet(value["letters"], folds, value["drops_accents"])
        edition = own_edition(edition_of(value["rules"]), alphabet, value["title"])
        added = str(value.get("added", ""))
        return WordList(edition, value["rules"], int(value["words"]), added)
    except (KeyError, TypeError, ValueError, AttributeError, RuntimeError) as fault:
        raise BeeError(f"this isn’t a saved word list, or it’s damaged: {fault}")


def _gone(name: str, reason: str) -> TroubleError:
    return TroubleError(text("lists-gone", list=edition_of(name).title), reason)


def _address(name: str) -> str:
    return f"{BASE}lists/{encodeURIComponent(name)}"


async def _stored_pack(name: str) -> Response | None:
    cache = await cache_named(CACHE)
    return await cache.match(_address(name)) if cache else None


async def _store_pack(name: str, pack: ArrayBuffer) -> bool:
    """Store a pack; return whether the browser has room."""
    cache = await cache_named(CACHE)
    try:
        if cache:
            await cache.put(_address(name), Response.new(pack))
        return bool(cache)
    except Exception:
        return False


async def _delete_pack(name: str) -> None:
    cache = await cache_named(CACHE)
    if cache:
        await cache.delete(_address(name))
