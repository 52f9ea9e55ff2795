"""The dialog with the player's statistics and the list of all games."""

from datetime import date
from typing import TYPE_CHECKING

from browser.dom import by_id, close_dialog, focus, open_dialog, pause
from browser.events import Newest, on
from browser.rendering import Bindings, Markup, Renderer, add, fill, put
from browser.texts import text, today
from js import Event, performance
from parts import Site
from play.standings import Count
from saved.records import GAME
from stats import markup

from beecore.game.record import GameEntry, newest_first, record_of

if TYPE_CHECKING:
    from play.game import Play

REFRESH = 500  # milliseconds between two renderings while games are being counted
ROWS_AT_ONCE = 50  # games that are listed before the player asks for more


class Statistics:
    """The dialog, which shows one of two panels: the statistics, or the list of all games."""

    def __init__(self, site: Site) -> None:
        play: Play = site.made("play")
        self.standings, self.days, self.state = play.standings, play.days, play.state
        self.bindings, self.renderer = Bindings("record"), Renderer(self.render)
        self.panel = "statistics"
        self.newest = Newest()  # of the counts
        self.progress = ""  # how many games are counted so far; empty once all are
        self.entries: list[GameEntry] = []  # the games counted, the latest first
        self.record = record_of([], date.fromisoformat(today()))
        self.rows = ROWS_AT_ONCE  # how many games to list
        self.listed: list[GameEntry] = []  # the games in the list
        on("record", "change", self.choose_panel)
        on("record", "close", lambda event: self.newest.forget())
        on("record", "click", self.click)

    async def open(self, what: str) -> None:
        self.rows = ROWS_AT_ONCE
        open_dialog("record")
        await self.newest.of(self.count())

    async def count(self) -> None:
        """Count all games while the dialog is open, and show the figures as they grow."""
        days = await self.days.by_key()
        await pause()
        await self.add_all(Count(self.standings, days))

    async def add_all(self, count: Count) -> None:
        await count.add_stored()
        rendered = 0
        while count.left:
            if int(performance.now()) - rendered > REFRESH:
                self.change(count)
                await pause()
                rendered = int(performance.now())
            await count.add_next()
        self.change(count)
        await pause()

    def change(self, count: Count) -> None:
        """Show how many games are counted, and their figures when these are twice as many as those
        shown, since they take a while for many games. Those of an earlier count stay until then.
        """
        entries, games = count.entries.values(), len(count.names)
        done = games - len(count.left)
        self.progress = text("play-games-counted", done=done, games=games) if count.left else ""
        if not count.left or len(entries) > 2 * len(self.entries):
            self.entries = newest_first(entries)
            self.record = record_of(entries, date.fromisoformat(today()))
        self.renderer.request()

    def choose_panel(self, event: Event) -> None:
        if event.target.name == "record-panel":
            self.panel = event.target.value
            self.renderer.request()

    def click(self, event: Event) -> None:
        """List more games; or, when a game is clicked, close the dialog, even if it is open."""
        if event.target.id == "more-games":
            first = len(self.listed)
            self.rows += ROWS_AT_ONCE
            self.renderer.render_now()
            focus(by_id("games").children[first], "a")
        elif event.target.closest("a"):
            close_dialog("record")

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
            figures=markup.figures(self.record, self.progress),
            best_title=text("play-record-best", points=best.standing.score if best else 0),
            best=self.items([best] if best else []),
            rank_bars=markup.rank_bars(self.record.ranks),
        )
        most = max(1, *self.record.ranks)
        for bar in by_id("rank-bars").querySelectorAll("[data-games]"):
            put(bar, style={"share": int(bar.dataset.games) / most})
        if shows_list and not self.progress:
            self.render_list()

    def render_list(self) -> None:
        """List the latest games; list items that are still right stay as they are."""
        listed, games = len(self.listed), self.entries[: self.rows]
        if listed and games[:listed] == self.listed:
            add("games", self.items(games[listed:]))
        else:
            fill("games", self.items(games))
        self.listed = games
        more = min(ROWS_AT_ONCE, len(self.entries) - len(games))
        self.bindings.show(more_games=text("play-games-more", games=more) if more else "")

    def items(self, games: list[GameEntry]) -> list[Markup]:
        saved = self.standings.data.get
        return markup.rows(games, lambda key: saved(GAME + key), self.state.hides_totals)
