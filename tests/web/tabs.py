"""A browser's tabs and their storage in little: what keeps games on the page, run by CPython.

The modules under test are the page's own, `store`, `kept` and `games`; of what they ask the browser
for, this is as much as they need. It can be told to fail as browsers do, and nothing in it happens
by itself: a task of a tab goes on, and an event arrives, when the test says so.
"""

import sys
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import MagicMock
from urllib.parse import urljoin, urlsplit

from beecore.errors import GameError
from beecore.game.saving import load
from beecore.game.turn import GUESS, Judged, take, turn_of
from beecore.hive import Hive
from build import WEB
from tests.oracles import ORACLE, RARE, answers_by
from tests.web.stored import Bound, DeniedError, Storage, StorageOf

ORIGIN = "https://example.org"
SHARED = "open-hive/"  # how names began once


class Promise:
    """A JavaScript promise; `then` has its turn when the browser's tasks have."""

    def __init__(self, value: Any = None) -> None:
        self.value, self.is_done = value, True

    @staticmethod
    def new(act: Callable[..., object]) -> "Promise":
        promise = Promise()
        promise.is_done = False
        act(promise.fulfil)
        return promise

    @staticmethod
    def resolve(value: Any = None) -> "Promise":
        return Promise(value)

    def fulfil(self, *value: Any) -> None:
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

    def __await__(self) -> Generator[None, None, Any]:
        yield
        while not self.is_done:
            yield
        return self.value


class Words:
    """Takes turns by the words of a published hive, with the pauses that the page's own makes."""

    async def turn(
        self,
        hive: Hive,
        now: str,
        saved: list[str],
        action: str,
        guess: str,
        percent: str,
        heard: Callable[[Judged, str], None],
    ) -> object:
        answers = answers_by(hive, ORACLE, RARE)
        await dom.pause()
        taken = take(answers, now, saved, action, guess)
        if taken.verdict:
            heard(taken.verdict, taken.text)
            await dom.pause()
        return turn_of(taken, answers)


class Tab:
    """A page open at a path, with a game in hand."""

    def __init__(self, browser: "Browser", path: str, is_forbidden: bool) -> None:
        self.browser, self.path = browser, path
        self.tasks: deque[Coroutine[Any, Any, object]] = deque()
        self.listeners: dict[str, list[Callable[[Any], object]]] = {}
        self.events: deque[SimpleNamespace] = deque()
        self.told: list[str] = []  # sentences
        self.heard: list[tuple[str, str]] = []  # words said to be found, with their hive's key
        self.localStorage = (
            None if is_forbidden else StorageOf(browser.storage, partial(browser.tell, by=self))
        )
        self.hive: Hive | None = None
        browser.tab = self
        self.kept = kept.Kept(store.Store("localStorage"), self.told.append)
        self.games = games.Games(Words(), self.kept)

    def attempt(self, act: Callable[[], Any]) -> list[Any] | None:
        try:
            return [act()]
        except DeniedError:
            return None

    def addEventListener(self, kind: str, act: Callable[[Any], object]) -> None:  # noqa: N802
        self.listeners.setdefault(kind, []).append(act)

    def happen(self, kind: str, event: SimpleNamespace | None = None) -> None:
        self.browser.tab = self
        for act in self.listeners.get(kind, []):
            act(event)

    def start(self, task: Coroutine[Any, Any, object]) -> None:
        self.tasks.append(task)

    def go_on(self) -> None:
        """Have the next task go on until it waits."""
        self.browser.tab = self
        task = self.tasks.popleft()
        try:
            task.send(None)
            self.tasks.append(task)
        except StopIteration:
            pass

    def receive(self) -> None:
        self.happen("storage", self.events.popleft())

    def settle(self) -> None:
        while self.tasks or self.events:
            while self.tasks:
                self.go_on()
            if self.events:
                self.receive()

    def open(self, hive: Hive) -> None:
        self.hive = hive
        self.start(self.games.order.do(lambda: self.turn(hive)))

    def guess(self, word: str) -> None:
        hive = self.hive
        assert hive
        self.start(self.games.order.do(lambda: self.turn(hive, GUESS, word)))

    async def turn(self, hive: Hive, action: str = "", word: str = "") -> None:
        def heard(verdict: Judged) -> None:
            if verdict["accepted"]:
                self.heard.append((hive.key, word))

        await self.games.turn(hive, action, word, heard=heard)

    def close(self, crashing: bool = False) -> None:
        if not crashing:
            self.happen("pagehide")
        for task in self.tasks:
            task.close()
        self.browser.tabs.remove(self)


