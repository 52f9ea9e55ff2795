"""The race: times solvers in the engine, one short step at a time, and shows their figures."""

import math
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from browser import files
from browser.dom import by_id
from browser.events import Newest, on, on_buttons
from browser.rendering import Bindings, Renderer, mark, put
from browser.status import speak
from browser.texts import text
from js import Event
from lab.gap import Gap, Runner

from beecore.errors import BeeError
from beecore.lab.race import Overview
from beecore.letters import capitals

# A solver's figures, as text and as a bar beside those of other solvers.

NAIVE, YOURS = "naive", "yours"
DECADES = 5  # of a logarithmic scale
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

    def runner(self) -> Runner:
        figures = self.figures
        return Runner(self.name, figures["find"], int(figures["masks"] + figures["blocks"]))


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


def _share(figure: float, longest: float, is_true: bool) -> float:
    """Return how much of its lane a bar fills: 1 for the longest, else in proportion to it, or on a
    logarithmic scale.
    """
    if is_true or not figure:
        return figure / (longest or 1)
    return max(0.01, 1 - math.log(longest / figure) / math.log(10) / DECADES)


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
        self.ask, self.newest, self.gap = ask, Newest(), Gap(ask)
        self.hive = ""
        self.names = [lane.dataset.name for lane in by_id("race").children]  # yours is the last
        self.results: dict[str, Result] = {}
        self.told = text("lab-race-wait")  # how the race went
        self.running = ""  # the name of the solver that is being built, or was last
        self.true_scale, self.column = by_id("true-scale"), by_id("column")
        self.bindings, self.card = Bindings("race-exhibit"), Bindings("edit-exhibit")
        self.renderer = Renderer(self.render)
        on_buttons(
            "race-exhibit",
            run=self.pressed,
            save=self.save,
            replay=self.gap.again,
        )
        on("race-exhibit", "change", self.choose)
        self.renderer.request()

    def show(self, overview: Overview) -> None:
        """Race for another hive from now on, and drop the figures for the last one."""
        if overview["hive"] != self.hive:
            self.results = {} if self.hive else self.results
            self.gap.hide()
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
        self.gap.hide()
        try:
            results = await self.measure(names)
        except BeeError:
            self.stop(text("lab-stopped"))
            raise
        ranked = sorted(results, key=lambda result: result.figures["find"])
        self.stop(_outcome(ranked, by_id("guess").value))
        if len(ranked) > 1:
            slowest = ranked[-1].runner()
            self.gap.show(ranked[0].runner(), slowest, slowest.name == NAIVE)

    async def measure(self, names: list[str]) -> list[Result]:
        """Build solvers, then time them in turn, so that what slows one down slows the others."""
        results = []
        for name in names:
            self.running, self.told = name, text("lab-building", solver=name)
            self.renderer.request()
            figures = await self.ask("built", name)
            figures["find"] = figures["words"] = math.inf
            results.append(Result(name, figures))
        for number in range(1, SAMPLES + 1):
            self.told = text("lab-timing", number=number, all=SAMPLES)
            for name, figures in results:
                for act in ("find", "words"):
                    seconds = (await self.ask("timed", name, act))["seconds"]
                    figures[act] = min(figures[act], seconds)  # others only make it longer
                figures["find"] = min(figures["find"], figures["words"])  # which also finds masks
                self.put(Result(name, figures))
        return results

    def choose(self, event: Event) -> None:
        """Draw the bars again, since their figures or scale were chosen, if not the solvers."""
        self.renderer.request()

    def save(self, event: Event) -> None:
        name = f"race-{self.hive}.csv"
        files.download(name, csv([self.results[one] for one in self.names if one in self.results]))
        speak(text("lab-saved-figures", file=name))

    def render(self) -> None:
        self.bindings.show(
            is_loading=not self.hive,
            run=text("lab-stop") if self.running else text("lab-run"),
            told=self.told,
            has_bars=bool(self.results) or bool(self.running),
            has_own=YOURS in self.results,
        )
        column, is_true = self.column.value, self.true_scale.checked
        longest = max([result.figures[column] for result in self.results.values()] or [0])
        for name in self.names:
            share, result = 0.0, self.results.get(name)
            if result:
                share = _share(result.figures[column], longest, is_true)
            put(f"race-{name}-time", text=result.text(column) if result else "")
            put(f"race-{name}-bar", width=f"{100 * share:.3f}%")
            mark("race-" + name, running=name == self.running and not result)
        self.card.show(card=self.place() if YOURS in self.results else "")

    def place(self) -> str:
        """Return a sentence about the visitor's own solver, beside the others that were raced."""
        hive, time = capitals(self.hive), self.results[YOURS].text("find")
        times = [result.figures["find"] for result in self.results.values()]
        if len(times) == 1:
            return text("lab-card", hive=hive, time=time)
        place = sorted(times).index(self.results[YOURS].figures["find"]) + 1
        return text("lab-card-place", hive=hive, time=time, place=place, solvers=len(times))


def _outcome(ranked: list[Result], guess: str) -> str:
    """Return what a race has shown, the fastest first, and how close the visitor's guess was."""
    first, last = ranked[0], ranked[-1]
    answers = int(first.figures["answers"])
    if any(result.figures["answers"] != answers for result in ranked):
        return text("lab-disagreement")
    if len(ranked) == 1:
        return text("lab-one-raced", solver=first.name, words=answers)
    times, checks = last.figures["find"] / first.figures["find"], last.runner().checks
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
