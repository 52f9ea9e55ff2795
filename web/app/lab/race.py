"""The race: times solvers in the engine, one short step at a time, and shows their figures."""

import math
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from browser import files
from browser.dom import by_id
from browser.events import Newest, on, on_buttons
from browser.rendering import Bindings, Markup, Renderer, add, append, mark, put, remove, tag
from browser.status import refuse, say, show
from browser.texts import text
from js import Event
from lab.source import SourceDialog

from beecore.errors import BeeError
from beecore.lab.race import Built, Overview, Way

# A solver's figures, as text, as a table row, and as a bar beside those of other solvers.

YOURS = "yours"
FASTEST, DECADES = 1e-6, 5  # the scale of the bars: from a microsecond to a tenth of a second
CLOCK = 1e-3  # seconds; browsers may round a single time to it
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))
COLUMNS = ("find", "words", "build", "memory", "masks", "blocks", "answers")


class Result(NamedTuple):
    """A solver's figures: the seconds to find masks and to list words, and its costs."""

    name: str
    find: float
    words: float
    built: Built

    def figure(self, column: str) -> float:
        if column in ("find", "words"):
            return self.find if column == "find" else self.words
        counts: Any = self.built
        return float(counts[column])

    def text(self, column: str) -> str:
        """Return a figure with its unit, for people to read."""
        figure = self.figure(column)
        if column == "build" and figure < CLOCK:
            return "< 1 ms"
        if column == "memory":
            return f"{figure / 1e6:.1f} MB"
        return duration(figure) if column in ("find", "words", "build") else f"{int(figure):,}"


def own_result(figures: dict[str, Any]) -> Result:
    """Return the result of the visitor's own solver; raises an error if a figure is missing or
    invalid.
    """
    built: Built = {
        "build": float(figures["build"]),
        "memory": int(figures["memory"]),
        "masks": int(figures["masks"]),
        "blocks": int(figures["blocks"]),
        "answers": int(figures["answers"]),
    }
    return Result(YOURS, float(figures["find"]), float(figures["words"]), built)


def duration(seconds: float) -> str:
    """Return a time with two or three digits and a unit: "13.7 µs", "584 µs"."""
    size, unit = next((pair for pair in UNITS if seconds >= pair[0]), UNITS[-1])
    figure = seconds / size
    return f"{figure:.{0 if figure >= 99.95 else 1}f} {unit}"


def lane(way: Way, place: str, is_choice: bool = False) -> Markup:
    """Return a solver's line in the list with an id; with `is_choice`, it has a check box and a
    button for its code.
    """
    name = way["name"]
    box = Markup('<input type="checkbox" checked> ')
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
        tag("span", way["idea"], class_="idea"),
        code if is_choice else "",
        id=f"{place}-{name}",
        data_name=name,
        class_=YOURS if name == YOURS else "",
    )


def draw(lane: str, seconds: float | None) -> None:
    """Show a time as the bar and the figure of a solver's line by its id; None shows none."""
    put(lane + "-time", text="" if seconds is None else duration(seconds))
    share = 0.0
    if seconds is not None:
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
        lines.append(",".join([result.name] + [f"{result.figure(one):.9g}" for one in COLUMNS]))
    return "\n".join(lines) + "\n"


SAMPLES = 9


class RaceState:
    """What the race shows, and the table of figures below it."""

    def __init__(self) -> None:
        self.hive = ""
        self.solvers: list[Way] = []  # in reading order; the visitor's own is the last
        self.left_out: set[str] = set()  # the names of the solvers that the visitor unchecked
        self.results: dict[str, Result] = {}
        self.running = ""  # the name of the solver that is being measured
        self.time: float | None = None  # the shortest of the running solver's times so far
        self.is_running = False
        self.sorted_by = ""  # a column; empty for the reading order
        self.bars = "find"  # the column that the bars show

    def names(self) -> list[str]:
        return [way["name"] for way in self.solvers]

    def ranked(self, column: str) -> list[Result]:
        """Return the results sorted by a column, with ties in reading order."""
        known = [self.results[name] for name in self.names() if name in self.results]
        if not column:
            return known
        order = sorted([(result.figure(column), at) for at, result in enumerate(known)])
        return [known[at] for _, at in order]


