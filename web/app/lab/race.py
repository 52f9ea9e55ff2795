"""The race: solvers timed in the worker, one short step after the other."""

import math
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from dom import by_id
from events import Newest, on
from js import Element, Event, document
from markup import Markup, add, fill, tag
from status import refuse, say, show

from beecore.errors import BeeError
from beecore.lab.race import Built, Overview, Way
from beecore.phrases import counted

SAMPLES = 9
FASTEST, DECADES = 1e-6, 5  # what the axis shows: from a microsecond to a tenth of a second
CLOCK = 1e-3  # what a browser may round a single time to
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Result(NamedTuple):
    """A solver's figures: the median time in seconds, and what it costs and finds."""

    name: str
    median: float
    built: Built


class Race:
    """Asks for times and draws them as they come; a step that comes too late is thrown away."""

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask = ask
        self.newest = Newest()
        self.running = False
        self.hive = ""
        on(by_id("race-run"), "click", self.pressed)

    def show(self, overview: Overview) -> None:
        """Line up the solvers; figures of another hive go."""
        if overview["hive"] == self.hive:
            return
        self.hive = overview["hive"]
        fill(by_id("race"), [_lane(solver) for solver in overview["solvers"]])
        by_id("figures").hidden = True

    def pressed(self, event: Event) -> Awaitable[None] | None:
        if not self.running:
            return self.run()
        self.stop()
        say("Stopped.")
        return None

    def stop(self) -> None:
        self.newest.forget()
        self.set_running(False)

    def set_running(self, running: bool) -> None:
        self.running = running
        by_id("race-run").textContent = "Stop" if running else "Run"
        for lane in document.querySelectorAll("#race li.running"):
            lane.classList.remove("running")

    async def run(self) -> None:
        """Build and time each chosen solver, until all are done or the race is stopped."""
        lanes = [lane for lane in document.querySelectorAll("#race li") if _is_chosen(lane)]
        if not lanes:
            refuse("Choose a solver first")
            return
        self.set_running(True)
        fill(by_id("figures-body"))
        for lane in document.querySelectorAll("#race li"):
            _draw(lane, None)
        results = []
        try:
            for lane in lanes:
                results.append(await self.measure(lane))
                add(by_id("figures-body"), _row(results[-1]))
                by_id("figures").hidden = False
        except BeeError:
            self.stop()
            raise
        self.set_running(False)
        say(_outcome(results))

    async def measure(self, lane: Element) -> Result:
        """Return a solver's figures; `OvertakenError` if the race ends before they are there."""
        name = lane.dataset.name
        lane.classList.add("running")
        show(f"Building {name}.")
        built: Built = await self.newest.of(self.ask("built", name))
        show(f"Timing {name}.")
        times: list[float] = []
        while len(times) < SAMPLES:
            times.append((await self.newest.of(self.ask("timed", name)))["seconds"])
            _draw(lane, _median(times))
        lane.classList.remove("running")
        return Result(name, _median(times), built)


def _lane(solver: Way) -> Markup:
    name = solver["name"]
    return tag(
        "li",
        tag("label", Markup('<input type="checkbox" checked> '), name),
        tag("span", tag("i"), class_="bar"),
        tag("b"),
        tag("span", solver["idea"], class_="idea"),
        data_name=name,
    )


def _is_chosen(lane: Element) -> bool:
    return lane.querySelector("input").matches(":checked")


def _draw(lane: Element, time: float | None) -> None:
    lane.querySelector("b").textContent = "" if time is None else spoken(time)
    share = 0 if time is None else math.log(time / FASTEST) / math.log(10) / DECADES
    width = 0 if time is None else min(100, max(1, 100 * share))
    lane.querySelector("i").style.setProperty("width", f"{width}%")


def _row(result: Result) -> Markup:
    built = result.built
    cells = [
        spoken(result.median),
        spoken(built["build"]) if built["build"] >= CLOCK else "< 1 ms",
        f"{built['memory'] / 1e6:.1f} MB",
        f"{built['masks']:,}",
        f"{built['blocks']:,}",
        f"{built['answers']:,}",
    ]
    return tag("tr", tag("th", result.name, scope="row"), [tag("td", cell) for cell in cells])


def _outcome(results: list[Result]) -> str:
    answers = results[0].built["answers"]
    if any(result.built["answers"] != answers for result in results):
        return "Done, but the solvers disagree: please report this hive."
    words = counted(answers, "word")
    ranked = sorted(results, key=lambda result: result.median)
    first, last = ranked[0], ranked[-1]
    if len(ranked) == 1:
        return f"Done: {first.name} finds {words}."
    times = round(last.median / first.median)
    return (
        f"Done: {len(ranked)} solvers find the same {words}. Here {first.name} is the fastest,"
        f" {times:,} times as fast as {last.name}."
    )


def _median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def spoken(time: float) -> str:
    """Return a time in seconds with two or three digits and a unit: "13.7 µs", "584 µs"."""
    size, unit = next((pair for pair in UNITS if time >= pair[0]), UNITS[-1])
    figure = time / size
    return f"{figure:.{0 if figure >= 99.95 else 1}f} {unit}"
