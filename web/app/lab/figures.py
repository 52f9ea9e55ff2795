"""What was measured of a hive: bars beside each other, and a table by any of its columns."""

import math
from typing import Any, NamedTuple

from browser import files
from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from browser.status import say
from js import Element, Event, document

from beecore.lab.race import Built, Way

YOURS = "yours"
IDEA = "Your own, right for every hive it was tried on."
FASTEST, DECADES = 1e-6, 5  # what the axis shows: from a microsecond to a tenth of a second
CLOCK = 1e-3  # what a browser may round a single time to
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))
COLUMNS = ("find", "words", "build", "memory", "masks", "blocks", "answers")


class Result(NamedTuple):
    """A solver's figures: the median times to find and to tell the words, and what it costs."""

    name: str
    find: float
    words: float
    built: Built

    def figure(self, column: str) -> float:
        if column in ("find", "words"):
            return self.find if column == "find" else self.words
        counts: Any = self.built
        return float(counts[column])

    def told(self, column: str) -> str:
        """Return a figure as people read it."""
        figure = self.figure(column)
        if column == "build" and figure < CLOCK:
            return "< 1 ms"
        if column == "memory":
            return f"{figure / 1e6:.1f} MB"
        return spoken(figure) if column in ("find", "words", "build") else f"{int(figure):,}"


class Figures:
    """Keeps the results of one hive; the visitor chooses their order, and what the bars show."""

    def __init__(self) -> None:
        self.hive = ""
        self.ways: list[Way] = []
        self.results: dict[str, Result] = {}
        self.by = ""  # the column that sorts, or the order to read them in
        self.bars = "find"
        for head in document.querySelectorAll("#figures thead button"):
            on(head, "click", self.sort)
        for choice in document.querySelectorAll("#bars-show input"):
            on(choice, "change", self.choose)
        on(by_id("figures-csv"), "click", self.save)

    def show(self, hive: str, ways: list[Way]) -> None:
        """Line up the solvers of a hive; figures of another hive go."""
        self.results = {} if self.hive else self.results
        own = [way for way in self.ways if way["name"] in self.results]
        self.hive, self.ways = hive, ways + own
        fill(by_id("race"), [lane(way, way not in own) for way in self.ways])
        self.draw()

    def put(self, result: Result) -> None:
        """Take a result in the place of any other of the name."""
        if result.name == YOURS and YOURS not in self.names():
            self.ways = [*self.ways, {"name": YOURS, "idea": IDEA}]
            own = document.createElement("ol")
            fill(own, lane(self.ways[-1]))
            by_id("race").append(own.firstElementChild)
        self.results[result.name] = result
        self.draw()

    def clear(self) -> None:
        """Drop all that is measured anew by a race."""
        yours = self.results.get(YOURS)
        self.results = {YOURS: yours} if yours else {}
        self.draw()

    def names(self) -> list[str]:
        return [way["name"] for way in self.ways]

    def ranked(self, column: str = "find") -> list[Result]:
        """Return the results by a column, those that are alike in the order to read them in."""
        there = [self.results[name] for name in self.names() if name in self.results]
        if not column:
            return there
        order = sorted([(each.figure(column), at) for at, each in enumerate(there)])
        return [there[at] for _, at in order]

    def lane(self, name: str) -> Element:
        return by_id("race").querySelector(f'[data-name="{name}"]')

    def draw(self) -> None:
        """Show what there is, in the order that was chosen."""
        results = self.ranked(self.by)
        measured = [result.name for result in results] if self.by else []
        order = measured + [name for name in self.names() if name not in measured]
        is_other = order != [lane.dataset.name for lane in by_id("race").children]
        for name in order:
            result = self.results.get(name)
            draw(self.lane(name), result.figure(self.bars) if result else None)
            if is_other:  # else what has the focus there would lose it
                by_id("race").append(self.lane(name))
        fill(by_id("figures-body"), [_row(result) for result in results])
        by_id("figures").hidden = by_id("figures-tools").hidden = not results
        for head in document.querySelectorAll("#figures thead th"):
            button = head.querySelector("button")
            is_by = button.dataset.by == self.by
            head.setAttribute("aria-sort", "ascending" if is_by else "none")
        self.ladder()

    def ladder(self) -> None:
        """Show a visitor's own beside the others where it is told, too."""
        results = self.ranked() if YOURS in self.results else []
        ideas = {way["name"]: way["idea"] for way in self.ways}
        ladder = by_id("ladder")
        fill(ladder, [lane({"name": one.name, "idea": ideas[one.name]}) for one in results])
        for at, result in enumerate(results):
            draw(ladder.children[at], result.find)
        by_id("ladder-part").hidden = not results
        by_id("ladder-more").hidden = len(results) > 1

    def sort(self, event: Event) -> None:
        self.by = event.target.dataset.by
        self.draw()
        named = event.target.textContent.lower()
        say(f"Sorted by {named}, lowest first." if self.by else "In the order to read them in.")

    def choose(self, event: Event) -> None:
        self.bars = event.target.value
        self.draw()

    def save(self, event: Event) -> None:
        rows = ["solver," + ",".join(COLUMNS)]
        for result in self.ranked(self.by):
            rows.append(
                ",".join([result.name] + [f"{result.figure(column):.9g}" for column in COLUMNS])
            )
        files.give(f"race-{self.hive}.csv", "\n".join(rows) + "\n")
        say(f"Saved race-{self.hive}.csv: times in seconds, memory in bytes.")


def lane(way: Way, is_choice: bool = False) -> Markup:
    """Return a solver's line, with a box to choose it by and its code to be opened if wanted."""
    name = way["name"]
    box = Markup('<input type="checkbox" checked> ')
    code = tag("button", "Code", type="button", class_="code", aria_label=f"Code of {name}")
    return tag(
        "li",
        tag("label", box, name) if is_choice else tag("span", name, class_="name"),
        tag("span", tag("i"), class_="bar"),
        tag("b"),
        tag("span", way["idea"], class_="idea"),
        code if is_choice else "",
        data_name=name,
        class_=YOURS if name == YOURS else "",
    )


def draw(lane: Element, time: float | None) -> None:
    """Show a time in seconds by a line's bar, or none."""
    lane.querySelector("b").textContent = "" if time is None else spoken(time)
    share = 0.0
    if time is not None:
        share = math.log(max(time, FASTEST) / FASTEST) / math.log(10) / DECADES
        share = min(1.0, max(0.01, share))
    lane.querySelector("i").style.setProperty("width", f"{100 * share}%")


def _row(result: Result) -> Markup:
    cells = [tag("td", result.told(column)) for column in COLUMNS]
    return tag("tr", tag("th", result.name, scope="row"), cells)


def spoken(time: float) -> str:
    """Return a time in seconds with two or three digits and a unit: "13.7 µs", "584 µs"."""
    size, unit = next((pair for pair in UNITS if time >= pair[0]), UNITS[-1])
    figure = time / size
    return f"{figure:.{0 if figure >= 99.95 else 1}f} {unit}"
