"""The page as a whole: creates the views, and opens the one that the address names."""

import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import vfs
from answers import links
from answers.glosses import Glosses
from answers.words import Words
from browser import files, status
from browser.dom import by_id, clicked, close_dialog, open_dialogs, pause, run_soon
from browser.events import close_on_outside_taps, complete, on, run_handler, touches, visits
from browser.language import HOME
from browser.offline import OfflineCopy, start_service_worker
from browser.rendering import mark, put
from browser.store import Store, attempted
from browser.texts import text
from browser.window import (
    JOIN,
    SETTINGS,
    copy_text,
    follow_address,
    replace_address,
    resume_address,
)
from js import (
    URL,
    ArrayBuffer,
    Event,
    URLSearchParams,
    document,
    encodeURIComponent,
    history,
    location,
    setTimeout,
    window,
)
from jsffi import to_js
from meaning import Meaning
from modules import load
from report import Report
from saved.data import SavedData
from saved.games import Games
from saved.records import IMPORTING, ROUND

from beecore.editions import OWN
from beecore.errors import EditionError, HiveError
from beecore.reading import MAX_TEXT_LENGTH

if TYPE_CHECKING:
    from answers.engine import Engine
    from lists.lists import Lists
    from settings.settings import Settings
    from teach.teaching import Teaching
    from together.move import Move
    from together.together import Together

MODULES = {"solve": "solve.solver", "play": "play.game", "lab": "lab.view"}  # by view
IMAGES = {
    "answers": ["lists.bin"],
    "lab": ["lists.bin", "lab.bin"],
    "lists": ["lists.bin"],
    "play": ["play.bin"],
    "settings": ["settings.bin"],
    "teach": ["teach.bin"],
    "together": ["settings.bin", "together.bin"],
}  # by package, the files with its modules that the page does not load at first
PASSED = "/tmp/passed"  # a file in MicroPython's memory
MAX_MILLISECONDS_TO_IDLE = 5000  # while the Lab works, a page is idle only after minutes


class View(Protocol):
    """One of the views, of which the page shows one at a time."""

    async def open(self, name: str) -> None:
        """Show what a link points to; `name` is its part after the view: vctaoen in #solve/vctaoen.

        Raises `BeeError` if there is nothing to show.
        """

    def close(self) -> None:
        """Drop the answers that the view is waiting for, because another view opens."""

    async def update(self) -> None:
        """Show the current content again, after the answer lists have changed."""


