"""The daily puzzles, by the date where the player is."""

from datetime import date

from answers import links
from browser import files
from browser.dates import today

from beecore.game.puzzles import Calendar, Puzzle, named, read
from beecore.hive import Hive


class Days:
    """Returns puzzles by name; the calendar is fetched when it is first needed."""

    def __init__(self) -> None:
        self.calendar: Calendar | None = None

    async def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle of a date, of letters, "random", or today's for an empty name."""
        link = links.read(name)
        if not link.is_plain:
            return Puzzle(Hive.parse(link.letters, link.minimum, link.require), None)
        if self.calendar is None:
            self.calendar = read(await files.text("calendar.txt"))
        return named(link.letters, self.calendar, date.fromisoformat(today()))
