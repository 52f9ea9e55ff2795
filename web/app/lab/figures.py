"""A solver's figures, as text, as a table row, and as a bar beside those of other solvers."""

import math
from typing import Any, NamedTuple

from browser.markup import Markup, tag
from browser.texts import text
from js import Element

from beecore.lab.race import Built, Way

YOURS = "yours"
FASTEST, DECADES = 1e-6, 5  # the scale of the bars: from a microsecond to a tenth of a second
CLOCK = 1e-3  # seconds; browsers may round a single time to it
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))
COLUMNS = ("find", "words", "build", "memory", "masks", "blocks", "answers")


class Result(NamedTuple):
    """A solver's figures: the median seconds to find masks and to list words, and its costs."""

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


def lane(way: Way, is_choice: bool = False) -> Markup:
    """Return a solver's line; with `is_choice`, it has a check box and a button for its code."""
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
        tag("b"),
        tag("span", way["idea"], class_="idea"),
        code if is_choice else "",
        data_name=name,
        class_=YOURS if name == YOURS else "",
    )


def draw(lane: Element, seconds: float | None) -> None:
    """Show a time as the bar and the figure of a solver's line; None shows none."""
    lane.querySelector("b").textContent = "" if seconds is None else duration(seconds)
    share = 0.0
    if seconds is not None:
        share = math.log(max(seconds, FASTEST) / FASTEST) / math.log(10) / DECADES
        share = min(1.0, max(0.01, share))
    lane.querySelector("i").style.setProperty("width", f"{100 * share}%")


def row(result: Result) -> Markup:
    cells = [tag("td", result.text(column)) for column in COLUMNS]
    return tag("tr", tag("th", result.name, scope="row"), cells)


def csv(results: list[Result]) -> str:
    """Return a table with a line for each solver: times in seconds, memory in bytes."""
    lines = ["solver," + ",".join(COLUMNS)]
    for result in results:
        lines.append(",".join([result.name] + [f"{result.figure(one):.9g}" for one in COLUMNS]))
    return "\n".join(lines) + "\n"
