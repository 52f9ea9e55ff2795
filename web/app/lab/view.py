"""The page of the Lab: shows how the solvers solve a hive, and how fast."""

from collections.abc import Awaitable
from typing import Any, Protocol, cast

from answers.engine import the_engine
from browser import status
from browser.dom import run_soon, when_idle
from browser.events import Newest, close_on_outside_taps, follow_acts, on, run_handler, visits
from browser.offline import start_service_worker
from browser.rendering import Bindings, Renderer, mark, set_title
from browser.status import TroubleError, say
from browser.store import Store
from browser.texts import text
from browser.window import follow_address, push_address, replace_address, resume_address
from js import Event, document, location, window
from lab.desk import LINK, Desk
from lab.pictures import MaskExhibit, StripExhibit, SubsetsExhibit
from lab.race import Race
from lab.sandbox import Sandbox
from lab.source import CodeAddress, read, written
from lab.steps import StepExhibit
from saved.names import LETTERS

from beecore.errors import BeeError
from beecore.lab.race import Overview
from beecore.letters import capitals

USUAL = "vctaoen"


class Exhibit(Protocol):
    async def show(self, overview: Overview) -> None: ...


class Lab:
    """Shows the hive of the address in every exhibit, and its code in the editor."""

    def __init__(self) -> None:
        self.engine, self.drafts, data = the_engine, Store("sessionStorage"), Store("localStorage")
        data.failed = lambda: say(text("lab-not-saved"), error=True)
        self.hive = ""  # that the address names, in lower case
        self.section = ""  # that it names
        self.is_offline_ready = False
        self.shown = ""  # the letters in the field, unless the visitor has changed them
        self.is_invalid = False  # whether the letters were refused
        self.newest, self.sandbox, self.race = Newest(), Sandbox(), Race(self.ask)
        self.bindings, self.renderer = Bindings("lab-form"), Renderer(self.render)
        self.desk = Desk(data, self.sandbox, self.race, self.moved)
        self.strip, self.subsets = StripExhibit(self.ask), SubsetsExhibit(self.ask)
        self.steps = StepExhibit(self.ask, lambda hive: self.open(self.address(hive)))
        self.exhibits: list[Exhibit] = [
            MaskExhibit(self.ask, self.follow),
            self.strip,
            self.subsets,
            self.steps,
        ]
        on("lab-form", "submit", self.asked, own=True)
        on("begin-form", "submit", self.start_code, own=True)

    async def start(self) -> None:
        window.starting = False  # tells guard.js to stop waiting
        mark(document.documentElement, dead=False)
        close_on_outside_taps()
        follow_acts()
        status.follow_view("lab")
        on(window, "hashchange", self.follow_link)
        on(window, "popstate", resume_address)
        await run_handler(self.follow_link())
        when_idle(self.start_offline_use)

    def follow_link(self, event: Event | None = None) -> Awaitable[None]:
        """Open what the address names; the visit of the address before is over."""
        status.note_act()  # such as Back
        follow_address()
        return visits.of(self.open(location.hash[1:]))

    async def start_offline_use(self) -> None:
        if not self.is_offline_ready:
            self.is_offline_ready = True
            await start_service_worker()

    async def asked(self, event: Event) -> None:
        await self.open(self.address(event.target.elements.hive.value))

    def address(self, hive: str) -> str:
        """Return the address of a hive and of the section, or else of the code that is open."""
        return written(CodeAddress(hive, self.desk.name, self.desk.packed, self.section))

    def moved(self) -> None:
        """Put the open code into the address, if the address has a hive."""
        self.section = ""
        if self.hive:
            self.link_to(self.hive)

    async def start_code(self, event: Event) -> None:
        """Open the chosen code again, even if it is open."""
        desk = self.desk
        desk.name = ""
        packed = desk.packed if desk.start == LINK else ""
        await self.open(written(CodeAddress(self.hive, desk.start, packed, "")))

    async def open(self, name: str) -> None:
        """Show the hive of an address, else the hive shown last, else the hive in Solve.

        Raises `BeeError` in the end if the code of the address cannot be opened.
        """
        await self.newest.of(self.show(name))

    async def show(self, name: str) -> None:
        self.race.stop()
        address = read(name)
        self.section = address.section
        letters = address.hive or self.hive or self.drafts.get(LETTERS) or USUAL
        self.shown, self.is_invalid = capitals(letters), False
        self.desk.hive = letters
        self.desk.renderer.request()  # an import may have added code
        self.renderer.request()
        if written(address) == "" and letters == USUAL:  # which the page shows without CPython
            when_idle(self.start_offline_use)
            await window.sighted
        fault: BeeError | None = None
        try:
            if not address.section:  # in which open code stays open
                await self.desk.open(address)
        except BeeError as error:
            self.desk.close()
            fault = error
        try:
            overview = cast("Overview", await self.engine.picture("overview", letters))
        except TroubleError:  # the letters are not to blame
            raise
        except BeeError:
            if address.hive:
                self.is_invalid = True
                self.renderer.request()
                raise
            # The letters are those in Solve, maybe half-typed.
            await self.show(written(address._replace(hive=USUAL)))
            return
        self.link_to(overview["hive"])
        self.race.show(overview)
        say(text("lab-ready", hive=capitals(self.hive), words=overview["words"]))
        for exhibit in self.exhibits:
            await run_handler(exhibit.show(overview))
        if fault:
            raise fault

    def link_to(self, hive: str) -> None:
        """Put the hive into the address, so that Back returns to the hive before."""
        link = "#" + self.address(hive)
        if self.hive not in ("", hive) and location.hash.lower() not in ("", link.lower()):
            push_address(link)
        else:
            replace_address(link)
        self.hive = self.desk.hive = hive
        self.shown = capitals(hive)
        set_title(text("lab-page-title", hive=self.shown), "lab")
        self.renderer.request()

    async def follow(self, letters: str, place: int) -> None:
        """Show the letters of the switches in other exhibits, and a listed word by its place."""
        self.subsets.follow(letters)
        self.steps.follow(letters if place >= 0 else "")
        if place >= 0:
            await self.strip.look(place)

    def ask(self, picture: str, *details: object) -> Awaitable[Any]:
        """Return the engine's data for a picture of the hive.

        Raises `OvertakenError` once a newer request for the same picture has been made.
        """
        return self.engine.picture(picture, self.hive, *details)

    def render(self) -> None:
        self.bindings.show(hive=self.shown, invalid=self.is_invalid)


def start() -> None:
    run_soon(Lab().start)
