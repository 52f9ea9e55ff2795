"""The race: solvers timed in the worker, one short step after the other."""

from collections.abc import Awaitable, Callable
from typing import Any

from browser.dom import by_id
from browser.events import on
from browser.ordering import Newest
from browser.status import refuse, say, show
from js import Element, Event, document
from lab.figures import Figures, Result, draw

from beecore.errors import BeeError
from beecore.lab.race import Built, Overview
from beecore.phrases import counted

SAMPLES = 9


class Race:
    """Asks for times and draws them as they come; a step that comes too late is thrown away."""

    def __init__(self, ask: Callable[..., Awaitable[Any]], figures: Figures) -> None:
        self.ask, self.figures = ask, figures
        self.newest = Newest()
        self.running = False
        on(by_id("race-run"), "click", self.pressed)

    def show(self, overview: Overview) -> None:
        """Line up the solvers; figures of another hive go."""
        if overview["hive"] != self.figures.hive:
            self.figures.show(overview["hive"], overview["solvers"])

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
        names = [name for name in self.figures.names() if _is_chosen(self.figures.lane(name))]
        if not names:
            refuse("Choose a solver first")
            return
        self.set_running(True)
        self.figures.clear()
        results = []
        try:
            for name in names:
                results.append(await self.measure(name))
                self.figures.put(results[-1])
        except BeeError:
            self.stop()
            raise
        self.set_running(False)
        say(_outcome(results))

    async def measure(self, name: str) -> Result:
        """Return a solver's figures; `OvertakenError` if the race ends before they are there."""
        lane = self.figures.lane(name)
        lane.classList.add("running")
        show(f"Building {name}.")
        built: Built = await self.newest.of(self.ask("built", name))
        show(f"Timing {name}.")
        find = await self.timed(name, "find", lane)
        words = await self.timed(name, "words", lane)
        lane.classList.remove("running")
        return Result(name, find, words, built)

    async def timed(self, name: str, what: str, lane: Element) -> float:
        times: list[float] = []
        while len(times) < SAMPLES:
            times.append((await self.newest.of(self.ask("timed", name, what)))["seconds"])
            if what == self.figures.bars:
                draw(lane, _median(times))
        return _median(times)


def _is_chosen(lane: Element) -> bool:
    return bool(lane.querySelector("input:checked"))


def _outcome(results: list[Result]) -> str:
    answers = results[0].built["answers"]
    if any(result.built["answers"] != answers for result in results):
        return "Done, but the solvers disagree: please report this hive."
    words = counted(answers, "word")
    ranked = sorted(results, key=lambda result: result.find)
    first, last = ranked[0], ranked[-1]
    if len(ranked) == 1:
        return f"Done: {first.name} finds {words}."
    times = round(last.find / first.find)
    return (
        f"Done: {len(ranked)} solvers find the same {words}. Here {first.name} is the fastest,"
        f" {times:,} times as fast as {last.name}."
    )


def _median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]
