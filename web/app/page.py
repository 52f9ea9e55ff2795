"""The page as a whole: three views by one interface, and what starts when."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import vfs
from answers.engine import Engine
from answers.glosses import Glosses
from answers.words import Words
from browser import dialogs, files, offline
from browser.dom import by_id, promised
from browser.events import heed, on
from browser.status import come_back, say, settle
from browser.store import Store
from js import Event, Uint8Array, document, location, navigator, setTimeout, window
from saved.data import Kept
from saved.games import Games
from saved.lessons import Lessons
from saved.meaning import Meaning
from saved.theme import Theme
from solve.solver import Solver
from teach.teaching import Teaching

LITTLE_MEMORY = 2  # gigabytes


class View(Protocol):
    """What the page shows one of: `open` raises what it refuses, `close` leaves it, and
    `renew` shows it again when there is more to know.
    """

    async def open(self, name: str) -> None: ...
    def close(self) -> None: ...
    async def renew(self) -> None: ...


class Page:
    """Shows what the address names: #solve/vctaoen, #play, #play/2026-11-21, #lab/vctaoen."""

    def __init__(self) -> None:
        self.engine = Engine()
        self.drafts = Store("sessionStorage")
        self.kept = Kept(Store("localStorage"), lambda sentence: say(sentence, error=True))
        self.words = Words(self.engine, self.kept)
        self.games = Games(self.words, self.kept)
        self.lessons = Lessons(self.kept, self.renew)
        self.views: dict[str, View] = {}
        self.view = ""
        self.has_lab = False
        self.scrolled: dict[str, float] = {}
        self.glosses = Glosses()

    async def start(self) -> None:
        window.starting = False  # guard.js need not wait any longer
        Theme(self.kept)
        Meaning(self.glosses, self.lessons)
        self.teaching = Teaching(self.words, self.lessons)
        dialogs.opened_by("how-to-play", "how")
        dialogs.closed_by_taps()
        on(window, "hashchange", self.follow_link)
        document.addEventListener("close", come_back, True)  # of a dialog
        await heed(self.follow_link())
        if by_id("failure").hidden:  # or the way out of a failure would go with its sentence
            self.lessons.warn(by_id("status").textContent)
        when_idle(self.go_on)

    async def follow_link(self, event: Event | None = None) -> None:
        for dialog in document.querySelectorAll("dialog[open]"):
            dialog.close()
        view, _, name = location.hash[1:].partition("/")
        if view not in ("play", "lab"):
            view = "solve"
        if view != self.view:
            if self.view:
                if self.view in self.views:
                    self.views[self.view].close()
                self.scrolled[self.view] = window.scrollY
            self.view = view
            show(view)
            window.scrollTo(0, self.scrolled.get(view, 0) if view == "solve" else 0)
        if view == "lab":
            await self.fetch_lab()
        if view != self.view:
            return  # for another, while it was fetched
        if view not in self.views:
            self.views[view] = self.made(view)
        await self.views[view].open(name)

    async def renew(self) -> None:
        """Show the words of the view by what was taught meanwhile."""
        if self.view in self.views:
            await self.views[self.view].renew()

    async def fetch_lab(self) -> None:
        """Have the Lab's modules among those that can be imported, from an image of their own."""
        if self.has_lab:
            return
        coming = files.awaited("lab.bin", files.content("lab.bin"))
        image = bytes(Uint8Array.new(await coming))
        if not self.has_lab:
            self.has_lab = True
            vfs.mount(vfs.VfsRom(image), "/lib")

    def made(self, view: str) -> View:
        """Return a view; the code of the larger ones is read when they are first needed."""
        if view == "play":
            from play.game import Play

            return Play(self.words, self.games, self.glosses, self.kept, self.drafts)
        if view == "lab":
            from lab.view import Lab

            return Lab(self.engine, self.drafts, self.kept.store)
        words, games, lessons = self.words, self.games, self.lessons
        teach = self.teaching.open
        return Solver(words, games, self.glosses, lessons, self.drafts, self.kept, teach)

    async def go_on(self) -> None:
        """Do what nobody waits for: start the engine where it is welcome, keep the site, and
        see that there is room."""
        if not is_saving():
            await self.engine.start()
        await offline.keep(wholly=not is_saving())
        await self.kept.make_room()


def start() -> None:
    promised(Page().start)


def show(view: str) -> None:
    """Make one view the visible one, with the status line in its place."""
    document.documentElement.removeAttribute("data-view")  # which first.js has set
    for link in document.querySelectorAll("nav a"):
        by_id(link.dataset.view).hidden = link.dataset.view != view
        if link.dataset.view == view:
            link.setAttribute("aria-current", "page")
        else:
            link.removeAttribute("aria-current")
    settle()


def is_saving() -> bool:
    """Tell whether the visitor saves data, or the device has little memory."""
    connection = getattr(navigator, "connection", None)
    saves = bool(connection and getattr(connection, "saveData", False))
    return saves or getattr(navigator, "deviceMemory", 8) <= LITTLE_MEMORY


def when_idle(act: Callable[[], Awaitable[None]]) -> None:
    """Do something once the page has nothing better to do; some browsers cannot tell when."""
    if hasattr(window, "requestIdleCallback"):
        window.requestIdleCallback(lambda *_: promised(act))
    else:
        setTimeout(lambda *_: promised(act), 1)
