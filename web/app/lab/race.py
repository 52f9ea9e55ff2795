"""The race: times solvers in the engine, one short step at a time, and shows their figures."""

import math
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from browser import files
from browser.events import Newest, on, on_buttons
from browser.rendering import Bindings, Markup, Renderer, filled, mark, put, tag
from browser.status import refuse, say, show
from browser.texts import text
from js import Event
from lab.source import SourceDialog

from beecore.errors import BeeError
from beecore.lab.race import Overview, Way
from beecore.letters import capitals

# A solver's figures, as text, as a table row, and as a bar beside those of other solvers.

YOURS = "yours"
FASTEST, DECADES = 1e-6, 5  # the scale of the bars: from a microsecond to a tenth of a second
CLOCK = 1e-3  # seconds; browsers may round a single time to it
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))
TIMES = "find", "words", "build"  # columns in seconds: to find masks, to list words, one-time setup
BOX = Markup('<input id="{0}" type="checkbox"> ')
COLUMNS = (*TIMES, "memory", "masks", "blocks", "answers")


class Result(NamedTuple):
    """A solver's figures, by column."""

    name: str
    figures: dict[str, float]

    def text(self, column: str) -> str:
        """Return a figure with its unit, for people to read."""
        figure = self.figures[column]
        if column == "build" and figure < CLOCK:
            return "< 1 ms"
        if column == "memory":
            return f"{figure / 1e6:.1f} MB"
        return duration(figure) if column in TIMES else f"{int(figure):,}"


def _sentence(hive: str, result: Result | None) -> str:
    if not result:
        return text("lab-source-unraced")
    find, words, build = [result.text(column) for column in ("find", "words", "build")]
    hive, masks = capitals(hive), int(result.figures["masks"])
    return text("lab-source-raced", hive=hive, find=find, words=words, build=build, masks=masks)


def own_result(figures: dict[str, Any]) -> Result:
    """Return the result of the visitor's own solver; raises an error if a figure is missing or
    invalid.
    """
    kinds = {column: float if column in TIMES else int for column in COLUMNS}
    return Result(YOURS, {column: kind(figures[column]) for column, kind in kinds.items()})


def duration(seconds: float) -> str:
    """Return a time with two or three digits and a unit: "13.7 µs", "584 µs"."""
    size, unit = next((pair for pair in UNITS if seconds >= pair[0]), UNITS[-1])
    figure = seconds / size
    return f"{figure:.{0 if figure >= 99.95 else 1}f} {unit}"


def lane(way: Way, place: str) -> Markup:
    """Return a solver's line in the list with an id. In the race, those of the page's own solvers
    have a check box and a button for the code.
    """
    name = way["name"]
    is_choice = place == "race" and name != YOURS
    box = filled(BOX, f"{place}-{name}-box")
    label = text("lab-code-label", solver=name)
    code = tag(
        "button",
        text("lab-code"),
        type="button",
        class_="code small quiet-button",
        data_action="code",
        aria_label=label,
    )
    return tag(
        "li",
        tag("label", box, name, class_="check") if is_choice else tag("span", name, class_="name"),
        tag("span", tag("i"), class_="bar"),
        tag("b", id=f"{place}-{name}-time"),
        tag("span", way["idea"], class_="idea quiet"),
        code if is_choice else "",
        id=f"{place}-{name}",
        data_name=name,
        class_=YOURS if name == YOURS else "",
    )


def draw(lane: str, seconds: float | None, longest: float = 0.0) -> None:
    """Show a time as the bar and the figure of a solver's line by its id; None shows none.

    Bars are logarithmic, or, given the `longest` time, in proportion to that.
    """
    put(lane + "-time", text="" if seconds is None else duration(seconds))
    share = 0.0
    if seconds is not None and longest:
        share = seconds / longest
    elif seconds is not None:
        share = math.log(max(seconds, FASTEST) / FASTEST) / math.log(10) / DECADES
        share = min(1.0, max(0.01, share))
    put(lane, style={"share": share})


def row(result: Result) -> Markup:
    cells = [tag("td", result.text(column)) for column in COLUMNS]
    return tag("tr", tag("th", result.name, scope="row"), cells)


def csv(results: list[Result]) -> str:
    """Return a table with a line for each solver: times in seconds, memory in bytes."""
    lines = ["solver," + ",".join(COLUMNS)]
    for result in results:
        lines.append(",".join([result.name] + [f"{result.figures[one]:.9g}" for one in COLUMNS]))
    return "\n".join(lines) + "\n"


SAMPLES = 9