class Race:
    """Asks the engine for times; drops those that arrive after the race was stopped."""

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask, self.state, self.newest = ask, RaceState(), Newest()
        self.source, self.lanes = SourceDialog(), by_id("race")
        self.bindings, self.renderer = Bindings("race-exhibit"), Renderer(self.render)
        self.ladder = Bindings("ninth")
        on_buttons(
            "race-exhibit",
            run=self.pressed,
            code=self.show_code,
            sort=self.sort,
            save=self.save,
        )
        on("race-exhibit", "change", self.choose)

    def show(self, overview: Overview) -> None:
        """List the solvers for another hive, and drop the figures for the last hive."""
        state = self.state
        if overview["hive"] != state.hive:
            state.results = {} if state.hive else state.results
            own = [way for way in state.solvers if way["name"] in state.results]
            state.hive, state.solvers = overview["hive"], overview["solvers"] + own
            self.renderer.request()

    def put(self, result: Result) -> None:
        """Show a result in place of an earlier one for the same solver."""
        state = self.state
        if result.name == YOURS and YOURS not in state.names():
            state.solvers = [*state.solvers, {"name": YOURS, "idea": text("lab-your-idea")}]
        state.results[result.name] = result
        self.renderer.request()

    def pressed(self, event: Event) -> Awaitable[None] | None:
        if not self.state.is_running:
            return self.run()
        self.stop()
        say(text("lab-stopped"))
        return None

    def stop(self) -> None:
        self.newest.forget()
        self.state.is_running, self.state.running = False, ""
        self.renderer.request()

    def run(self) -> Awaitable[None]:
        """Build and time each chosen solver, until all are done or the race is stopped."""
        return self.newest.of(self.measure_all())

    async def measure_all(self) -> None:
        state = self.state
        names = [name for name in state.names() if name not in state.left_out]
        if not names:
            refuse(text("lab-choose-solver"))
            return
        state.is_running = True
        state.results = {name: state.results[name] for name in [YOURS] if name in state.results}
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
        """Return a solver's figures."""
        self.state.running, self.state.time = name, None
        self.renderer.request()
        show(text("lab-building", solver=name))
        built: Built = await self.ask("built", name)
        show(text("lab-timing", solver=name))
        times = {"find": math.inf, "words": math.inf}
        for _ in range(SAMPLES):
            for act in ("find", "words"):  # in turn, so that what slows one down slows the other
                seconds = (await self.ask("timed", name, act))["seconds"]
                times[act] = min(times[act], seconds)  # other programs only make it longer
                if act == self.state.bars:
                    self.state.time = times[act]
                    self.renderer.request()
        return Result(name, times["find"], times["words"], built)

    def choose(self, event: Event) -> None:
        """Handle the choice of a solver, or of what the bars show."""
        solver = event.target.closest("li")
        if not solver:
            self.state.bars = event.target.value
        elif event.target.checked:
            self.state.left_out.discard(solver.dataset.name)
        else:
            self.state.left_out.add(solver.dataset.name)
        self.renderer.request()

    def sort(self, event: Event) -> None:
        self.state.sorted_by = event.target.dataset.by
        self.renderer.request()
        column = event.target.textContent
        by = self.state.sorted_by
        say(text("lab-sorted", column=column) if by else text("lab-original-order"))

    def save(self, event: Event) -> None:
        name = f"race-{self.state.hive}.csv"
        files.download(name, csv(self.state.ranked(self.state.sorted_by)))
        say(text("lab-saved-figures", file=name))

    async def show_code(self, event: Event) -> None:
        solver = event.target.closest("li")
        assert solver
        name = solver.dataset.name
        await self.source.open(name, self.state.hive, self.state.results.get(name))

    def render(self) -> None:
        state = self.state
        results = state.ranked(state.sorted_by)
        self.bindings.show(
            run=text("lab-stop") if state.is_running else text("lab-run"),
            figures=[row(result) for result in results],
            has_figures=bool(results),
        )
        for column in ("", *COLUMNS):
            is_by = column == state.sorted_by
            put("by-" + (column or "solver"), aria_sort="ascending" if is_by else "none")
        self.render_lanes(results)
        self.render_ladder()

    def render_lanes(self, results: list[Result]) -> None:
        state = self.state
        self.match_lanes()
        measured = [result.name for result in results] if state.sorted_by else []
        order = measured + [name for name in state.names() if name not in measured]
        lanes = {each.dataset.name: each for each in self.lanes.children}
        if order != [each.dataset.name for each in self.lanes.children]:
            # Only if necessary: a line that moves loses the focus.
            append(self.lanes, *[lanes[name] for name in order])
        for name in order:
            result = state.results.get(name)
            is_running = name == state.running
            time = result.figure(state.bars) if result else None
            draw("race-" + name, state.time if is_running and not result else time)
            mark(lanes[name], running=is_running)
            if name != YOURS:
                box = lanes[name].firstElementChild.firstElementChild
                put(box, checked=name not in state.left_out)

    def match_lanes(self) -> None:
        """Add a line for each new solver, and remove those of solvers that are no longer there."""
        names = self.state.names()
        lanes = list(self.lanes.children)
        for each in lanes:
            if each.dataset.name not in names:
                remove(each)
        known = [each.dataset.name for each in lanes]
        fresh = [way for way in self.state.solvers if way["name"] not in known]
        add(self.lanes, [lane(way, "race", way["name"] != YOURS) for way in fresh])

    def render_ladder(self) -> None:
        """Show the results beside the editor, too, if the visitor's own solver has one."""
        state = self.state
        results = state.ranked("find") if YOURS in state.results else []
        ways = {way["name"]: way for way in state.solvers}
        self.ladder.show(
            ladder=[lane(ways[each.name], "ladder") for each in results],
            has_ladder=bool(results),
            is_alone=len(results) == 1,
        )
        for result in results:
            draw("ladder-" + result.name, result.find)


def _outcome(results: list[Result]) -> str:
    answers = results[0].built["answers"]
    if any(result.built["answers"] != answers for result in results):
        return text("lab-disagreement")
    ranked = sorted(results, key=lambda result: result.find)
    first, last, solvers = ranked[0], ranked[-1], len(ranked)
    if solvers == 1:
        return text("lab-one-raced", solver=first.name, words=answers)
    return text(
        "lab-raced",
        solvers=solvers,
        words=answers,
        first=first.name,
        last=last.name,
        times=round(last.find / first.find),
    )
