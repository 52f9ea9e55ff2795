"""A model of a browser's local storage, with a quota and with storage events for other tabs."""

from collections.abc import Callable
from typing import Any


class DeniedError(Exception):
    """The exception that a browser throws when the quota is exceeded."""


class Storage:
    """The items of an origin, limited to `room` characters."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.room = 5_000_000

    @property
    def length(self) -> int:
        return len(self.values)

    @property
    def used(self) -> int:
        return sum(len(name) + len(text) for name, text in self.values.items())

    def key(self, number: int) -> str:
        return list(self.values)[number]

    def write(self, name: str, text: str) -> None:
        used = self.used - len(name + self.values[name] if name in self.values else "")
        if used + len(name) + len(text) > self.room:
            raise DeniedError("QuotaExceededError")
        self.values[name] = text


class Bound:
    """A callable that has the method `bind` of JavaScript functions."""

    def __init__(self, act: Callable[..., Any]) -> None:
        self.act = act

    def __call__(self, *details: Any) -> Any:
        return self.act(*details)

    def bind(self, this: object, *details: Any) -> Callable[..., Any]:
        return lambda *more: self.act(*details, *more)


class TabStorage:
    """A tab's `localStorage` object; calls `notify` with each change, to inform other tabs."""

    def __init__(
        self, storage: Storage, notify: Callable[[str, str | None, str | None], None]
    ) -> None:
        self.storage, self.notify = storage, notify
        self.getItem, self.setItem = Bound(self.storage.values.get), Bound(self.write)
        self.key = self.storage.key

    @property
    def length(self) -> int:
        return self.storage.length

    def write(self, name: str, text: str, *_: object) -> None:
        before = self.storage.values.get(name)
        if before != text:
            self.storage.write(name, text)
            self.notify(name, before, text)

    def removeItem(self, name: str) -> None:  # noqa: N802
        before = self.storage.values.pop(name, None)
        if before is not None:
            self.notify(name, before, None)
