"""The daily puzzles of the page's edition, by the player's local date."""

from datetime import date

from answers import links
from answers.words import Words
from browser import files
from browser.dates import day_long, today
from browser.language import HOME, LANGUAGE
from browser.texts import text
from js import window

from beecore.editions import ORIGINAL, Edition
from beecore.errors import PuzzleError
from beecore.game.puzzles import FIRST_DAY, Calendar, Puzzle, days_by_key, named, read
from beecore.hive import Hive
from beecore.reading import is_of_calendar

CALENDAR = "calendar.txt" if HOME == ORIGINAL else f"{LANGUAGE}/calendar.txt"


class ClockError(PuzzleError):
    """The device's clock is wrong: it says a day before the first puzzle."""


class Days:
    """Returns puzzles by name. The page contains the letters of recent days, see early.js; the
    calendar of all days is fetched when it is first needed.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.calendar: Calendar | None = None

    async def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle for a date, letters, or "random"; today's puzzle for an empty name."""
        return await self.linked(links.read(name))

    async def linked(self, link: links.Named) -> Puzzle:
        """Return the puzzle of a link. With options, that of a date is no longer the day's own."""
        if not link.is_plain:
            letters = await self.letters(link)
            hive = Hive.parse(letters, link.minimum or None, link.require, link.rules)
            return Puzzle(hive, None)
        day = link.letters or today()
        if letters := window.lettersOf(day):
            hive = Hive(letters, HOME.minimum, "", HOME)
            return Puzzle(hive, date.fromisoformat(day))
        calendar = await self.hives() if is_of_calendar(link.letters) else []
        return _named(link.letters, calendar, HOME)

    async def letters(self, link: links.Named) -> str:
        """Return the letters that a link with options names, or has."""
        is_of_other_words = self.words.has_random_hives(link.rules)
        if link.is_random and is_of_other_words:
            return (await self.words.random_hive(link.rules)).letters
        if not is_of_calendar(link.letters):
            return link.letters
        calendar, rules = ([], link.rules) if is_of_other_words else (await self.hives(), HOME)
        return _named(link.letters, calendar, rules).hive.letters

    async def by_key(self) -> dict[str, date]:
        """Return the day of each daily hive so far, by the hive's key."""
        return days_by_key(await self.hives(), date.fromisoformat(today()), HOME)

    async def hives(self) -> Calendar:
        if self.calendar is None:
            self.calendar = read(await files.text(CALENDAR), HOME)
        return self.calendar


def _named(name: str, calendar: Calendar, edition: Edition) -> Puzzle:
    """Return the puzzle for a name, as of the player's date.

    Raises `ClockError` instead of other errors about days if the calendar begins after that.
    """
    player_day = date.fromisoformat(today())
    try:
        return named(name, calendar, player_day, edition)
    except PuzzleError:
        if player_day >= FIRST_DAY or not calendar:
            raise
        shown, first = day_long(player_day), day_long(FIRST_DAY)
        raise ClockError(text("play-wrong-clock", today=shown, first=first)) from None
