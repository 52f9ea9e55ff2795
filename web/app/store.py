"""The browser's own storage: what is found stays found.

A browser may have no room, or forbid storage altogether; then values live as long as the page.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from js import Promise, Reflect, Storage, window

T = TypeVar("T")

PREFIX = "open-hive/"


class Store:
    """Texts by name, in "localStorage" or "sessionStorage"; to be opened before it is used.

    `trouble` is called once, with a sentence, when a text cannot be kept.
    """

    def __init__(self, kind: str, trouble: Callable[[str], None] = lambda sentence: None) -> None:
        self.kind, self.trouble = kind, trouble
        self.storage: Storage | None = None
        self.unkept: dict[str, str] = {}
        self.told = False

    async def open(self) -> None:
        try:
            self.storage = await soon(Reflect.get.bind(None, window, self.kind))
        except Exception:
            self.storage = None

    def get(self, name: str) -> str:
        """Return the text of a name; an empty one if there is none."""
        if name in self.unkept:
            return self.unkept[name]
        return (self.storage.getItem(PREFIX + name) or "") if self.storage else ""

    def set(self, name: str, text: str) -> None:
        """Keep a text; `get` returns it at once, and the browser has it before it does more."""
        self.unkept[name] = text
        if self.storage is None:
            Promise.resolve().then(lambda *_: self.tell())
            return
        written = soon(self.storage.setItem.bind(self.storage, PREFIX + name, text))
        written.then(lambda *_: self.confirm(name, text), lambda *_: self.tell())

    def confirm(self, name: str, text: str) -> None:
        """Leave a text to the browser, at once: what another tab writes next is to be seen."""
        if self.unkept.get(name) == text:
            self.unkept.pop(name)

    def tell(self) -> None:
        if not self.told:
            self.told = True
            self.trouble("This browser keeps nothing: your words last until you close it.")

    def names(self, start: str = "") -> list[str]:
        """Return the names that begin with `start`, in order."""
        found = set(self.unkept)
        if self.storage:
            keys = [self.storage.key(number) for number in range(self.storage.length)]
            found |= {key[len(PREFIX) :] for key in keys if key.startswith(PREFIX)}
        return sorted([name for name in found if name.startswith(start)])


def soon(function: Callable[[object], Awaitable[T]]) -> "Promise[T]":
    """Have a JavaScript function called that may throw.

    MicroPython cannot catch what JavaScript throws, but it can catch how a promise ends.
    """
    return Promise.resolve().then(function)
