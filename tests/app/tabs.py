"""A model of a browser with several tabs, in which the page's own modules play and save games.

CPython runs the page's `saved` modules and `play.player` unchanged; the model imitates the parts of
a browser that they use. Its storage has a quota, and can fail like a browser's. Tests control the
timing: a task continues and an event arrives only when a test says so.
"""

import json
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import count
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import MagicMock
from urllib.parse import parse_qsl, quote, urlencode, urljoin, urlsplit

from beecore import Lexicon
from beecore.editions import edition_of
from beecore.errors import BeeError, GameError
from beecore.game.guess import Answers, Verdict
from beecore.game.puzzles import Puzzle
from beecore.game.record import Standing, standing_of
from beecore.game.saving import load
from beecore.game.view import GIVE_UP, View
from beecore.letters import ENGLISH, Alphabet
from beecore.lexicon import Entry
from build import WEB
from build.languages import source
from build.parts import PARTS
from build.texts import Pattern, parsed
from tests.oracles import BOUNDARY, LIKELY, ORACLE, RARE, UNLIKELY, answers_by

ORIGIN = "https://example.org"
MESSAGES = parsed(source()).messages
MODULES = """
browser.window browser.dom browser.files browser.events browser.hexagons browser.rendering
browser.store browser.status answers.glosses answers.links answers.packs answers.word_lists
answers.words saved.data saved.decisions saved.games saved.records past.past play.board play.drafts
play.game play.player play.standings settings.answers settings.transfer sharing.friends sharing.move
solve.clues solve.solver solve.missing solve.results lists.lists lists.packing live.live lab.sandbox
lab.source page
""".split()


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


async def nothing() -> None:
    """Do nothing: the page would show its words again, after the answer lists have changed."""


class Session:
    """The data of a tab that survives reloads: its session storage and its guesses.

    `entered` and `judged` list guesses in order, each with the key of its hive.
    """

    def __init__(self) -> None:
        self.storage = Storage()
        self.entered: list[tuple[str, str]] = []
        self.judged: list[tuple[str, str]] = []

    def typed(self) -> dict[str, list[Any]]:
        """Return what was typed in Play, as first.js reads it."""
        for name, text in self.storage.values.items():
            if name.endswith(" board"):
                return {each: Early(value) for each, value in json.loads(text).items()}
        return {"drafts": [], "waiting": Early()}


class Task:
    """What the page does asynchronously; it rests until `awaited` is done."""

    def __init__(self, work: Coroutine[Any, Any, Promise]) -> None:
        self.work, self.awaited = work, Promise()


