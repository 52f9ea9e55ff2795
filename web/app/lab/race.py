"""The race: times solvers in the engine, one short step at a time, and shows their figures."""

import math
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from browser import files
from browser.dom import by_id
from browser.events import Newest, on, on_buttons
from browser.rendering import Bindings, Markup, Renderer, append, mark, put, tag
from browser.status import speak
from browser.texts import text
from js import Event
from lab.source import SourceDialog

from beecore.errors import BeeError
from beecore.lab.race import Overview
from beecore.letters import capitals

# A solver's figures, as text, as a table row, and as a bar beside those of other solvers.

NAIVE, YOURS = "naive", "yours"
FASTEST, DECADES = 1e-6, 5  # the scale of the bars: from a microsecond to a tenth of a second
CLOCK = 1e-3  # seconds; browsers may round a single time to it
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))
TIMES = "find", "words", "build"  # columns in seconds: to find masks, to list words, one-time setup
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


def _example(name: str) -> float:
    """Return a solver's seconds in the README, which the build has put into the page."""
    micros: str = by_id(f"race-{name}-time").textContent
    return float(micros.split(" ")[0].replace(",", "")) / 1e6


def draw(name: str, seconds: float | None, longest: float) -> None:
    """Show a time as the bar and the figure of a solver's lane; None shows none.

    Bars are logarithmic, or, unless it is 0, in proportion to the `longest` time.
    """
    put(f"race-{name}-time", text="" if seconds is None else duration(seconds))
    share = 0.0
    if seconds is not None and longest:
        share = seconds / longest
    elif seconds is not None:
        share = math.log(max(seconds, FASTEST) / FASTEST) / math.log(10) / DECADES
        share = min(1.0, max(0.01, share))
    put(f"race-{name}-bar", width=f"{100 * share:.3f}%")


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
        self.names = [lane.dataset.name for lane in by_id("race").children]  # yours is the last
        self.examples = {name: _example(name) for name in self.names if name != YOURS}
        self.results: dict[str, Result] = {}
        self.told = text("lab-race-wait")  # how the race went
        self.running = ""  # the name of the solver that is being measured
        self.time: float | None = None  # the shortest of the running solver's times so far
        self.sorted_by = ""  # a column; empty for the reading order
        self.bars = "find"  # the column of times that the bars show
        self.true_scale = by_id("true-scale")
        self.bindings, self.card = Bindings("race-exhibit"), Bindings("edit-exhibit")
        self.renderer = Renderer(self.render)
        on_buttons(
            "race-exhibit",
            run=self.pressed,
            code=self.show_code,
            sort=self.sort,
            save=self.save,
        )
        on("race-exhibit", "change", self.choose)
        self.renderer.request()

    def ranked(self, column: str) -> list[Result]:
        """Return the results sorted by a column, with ties in reading order."""
        known = [self.results[name] for name in self.names if name in self.results]
        if not column:
            return known
        order = sorted([(result.figures[column], at) for at, result in enumerate(known)])
        return [known[at] for _, at in order]

    def show(self, overview: Overview) -> None:
        """Race for another hive from now on, and drop the figures for the last one."""
        if overview["hive"] != self.hive:
            self.results = {} if self.hive else self.results
            self.hive, self.told = overview["hive"], text("lab-race-ready")
            self.renderer.request()

    def put(self, result: Result) -> None:
        """Show a result in place of an earlier one for the same solver."""
        self.results[result.name] = result
        self.renderer.request()

    def pressed(self, event: Event) -> Awaitable[None] | None:
        if not self.running:
            return self.newest.of(self.measure_all())
        self.stop(text("lab-stopped"))
        return None

    def stop(self, told: str = "") -> None:
        """End the race, if it runs, and tell how it went."""
        self.newest.forget()
        self.running = ""
        if told:
            self.told = told
            speak(told)
        self.renderer.request()

    async def measure_all(self) -> None:
        """Build and time each chosen solver, until all are done or the race is stopped."""
        names = [box.name for box in by_id("race").querySelectorAll("input") if box.checked]
        names = [name for name in self.names if name in names]  # in reading order
        if not names:
            self.stop(text("lab-choose-solver"))
            return
        self.results = {name: self.results[name] for name in [YOURS] if name in self.results}
        results = []
        try:
            for name in names:
                results.append(await self.measure(name))
                self.put(results[-1])
        except BeeError:
            self.stop(text("lab-stopped"))
            raise
        self.stop(_outcome(results, by_id("guess").value))

    async def measure(self, name: str) -> Result:
        self.running, self.time = name, None
        self.told = text("lab-building", solver=name)
        self.renderer.request()
        figures: dict[str, float] = await self.ask("built", name)
        self.told = text("lab-timing", solver=name)
        figures["find"] = figures["words"] = math.inf
        for _ in range(SAMPLES):
            for act in ("find", "words"):  # in turn, so that what slows one down slows the other
                seconds = (await self.ask("timed", name, act))["seconds"]
                figures[act] = min(figures[act], seconds)  # other programs only make it longer
                if act == self.bars:
                    self.time = figures[act]
                self.renderer.request()
        figures["find"] = min(figures["find"], figures["words"])  # which finds, and lists the words
        return Result(name, figures)

    def choose(self, event: Event) -> None:
        """Draw the bars again, since their scale was chosen, if not the solvers to race."""
        self.renderer.request()

    def sort(self, event: Event) -> None:
        self.sorted_by = event.target.dataset.by
        self.bars = self.sorted_by if self.sorted_by in TIMES else "find"
        self.renderer.request()
        column = event.target.textContent
        by = self.sorted_by
        speak(text("lab-sorted", column=column) if by else text("lab-original-order"))

    def save(self, event: Event) -> None:
        name = f"race-{self.hive}.csv"
        files.download(name, csv(self.ranked(self.sorted_by)))
        speak(text("lab-saved-figures", file=name))

    async def show_code(self, event: Event) -> None:
        name = event.target.closest("li").dataset.name
        await self.source.show(name, self.hive)

    def render(self) -> None:
        results = self.ranked(self.sorted_by)
        is_example = not results and not self.running
        self.bindings.show(
            is_starting=False,
            is_loading=not self.hive,
            run=text("lab-stop") if self.running else text("lab-run"),
            told=self.told,
            is_example=is_example,
            figures=[row(result) for result in results],
            has_figures=bool(results),
            has_own=YOURS in self.results,
            is_logarithmic=not self.true_scale.checked,
        )
        for column in ("", *COLUMNS):
            is_by = column == self.sorted_by
            put("by-" + (column or "solver"), aria_sort="ascending" if is_by else "none")
        measured = [result.name for result in results] if self.sorted_by else []
        order = measured + [name for name in self.names if name not in measured]
        if self.bindings.differs("order", order):
            append("race", *[by_id("race-" + name) for name in order])
        times = {result.name: result.figures[self.bars] for result in results}
        if is_example:
            times = self.examples
        elif self.running and self.time is not None:
            times[self.running] = self.time
        longest = max(times.values()) if self.true_scale.checked and times else 0.0
        for name in self.names:
            draw(name, times.get(name), longest)
            mark("race-" + name, running=name == self.running)
        self.card.show(card=self.place() if YOURS in self.results else "")

    def place(self) -> str:
        """Return a sentence about the visitor's own solver, beside the others that were raced."""
        names = [result.name for result in self.ranked("find")]
        hive, time = capitals(self.hive), self.results[YOURS].text("find")
        if len(names) == 1:
            return text("lab-card", hive=hive, time=time)
        place = names.index(YOURS) + 1
        return text("lab-card-place", hive=hive, time=time, place=place, solvers=len(names))


def _outcome(results: list[Result], guess: str) -> str:
    """Return what a race has shown, and how close the visitor's guess was."""
    answers = int(results[0].figures["answers"])
    if any(result.figures["answers"] != answers for result in results):
        return text("lab-disagreement")
    ranked = sorted(results, key=lambda result: result.figures["find"])
    first, last = ranked[0], ranked[-1]
    if len(ranked) == 1:
        return text("lab-one-raced", solver=first.name, words=answers)
    times = last.figures["find"] / first.figures["find"]
    checks = int(last.figures["masks"] + last.figures["blocks"])
    sentences = [
        text("lab-raced", solvers=len(ranked), words=answers),
        text("lab-fastest", first=first.name, last=last.name, times=round(times)),
        text(
            "lab-gap", first=first.name, last=last.name, done=round(checks / times), checks=checks
        ),
    ]
    if guess and last.name == NAIVE:
        is_close = 10**-0.5 < int(guess) / times < 10**0.5
        told = text("lab-guess-right") if is_close else text("lab-guess-wrong", times=int(guess))
        sentences.append(told)
    return " ".join(sentences)
