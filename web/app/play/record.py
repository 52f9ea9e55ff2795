"""The statistics of all games, and the export and import of everything that is saved."""

from datetime import date

from browser import files
from browser.dates import today
from browser.dom import Slices
from browser.events import on
from browser.markup import tag
from browser.rendering import Bindings
from browser.status import say, show
from browser.texts import text
from js import Element, Event, StorageEvent, performance, window
from saved.data import SavedData
from saved.importing import Import, entries_of
from saved.standings import Standings

from beecore.errors import GameError
from beecore.game.record import Record, Standing, record_of

REFRESH = 500  # milliseconds between two renderings while games are being counted


class Recorder:
    """The dialog with the statistics."""

    def __init__(self, dialog: Element, standings: Standings, data: SavedData) -> None:
        self.dialog, self.standings, self.data = dialog, standings, data
        self.bindings = Bindings(dialog)
        self.file = dialog.querySelector("input")
        self.counts = 0  # counts started so far; only the last one is shown
        on(self.file, "change", self.import_file)

    async def open(self, event: Event) -> None:
        self.dialog.showModal()
        await self.count()

    async def count(self) -> None:
        """Count all games while the dialog is open, and show the figures as they grow."""
        self.counts += 1
        number, names = self.counts, self.data.saved_games.keys()
        standings: list[Standing] = []
        slices, rendered = Slices(), 0
        for done, name in enumerate(names):
            standings += await self.standing(name)
            if await slices.rest():
                if number != self.counts or not self.dialog.open:
                    await self.standings.save()
                    return
                if int(performance.now()) - rendered > REFRESH:
                    games = text("play-games-counted", done=done + 1, games=len(names))
                    self.render(self.record(standings), games)
                    rendered = int(performance.now())
        games = text("play-games-count", games=len(standings)) if standings else ""
        self.render(self.record(standings), games)
        await self.standings.save()

    async def standing(self, name: str) -> list[Standing]:
        """Return the standing of a saved game in a list; an empty list if it cannot be read."""
        try:
            return [await self.standings.of(name, self.data.saved_games.text(name))]
        except GameError:
            return []

    def record(self, standings: list[Standing]) -> Record:
        return record_of(standings, date.fromisoformat(today()))

    def render(self, record: Record, games: str) -> None:
        """Show the statistics; `games` is the number of games counted."""
        figures = (
            (text("play-record-games"), games),
            (text("play-record-days"), record.days),
            (text("play-record-streak"), record.streak),
            (text("play-record-rank"), record.best_rank),
            (text("play-record-words"), record.words),
            (text("play-record-pangrams"), record.pangrams),
        )
        none = text("play-record-none")
        self.bindings.show(
            figures=[
                tag("div", tag("dt", name), tag("dd", value or none)) for name, value in figures
            ]
        )

    def export(self, event: Event) -> None:
        """Download everything that is saved as one file."""
        files.download(f"open-hive-{today()}.json", self.data.export())
        say(text("play-exported", games=len(self.data.saved_games.keys())))

    async def import_file(self, event: Event) -> None:
        """Import an exported file; then show what is saved, as after a change by another tab."""
        file = files.chosen_file(self.file)
        if file is None:
            return
        entries, intake = await entries_of(file), Import(self.data)
        self.counts += 1  # ends a count of what was saved before
        total = entries.total
        await intake.add_all(
            entries, lambda done: show(text("play-importing", done=done, total=total))
        )
        say(intake.summary(), error=not intake.is_complete)
        window.dispatchEvent(StorageEvent.new("storage"))
        if self.dialog.open:
            await self.count()
