"""Stand-ins for what the page’s modules import from the browser, for tests on CPython."""

import json
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from importlib import import_module
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import MagicMock
from urllib.parse import parse_qsl, quote, urlencode, urljoin, urlsplit

from build import WEB
from build.languages import source
from build.parts import PARTS
from build.texts import Pattern, parsed

ORIGIN = "https://example.org"
MESSAGES = parsed(source()).messages


BROWSERS: list[Any] = []
"""The models of browsers, each a `tests.app.tabs.Browser`, of which the page is in the last."""


def browser() -> Any:
    return BROWSERS[-1]


class DeniedError(Exception):
    """The exception that a browser throws when the quota is exceeded."""


class Storage:
    """The items of an origin, limited to `room` characters."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.room = 5_000_000

    @property
    def used(self) -> int:
        return sum(len(name) + len(text) for name, text in self.values.items())


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

    @property
    def length(self) -> int:
        return len(self.storage.values)

    def key(self, number: int) -> str:
        return list(self.storage.values)[number]

    def write(self, name: str, text: str) -> None:
        before = self.storage.values.get(name)
        if before != text:
            replaced = len(name + before) if before is not None else 0
            if self.storage.used - replaced + len(name + text) > self.storage.room:
                raise DeniedError("QuotaExceededError")
            self.storage.values[name] = text
            self.notify(name, before, text)

    def removeItem(self, name: str) -> None:  # noqa: N802
        before = self.storage.values.pop(name, None)
        if before is not None:
            self.notify(name, before, None)


class Promise:
    """A JavaScript promise; functions passed to `then` run as tasks of the browser."""

    def __init__(self, value: Any = None) -> None:
        self.value, self.is_done = value, True
        self.is_pause = False  # whether a browser handles other events before it goes on

    @staticmethod
    def new(act: Callable[..., object]) -> "Promise":
        promise = Promise()
        promise.is_done = False
        act(promise.fulfill)
        promise.is_pause = promise.is_done  # by a timer
        return promise

    @staticmethod
    def resolve(value: Any = None) -> "Promise":
        return Promise(value)

    def fulfill(self, *value: Any) -> None:
        self.is_done = True

    def then(self, act: Callable[..., Any]) -> "Promise":
        promise = Promise()
        promise.is_done = False

        async def follow() -> None:
            await self
            outcome = act(self.value)
            promise.value = await outcome if hasattr(outcome, "__await__") else outcome
            promise.is_done = True

        browser().tab.start(follow())
        return promise

    def __await__(self) -> Generator["Promise", None, Any]:
        yield self  # until it is done
        return self.value


class Caches:
    """The browser's caches, as one cache with room for some files."""

    def __init__(self) -> None:
        self.room, self.files = 0, dict[str, Any]()

    def open(self, name: str) -> Promise:
        return Promise(self)

    def put(self, address: str, response: Any) -> Promise:
        if len(self.files) >= self.room:
            raise DeniedError
        self.files[address] = response
        return Promise()

    def match(self, address: str) -> Promise:
        return Promise(self.files.get(address))

    def delete(self, address: str) -> Promise:
        return Promise(self.files.pop(address, None))


class Early(list[Any]):
    """A stand-in for a JavaScript array."""

    @property
    def length(self) -> int:
        return len(self)


class JavaScriptText(str):
    """A text with the methods of JavaScript that the page uses."""

    indexOf, lastIndexOf = str.find, str.rfind  # noqa: N815

    def slice(self, start: int, stop: int) -> str:
        return self[start:stop]


def text(name: str, values: Mapping[str, Any] = MappingProxyType({})) -> str:
    """Return a message with values inserted for its variables."""
    message = MESSAGES[name]
    assert message.variables == values.keys(), f"{name} has {sorted(message.variables)}"
    return _filled(message.pattern, values)


def listed(items: Sequence[str]) -> str:
    """Return items as a list: A, B, and C."""
    *most, last = items
    commas = ", ".join(most) + "," * (len(most) > 1)
    return f"{commas} and {last}" if most else last


def _filled(pattern: Pattern, values: Mapping[str, Any]) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join(part if isinstance(part, str) else _value(part, values) for part in pattern)


def _value(part: list[Any], values: Mapping[str, Any]) -> str:
    value = values[part[0]]
    if len(part) == 1:
        return f"{value:,}" if isinstance(value, int) else str(value)
    variants = part[1]
    key = "one" if value == 1 and "1" not in variants else str(value)
    return _filled(variants.get(key, variants[""]), values)