class Tab:
    """A tab that has the page open at a path; also the window and the screen of its `Player`.

    `faults` has the word files that the server does not send: those that are "missing", and those
    whose download is "held" without an end. Those that `were_missing` may be asked for again later.
    """

    def __init__(
        self,
        browser: "Browser",
        path: str,
        is_forbidden: bool,
        session: Session,
        faults: dict[str, str],
    ) -> None:
        self.browser, self.path, self.session, self.faults = browser, path, session, faults
        self.tasks: deque[Task] = deque()
        self.listeners: dict[str, list[Callable[[Any], object]]] = {}
        self.events: deque[SimpleNamespace] = deque()
        self.warnings: list[str] = []  # sentences shown to the player
        self.failures: list[str] = []  # details of what was shown with a button to try again
        self.announced: list[tuple[str, str]] = []  # words shown as found, with their hive's key
        self.localStorage = (
            None if is_forbidden else TabStorage(browser.storage, partial(browser.notify, by=self))
        )
        self.sessionStorage = TabStorage(session.storage, lambda *_: None)
        self.early: SimpleNamespace | None = SimpleNamespace(**session.typed())
        self.caches = Caches()
        self.held_files: list[Callable[[], None]] = []  # each ends the wait for a file
        self.were_missing = {name for name in faults if faults[name] == "missing"}
        self.game: Any = None
        browser.tab = self
        self.data = app.data.SavedData(self.warnings.append, nothing)
        self.words = app.words.Words(lambda: self.data.decisions.current, self.data.lists)
        self.games = app.games.Games(self.words, self.data)
        self.standings = app.standings.Standings(self.words, self.data)
        drafts = app.drafts.Drafts(app.store.Store("sessionStorage"))
        glosses = app.glosses.Glosses()
        self.player = app.player.Player(
            self.words, self.games, self.standings, glosses, drafts, self
        )
        self.left = list(drafts.waiting)  # guesses entered before a reload

    def __repr__(self) -> str:
        return f"tab {id(self)} at {self.path}"

    # The screen

    def shows(self, game: Any) -> bool:
        return bool(game == self.game)

    def announce(self, game: Any, guess: str, counted: str, verdict: Verdict) -> None:
        self.session.judged.append((game.puzzle.hive.key, guess))
        if verdict.accepted:
            self.announced.append((game.puzzle.hive.key, guess))

    def refuse(self, game: Any, guess: str, error: BeeError) -> None:
        raise AssertionError(f"{guess} is refused: {error}")

    def render(self, game: Any, view: View, verdict: Verdict | None = None) -> None:
        assert view["key"] == game.puzzle.hive.key

    # The page, of which this model has only the game; see tests/app/pages.py for all of it

    address = ""

    def element(self, name: str) -> Any:
        return MagicMock()

    def dispatchEvent(self, event: object) -> None:  # noqa: N802
        """Tell nobody: no test has a listener for the page's own events."""

    def bound(self, root: object, kinds: str) -> list[str]:
        return [""]

    # The window

    def today(self) -> str:
        return "2026-11-22"

    def described(self, details: str) -> str:
        self.failures.append(details)
        return details

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

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        self.tasks.append(Task(work))

    @property
    def is_busy(self) -> bool:
        """Whether a task can go on."""
        return any(task.awaited.is_done for task in self.tasks)

    def step(self) -> None:
        """Run the next task that can go on, until it rests or ends."""
        self.go_on(next(task for task in self.tasks if task.awaited.is_done))

    def go_on(self, task: Task) -> None:
        self.browser.tab = self
        self.tasks.remove(task)
        try:
            task.awaited = task.work.send(None)
            self.tasks.append(task)
        except (StopIteration, BeeError, app.events.OvertakenError):
            pass

    def receive(self) -> None:
        self.happen("storage", self.events.popleft())

    def settle(self) -> None:
        while self.is_busy or self.events:
            while self.is_busy:
                self.step()
            if self.events:
                self.receive()

    def open(self, puzzle: Puzzle) -> None:
        self.browser.tab = self
        self.game = app.player.OpenGame(puzzle, "")
        self.start(self.player.open(self.game))

    def guess(self, word: str) -> None:
        self.browser.tab = self
        self.session.entered.append((self.game.puzzle.hive.key, word))
        self.start(self.player.guess(self.game, word))

    def give_up(self) -> None:
        self.browser.tab = self
        self.start(self.player.act(self.game, GIVE_UP))

    def export(self) -> str:
        self.browser.tab = self
        text: str = app.transfer.exported(self.data)
        return text

    def import_values(self, values: Mapping[str, Any]) -> Any:
        """Start to import an exported file's values; return the import, completed by `settle`."""
        self.browser.tab = self
        intake = app.transfer.Import(self.data)
        self.start(intake.add_all(values.items(), lambda done: None))
        return intake

    def follow(self, link: str) -> Any:
        """Open a link with games, and add what it has; return the page's part that does this."""
        move = app.move.Move(self)
        move.bindings = move.asking = MagicMock()
        outcome(self, move.read(link))
        outcome(self, move.answer(SimpleNamespace(target=SimpleNamespace(returnValue="yes"))))
        return move

    def lose(self, name: str, fault: str) -> None:
        """Have all word files to be loaded, one of which the server does not send: see `faults`."""
        self.faults[name] = fault
        if fault == "missing":
            self.were_missing.add(name)
        self.words.languages.clear()

    def get_files(self) -> None:
        """Have the server send all word files again."""
        self.browser.tab = self
        self.faults.clear()
        while self.held_files:
            self.held_files.pop()()

    def held(self, key: str) -> set[str]:
        """Return the words of a game that this tab has in memory."""
        return found_in(self.data.visit.get(f"game/{key}", ""))

    def close(self, crashing: bool = False) -> None:
        if not crashing:
            self.happen("leaving")
            self.happen("pagehide")
        for task in self.tasks:
            task.work.close()
        self.browser.tabs.remove(self)


class Browser:
    """A browser whose tabs share one local storage."""

    def __init__(self) -> None:
        self.storage, self.tabs = Storage(), list[Tab]()
        self.hashes = dict.fromkeys(PACKS, "one")  # of the site's files
        self.tab: Any = None
        _current.append(self)

    def open(
        self,
        path: str = "/",
        is_forbidden: bool = False,
        session: Session | None = None,
        faults: Mapping[str, str] = MappingProxyType({}),
    ) -> Tab:
        tab = Tab(self, path, is_forbidden, session or Session(), dict(faults))
        self.tabs.append(tab)
        return tab

    def notify(
        self, name: str | None, before: str | None, text: str | None, by: Tab | None = None
    ) -> None:
        event = SimpleNamespace(key=name, oldValue=before, newValue=text)
        for tab in self.tabs:
            if tab is not by and tab.localStorage:
                tab.events.append(event)

    def write(self, name: str, text: str | None) -> None:
        """Change an item as a user or a failing disk might do; None removes it."""
        before = self.storage.values.pop(name, None)
        if text is not None:
            self.storage.values[name] = text
        self.notify(name, before, text)

    def clear(self) -> None:
        self.storage.values.clear()
        self.notify(None, None, None)

    def settle(self) -> None:
        while any(tab.is_busy or tab.events for tab in self.tabs):
            for tab in self.tabs:
                tab.settle()


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


