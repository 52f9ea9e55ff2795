"""The player's record: figures over all games, and everything as one file."""

from datetime import date

from browser import files
from browser.dates import today
from browser.dom import Slices, by_id
from browser.events import on
from browser.markup import fill, tag
from browser.status import say, show
from js import Event, StorageEvent, performance, window
from saved.data import Kept
from saved.importing import Import, entries_of
from saved.standings import Standings

from beecore.errors import GameError
from beecore.game.record import Record, Standing, record_of
from beecore.phrases import counted

PAINTED = 500  # milliseconds between two paintings of figures that are still growing


class Recorder:
    """Shows the record, exports and imports."""

    def __init__(self, standings: Standings, kept: Kept) -> None:
        self.standings, self.kept = standings, kept
        self.counts = 0  # begun, of which the last is shown
        on(by_id("show-record"), "click", self.open)
        on(by_id("export"), "click", self.export)
        on(by_id("import"), "change", self.imported)

    async def open(self, event: Event) -> None:
        by_id("record").showModal()
        await self.count()

    async def count(self) -> None:
        """Count up the games, and show the figures as they grow, while the dialog is open."""
        self.counts += 1
        number, names = self.counts, self.kept.games()
        standings: list[Standing] = []
        slices, painted = Slices(), 0
        for done, name in enumerate(names):
            standings += await self.standing(name)
            if await slices.rest():
                if number != self.counts or not by_id("record").open:
                    await self.standings.keep()
                    return
                if int(performance.now()) - painted > PAINTED:
                    paint(self.record(standings), f"{done + 1:,} of {len(names):,}")
                    painted = int(performance.now())
        paint(self.record(standings), f"{len(standings):,}" if standings else "")
        await self.standings.keep()

    async def standing(self, name: str) -> list[Standing]:
        """Return what a game comes to; nothing if it cannot be read."""
        try:
            return [await self.standings.of(name, self.kept.game(name))]
        except GameError:
            return []

    def record(self, standings: list[Standing]) -> Record:
        return record_of(standings, date.fromisoformat(today()))

    def export(self, event: Event) -> None:
        """Save all that is kept as a file."""
        files.give(f"open-hive-{today()}.json", self.kept.exported())
        say(f"Exported {counted(len(self.kept.games()), 'game')}.")

    async def imported(self, event: Event) -> None:
        """Take in an exported file, and have this page look at what is kept as other tabs do."""
        file = files.taken(by_id("import"))
        if file is None:
            return
        entries, intake = await entries_of(file), Import(self.kept)
        self.counts += 1  # ends a count of what was there before
        total = f"{entries.number:,}"
        await intake.absorb(entries, lambda done: show(f"Importing: {done:,} of {total} …"))
        say(intake.told(), error=not intake.is_whole)
        by_id("tell-hints").checked = self.kept.tells_hints
        window.dispatchEvent(StorageEvent.new("storage"))
        if by_id("record").open:
            await self.count()


def paint(record: Record, games: str) -> None:
    """Show a record; `games` tells how many games were counted, maybe of how many."""
    figures = (
        ("Games", games),
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
