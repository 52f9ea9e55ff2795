"""The dialogs that lead to other hives: past days, yesterday’s words, and one’s own letters."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from answers import links
from answers.words import Words
from browser.dom import Slices, by_id, close_dialog, focus, open_dialog, pause
from browser.events import Newest, on, on_buttons, touches
from browser.language import HOME
from browser.rendering import Bindings, Markup, fill, put, tag
from browser.status import sentence
from browser.texts import day_text, first_weekday, month_title, reason, text, today, weekdays
from js import Element, Event, location, window
from parts import Dialog, Site
from play import panels
from play.hives import Days
from play.standings import Count, Standings
from saved.data import SavedData
from saved.records import GAME

from beecore.editions import HIDDEN_RANK
from beecore.errors import GameError, HiveError, PuzzleError
from beecore.game.guess import begin
from beecore.game.puzzles import (
    DAYS_OF_WEEK,
    FIRST_DAY,
    ONE,
    Puzzle,
    beside,
    day_of,
    is_open,
    is_same_month,
    nearest,
    week_of,
    weeks,
)
from beecore.game.record import Standing
from beecore.game.saving import join
from beecore.game.view import GIVE_UP, LOOK, View, act, view_of
from beecore.hive import Hive

if TYPE_CHECKING:
    from play.game import Play

STEPS = {
    "ArrowLeft": -1,
    "ArrowRight": 1,
    "ArrowUp": -DAYS_OF_WEEK,
    "ArrowDown": DAYS_OF_WEEK,
}
MONTHS = {"PageUp": -1, "PageDown": 1}


class OtherHives:
    """All dialogs of this module."""

    def __init__(self, site: Site) -> None:
        play: Play = site.made("play")
        self.dialogs: dict[str, Dialog] = {
            "past": Past(play.days, play.standings, lambda: play.name),
            "yesterday": Yesterday(play.words, play.data, play.days),
            "another": AnotherHive(),
        }

    async def open(self, what: str) -> None:
        """Open the dialog with a name: yesterday, for example."""
        await self.dialogs[what].open("")


class Past:
    """A calendar of the daily hives, each day colored by the rank reached in its game. A filter
    leaves only the days not played, or only the games not finished. A chosen day becomes the page's
    address. `shown` returns the name of the game that is open.

    Keys work as in the date grid of the ARIA Authoring Practices: Tab stops once, arrow keys move
    by day and week, Home and End within the week, PageUp and PageDown by month. They pass over the
    days that the filter leaves out.
    """

    def __init__(self, days: Days, standings: Standings, shown: Callable[[], str]) -> None:
        self.days, self.standings, self.shown = days, standings, shown
        self.newest, self.bindings = Newest(), Bindings("past")
        self.first_weekday = first_weekday()
        self.today = FIRST_DAY  # the player's date when the dialog was opened
        self.day = FIRST_DAY  # the day that Tab focuses; its month is shown
        self.in_view: date | None = None  # the day whose game is open
        self.filter = ""  # which days can be chosen: "unplayed", "unfinished", or all
        self.played: dict[date, Standing] = {}  # as far as known
        for step in by_id("past").querySelectorAll("[data-rank]"):
            _shade(step, step.dataset.rank)
        self.show_weekdays()
        on("past", "click", self.click)
        on("past", "change", self.choose_filter)
        on("past", "close", lambda event: self.newest.forget())
        on("past-grid", "keydown", self.press)
        for kind in ("focusin", "pointerover"):
            on("past-grid", kind, self.point)
        on(window, "hashchange", lambda event: close_dialog("past"))

    async def open(self, what: str) -> None:
        """Show the month of the day whose game is open, or else that of today."""
        self.today = date.fromisoformat(today())
        try:
            self.in_view = day_of(self.shown())
        except PuzzleError:
            self.in_view = None
        self.filter, self.played = "", {}
        put("past-all", checked=True)
        open_dialog("past")
        await self.show(nearest(self.in_view or self.today, self.today))

    def show_weekdays(self) -> None:
        heads = [
            tag(
                "th",
                tag("span", short, aria_hidden="true"),
                tag("span", name, class_="spoken"),
                scope="col",
            )
            for short, name in weekdays(self.first_weekday)
        ]
        self.bindings.show(weekdays=heads)

    async def show(self, day: date) -> None:
        """Show the month of a day, focus the day, then color the days that were played."""
        self.show_month(day)
        focus(self.button(self.day))
        await self.color(day)

    async def turn(self, button: Element) -> None:
        """Show the previous or next month; if the button is then disabled, focus something else."""
        day = beside(self.day, int(button.dataset.months), self.today)
        if day is None:
            return
        self.show_month(day)
        filters = by_id("past-filter").querySelector(":checked")
        for target in (button, self.button(self.day), filters):
            if not target.disabled:
                focus(target)
                break
        await self.color(day)

    async def choose_filter(self, event: Event) -> None:
        """Show the nearest month with a day that the filter leaves, an earlier one if possible."""
        self.filter = event.target.value
        check = self.newest.check()
        count = Count(self.standings, await self.days.by_key())
        await count.add_stored()
        count.left = [name for name in count.left if name in count.days]
        while count.left:  # games of other versions, for example; each is computed once
            check()
            done, games = len(count.entries), len(count.entries) + len(count.left)
            self.bindings.show(day=text("play-games-counted", done=done, games=games))
            await count.add_next()
        check()
        for _, day, standing in count.entries.values():
            if day:
                self.note(day, standing)
        day = self.next(self.day, -1) or self.next(self.day, 1)
        self.show_month(day or self.day)
        if day is None:
            self.bindings.show(day=text("play-past-none"))
        await self.color(self.day)

    def is_left(self, day: date) -> bool:
        """Return whether a day can be played, and the filter leaves it."""
        if not is_open(day, self.today):
            return False
        standing = self.played.get(day)
        if self.filter == "unfinished":
            return standing is not None and not standing.over
        return not self.filter or standing is None

    def next(self, day: date, step: int) -> date | None:
        """Return the first day from `day` on that the filter leaves; None if there is none."""
        while is_open(day, self.today):
            if self.is_left(day):
                return day
            day += step * ONE
        return None

    def note(self, day: date, standing: Standing) -> None:
        if standing.is_played:
            self.played[day] = standing

    def show_month(self, day: date) -> None:
        self.newest.forget()
        rows = weeks(day, self.first_weekday)
        days = [each for week in rows for each in week if each and self.is_left(each)]
        self.day = min(days, key=lambda each: abs((each - day).days), default=day)
        self.bindings.show(
            month=month_title(day),
            is_first_month=beside(day, -1, self.today) is None,
            is_last_month=beside(day, 1, self.today) is None,
            day="",
            has_queen=False,
        )
        fill("past-weeks", [tag("tr", [self.cell(each) for each in week]) for week in rows])

    def cell(self, day: date | None) -> Markup:
        if day is None:
            return tag("td")
        button = tag(
            "button",
            day.day,
            type="button",
            tabindex="0" if day == self.day else -1,
            disabled=not self.is_left(day),
            data_day=day,
            aria_label=day_text(day),
            aria_current="date" if day == self.today else "",
        )
        return tag("td", button, aria_selected="true" if day == self.in_view else "")

    def button(self, day: date) -> Element:
        return by_id("past-weeks").querySelector(f'[data-day="{day}"]')

    async def color(self, shown: date) -> None:
        """Color the days of a month that were played, the latest first: those with stored
        standings, then those whose standings have to be computed.

        Raises `OvertakenError` once another month is shown.
        """
        await self.newest.of(self.color_all(shown))

    async def color_all(self, shown: date) -> None:
        await pause()
        slices = Slices()
        left = []
        for week in reversed(weeks(shown)):
            for day in reversed(week):
                if day and is_open(day, self.today):
                    name = (await self.days.puzzle(day.isoformat())).hive.key
                    saved = self.standings.data.get(GAME + name)
                    known = self.standings.known(name, saved)
                    if known:
                        self.mark(day, known.standing)
                    if saved and (known is None or known.is_outdated):
                        left.append((day, name))
                    await slices.rest()
        for day, name in left:
            standing = await self.computed(name)
            if standing:
                self.mark(day, standing)
            await pause()  # the next look-up may take as long as a slice

    async def computed(self, name: str) -> Standing | None:
        """Return the current standing of a saved game; None if it cannot be read."""
        try:
            return await self.standings.compute(name)
        except GameError:
            return None

    def mark(self, day: date, standing: Standing) -> None:
        """Color a day by the rank reached, if its game was played."""
        self.note(day, standing)
        if not standing.is_played:
            return
        button = self.button(day)
        name = text(
            "play-past-day",
            day=day_text(day),
            rank=text(f"bee-rank-{standing.rank}"),
            words=standing.words,
            state="over" if standing.over else "open",
        )
        put(button, disabled=not self.is_left(day), aria_label=name)
        _shade(button, str([name for name, _ in HOME.ranks].index(standing.rank)))
        if standing.rank == HIDDEN_RANK:
            self.bindings.show(has_queen=True)
        if day == self.day:
            self.describe(button)

    def point(self, event: Event) -> None:
        """Describe the day under the pointer or in focus."""
        button = event.target.closest("button")
        if button:
            self.describe(button)

    def describe(self, button: Element) -> None:
        self.bindings.show(day=button.getAttribute("aria-label"))

    async def press(self, event: Event) -> None:
        """Go to the day that a key leads to, or to the nearest day that can be played."""
        day = self.reached(event.key)
        if day is None or event.ctrlKey or event.altKey or event.metaKey:
            return
        event.preventDefault()
        day = nearest(day, self.today)
        day = self.next(day, 1 if day > self.day else -1) or self.day
        if not is_same_month(day, self.day):
            await self.show(day)
            return
        put(self.button(self.day), tabindex=-1)
        self.day = day
        put(self.button(day), tabindex=0)
        focus(self.button(day))

    def reached(self, pressed: str) -> date | None:
        """Return the day that a key moves to; None for other keys."""
        if pressed in STEPS:
            return self.day + STEPS[pressed] * ONE
        if pressed in MONTHS:
            return beside(self.day, MONTHS[pressed], self.today) or self.day
        if pressed in ("Home", "End"):
            return week_of(self.day, self.first_weekday)[pressed == "End"]
        return None

    async def click(self, event: Event) -> None:
        button = event.target.closest("button, a")
        if button is None:
            return
        if button.hasAttribute("data-months"):
            await self.turn(button)
        else:
            close_dialog("past")
            if button.hasAttribute("data-day"):
                self.choose(date.fromisoformat(button.dataset.day))

    def choose(self, day: date) -> None:
        """Open a day's hive, unless it is open."""
        if day != self.in_view:
            location.hash = "#play" if day == self.today else f"#play/{day}"