class Browser:
    """Tabs that share a storage."""

    def __init__(self) -> None:
        self.storage, self.tabs = Storage(), list[Tab]()
        self.tab: Any = None
        _current.append(self)

    def open(self, path: str = "/", is_forbidden: bool = False) -> Tab:
        tab = Tab(self, path, is_forbidden)
        self.tabs.append(tab)
        return tab

    def tell(self, name: str | None, text: str | None, by: Tab | None = None) -> None:
        for tab in self.tabs:
            if tab is not by and tab.localStorage:
                tab.events.append(SimpleNamespace(key=name, newValue=text))

    def write(self, name: str, text: str | None) -> None:
        """Change the storage as the visitor may, or a disk that fails; None takes a name out."""
        if text is None:
            self.storage.values.pop(name)
        else:
            self.storage.values[name] = text
        self.tell(name, text)

    def clear(self) -> None:
        self.storage.values.clear()
        self.tell(None, None)

    def settle(self) -> None:
        while any(tab.tasks or tab.events for tab in self.tabs):
            for tab in self.tabs:
                tab.settle()


def found_in(text: str) -> set[str]:
    """Return the words of a saved game; none of what is no such."""
    try:
        game = load(text)
    except GameError:
        return set()
    return {*game.found, *game.bonus}


_current: list[Browser] = []


def browser() -> Browser:
    return _current[-1]


def _url(url: str, base: str = "") -> SimpleNamespace:
    href = urljoin(base, url)
    return SimpleNamespace(href=href, pathname=urlsplit(href).path)


class _Window:
    """Stands for the window of the tab whose turn it is."""

    def __getattr__(self, name: str) -> Any:
        return getattr(browser().tab, name)


class _Document(MagicMock):
    @property
    def baseURI(self) -> str:  # noqa: N802
        return ORIGIN + (browser().tab.path if _current else "/")


def _imported(*names: str) -> list[Any]:
    """Import modules of the page in this browser; no other module sees any of it."""
    js = MagicMock()
    js.Promise, js.window, js.document = Promise, _Window(), _Document()
    js.URL = SimpleNamespace(new=_url)
    js.setTimeout = lambda act, milliseconds: act()
    js.Reflect.get = Bound(getattr)
    js.Object.entries = lambda held: held.storage.used
    js.Blob.new = lambda used: SimpleNamespace(size=used)
    js.Date.now = lambda: 1_795_000_000_000.0
    now = {"FullYear": 2026, "Month": 10, "Date": 22, "Hours": 8, "Minutes": 31}
    js.Date.new = lambda: SimpleNamespace(
        **{f"get{name}": lambda value=value: value for name, value in now.items()}
    )
    doubles = {"js": js, "jsffi": MagicMock(), "polyscript": MagicMock()}
    before = dict(sys.modules)
    sys.modules.update({name: _module(name, double) for name, double in doubles.items()})
    sys.path.insert(0, str(WEB / "app"))
    try:
        return [__import__(name) for name in names]
    finally:
        sys.path.pop(0)
        for name in set(sys.modules) - set(before):
            if not name.startswith("beecore"):
                del sys.modules[name]


def _module(name: str, double: Any) -> ModuleType:
    module = ModuleType(name)
    module.__getattr__ = lambda each: getattr(double, each)  # type: ignore[method-assign]
    return module


dom, store, kept, games = _imported("dom", "store", "kept", "games")
