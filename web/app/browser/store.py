"""The browser's storage. If it is full or blocked, texts last as long as the page is open.

Names begin with the path of the site, since a server may host several copies of Open Hive.
"""

from typing import Any

from browser.language import ROOT
from js import URL, Blob, BoundFunction, Object, Promise, Reflect, Storage, document, window


class Store:
    """Texts by name, in "localStorage" or "sessionStorage".

    `failed` is called when a text cannot be stored, and not again until one can.
    """

    def __init__(self, kind: str) -> None:
        self.failed = nothing
        self.prefix = f"open-hive {URL.new(ROOT, document.baseURI).pathname} "
        self.storage: Storage | None = None
        self.unsaved: dict[str, str] = {}
        self.has_warned = False
        found = attempted(Reflect.get, None, window, kind)
        if found and found[0] and attempted(found[0].getItem, found[0], self.prefix):
            self.storage = found[0]

    def get(self, name: str) -> str:
        """Return the text of a name; empty if there is none."""
        return self.unsaved[name] if name in self.unsaved else self.stored(name) or ""

    def stored(self, name: str) -> str | None:
        """Return the text that the browser has stored under a name; None if there is none."""
        return self.storage.getItem(self.prefix + name) if self.storage else None

    def set(self, name: str, text: str, backup: str = "") -> None:
        """Store a text; `get` returns it even if the browser cannot store it.

        If `backup` is a name, the text that is replaced is stored under it first. If that fails,
        the old text stays in place and the new one is not stored.
        """
        self.unsaved[name] = text
        if self.storage is None:
            self.fail()
        elif self.write(name, text, backup):
            self.unsaved.pop(name)  # so that `get` returns what another tab writes next
            self.has_warned = False
        else:
            self.fail()

    def write(self, name: str, text: str, backup: str = "") -> bool:
        """Store a text in the browser, after its backup; return whether that worked."""
        if backup and not self.write(backup, self.stored(name) or ""):
            return False
        storage = self.storage
        assert storage
        return bool(attempted(storage.setItem, storage, self.prefix + name, text))

    def delete(self, name: str) -> None:
        """Delete the text of a name."""
        self.unsaved.pop(name, None)
        if self.storage:
            self.storage.removeItem(self.prefix + name)

    @property
    def is_blocked(self) -> bool:
        """Whether the browser denies all storage."""
        return self.storage is None

    @property
    def is_full(self) -> bool:
        """Whether the browser has no room for some texts."""
        return self.storage is not None and bool(self.unsaved)

    def fail(self) -> None:
        if not self.has_warned:
            self.has_warned = True
            Promise.resolve().then(lambda *_: self.failed())  # after the sentence about the action

    def size(self) -> int:
        """Return the size of this server's stored texts in bytes, at two bytes for each character,
        which is the most that browsers count.
        """
        return 2 * int(Blob.new(Object.entries(self.storage)).size) if self.storage else 0

    def names(self, start: str = "") -> list[str]:
        """Return the stored names that begin with `start`, sorted."""
        found = set(self.unsaved)
        if self.storage:
            keys = [self.storage.key(number) for number in range(self.storage.length)]
            found |= {key[len(self.prefix) :] for key in keys if key.startswith(self.prefix)}
        return sorted([name for name in found if name.startswith(start)])

    def is_of(self, key: str, name: str) -> bool:
        """Return whether a storage event with this key may have changed the text of a name. An
        empty key, of a cleared storage, may have changed all texts.
        """
        return not key or key == self.prefix + name


def nothing() -> None:
    """Do nothing when a text could not be stored, such as a draft."""


def attempted(function: BoundFunction, this: object, *arguments: object) -> "list[Any] | None":
    """Return the result of a JavaScript function in an array, or None if it throws.

    MicroPython cannot catch a JavaScript exception, so first.js does.
    """
    return window.attempt(function.bind(this, *arguments))