def _url(url: str, base: str = "") -> SimpleNamespace:
    href = urljoin(base, url)
    return SimpleNamespace(href=href, pathname=urlsplit(href).path)


class _Window:
    """A stand-in for `window`, which forwards to the tab that is running."""

    text, listed, layer = staticmethod(text), staticmethod(listed), staticmethod(lambda: 0)

    def __getattr__(self, name: str) -> Any:
        return getattr(browser().tab, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(browser().tab, name, value)


class _Document(MagicMock):
    documentElement = MagicMock(  # noqa: N815
        lang="en", dataset=SimpleNamespace(edition="original", root="./")
    )

    def getElementById(self, name: str) -> Any:  # noqa: N802
        if not BROWSERS:
            return self
        if name == "hashes":
            return SimpleNamespace(textContent=json.dumps(browser().hashes))
        if name == "languages":  # with a page of their own
            return SimpleNamespace(textContent="{}")
        return browser().tab.element(name)

    def querySelectorAll(self, name: str) -> list[Any]:  # noqa: N802
        return browser().tab.dialogs() if name == "dialog[open]" else []

    def addEventListener(self, *listener: Any) -> None:  # noqa: N802
        self.getElementById("document").addEventListener(*listener)

    @property
    def baseURI(self) -> str:  # noqa: N802
        return ORIGIN + (browser().tab.path if BROWSERS else "/")


class _Location:
    origin, pathname, search, href = ORIGIN, "/", "", ORIGIN + "/"

    @property
    def hash(self) -> str:
        address: str = browser().tab.address
        return address


class _Options:
    """A stand-in for `URLSearchParams`."""

    def __init__(self, query: str = "") -> None:
        self.values = dict(parse_qsl(query))
        self.get, self.has = self.values.get, self.values.__contains__
        self.set = self.values.__setitem__

    new = classmethod(lambda cls, query="": cls(query))

    def toString(self) -> str:  # noqa: N802
        return urlencode(self.values)


def imported(names: Sequence[str]) -> Any:
    """Return modules of the page, by the last parts of their names, with stand-ins for the browser;
    other tests import them anew.
    """
    js = MagicMock()
    js.Promise, js.window, js.document = Promise, _Window(), _Document()
    js.location, js.URLSearchParams = _Location(), _Options
    js.history.replaceState = js.history.pushState = Bound(
        lambda *details: browser().tab.change_address(*details)
    )
    js.navigator.language = "en-US"
    js.URL = SimpleNamespace(new=_url, createObjectURL=str, revokeObjectURL=str)
    js.setTimeout = lambda act, milliseconds: act() if milliseconds < 1000 else None
    js.performance.now = lambda: browser().now()
    js.Reflect.get, js.Reflect.has = Bound(getattr), lambda *_: False
    js.Object.entries = lambda held: held.storage.used
    js.Blob.new = lambda used: SimpleNamespace(size=used)
    js.encodeURIComponent = quote
    js.Response.new = lambda pack: SimpleNamespace(arrayBuffer=lambda: Promise(pack))
    js.Date.now = lambda: 1_795_000_000_000.0
    js.Intl.DateTimeFormat.new = lambda *_: SimpleNamespace(format=lambda *_: "a day")
    js.Intl.RelativeTimeFormat.new = js.Intl.DateTimeFormat.new
    js.String.new = lambda text: SimpleNamespace(toLocaleUpperCase=lambda locale: text.upper())
    js.Date.new = lambda *_: SimpleNamespace(
        getHours=lambda: 8, getMinutes=lambda: 31, toISOString=lambda: "2026-11-22T08:31:00.000Z"
    )
    doubles = {
        "js": js,
        "jsffi": SimpleNamespace(to_js=lambda value: value),
        "polyscript": MagicMock(),
        "deflate": MagicMock(),
        "ubinascii": MagicMock(),
        "vfs": MagicMock(),
        "order": SimpleNamespace(
            ORDER={name: ([part.image][part.image == "app" :], "") for name, part in PARTS.items()}
        ),
    }
    before = set(sys.modules)
    for name, double in doubles.items():
        sys.modules[name] = module = ModuleType(name)
        module.__getattr__ = partial(getattr, double)  # type: ignore[method-assign]
    sys.path.insert(0, str(WEB / "app"))
    try:
        return SimpleNamespace(**{name.split(".")[-1]: import_module(name) for name in names})
    finally:
        sys.path.pop(0)
        for name in set(sys.modules) - before:
            if not name.startswith("beecore"):
                del sys.modules[name]
