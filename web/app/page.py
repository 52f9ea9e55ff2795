"""The page as a whole: creates the views, and opens the one that the address names."""

import sys
from collections.abc import Awaitable, Sequence
from typing import Any

from answers import links
from answers.glosses import Glosses
from answers.words import Words
from browser import files, status
from browser.dom import (
    by_id,
    clicked,
    close_dialog,
    focus,
    has_mouse,
    open_dialogs,
    pause,
    run_soon,
    when_idle,
)
from browser.events import (
    close_on_outside_taps,
    complete,
    follow_acts,
    on,
    run_handler,
    touches,
    visits,
)
from browser.language import HOME
from browser.offline import OfflineCopy, start_service_worker
from browser.rendering import TITLES, mark, put, set_title
from browser.store import Store, attempted
from browser.texts import listed, reason, text
from browser.window import follow_address, replace_address, resume_address
from js import (
    URL,
    Event,
    URLSearchParams,
    document,
    history,
    location,
    window,
)
from meaning import Meaning
from modules import load
from order import ORDER
from parts import PARTS, PLAY, SETTINGS, VIEWS
from report import Report
from saved.data import SavedData
from saved.games import Games
from saved.records import IMPORTING

from beecore.errors import BeeError, EditionError


class Page:
    """Opens views by address: #solve/vctaoen, #play, #play/2026-11-21; and what a
    link from another device holds: #join/bee-games-2-….
    """

    def __init__(self) -> None:
        self.drafts = Store("sessionStorage")
        self.data = SavedData(warn, self.refresh)
        self.data.decisions.convert = self.convert_answers
        self.words = Words(lambda: self.data.decisions.current, self.data.lists)
        self.games = Games(self.words, self.data)
        self.glosses = Glosses()
        self.parts: dict[str, Any] = {}  # those that have been created
        self.current = ""  # the name of the view that is shown
        self.under = ""  # the address of the view that the settings are shown in place of
        self.has_failed = False  # whether it showed a failure, which stays
        self.wanted = ""  # see `Site`
        self.scroll_positions: dict[str, float] = {}
        self.left = ""  # the address at which Solve was left
        TITLES[SETTINGS] = text("play-page-title", title=text("page-settings"))

    async def start(self) -> None:
        window.starting = False  # tells guard.js to stop waiting
        mark(document.documentElement, dead=False)
        Meaning(self.glosses, self.data.decisions)
        Report()
        close_on_outside_taps()
        told = take_options()
        follow_acts()
        await pause()
        opening = run_handler(self.follow_link())
        # Not before: the first visit would end what a click has begun. views.js repeats the click.
        on(document, "click", self.open_clicked)
        on(window, "hashchange", self.follow_link)
        on(window, "popstate", resume_address)
        await opening
        if told:
            warn(told)
        if not status.is_failure():  # another sentence would replace the button to try again
            self.data.decisions.warn_if_damaged(status.current())
            if self.drafts.get(IMPORTING):
                self.drafts.delete(IMPORTING)
                warn(text("saved-import-interrupted"))
        when_idle(self.start_background_work)

    def follow_link(self, event: Event | None = None) -> Awaitable[None]:
        """Open the view that the address names, or a part over the current view.

        The visit of the address before is over. But the settings leave the current view as it is,
        to show it again when the visitor goes back.
        """
        for dialog in open_dialogs():
            if self.current:  # otherwise it is the menu, which needs no Python
                close_dialog(dialog)
        before = URL.new(event.oldURL).hash if event else ""
        address = "#" + links.meant(location.hash[1:])
        view, _, name = address[1:].partition("/")
        if view == SETTINGS:
            return self.open_settings(before)
        status.note_act()  # such as Back
        if status.view() == SETTINGS:
            before = self.under
            if not self.has_failed:
                status.show("")
            if self.current:
                self.show(self.current)
                is_typing = self.current == PLAY and has_mouse()
                focus("guess" if is_typing else f"{SETTINGS}-link")
                if location.hash == before:
                    resume_address()
                    return self.refresh()
        follow_address()
        if part := self.part_for("address", address):
            return visits.of(self.read_code(part, address, before))
        self.wanted = ""
        unread = [] if view in ("", *VIEWS) else [address[1 : links.MAX_NAMED + 1]]
        if unread:
            view = name = ""
        if not self.has(view):
            view = VIEWS[0]
        if view != self.current:
            if self.current == VIEWS[0]:
                self.left = before
            elif name and address != self.left:  # another hive than the one that was left
                self.scroll_positions[VIEWS[0]] = 0
            self.switch(view)
        return visits.of(self.open(view, name, unread))

    async def open(self, view: str, name: str, unread: Sequence[str] = ()) -> None:
        """Open a name in a view, see `PageView.open`; if a word list is missing, ask for it.

        The visitor is told of what is `unread` in the link, besides options that mean nothing.
        """
        shown = await self.part(view)
        is_painted = by_id(view).hasAttribute("data-painted")  # so a click may need the words
        if not is_painted:
            run_soon(lambda: window.repeatClick(view))  # when the view knows the name
        try:
            await shown.open(name)
        except EditionError:
            edition = links.read(name).edition
            part = self.part_for("edition", edition)
            if not part:
                raise
            self.wanted = location.hash
            await (await self.part(part)).open(edition)
        if is_painted:
            window.repeatClick(view)
        if names := [*unread, *links.read(name).unread]:
            sentence = text("page-link-unread", options=listed(names))
            warn(f"{status.current()} {sentence}".lstrip())
        if view == PLAY:
            for part in filter(self.has, PARTS):
                if PARTS[part].record and self.data.names(PARTS[part].record):
                    await self.part(part)

    def has(self, name: str) -> bool:
        """Return whether a part is in this build of the site."""
        return name in ORDER

    def made(self, name: str) -> Any:
        """Return a part that has been created."""
        return self.parts[name]

    async def part(self, name: str) -> Any:
        """Return a part, which is loaded and created when it is first asked for.

        Raises `TroubleError` if it cannot be loaded.
        """
        if name not in self.parts:
            if PARTS[name].base:
                await self.part(PARTS[name].base)
            images, modules = ORDER[name]
            for mounting in [self.mount(image) for image in images]:
                await mounting
            await load(modules)
            await pause()
        if name not in self.parts:  # perhaps another call was quicker
            self.parts[name] = self.create(name)
            if name in VIEWS:
                put(name, data_ready=True)  # views.js now leaves clicks to it
        return self.parts[name]

    def create(self, name: str) -> Any:
        """Create a part whose modules have been loaded."""
        return getattr(sys.modules[PARTS[name].module], PARTS[name].name)(self)

    def mount(self, image: str) -> Awaitable[None]:
        """Start to load an image, so that its modules can be imported, and the dialogs, unless an
        earlier call has.
        """

        async def mount() -> None:
            dialogs = complete(files.dialogs) if image != PLAY else None
            if image not in files.mounted:
                await files.mount(image)
            if dialogs:
                await dialogs

        return complete(mount)

    def switch(self, view: str) -> None:
        """Show another view; Solve scrolls to where the visitor left it."""
        if self.current in self.parts:
            self.parts[self.current].close()
        if view != VIEWS[0]:
            self.scroll_positions[view] = 0
        self.current = view
        self.show(view)

    def show(self, view: str) -> None:
        """Show the section of a view where it was left, and mark its link; the status line moves
        there.
        """
        self.scroll_positions[status.view()] = window.scrollY
        TITLES.setdefault(status.view(), document.title)
        put(document.documentElement, data_view=None)  # set by views.js
        for name in filter(document.getElementById, VIEWS):
            put(name, hidden=name != view)
            put(f"{name}-link", aria_current="page" if name == view else None)
        status.follow_view(view)
        if view in TITLES:
            set_title(TITLES[view], view)
        window.scrollTo(0, self.scroll_positions.get(view, 0))

    async def refresh(self) -> None:
        """Show the current view again, after the visitor has decided on a word."""
        if self.current in self.parts:
            await run_handler(self.parts[self.current].update())

    async def convert_answers(self) -> None:
        """Turn official answers, which earlier versions saved, into decisions on words."""
        try:
            answers = await self.part("answers")
        except status.TroubleError:
            return  # a later visit can do it
        await answers.convert()

    async def leave(self) -> None:
        """Show the current view without what the address names; open dialogs stay."""
        replace_address("#" + self.current)
        await self.parts[self.current].open("")

    async def open_clicked(self, event: Event) -> None:
        """Open the part that a clicked element names, such as data-opens="past yesterday"."""
        asked = clicked(event, "opens")
        if asked is None:
            return
        window.clicked = None  # not to be repeated
        check, focused = touches.check(), document.activeElement
        name, _, what = asked.partition(" ")
        part = await self.part(name)
        check()
        focus(focused)  # which gets it back from the dialog; Play may have taken it meanwhile
        await part.open(what)

    def part_for(self, field: str, text: str) -> str:
        """Return the part whose “address” or “edition”, see `Part`, begins a text; or ""."""
        for name in filter(self.has, PARTS):
            start = getattr(PARTS[name], field)
            if start and text.startswith(start):
                return name
        return ""

    async def open_settings(self, before: str) -> None:
        """Show the settings in place of the view at the address `before`."""
        if status.view() != SETTINGS:
            self.under, self.has_failed = before, status.is_failure()
            self.scroll_positions[SETTINGS] = 0
            self.show(SETTINGS)
        await (await self.part(SETTINGS)).open("")
        window.repeatClick(SETTINGS)

    async def read_code(self, name: str, address: str, before: str) -> None:
        """Open a part with the code in an address, over the view at the address `before`."""
        if not self.current:
            self.switch(VIEWS[0])
            await self.open(VIEWS[0], "")
        part = await self.part(name)
        is_view = before[1:].partition("/")[0] in VIEWS
        replace_address(before if is_view else "#" + self.current)
        await part.open(address)

    async def start_background_work(self) -> None:
        """Judge guesses that were entered in another view before Python was up, start offline use,
        and free some storage: nothing that the player waits for.
        """
        if window.early and window.early.waiting.length:
            await (await self.part("play")).update()
        has_worker = await start_service_worker()
        await self.data.free_in_advance()
        try:
            await files.dialogs(in_advance=True)
        except status.TroubleError:
            return
        await OfflineCopy().start(has_worker)


def take_options() -> str:
    """Put what follows ? in the address behind its #; return a sentence about it, or "".

    That is what another app shares with the installed page, as a link to its hive or as words that
    were found (see `share_target` in the manifest); or ?unsaved, which sw.js adds.
    """
    options, link = URLSearchParams.new(location.search), location.hash[1:]
    parts = [options.get("shared-" + part) or "" for part in ("title", "text", "link")]
    shared, told = "\n".join(parts).strip(), ""
    if options.has("unsaved"):
        told = text("page-offline-language")
    elif not shared:
        return ""
    else:
        try:
            link = links.pasted(shared, HOME)
            if not link and len(shared) > links.MAX_LINK_LENGTH:
                raise BeeError(text("page-no-hive"))
            link = link or links.of_words(shared, HOME)
        except BeeError as error:
            link, told = "solve", status.sentence(reason(error))
    attempted(history.replaceState, history, None, "", location.pathname + "#" + link)
    return told


def start() -> None:
    run_soon(Page().start)


def warn(sentence: str) -> None:
    status.say(sentence, error=True)
