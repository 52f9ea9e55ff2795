"""The daily puzzles of the page's edition, by the player's local date."""

from datetime import date

from answers import links
from answers.words import Words
from browser import files
from browser.dates import today
from browser.language import HOME, LANGUAGE
from js import window

from beecore.editions import ORIGINAL
from beecore.game.puzzles import Calendar, Puzzle, days_by_key, named, read
from beecore.hive import Hive

CALENDAR = "calendar.txt" if HOME == ORIGINAL else f"{LANGUAGE}/calendar.txt"


class Days:
    """Returns puzzles by name. The page contains the letters of recent days, see early.js; the
    calendar of all days is fetched when it is first needed.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.calendar: Calendar | None = None

    async def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle for a date, letters, or "random"; today's puzzle for an empty name."""
        link = links.read(name)
        if link.is_random and self.words.has_random_hives(link.rules):
            return Puzzle(await self.words.random_hive(link.rules), None)
        if not link.is_plain:
            hive = Hive.parse(link.letters, link.minimum or None, link.require, link.rules)
            return Puzzle(hive, None)
        day = link.letters or today()
        if letters := window.lettersOf(day):
            hive = Hive(letters, HOME.minimum, "", HOME)
            return Puzzle(hive, date.fromisoformat(day))
        return named(link.letters, await self.hives(), date.fromisoformat(today()), HOME)

    async def by_key(self) -> dict[str, date]:
        """Return the day of each daily hive so far, by the hive's key."""
        return days_by_key(await self.hives(), date.fromisoformat(today()), HOME)

    async def hives(self) -> Calendar:
        if self.calendar is None:
            self.calendar = read(await files.text(CALENDAR), HOME)
        return self.calendar
