"""The player's record: figures over all games, and everything as one file."""

from collections.abc import Awaitable, Callable
from datetime import date

import files
from days import today
from dom import by_id
from events import on
from js import Event
from kept import Kept
from markup import fill, tag
from ordering import Newest
from standings import Standings
from status import say

from beecore.errors import GameError
from beecore.game.record import Record, record_of
from beecore.phrases import counted


class Recorder:
    """Shows the record, exports and imports; `changed` is called when an import brought words."""

    def __init__(
        self, standings: Standings, kept: Kept, changed: Callable[[], Awaitable[None]]
    ) -> None:
        self.standings, self.kept, self.changed = standings, kept, changed
        self.newest = Newest()
        on(by_id("show-record"), "click", self.open)
        on(by_id("export"), "click", self.export)
        on(by_id("import"), "change", self.imported)

    async def open(self, event: Event) -> None:
        by_id("record").showModal()
        await self.show()

    async def show(self) -> None:
        paint(await self.newest.of(self.record()))

    async def record(self) -> Record:
        """Return the figures; games that cannot be read do not count."""
        standings = []
        for text in self.kept.games():
            try:
                standings.append(await self.standings.of(text))
            except GameError:
                continue
        return record_of(standings, date.fromisoformat(today()))

    def export(self, event: Event) -> None:
        """Save all that is kept as a file."""
        files.give(f"open-hive-{today()}.json", self.kept.exported())
        say(f"Exported {counted(len(self.kept.games()), 'game')}.")

    async def imported(self, event: Event) -> None:
        """Take in an exported file."""
        text = await files.taken(by_id("import"))
        if text is None:
            return
        joined, unread, taught = self.kept.absorb(text)
        await self.changed()
        await self.show()
        lost = f" {unread} could not be read." if unread else ""
        lessons = " and what was taught" if taught else ""
        say(f"Imported {counted(joined, 'game')}{lessons}.{lost}", error=bool(unread))


def paint(record: Record) -> None:
    figures = (
        ("Games", record.games),
        ("Days", record.days),
        ("Streak", record.streak),
        ("Best rank", record.best_rank),
        ("Words", record.words),
        ("Pangrams", record.pangrams),
    )
    fill(
        by_id("record-body"),
        [tag("div", tag("dt", name), tag("dd", figure or "none yet")) for name, figure in figures],
    )
