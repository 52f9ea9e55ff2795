"""The hives of the days, by the player's own calendar and clock."""

from datetime import date

import files
import links
from js import Date

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


def today() -> str:
    """Return the player's date, as 2026-11-21."""
    return now()[:10]


def now() -> str:
    """Return the player's date and time of day, as 2026-11-21T08:31."""
    time = Date.new()
    day = f"{time.getFullYear():04}-{time.getMonth() + 1:02}-{time.getDate():02}"
    return f"{day}T{time.getHours():02}:{time.getMinutes():02}"
