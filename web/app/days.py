"""The hives of the days, by the player's own calendar and clock."""

from datetime import date

import files
from js import Date

from beecore.game.puzzles import Calendar, Puzzle, named, read


class Days:
    """Knows which hive a name stands for, once the calendar was needed and fetched."""

    def __init__(self) -> None:
        self.calendar: Calendar | None = None

    async def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle of a day, today for no name, one at random, or of letters."""
        if self.calendar is None:
            self.calendar = read(await files.text("calendar.txt"))
        return named(name, self.calendar, date.fromisoformat(today()))


def today() -> str:
    """Return the player's date, as 2026-11-21."""
    now = Date.new()
    return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"
