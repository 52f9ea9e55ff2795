"""A model of a browser with several tabs, in which the page's own modules play and save games.

CPython runs the page's `saved` modules and `play.player` unchanged; the model imitates the parts of
a browser that they use. Its storage has a quota, and can fail like a browser's. Tests control the
timing: a task continues and an event arrives only when a test says so.
"""

import json
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from itertools import count
from types import MappingProxyType, SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

from beecore import Lexicon
from beecore.editions import edition_of
from beecore.errors import BeeError, GameError
from beecore.game.guess import Answers, Verdict
from beecore.game.puzzles import Puzzle
from beecore.game.record import Standing, standing_of
from beecore.game.saving import load
from beecore.game.view import GIVE_UP, View
from beecore.hive import VerdictKind
from beecore.letters import ENGLISH, Alphabet
from beecore.lexicon import Entry
from beecore.reading import words_in
from tests.app.standins import (
    BROWSERS,
    Caches,
    DeniedError,
    Early,
    JavaScriptText,
    Promise,
    Storage,
    TabStorage,
    browser,
    imported,
)
from tests.oracles import BOUNDARY, LIKELY, ORACLE, RARE, UNLIKELY, answers_by

MODULES = """
browser.window browser.dom browser.files browser.events browser.hexagons browser.offline
browser.rendering
browser.store browser.status answers.glosses answers.links answers.packs answers.word_lists
answers.words saved.data saved.decisions saved.games saved.names saved.records past.past play.board
play.drafts play.game play.player play.standings settings.answers settings.transfer sharing.friends
sharing.move solve.clues solve.solver solve.missing solve.results lists.lists lists.packing
live.live lab.sandbox lab.source page
""".split()


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
        key = game.puzzle.hive.key
        self.session.judged += guesses_in(key, guess)
        if verdict.kind == VerdictKind.SEVERAL:
            there = [each for each in guesses_in(key, guess) if each[1] in self.held(key)]
            accepted = verdict.values["accepted"]
            assert isinstance(accepted, int)
            assert len(there) >= accepted
            self.announced += there
        elif verdict.accepted:
            self.announced.append((key, guess))

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

    def guess(self, text: str) -> None:
        self.browser.tab = self
        self.session.entered += guesses_in(self.game.puzzle.hive.key, text)
        self.start(self.player.guess(self.game, text))

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
        move = self.mover()
        outcome(self, move.read(link))
        outcome(self, move.answer(SimpleNamespace(target=SimpleNamespace(returnValue="yes"))))
        return move

    def link(self) -> str:
        """Return a link with everything that is saved."""
        move = self.mover()
        outcome(self, move.make())
        link: str = move.link
        return link

    def mover(self) -> Any:
        """Return the part of the page that makes and opens links with games."""
        self.browser.tab = self
        move = app.move.Move(self)
        move.bindings = move.asking = MagicMock()
        move.open_latest = nothing  # in Play
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
    """A browser whose tabs share one local storage.

    Its clock starts alike for each test, since saved texts and their names hold times.
    """

    def __init__(self) -> None:
        self.clock = count(1_795_000_000_000, 3)  # milliseconds: work rests often
        self.storage, self.tabs = Storage(), list[Tab]()
        self.hashes = dict.fromkeys(PACKS, "one")  # of the site's files
        self.tab: Any = None
        BROWSERS.append(self)

    def open(
        self,
        path: str = "/",
        is_forbidden: bool = False,
        session: Session | None = None,
        faults: Mapping[str, str] = MappingProxyType({}),
    ) -> Tab:
        app.offline._hashes.clear()  # a new page reads its own
        tab = Tab(self, path, is_forbidden, session or Session(), dict(faults))
        self.tabs.append(tab)
        return tab

    def now(self) -> int:
        return next(self.clock)

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


def guesses_in(key: str, text: str) -> list[tuple[str, str]]:
    """Return the words of a guess, which may be a pasted page, each with the key of its hive."""
    return [(key, word) for word in words_in(text, ENGLISH)]


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


def pack_of(*words: Entry, alphabet: Alphabet = ENGLISH) -> Any:
    """Return a pack of words, as the page reads it."""
    (pack,) = Lexicon.from_entries(words, BOUNDARY, alphabet).packs
    return pack


_LIKELY, _POSSIBLE = [Entry(word, LIKELY) for word in ORACLE], [Entry(w, UNLIKELY) for w in RARE]
_SWEDISH, _GERMAN = edition_of("swedish").alphabet, edition_of("german").alphabet
PACKS = {
    "likely.bee": pack_of(*_LIKELY),
    "possible.bee": pack_of(*_POSSIBLE),
    "sv/words.bee": pack_of(*_LIKELY, *_POSSIBLE, alphabet=_SWEDISH),
    "de/words.bee": pack_of(*_LIKELY, *_POSSIBLE, alphabet=_GERMAN),
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


async def served_text(name: str) -> JavaScriptText:
    """Return a file of the site as a text: the calendar, or definitions."""
    await served(name)
    return JavaScriptText("vctaoen\noacentv\n" if name == "calendar.txt" else "\ncave\tn\thollow\n")


async def no_pictures() -> None:
    raise GameError("no pictures are drawn here")


async def as_it_is(content: Any) -> Any:
    return content


app = imported(MODULES)
app.files.content, app.packs.read_pack = served, as_it_is
app.files.text = app.files.text_object = served_text
app.move.pictures = no_pictures
app.data.time = SimpleNamespace(time_ns=lambda: browser().now() * 1_000_000)