class Page:
    """Opens views by address: #solve/vctaoen, #play, #play/2026-11-21, #lab/vctaoen; and what a
    link from another device holds: #join/bee-games-2-….
    """

    def __init__(self) -> None:
        self.engine: Engine | None = None
        self.drafts = Store("sessionStorage")
        self.data = SavedData(warn, self.refresh)
        self.words = Words(lambda: self.data.lessons.memory, self.data.lists)
        self.games = Games(self.words, self.data)
        self.glosses = Glosses()
        self.views: dict[str, View] = {}
        self.current = ""  # the name of the view that is shown
        self.list_dialog: Lists | None = None
        self.settings: Settings | None = None
        self.under = ""  # the part after # of the address over which the settings opened
        self.teaching: Teaching | None = None
        self.move: Move | None = None
        self.together: Together | None = None
        self.wanted = ""  # the address that needs a list which is not here
        self.scroll_positions: dict[str, float] = {}
        self.mounted: list[str] = []  # the files of views' modules that have been loaded

    async def start(self) -> None:
        window.starting = False  # tells guard.js to stop waiting
        mark(document.documentElement, dead=False)
        Meaning(self.glosses, self.data.lessons)
        Report()
        close_on_outside_taps()
        take_shared_text()
        for kind in ("click", "keydown", "input"):
            document.addEventListener(kind, lambda event: touches.forget(), True)
        document.addEventListener("close", status.follow_dialogs, True)  # of any dialog
        await pause()
        opening = run_handler(self.follow_link())
        # Not before: the first visit would end what a click has begun. first.js repeats the click.
        on("own-lists-button", "click", lambda event: self.open_lists())
        for name in ("challenge", "together"):
            on(name, "click", lambda event: self.play_together(event.target.id))
        on(window, "hashchange", self.follow_link)
        on(document, "click", copy_link)
        window.opensSettings = True
        if window.wantsSettings:  # see first.js
            location.hash = SETTINGS
        await opening
        if not status.is_failure():  # another sentence would replace the button to try again
            self.data.lessons.warn_if_damaged(status.current())
            if self.drafts.get(IMPORTING):
                self.drafts.delete(IMPORTING)
                warn(text("saved-import-interrupted"))
        when_idle(self.start_background_work)

    def follow_link(self, event: Event | None = None) -> Awaitable[None]:
        """Open the view that the address names, or the settings over the current view.

        The visit of the address before is over, except where only the settings were closed.
        """
        for dialog in open_dialogs():
            close_dialog(dialog)
        if location.hash == SETTINGS and event:
            return self.open_settings(event.oldURL)
        if event and event.oldURL.endswith(SETTINGS) and location.hash == self.under:
            resume_address()
            return self.refresh()
        follow_address()
        if location.hash.startswith(JOIN):
            before = URL.new(event.oldURL).hash if event else ""
            return visits.of(self.join(location.hash, before))
        self.wanted = ""
        view, _, name = location.hash[1:].partition("/")
        if view not in ("play", "lab"):
            view = "solve"
        if view != self.current:
            self.switch(view)
        return visits.of(self.open(view, name))

    async def open(self, view: str, name: str) -> None:
        """Open a name in a view, see `View.open`; if a word list is missing, ask for it."""
        await self.prepare(view, name)
        is_painted = by_id(view).hasAttribute("data-painted")  # so a click may need the words
        if not is_painted:
            run_soon(lambda: window.repeatClick(view))  # when the view knows the name
        try:
            await self.views[view].open(name)
        except EditionError:
            edition = links.read(name).edition
            if not edition.startswith(OWN):
                raise
            self.wanted = location.hash
            await self.open_lists(edition)
        if is_painted:
            window.repeatClick(view)
        if view == "play" and self.data.names(ROUND):
            await self.load_together()

    async def prepare(self, view: str, name: str) -> None:
        """Load the modules of a view and create it, unless it is there."""
        if view not in self.views:
            await self.load(MODULES[view])
            if view == "lab":
                await self.load_engine()
            await pause()
        if view not in self.views:
            self.views[view] = self.create(view, name)
            put(view, data_ready=True)  # first.js now leaves clicks to it

    def switch(self, view: str) -> None:
        """Show another view; Solve scrolls to where the visitor left it."""
        if self.current in self.views:
            self.views[self.current].close()
        if self.current:
            self.scroll_positions[self.current] = window.scrollY
        self.current = view
        show(view)
        window.scrollTo(0, self.scroll_positions.get(view, 0) if view == "solve" else 0)

    async def refresh(self) -> None:
        """Show the current view again, after the answer lists have changed."""
        if self.current in self.views:
            await run_handler(self.views[self.current].update())

    async def open_lists(self, wanted: str = "") -> None:
        """Open the dialog for word lists; `wanted` is the edition of a list that is not here."""
        window.clicked = None  # not to be repeated
        check = touches.check()
        await self.load("lists.lists")
        engine = await self.load_engine()
        if self.list_dialog is None:
            from lists.lists import Lists

            self.list_dialog = Lists(
                engine, self.data, self.drafts, self.follow_list, self.leave_list
            )
        check()
        self.list_dialog.open(wanted)

    async def teach(self, letters: str, edition: str, minimum: str, extra: str) -> None:
        """Open the dialog for answer lists; see `Teaching.open`."""
        check = touches.check()
        await self.load("teach.teaching")
        if self.teaching is None:
            from teach.teaching import Teaching

            self.teaching = Teaching(self.words, self.data.lessons)
        check()
        self.teaching.open(letters, edition, minimum, extra)

    async def open_settings(self, before: str) -> None:
        """Open the settings; `before` is the address that Back returns to."""
        self.under = URL.new(before).hash
        attempted(history.replaceState, history, self.under, "", SETTINGS)  # for a reload
        try:
            settings = await self.load_settings()
        except status.TroubleError:
            history.back()
            raise
        await settings.open()

    async def load_settings(self) -> "Settings":
        """Return the settings."""
        await self.load("settings.settings")
        if self.settings is None:
            from settings.settings import Settings

            self.settings = Settings(
                self.words, self.data, self.drafts, self.open_lists, self.open_move
            )
        return self.settings

    async def join(self, address: str, before: str) -> None:
        """Show what the code in an address holds, over the view at the address `before`."""
        if not self.current:
            self.switch("solve")
            await self.open("solve", "")
        move = await self.load_move()
        is_view = before[1:].partition("/")[0] in MODULES
        replace_address(before if is_view else "#" + self.current)
        await move.read(address)

    async def open_move(self) -> None:
        """Open the dialog for moving to another device."""
        await (await self.load_move()).open()

    async def open_round(self, code: str) -> None:
        """Open the round in a friend’s code, or the connection to the friend’s page."""
        await self.prepare("play", "")
        await (await self.load_together()).join(code)

    async def play_together(self, mode: str) -> None:
        """Open the dialog for playing with friends; see `Together.open`."""
        check = touches.check()
        together = await self.load_together()
        check()
        await together.open(mode)

    async def load_move(self) -> "Move":
        """Return what moves games to another device."""
        await self.load("together.move")
        if self.move is None:
            from together.move import Move

            self.move = Move(self.words, self.data, self.open_round)
        return self.move

    async def load_together(self) -> "Together":
        """Return what friends need to play together."""
        await self.load("together.together")
        if self.together is None:
            from together.together import Together

            play: Any = self.views["play"]
            self.together = Together(self.words, self.data, play)
        return self.together

    async def load_engine(self) -> "Engine":
        """Return the engine."""
        await self.load("answers.engine")
        if self.engine is None:
            from answers.engine import Engine

            self.engine = Engine()
        return self.engine

    async def follow_list(self, name: str) -> bool:
        """Show the view again after a list was added; open a link that needed the list.

        Return whether there is such a link.
        """
        address = self.wanted or location.hash
        is_linked = _edition_in(address) == name
        if is_linked:
            replace_address(address)
        await (self.follow_link() if is_linked else self.refresh())
        return is_linked

    async def leave_list(self, name: str) -> None:
        """Show the view again after a list was deleted, without the list's hive."""
        if _edition_in(location.hash) == name:
            replace_address("#" + self.current)
            await self.views[self.current].open("")  # and the dialog stays open
        else:
            await self.refresh()

    async def load(self, name: str) -> None:
        """Import a module, once the images with its package have been loaded."""
        images = IMAGES.get(name.partition(".")[0], ())
        for mounting in [self.mount(image) for image in images if image not in self.mounted]:
            await mounting
        await load(name)

    def mount(self, image: str) -> Awaitable[None]:
        """Start to load an image, so that its modules can be imported, and their dialogs."""

        async def mount() -> None:
            dialogs = complete(files.dialogs) if image != "play.bin" else None
            content = await files.warn_if_slow(image, files.content(image))
            if dialogs:
                await dialogs
            if image not in self.mounted:  # perhaps another call was quicker
                self.mounted.append(image)
                vfs.mount(vfs.VfsRom(bytes_of(content)), "/" + image)
                sys.path.append("/" + image)

        return complete(mount)

    def create(self, view: str, name: str) -> View:
        """Create a view, whose modules have been loaded, to open a name in it; see `View.open`."""
        if view == "play":
            from play.game import Play

            return Play(self.words, self.games, self.glosses, self.data, self.drafts, name)
        if view == "lab":
            from lab.view import Lab

            assert self.engine
            return Lab(self.engine, self.drafts, self.data)
        from solve.solver import Solver

        words, games, lessons = self.words, self.games, self.data.lessons
        return Solver(words, games, self.glosses, lessons, self.drafts, self.data, self.teach)

    async def start_background_work(self) -> None:
        """Judge guesses that were entered in another view before Python was up, start offline use,
        and free some storage: nothing that the player waits for.
        """
        if window.early and window.early.length:
            await self.prepare("play", "")
            await self.views["play"].update()
        has_worker = await start_service_worker()
        await self.data.free_in_advance()
        try:
            await files.dialogs(in_advance=True)
        except status.TroubleError:
            return
        await OfflineCopy().start(has_worker)