def outcome(tab: Tab, task: Coroutine[Any, Any, Any]) -> Any:
    """Return what a task of the page returns."""
    outcomes = []

    async def follow() -> None:
        outcomes.append(await task)

    tab.start(follow())
    tab.settle()
    return outcomes[0]


class Counted:
    """A count of all games in a tab, whose standings it checks.

    `stored` lists the games that had a standing, and `looked_up` is how many hives were looked up.
    """

    def __init__(self, tab: Tab, is_settled: bool = True) -> None:
        tab.browser.tab, self.tab = tab, tab
        self.looked_up, self.stored = 0, list[str]()
        self.standings: dict[str, Standing] = {}
        tab.start(self.count(app.standings.Count(tab.standings, {}), tab.words.look_up))
        if is_settled:
            tab.settle()

    async def count(self, count: Any, look_up: Any) -> None:
        async def counted(*details: Any) -> Any:
            self.looked_up += 1
            return await look_up(*details)

        self.tab.words.look_up = counted
        await count.add_stored()
        self.stored = list(count.entries)
        while count.left:
            await count.add_next()
        self.tab.words.look_up = look_up
        self.standings = {name: entry.standing for name, entry in count.entries.items()}
        decisions = self.tab.data.decisions.current
        for name, standing in self.standings.items():
            game = load(self.tab.data.get(f"game/{name}"))
            answers = answers_by(game.hive, ORACLE, RARE)
            solutions = decisions.over(game.hive, answers.solutions)
            assert standing == standing_of(game, Answers(game.hive, solutions, answers.words))


def found_in(text: str) -> set[str]:
    """Return the found and bonus words of a saved game; an empty set if the text is not a saved
    game.
    """
    try:
        game = load(text)
    except GameError:
        return set()
    return {*game.found, *game.bonus}


_current: list[Browser] = []


def browser() -> Browser:
    return _current[-1]


def pack_of(*words: Entry, alphabet: Alphabet = ENGLISH) -> Any:
    """Return a pack of words, as the page reads it."""
    (pack,) = Lexicon.from_entries(words, BOUNDARY, alphabet).packs
    return pack


_LIKELY, _POSSIBLE = [Entry(word, LIKELY) for word in ORACLE], [Entry(w, UNLIKELY) for w in RARE]
_SWEDISH = edition_of("swedish").alphabet
PACKS = {
    "likely.bee": pack_of(*_LIKELY),
    "possible.bee": pack_of(*_POSSIBLE),
    "sv/words.bee": pack_of(*_LIKELY, *_POSSIBLE, alphabet=_SWEDISH),
}


async def served(name: str) -> Any:
    """Return a word file once the server has sent it."""
    tab = browser().tab
    await app.dom.pause()
    while tab.faults.get(name) == "held":
        await Promise.new(tab.held_files.append)
    if tab.faults.get(name) == "missing":
        raise app.status.load_error(name, "status 404")
    return PACKS.get(name)


async def served_text(name: str) -> "JavaScriptText":
    """Return a file of the site as a text: the calendar, or definitions."""
    await served(name)
    return JavaScriptText("vctaoen\noacentv\n" if name == "calendar.txt" else "\ncave\tn\thollow\n")


class JavaScriptText(str):
    """A text with the methods of JavaScript that the page uses."""

    indexOf, lastIndexOf = str.find, str.rfind  # noqa: N815

    def slice(self, start: int, stop: int) -> str:
        return self[start:stop]


async def as_it_is(content: Any) -> Any:
    return content


def _url(url: str, base: str = "") -> SimpleNamespace:
    href = urljoin(base, url)
    return SimpleNamespace(href=href, pathname=urlsplit(href).path)


class _Window:
    """A stand-in for `window`, which forwards to the tab that is running."""

    text, listed = staticmethod(text), staticmethod(listed)

    def __getattr__(self, name: str) -> Any:
        return getattr(browser().tab, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(browser().tab, name, value)


class _Document(MagicMock):
    documentElement = MagicMock(  # noqa: N815
        lang="en", dataset=SimpleNamespace(edition="original", root="./")
    )

    def getElementById(self, name: str) -> Any:  # noqa: N802
        if not _current:
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
        return ORIGIN + (browser().tab.path if _current else "/")


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
    js.performance.now = partial(next, count(step=3))  # milliseconds: work rests often
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


app = imported(MODULES)
app.files.content, app.packs.read_pack = served, as_it_is
app.files.text = app.files.text_object = served_text
