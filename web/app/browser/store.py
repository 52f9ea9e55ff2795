"""The browser's own storage: what is found stays found.

A browser may have no room, or forbid storage altogether; then values live as long as the page.

Names begin with the path of the page: a server may have several, forks of each other maybe, and
what one keeps is none of the other's business. Once they all shared their names. What is there by
these is read where nothing of ours is, and never written: an older version, or another page that
is yet to come over, finds it as it was.
"""

from collections.abc import Callable
from typing import Any

from js import URL, Blob, BoundFunction, Object, Promise, Reflect, Storage, document, window

SHARED = "open-hive/"  # how names began once
FORBIDDEN = "This browser blocks storage, so your words will be lost when you leave."
FULL = (
    "This browser has no room left: what is new lasts until you leave this page."
    " “Export everything” saves it."
)


class Store:
    """Texts by name, in "localStorage" or "sessionStorage".

    `trouble` is called with a sentence when a text cannot be kept: once, until there is room again.
    """

    def __init__(self, kind: str, trouble: Callable[[str], None] = lambda sentence: None) -> None:
        self.trouble = trouble
        self.prefix = f"open-hive {URL.new('./', document.baseURI).pathname} "
        self.storage: Storage | None = None
        self.unkept: dict[str, str] = {}
        self.told = False
        found = attempted(Reflect.get, None, window, kind)
        if found and found[0] and attempted(found[0].getItem, found[0], SHARED):
            self.storage = found[0]

    def get(self, name: str) -> str:
        """Return the text of a name; an empty one if there is none."""
        if name in self.unkept:
            return self.unkept[name]
        own = self.own(name)
        return self.shared(name) if own is None else own

    def own(self, name: str) -> str | None:
        """Return what the browser has by a name; None if it has nothing."""
        return self.storage.getItem(self.prefix + name) if self.storage else None

    def shared(self, name: str) -> str:
        """Return what was kept by a name that was not ours alone."""
        return (self.storage.getItem(SHARED + name) or "") if self.storage else ""

    def set(self, name: str, text: str, aside: str = "") -> None:
        """Keep a text; `get` returns it in any case. What the browser has in its place goes to the
        name `aside`, if there is one; if it cannot, it stays, and the text is not kept.
        """
        self.unkept[name] = text
        if self.storage is None:
            self.tell(FORBIDDEN)
        elif (aside and not self.write(aside, self.own(name) or "")) or not self.write(name, text):
            self.tell(FULL)
        else:  # the browser's at once: what another tab writes next is to be seen
            self.unkept.pop(name)
            self.told = False

    def write(self, name: str, text: str) -> bool:
        """Have the browser keep a text; return whether it does."""
        storage = self.storage
        assert storage
        return bool(attempted(storage.setItem, storage, self.prefix + name, text))

    @property
    def lacks_room(self) -> bool:
        """Whether there are texts that the browser has no room for."""
        return self.storage is not None and bool(self.unkept)

    def tell(self, sentence: str) -> None:
        if not self.told:
            self.told = True
            Promise.resolve().then(lambda *_: self.trouble(sentence))  # after the verdict

    def size(self) -> int:
        """Return how many bytes the browser holds for all pages of this server, a letter counted as
        two: where browsers count, they count at most so.
        """
        return 2 * Blob.new(Object.entries(self.storage)).size if self.storage else 0

    def names(self, start: str = "") -> list[str]:
        """Return the names that begin with `start`, in order."""
        found = set(self.unkept)
        if self.storage:
            keys = [self.storage.key(number) for number in range(self.storage.length)]
            for prefix in (self.prefix, SHARED):
                found |= {key[len(prefix) :] for key in keys if key.startswith(prefix)}
        return sorted([name for name in found if name.startswith(start)])

    def is_of(self, key: str, name: str) -> bool:
        """Tell whether the key of a storage event is that of a name; an empty one is of them all,
        as when a storage is cleared.
        """
        return not key or key in (self.prefix + name, SHARED + name)


def attempted(function: BoundFunction, this: object, *arguments: object) -> "list[Any] | None":
    """Return what a function of JavaScript's returns, in an array, or None if it throws.

    MicroPython cannot catch what JavaScript throws: first.js does it.
    """
    return window.attempt(function.bind(this, *arguments))
