"""The Lab: how a hive is solved, timed and drawn by the solvers themselves."""

from collections.abc import Awaitable
from typing import Any, Protocol, cast

from answers.engine import Engine
from browser.dom import by_id
from browser.events import heed, on
from browser.ordering import Newest
from browser.status import say
from browser.store import Store
from browser.trouble import TroubleError
from js import Event, document, history, location
from lab.desk import Desk
from lab.figures import Figures
from lab.growth import Growth
from lab.pictures import MaskPicture, SubsetsPicture
from lab.place import Place, read, written
from lab.race import Race
from lab.sandbox import Sandbox
from lab.source import Source
from lab.strip import StripPicture
from saved.data import LETTERS

from beecore.errors import BeeError
from beecore.lab.race import Overview

USUAL = "vctaoen"


class Picture(Protocol):
    async def show(self, overview: Overview) -> None: ...


class Lab:
    """The hive it is about is in the address; the race and the pictures follow it."""

    def __init__(self, engine: Engine, drafts: Store, kept: Store) -> None:
        self.engine, self.drafts = engine, drafts
        self.newest = Newest()
        self.hive = ""
        self.field = by_id("lab-hive")
        figures, self.sandbox = Figures(), Sandbox()
        self.race = Race(self.ask, figures)
        self.source = Source(figures)
        self.desk = Desk(kept, self.sandbox, figures, self.moved)
        self.pictures: list[Picture] = [
            MaskPicture(self.ask),
            StripPicture(self.ask),
            SubsetsPicture(self.ask),
            Growth(self.sandbox, figures),
        ]
        on(by_id("lab-form"), "submit", self.asked, own=True)
        on(by_id("begin-form"), "submit", self.begin, own=True)

    async def renew(self) -> None:
        """Leave it as it is: nothing here depends on what was taught."""

    async def asked(self, event: Event) -> None:
        await self.open(written(Place(self.field.value, self.desk.name, self.desk.packed)))

    def moved(self) -> None:
        """Let the address name the code that is open, once it has a hive to name."""
        if self.hive:
            self.link_to(self.hive)

    async def begin(self, event: Event) -> None:
        """Open the code that was chosen, from its beginning."""
        self.desk.name = ""
        await self.open(written(Place(self.hive, by_id("begin").value, "")))

    async def open(self, name: str) -> None:
        """Show a hive; without a name the one shown last, or that of the solver."""
        self.race.stop()
        self.desk.offer()  # an import may have brought code
        place = read(name)
        letters = place.hive or self.hive or self.drafts.get(LETTERS) or USUAL
        self.field.value = letters.upper()
        self.desk.hive = letters
        trouble = await self.open_code(place)
        self.field.setAttribute("aria-invalid", "false")
        try:
            overview = cast(
                "Overview", await self.newest.of(self.engine.call("lab", "overview", letters))
            )
        except TroubleError:  # which the letters have no part in
            raise
        except BeeError:
            if not place.hive:  # letters half typed elsewhere are no reason to complain here
                await self.open(written(Place(USUAL, place.code, place.packed)))
                return
            self.field.setAttribute("aria-invalid", "true")
            raise
        self.link_to(overview["hive"])
        self.race.show(overview)
        say(f"{self.hive.upper()}, and {overview['words']:,} words to find its answers in.")
        for picture in self.pictures:
            if self.hive == overview["hive"]:  # else another was opened meanwhile
                await heed(picture.show(overview))
        if trouble:
            raise trouble

    async def open_code(self, place: Place) -> BeeError | None:
        """Open the code of an address, or none; return what is wrong with it, to be said last."""
        if not place.code:
            self.desk.close()
            return None
        try:
            await self.desk.open(place)
        except BeeError as trouble:
            self.desk.close()
            return trouble
        return None

    def close(self) -> None:
        self.newest.forget()
        self.race.stop()
        self.sandbox.stop()

    def link_to(self, hive: str) -> None:
        """Let the address name the hive, with a step back to the one before."""
        link = "#lab/" + written(Place(hive, self.desk.name, self.desk.packed))
        if self.hive not in ("", hive) and location.hash.lower() not in ("#lab", link.lower()):
            history.pushState(None, "", link)
        else:
            history.replaceState(None, "", link)
        self.hive = self.desk.hive = hive
        self.field.value = hive.upper()
        document.title = hive.upper() + " in the Lab · Open Hive"

    def ask(self, picture: str, *details: object) -> Awaitable[Any]:
        """Return what the engine shows of the hive; of requests that wait only the newest counts,
        and the others raise `OvertakenError`.
        """
        return self.engine.call_newest("lab", picture, self.hive, *details, about=picture)