def _shade(element: Element, rank: str) -> None:
    """Give an element the color of a rank, the lowest of which is 0."""
    put(element, data_rank=rank, style={"rank": rank})


class Yesterday:
    """Shows the words of yesterday's hive, and marks those that were found.

    If the game is not over, the player is asked first, since the words would spoil it.
    """

    def __init__(self, words: Words, data: SavedData, days: Days) -> None:
        self.words, self.data, self.days = words, data, days
        self.bindings = Bindings("yesterday")
        self.puzzle: Puzzle  # since the dialog was opened
        on_buttons("yesterday", reveal=self.reveal)

    async def open(self, what: str) -> None:
        check = touches.check()
        puzzle = await self.days.puzzle("yesterday")
        view = await self.view(puzzle, LOOK)
        is_over = view["revealed"] or view["complete"]
        if is_over:
            view = await self.view(puzzle, GIVE_UP)
        check()
        self.puzzle = puzzle
        self.show(view, has_words=is_over)
        open_dialog("yesterday")

    async def reveal(self, event: Event) -> None:
        """Show all words; the saved game stays as it is."""
        check = touches.check()
        view = await self.view(self.puzzle, GIVE_UP)
        check()
        self.show(view, has_words=True)
        focus("yesterday-link")

    async def view(self, puzzle: Puzzle, action: str) -> View:
        """Return the view of the game after an action that is not saved."""
        hive = puzzle.hive
        answers = await self.words.answers_so_far(hive)
        game, _ = join(begin(hive, today()), [self.data.get(GAME + hive.key)])
        return view_of(act(game, answers, action)[0], answers)

    def show(self, view: View, has_words: bool) -> None:
        center, outer = view["hive"][0], view["hive"][1:]
        found, missed = panels.words(view["found"], "hit"), panels.words(view["missed"], "miss")
        self.bindings.show(
            yesterday_hive=[tag("span", center, class_="center"), tag("span", outer)],
            yesterday_found=text("play-yesterday-found", found=view["count"], words=view["words"]),
            yesterday_link=f"#play/{self.puzzle.day}",
            yesterday_hidden=not has_words,
            yesterday_words=found + missed if has_words else [],
        )


class AnotherHive:
    """The dialog for the player's own letters and for a random hive, which the page then opens."""

    def __init__(self) -> None:
        self.bindings = Bindings("another")
        on("own-hive", "submit", self.play_letters, own=True)
        on("random-hive", "submit", self.play_random, own=True)

    async def open(self, what: str) -> None:
        """Open the dialog, and focus the field for letters."""
        self.bindings.show(own_fault="")
        open_dialog("another")
        focus("own-letters")

    def play_letters(self, event: Event) -> None:
        """Open the hive in the field, or say what is wrong with it."""
        try:
            hive = Hive.parse(event.target.elements.letters.value, edition=HOME)
        except HiveError as error:
            self.bindings.show(own_fault=sentence(reason(error)))
            focus("own-letters")
            return
        self.leave(links.written(hive))

    def play_random(self, event: Event) -> None:
        """Open a random hive with the checked wishes."""
        wishes = by_id("random-hive").querySelectorAll("input:checked")
        self.leave("-".join([links.RANDOM, *[wish.value for wish in wishes if wish.value]]))

    def leave(self, name: str) -> None:
        close_dialog("another")
        location.hash = f"#play/{name}"
