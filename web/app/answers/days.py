"""The hives of the days, by the player's own calendar and clock."""

from datetime import date

from answers import links
from browser import files
from browser.dates import today

from beecore.game.puzzles import Calendar, Puzzle, named, read
from beecore.hive import Hive


class Days:
    """Knows which hive a name stands for, once the calendar was needed and fetched."""

    def __init__(self) -> None:
        self.calendar: Calendar | None = None

    async def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle of a day, today for no name, one at random, or of letters."""
        link = links.read(name)
        if not link.is_plain:
            return Puzzle(Hive.parse(link.letters, link.minimum, link.require), None)
        if self.calendar is None:
            self.calendar = read(await files.text("calendar.txt"))
        return named(link.letters, self.calendar, date.fromisoformat(today()))
