"""The growth exhibit: a chart of search times by number of words, measured in this browser."""

import math

from browser.dom import by_id
from browser.events import on_buttons
from browser.rendering import Bindings, Markup, Renderer, fill, put, tag
from browser.status import report, speak
from browser.texts import text
from js import Event
from lab.race import YOURS, Race, duration
from lab.sandbox import Sandbox, Step

from beecore.game.guess import once
from beecore.lab.race import Overview

SECONDS = 300
HEIGHT, MIN_WIDTH = 380, 260
LEFT, TOP, BOTTOM = 56, 12, 340  # of the area with lines
NAME_WIDTH, NAME_DISTANCE = 100, 17
NAME_OFFSET = 22  # from the last dot of a line, which another line leads to
COLOR, HUE = "oklch(0.6 0.15 {})", 45  # as legible on light ground as on dark
DASHES = ("", "7 4", "2 3")
WORDS = (3, 5.3)  # decades: a thousand words to two hundred thousand
TIMES = (-6, 0)  # a microsecond to a second
LABELS = ("1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s")


class GrowthExhibit:
    """Times each solver with more and more words, and draws a line for each."""

    def __init__(self, sandbox: Sandbox, race: Race) -> None:
        self.sandbox, self.race = sandbox, race
        self.task: Step = {}  # for the sandbox: to measure what the chart shows
        self.points: list[Step] = []  # a solver's name, the number of words, and the seconds
        self.message, self.details = text("lab-growth-wait"), ""  # the details are of an error
        self.bindings, self.renderer = Bindings("growth-exhibit"), Renderer(self.render)
        on_buttons("growth-exhibit", run=self.pressed)

    async def show(self, overview: Overview) -> None:
        """Start an empty chart for another hive."""
        if overview["hive"] != self.task.get("hive"):
            if self.sandbox.is_doing(self.task):
                self.sandbox.stop()
            self.points = []
            self.renderer.request()

    async def pressed(self, event: Event) -> None:
        if self.sandbox.is_doing(self.task):
            self.sandbox.stop()
            return
        names = [name for name in self.race.names() if name != YOURS]
        self.task = {"do": "growth", "hive": self.race.hive, "names": names}
        self.points, self.details = [], ""
        self.renderer.request()
        last = await self.sandbox.do(self.task, SECONDS, self.step)
        self.message = last.get("stopped") or _outcome(self.points)
        self.details = str(last.get("details", ""))
        self.renderer.request()
        speak(self.message)

    def step(self, step: Step) -> None:
        if "point" in step:
            self.points.append(_point(step["point"]))
        else:
            self.message = step["message"]
        self.renderer.request()

    def render(self) -> None:
        label = text("lab-stop") if self.sandbox.is_doing(self.task) else text("lab-measure")
        self.bindings.show(run=label, message=self.message)
        report("growth-report", self.details)
        paper = Paper(by_id("growth").clientWidth)
        put("growth", viewBox=f"0 0 {paper.right + NAME_WIDTH} {HEIGHT}")
        names = once([point["name"] for point in self.points])
        fill("growth", paper.axes(), paper.lines([_line(self.points, name) for name in names]))


class Paper:
    """Draws the axes and lines of a chart, given its width in pixels."""

    def __init__(self, width: int) -> None:
        self.right = max(width, MIN_WIDTH) - NAME_WIDTH

    def x(self, words: float) -> float:
        share = (math.log(words) / math.log(10) - WORDS[0]) / (WORDS[1] - WORDS[0])
        return round(LEFT + (self.right - LEFT) * share, 1)

    def y(self, seconds: float) -> float:
        share = (math.log(seconds) / math.log(10) - TIMES[0]) / (TIMES[1] - TIMES[0])
        return round(BOTTOM - (BOTTOM - TOP) * share, 1)

    def axes(self) -> list[Markup]:
        parts = []
        for decade, label in zip(range(TIMES[0], TIMES[1] + 1), LABELS, strict=True):
            y = self.y(10**decade)
            parts.append(tag("path", d=f"M{LEFT} {y}H{self.right}", class_="grid"))
            parts.append(tag("text", label, x=LEFT - 6, y=y + 4, text_anchor="end"))
        for words in (1_000, 10_000, 100_000):
            x = self.x(words)
            parts.append(tag("path", d=f"M{x} {TOP}V{BOTTOM}", class_="grid"))
            parts.append(tag("text", f"{words:,}", x=x, y=BOTTOM + 20, text_anchor="middle"))
        parts.append(tag("text", text("lab-words"), x=self.right + 14, y=BOTTOM + 20))
        return parts

    def lines(self, lines: list[list[Step]]) -> list[Markup]:
        """Return a line for each solver, with its name, in a color and dashes of its own."""
        heights = apart([self.y(line[-1]["seconds"]) for line in lines])
        parts = []
        for at, line in enumerate(lines):
            dots = [(self.x(point["words"]), self.y(point["seconds"])) for point in line]
            path = "M" + "L".join([f"{x} {y}" for x, y in dots])
            name, height, (right, end) = line[0]["name"], heights[at], dots[-1]
            dashes = DASHES[at % len(DASHES)]
            lead = f"M{right + 5} {end}L{right + NAME_OFFSET - 4} {height}"
            drawn = [
                tag("path", d=path, class_="line", stroke_width=2.5, stroke_dasharray=dashes),
                *[tag("circle", cx=x, cy=y, r=3.5) for x, y in dots],
                tag("path", d=lead, class_="lead"),
                tag("text", name, x=right + NAME_OFFSET, y=height + 4, class_="name"),
            ]
            color = COLOR.format(HUE * at)
            parts.append(tag("g", drawn, class_="way " + name, color=color))
        return parts


def apart(heights: list[float]) -> list[float]:
    """Return heights for the names of lines that end at these heights: near them, but apart."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    places = [0.0] * len(heights)
    highest: float = -NAME_DISTANCE
    for at in order:
        highest = places[at] = max(heights[at], highest + NAME_DISTANCE)
    lowest: float = BOTTOM + NAME_DISTANCE
    for at in reversed(order):
        lowest = places[at] = min(places[at], lowest - NAME_DISTANCE)
    return places


def _line(points: list[Step], name: str) -> list[Step]:
    return [point for point in points if point["name"] == name]


def _outcome(points: list[Step]) -> str:
    """Return a sentence about the times of the first and the last solver in the chart."""
    sentences = []
    for name in (points[0]["name"], points[-1]["name"]):
        line = _line(points, name)
        sentences.append(
            text(
                "lab-growth-outcome",
                solver=name,
                few=line[0]["words"],
                fast=duration(line[0]["seconds"]),
                many=line[-1]["words"],
                slow=duration(line[-1]["seconds"]),
            )
        )
    return " ".join(sentences)


def _point(point: Step) -> Step:
    """Return a point if it can be drawn; raises the errors of a message in another form."""
    words, seconds = int(point["words"]), float(point["seconds"])
    if words < 1 or not seconds > 0:
        raise ValueError
    return {"name": str(point["name"]), "words": words, "seconds": seconds}
