"""Past days: a calendar of the hives to play, each day colored by the rank reached in its game.

It walks like the date grid of the ARIA Authoring Practices: one stop for Tab, the arrow keys by day
and week, Home and End in the week, PageUp and PageDown by month.
"""

from datetime import date

from answers.days import Days
from browser.dates import LANGUAGE, first_weekday, month_titled, said, today, weekdays
from browser.dom import Slices, by_id, pause
from browser.events import on
from browser.markup import Markup, fill, tag
from browser.ordering import Newest
from js import Element, Event, location, window
from saved.data import Kept
from saved.standings import Standings

from beecore.errors import GameError
from beecore.game.month import (
    DAYS_OF_WEEK,
    ONE,
    beside,
    is_open,
    is_same_month,
    nearest,
    week_of,
    weeks,
)
from beecore.game.puzzles import FIRST_DAY
from beecore.game.record import Standing
from beecore.phrases import counted
from beecore.scoring import HIDDEN_RANK, RANKS

STEPS = {
    "ArrowLeft": -1,
    "ArrowRight": 1,
    "ArrowUp": -DAYS_OF_WEEK,
    "ArrowDown": DAYS_OF_WEEK,
}
MONTHS = {"PageUp": -1, "PageDown": 1}


class Past:
    """The dialog `#past`; a day chosen in it becomes the page's address."""

    def __init__(self, days: Days, standings: Standings, kept: Kept) -> None:
        self.days, self.standings, self.kept = days, standings, kept
        self.newest = Newest()
        self.dialog, self.grid = by_id("past"), by_id("past-grid")
        self.first_weekday = first_weekday()
        self.today = self.day = FIRST_DAY
        self.in_view: date | None = None
        by_id("past-month").lang = self.grid.lang = LANGUAGE
        self.head()
        on(self.dialog, "click", self.clicked)
        on(self.dialog, "close", lambda event: self.newest.forget())
        on(self.grid, "keydown", self.walked)
        for kind in ("focusin", "pointerover"):
            on(self.grid, kind, self.pointed)
        on(window, "hashchange", lambda event: self.dialog.close())

    async def open(self, in_view: date | None) -> None:
        """Show the month of the day whose game is in view, or that of today."""
        self.today, self.in_view = date.fromisoformat(today()), in_view
        self.dialog.showModal()
        await self.show(nearest(in_view or self.today, self.today))

    def head(self) -> None:
        """Name the weekdays."""
        heads = [
            tag(
                "th",
                tag("span", short, aria_hidden="true"),
                tag("span", name, class_="spoken"),
                scope="col",
            )
            for short, name in weekdays(self.first_weekday)
        ]
        fill(by_id("past-weekdays"), heads)

    async def show(self, day: date) -> None:
        """Show a day's month with the focus on the day; then color the days that were played."""
        self.show_month(day)
        self.button(day).focus()
        await self.color(day)

    async def turn(self, button: Element) -> None:
        """Show a month beside, with the focus on the button for the next, or else on a day."""
        day = beside(self.day, -1 if button.id == "past-before" else 1, self.today)
        if day is None:
            return
        self.show_month(day)
        (self.button(day) if button.disabled else button).focus()
        await self.color(day)

    def show_month(self, day: date) -> None:
        self.newest.forget()
        self.day = day
        by_id("past-month").textContent = month_titled(day)
        for name, months in (("past-before", -1), ("past-after", 1)):
            by_id(name).disabled = beside(day, months, self.today) is None
        by_id("past-told").textContent = ""
        by_id("past-queen").hidden = True
        rows = weeks(day, self.first_weekday)
        fill(by_id("past-weeks"), [tag("tr", [self.cell(each) for each in week]) for week in rows])

    def cell(self, day: date | None) -> Markup:
        if day is None:
            return tag("td")
        button = tag(
            "button",
            day.day,
            type="button",
            tabindex="0" if day == self.day else -1,
            disabled=not is_open(day, self.today),
            data_day=day,
            aria_label=said(day),
            aria_current="date" if day == self.today else "",
        )
        return tag("td", button, aria_selected="true" if day == self.in_view else "")

    def button(self, day: date) -> Element:
        return self.grid.querySelector(f'[data-day="{day}"]')

    async def color(self, shown: date) -> None:
        """Color the days of a month that were played, the newest first, until another is shown."""
        await self.newest.of(pause())
        slices = Slices()
        for week in reversed(weeks(shown)):
            for day in reversed(week):
                if day and is_open(day, self.today):
                    standing = await self.newest.of(self.standing(day))
                    if standing:
                        self.mark(day, standing)
                    await self.newest.of(slices.rest())
        await self.standings.keep()

    async def standing(self, day: date) -> Standing | None:
        """Return what a day's game comes to; None if there is none that can be read."""
        puzzle = await self.days.puzzle(day.isoformat())
        name = puzzle.hive.key
        text = self.kept.game(name)
        try:
            return await self.standings.of(name, text) if text else None
        except GameError:
            return None

    def mark(self, day: date, standing: Standing) -> None:
        button = self.button(day)
        told = f"{said(day)}: {standing.rank}, {counted(standing.words, 'word')}"
        button.setAttribute("aria-label", told if standing.over else told + ", resume")
        button.dataset.rank = str([name for name, _ in RANKS].index(standing.rank))
        if standing.rank == HIDDEN_RANK:
            by_id("past-queen").hidden = False
        if day == self.day:
            self.tell(button)

    def pointed(self, event: Event) -> None:
        """Show what the button under the pointer or in focus is called."""
        button = event.target.closest("button")
        if button:
            self.tell(button)

    def tell(self, button: Element) -> None:
        by_id("past-told").textContent = button.getAttribute("aria-label")

    async def walked(self, event: Event) -> None:
        """Go to another day by key; beyond the open ones to the nearest."""
        day = self.reached(event.key)
        if day is None or event.ctrlKey or event.altKey or event.metaKey:
            return
        event.preventDefault()
        day = nearest(day, self.today)
        if not is_same_month(day, self.day):
            await self.show(day)
            return
        self.button(self.day).tabIndex = -1
        self.day = day
        self.button(day).tabIndex = 0
        self.button(day).focus()

    def reached(self, pressed: str) -> date | None:
        """Return the day a key leads to; None for one that leads nowhere."""
        if pressed in STEPS:
            return self.day + STEPS[pressed] * ONE
        if pressed in MONTHS:
            return beside(self.day, MONTHS[pressed], self.today) or self.day
        if pressed in ("Home", "End"):
            return week_of(self.day, self.first_weekday)[pressed == "End"]
        return None

    async def clicked(self, event: Event) -> None:
        button = event.target.closest("button, a")
        if button is None:
            return
        if button.id in ("past-before", "past-after"):
            await self.turn(button)
        else:
            self.dialog.close()
            if button.hasAttribute("data-day"):
                self.choose(date.fromisoformat(button.dataset.day))

    def choose(self, day: date) -> None:
        """Open a day's hive, unless it is the one in view."""
        if day != self.in_view:
            location.hash = "#play" if day == self.today else f"#play/{day}"
