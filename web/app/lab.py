"""The Lab: how a hive is solved, timed and drawn by the solvers themselves."""

import asyncio

from bee import BASE
from dom import by_id, say
from js import document, history, location
from lab_pictures import MaskPicture, SubsetsPicture
from lab_race import Race
from lab_strip import StripPicture

DRAFT = "letters"  # as the solver's view keeps what is typed there
USUAL = "vctaoen"


class Lab:
    """The hive it is about is in the address; the race and the pictures follow it."""

    def __init__(self, bee, drafts):
        self.bee, self.drafts = bee, drafts
        self.hive = self.asked = ""
        self.field = by_id("lab-hive")
        self.race = Race(self.ask)
        pictures = (MaskPicture, StripPicture, SubsetsPicture)
        self.pictures = [picture(self.ask) for picture in pictures]
        by_id("lab-form").addEventListener("submit", self.submitted)

    def submitted(self, event):
        event.preventDefault()
        asyncio.create_task(self.open(self.field.value))

    async def open(self, name):
        """Show a hive; without a name the one shown last, or that of the solver."""
        self.race.stop()
        letters = name or self.hive or self.drafts.get(DRAFT) or USUAL
        self.field.value, self.asked = letters.upper(), letters
        overview = await self.ask("overview", hive=letters)
        refused = overview is None
        if refused and not name:  # letters half typed elsewhere are no reason to complain here
            await self.open(USUAL)
            return
        self.field.setAttribute("aria-invalid", "true" if refused else "false")
        if refused or self.asked != letters:
            return  # or another hive was asked for meanwhile
        self.link_to(overview["hive"])
        self.race.show(overview)
        say(f"{self.hive.upper()}, and {overview['words']:,} words to find its answers in.")
        for picture in self.pictures:
            await picture.show(overview)

    def link_to(self, hive):
        """Let the address name the hive, with a step back to the one before."""
        link = "#lab/" + hive
        if self.hive and location.hash.lower() not in ("#lab", link):
            history.pushState(None, "", link)
        else:
            history.replaceState(None, "", link)
        self.hive = hive
        self.field.value = hive.upper()
        document.title = hive.upper() + " in the Lab · Open Hive"

    async def ask(self, picture, *details, hive=""):
        """Return what the engine shows of the hive; where it refuses, say why and return None."""
        return await self.bee.ask("lab", picture, hive or self.hive, BASE, *details)