class Race:
    """Asks the engine for times; drops those that arrive after the race was stopped."""

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask, self.newest, self.source = ask, Newest(), SourceDialog()
        self.hive = ""
        self.solvers: list[Way] = []  # in reading order; the visitor's own is the last
        self.left_out: set[str] = set()  # the names of the solvers that the visitor unchecked
        self.results: dict[str, Result] = {}
        self.running = ""  # the name of the solver that is being measured
        self.time: float | None = None  # the shortest of the running solver's times so far
        self.sorted_by = ""  # a column; empty for the reading order
        self.bars = "find"  # the column that the bars show
        self.is_true = False  # whether the bars are in proportion to the times
        self.bindings, self.ladder = Bindings("race-exhibit"), Bindings("ninth")
        self.renderer = Renderer(self.render)
        on_buttons(
            "race-exhibit",
            run=self.pressed,
            code=self.show_code,
            sort=self.sort,
            save=self.save,
        )
        on("race-exhibit", "change", self.choose)

    def names(self) -> list[str]:
        return [way["name"] for way in self.solvers]

    def ranked(self, column: str) -> list[Result]:
        """Return the results sorted by a column, with ties in reading order."""
        known = [self.results[name] for name in self.names() if name in self.results]
        if not column:
            return known
        order = sorted([(result.figures[column], at) for at, result in enumerate(known)])
        return [known[at] for _, at in order]

    def show(self, overview: Overview) -> None:
        """List the solvers for another hive, and drop the figures for the last hive."""
        if overview["hive"] != self.hive:
            self.results = {} if self.hive else self.results
            own = [way for way in self.solvers if way["name"] in self.results]
            self.hive, self.solvers = overview["hive"], overview["solvers"] + own
            self.renderer.request()

    def put(self, result: Result) -> None:
        """Show a result in place of an earlier one for the same solver."""
        if result.name == YOURS and YOURS not in self.names():
            self.solvers = [*self.solvers, {"name": YOURS, "idea": text("lab-your-idea")}]
        self.results[result.name] = result
        self.renderer.request()

    def pressed(self, event: Event) -> Awaitable[None] | None:
        if not self.running:
            return self.newest.of(self.measure_all())
        self.stop()
        say(text("lab-stopped"))
        return None

    def stop(self) -> None:
        self.newest.forget()
        self.running = ""
        self.renderer.request()

    async def measure_all(self) -> None:
        """Build and time each chosen solver, until all are done or the race is stopped."""
        names = [name for name in self.names() if name not in (YOURS, *self.left_out)]
        if not names:
            refuse(text("lab-choose-solver"))
            return
        self.results = {name: self.results[name] for name in [YOURS] if name in self.results}
        results = []
        try:
            for name in names:
                results.append(await self.measure(name))
                self.put(results[-1])
        except BeeError:
            self.stop()
            raise
        self.stop()
        say(_outcome(results))

    async def measure(self, name: str) -> Result:
        self.running, self.time = name, None
        self.renderer.request()
        show(text("lab-building", solver=name))
        figures: dict[str, float] = await self.ask("built", name)
        show(text("lab-timing", solver=name))
        figures["find"] = figures["words"] = math.inf
        for _ in range(SAMPLES):
            for act in ("find", "words"):  # in turn, so that what slows one down slows the other
                seconds = (await self.ask("timed", name, act))["seconds"]
                figures[act] = min(figures[act], seconds)  # other programs only make it longer
                if act == self.bars:
                    self.time = figures[act]
                    self.renderer.request()
        return Result(name, figures)

    def choose(self, event: Event) -> None:
        """Handle the choice of a solver, or of what the bars show and how."""
        solver = event.target.closest("li")
        if event.target.id == "true-scale":
            self.is_true = event.target.checked
        elif not solver:
            self.bars = event.target.value
        elif event.target.checked:
            self.left_out.discard(solver.dataset.name)
        else:
            self.left_out.add(solver.dataset.name)
        self.renderer.request()

    def sort(self, event: Event) -> None:
        self.sorted_by = event.target.dataset.by
        self.renderer.request()
        column = event.target.textContent
        by = self.sorted_by
        say(text("lab-sorted", column=column) if by else text("lab-original-order"))

    def save(self, event: Event) -> None:
        name = f"race-{self.hive}.csv"
        files.download(name, csv(self.ranked(self.sorted_by)))
        say(text("lab-saved-figures", file=name))

    async def show_code(self, event: Event) -> None:
        name = event.target.closest("li").dataset.name
        await self.source.show(name, self.hive, _sentence(self.hive, self.results.get(name)))

    def render(self) -> None:
        results = self.ranked(self.sorted_by)
        measured = [result.name for result in results] if self.sorted_by else []
        order = measured + [name for name in self.names() if name not in measured]
        ways = {way["name"]: way for way in self.solvers}
        self.bindings.show(
            is_loading=not self.solvers,
            run=text("lab-stop") if self.running else text("lab-run"),
            figures=[row(result) for result in results],
            has_figures=bool(results),
            lanes=[lane(ways[name], "race") for name in order],
            is_logarithmic=not self.is_true,
        )
        for column in ("", *COLUMNS):
            is_by = column == self.sorted_by
            put("by-" + (column or "solver"), aria_sort="ascending" if is_by else "none")
        times = {name: result.figures[self.bars] for name, result in self.results.items()}
        if self.time is not None and self.running:
            times[self.running] = self.time
        longest = max(times.values(), default=0.0) if self.is_true else 0.0
        for name in order:
            draw("race-" + name, times.get(name), longest)
            mark("race-" + name, running=name == self.running)
            if name != YOURS:
                put(f"race-{name}-box", checked=name not in self.left_out)
        # Beside the editor, too, if the visitor's own solver has a result:
        results = self.ranked("find") if YOURS in self.results else []
        self.ladder.show(
            ladder=[lane(ways[result.name], "ladder") for result in results],
            has_ladder=bool(results),
            is_alone=len(results) == 1,
        )
        for result in results:
            draw("ladder-" + result.name, result.figures["find"])


def _outcome(results: list[Result]) -> str:
    answers = int(results[0].figures["answers"])
    if any(result.figures["answers"] != answers for result in results):
        return text("lab-disagreement")
    ranked = sorted(results, key=lambda result: result.figures["find"])
    first, last, solvers = ranked[0], ranked[-1], len(ranked)
    if solvers == 1:
        return text("lab-one-raced", solver=first.name, words=answers)
    return text(
        "lab-raced",
        solvers=solvers,
        words=answers,
        first=first.name,
        last=last.name,
        times=round(last.figures["find"] / first.figures["find"]),
    )