def _edition_in(address: str) -> str:
    """Return the name of the edition in an address; empty if it is no link to a hive."""
    try:
        return links.read(address.partition("/")[2]).edition
    except HiveError:
        return ""


def bytes_of(content: ArrayBuffer) -> bytes:
    """Return bytes of JavaScript. They pass through a file in MicroPython's memory: otherwise, they
    would be copied one by one, which takes a millisecond for each kilobyte.
    """
    window.writeFile(PASSED, content)
    with open(PASSED, "rb") as file:  # noqa: PTH123  MicroPython has no Path
        return file.read()


def copy_link(event: Event) -> Awaitable[None] | None:
    """Copy a link to what is shown, which an installed page has no address bar for."""
    if clicked(event, "copy-link") is None:
        return None

    async def report(copying: Awaitable[bool]) -> None:
        copied = await copying
        status.say(text("page-link-copied" if copied else "solve-copy-blocked"), error=not copied)

    return report(copy_text(location.href))


def take_shared_text() -> None:
    """Put what another app shares with the installed page into the address, as a link to its hive.

    A text without a hive is shown as words found. See `share_target` in the manifest.
    """
    options = URLSearchParams.new(location.search)
    parts = [options.get("shared-" + part) or "" for part in ("title", "text", "link")]
    shared = "\n".join(parts).strip()[:MAX_TEXT_LENGTH]
    if shared:
        link = links.pasted(shared, HOME) or "solve/?found=" + encodeURIComponent(shared)
        attempted(history.replaceState, history, None, "", location.pathname + "#" + link)


def start() -> None:
    run_soon(Page().start)


def warn(sentence: str) -> None:
    status.say(sentence, error=True)


def show(view: str) -> None:
    """Show the section of a view, and mark its link; the status line moves there."""
    put(document.documentElement, data_view=None)  # set by first.js
    for name in MODULES:
        put(name, hidden=name != view)
        put(f"{name}-link", aria_current="page" if name == view else None)
    status.follow_view(view)


def when_idle(action: Callable[[], Awaitable[None]]) -> None:
    """Run an action when the page is idle, but soon, or at once in browsers that cannot tell."""
    if hasattr(window, "requestIdleCallback"):
        limit = to_js({"timeout": MAX_MILLISECONDS_TO_IDLE})
        window.requestIdleCallback(lambda *_: run_soon(action), limit)
    else:
        setTimeout(lambda *_: run_soon(action), 1)
