"""The dialog with the player's statistics, the list of all games, and their export and import."""

from datetime import date

from answers.days import Days
from browser import files
from browser.dates import today
from browser.dom import Slices, pause
from browser.events import on
from browser.markup import add, fill
from browser.rendering import Bindings, Renderer
from browser.status import say, show
from browser.texts import text
from js import Element, Event, StorageEvent, performance, window
from play import record_markup
from saved.data import SavedData
from saved.importing import Import, entries_of
from saved.standings import Standings

from beecore.errors import GameError, HiveError
from beecore.game.record import GameEntry, newest_first, record_of
from beecore.hive import Hive

REFRESH = 500  # milliseconds between two renderings while games are being counted
ROWS_AT_ONCE = 50  # games that are listed before the player asks for more


class Recorder:
    """The dialog, which shows one of two panels: the statistics, or the list of all games."""

    def __init__(self, dialog: Element, standings: Standings, data: SavedData, days: Days) -> None:
        self.dialog, self.standings, self.data, self.days = dialog, standings, data, days
        self.bindings, self.renderer = Bindings(dialog), Renderer(self.render)
        self.file = dialog.querySelector("input[type=file]")
        self.list = dialog.querySelector("#games")
        self.panel = "statistics"
        self.counts = 0  # counts started so far; only the last one is shown
        self.progress = ""  # how many games are counted so far; empty once all are
        self.entries: list[GameEntry] = []  # the games counted; once all are, the latest first
        self.record = record_of([], date.fromisoformat(today()))
        self.rows = ROWS_AT_ONCE  # games to list
        self.listed: list[GameEntry] = []  # the games in the list
        on(self.file, "change", self.import_file)
        on(dialog, "change", self.choose_panel)
        on(dialog, "click", self.click)

    async def open(self, event: Event) -> None:
        self.rows = ROWS_AT_ONCE
        self.dialog.showModal()
        await self.count()

    async def count(self) -> None:
        """Count all games while the dialog is open, and show the figures as they grow."""
        self.counts += 1
        number, names = self.counts, self.data.saved_games.keys()
        days = await self.days.by_key()
        entries: list[GameEntry] = []
        slices, rendered = Slices(), 0
        for done, name in enumerate(names):
            entries += await self.entry(name, days)
            if await slices.rest():
                if number != self.counts or not self.dialog.open:
                    await self.standings.save()
                    return
                if int(performance.now()) - rendered > REFRESH:
                    progress = text("play-games-counted", done=done + 1, games=len(names))
                    self.change(entries, progress)
                    rendered = int(performance.now())
        self.change(newest_first(entries), "")
        await pause()
        await self.standings.save()

    async def entry(self, name: str, days: dict[str, date]) -> list[GameEntry]:
        """Return a saved game in a list; an empty list if it cannot be read or opened."""
        try:
            if name not in days:
                Hive.from_key(name)
            standing = await self.standings.of(name, self.data.saved_games.text(name))
        except (GameError, HiveError):
            return []
        return [GameEntry(name, days.get(name), standing)]

    def change(self, entries: list[GameEntry], progress: str) -> None:
        """Show the games counted so far; fewer than an earlier count had only when all are."""
        self.progress = progress
        if not progress or len(entries) > len(self.entries):
            self.entries = list(entries)
            self.record = record_of(entries, date.fromisoformat(today()))
        self.renderer.request()

    def choose_panel(self, event: Event) -> None:
        if event.target.name == "record-panel":
            self.panel = event.target.value
            self.renderer.request()

    def click(self, event: Event) -> None:
        """Show more games; close the dialog when a game is opened, even the one behind it."""
        if event.target.id == "more-games":
            first = len(self.listed)
            self.rows += ROWS_AT_ONCE
            self.renderer.request()
            self.renderer.flush()
            self.list.children[first].querySelector("a").focus()
        elif event.target.closest("a"):
            self.dialog.close()

    def render(self) -> None:
        """Show the chosen panel."""
        has_games, shows_list = bool(self.entries), self.panel == "games"
        best = self.record.best
        self.bindings.show(
            has_games=has_games,
            has_no_games=not has_games and not self.progress,
            shows_figures=has_games and not shows_list,
            shows_games=has_games and shows_list,
            games_progress=self.progress,
            figures=record_markup.figures(self.record, self.progress),
            best_title=text("play-record-best", points=best.standing.score if best else 0),
            best=record_markup.rows([best] if best else []),
            rank_bars=record_markup.rank_bars(self.record.ranks),
        )
        most = max(1, *self.record.ranks)
        for bar in self.dialog.querySelectorAll("#rank-bars [data-games]"):
            bar.style.setProperty("--share", str(int(bar.getAttribute("data-games") or 0) / most))
        if shows_list and not self.progress:
            self.render_list()

    def render_list(self) -> None:
        """Show the latest games; those that are in the list already stay as they are."""
        listed, games = len(self.listed), self.entries[: self.rows]
        if listed and games[:listed] == self.listed:
            add(self.list, record_markup.rows(games[listed:]))
        else:
            fill(self.list, record_markup.rows(games))
        self.listed = games
        more = min(ROWS_AT_ONCE, len(self.entries) - len(games))
        self.bindings.show(more_games=text("play-games-more", games=more) if more else "")

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
