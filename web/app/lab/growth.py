"""A chart of time by number of words, measured in this browser while one watches."""

import math

from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from browser.status import report, sentence, speak
from js import Event
from lab.figures import YOURS, Figures, spoken
from lab.sandbox import Sandbox, Step

from beecore.errors import BeeError
from beecore.hive import USUAL_SIZE
from beecore.lab.race import Overview

SECONDS = 300
HEIGHT, NARROWEST = 380, 260
LEFT, TOP, BOTTOM, NAMES = (
    56,
    12,
    340,
    88,
)  # of what is drawn on, and the room for names right of it
WORDS = (3, 5.3)  # decades: a thousand words to two hundred thousand
TIMES = (-6, 0)  # a microsecond to a second
APART = 17  # between names
LABELS = ("1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s")


class Growth:
    """Has each solver timed over more and more words, and draws a line for each."""

    def __init__(self, sandbox: Sandbox, figures: Figures) -> None:
        self.sandbox, self.figures = sandbox, figures
        self.is_running = False
        self.points: list[Step] = []
        self.hive = ""
        self.svg = by_id("growth")
        on(by_id("growth-run"), "click", self.pressed)

    async def show(self, overview: Overview) -> None:
        """Begin a chart; the lines of another hive go."""
        if overview["hive"] != self.hive:
            self.hive, self.points = overview["hive"], []
            self.draw()

    async def pressed(self, event: Event) -> None:
        if self.is_running:
            self.sandbox.stop()
            return
        hive = self.hive
        names = [name for name in self.figures.names() if name != YOURS]
        task = {"do": "growth", "hive": hive, "names": names}
        self.points = []
        by_id("growth-report").hidden = True
        self.set_running(True)
        try:
            last = await self.sandbox.do(task, len(hive) > USUAL_SIZE, SECONDS, self.step)
        except BeeError as error:
            self.tell(sentence(str(error)))
            report(by_id("growth-report"), getattr(error, "details", ""))
            return
        finally:
            self.set_running(False)
        self.tell(last.get("stopped") or _outcome(self.points))

    def set_running(self, is_running: bool) -> None:
        self.is_running = is_running
        by_id("growth-run").textContent = "Stop" if is_running else "Measure"

    def tell(self, text: str) -> None:
        by_id("growth-told").textContent = text
        speak(text)

    def step(self, step: Step) -> None:
        if "message" in step:
            by_id("growth-told").textContent = step["message"]
        else:
            self.points.append(step["point"])
            self.draw()

    def draw(self) -> None:
        names: list[str] = []
        for point in self.points:
            if point["name"] not in names:
                names.append(point["name"])
        lines = [[point for point in self.points if point["name"] == name] for name in names]
        paper = Paper(self.svg.clientWidth)
        self.svg.setAttribute("viewBox", f"0 0 {paper.right + NAMES} {HEIGHT}")
        fill(self.svg, paper.axes(), paper.lines(lines))


class Paper:
    """Where words and seconds stand on a paper of some width, in pixels."""

    def __init__(self, width: int) -> None:
        self.right = max(width, NARROWEST) - NAMES

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
            parts.append(tag("text", label, x=LEFT - 6, y=y + 4, class_="time"))
        for words in (1_000, 10_000, 100_000):
            x = self.x(words)
            parts.append(tag("path", d=f"M{x} {TOP}V{BOTTOM}", class_="grid"))
            parts.append(tag("text", f"{words:,}", x=x, y=BOTTOM + 20, class_="words"))
        parts.append(tag("text", "words", x=self.right + 14, y=BOTTOM + 20))
        return parts

    def lines(self, lines: list[list[Step]]) -> list[Markup]:
        """Return a line for each solver, its name at the end, no name over another."""
        ends = sorted([(self.y(line[-1]["seconds"]), at) for at, line in enumerate(lines)])
        beside = {}
        lowest: float = -APART
        for y, at in ends:
            lowest = beside[at] = max(y, lowest + APART)
        spare = max(0, lowest - BOTTOM)
        parts = []
        for at, line in enumerate(lines):
            name = line[0]["name"]
            dots = [(self.x(point["words"]), self.y(point["seconds"])) for point in line]
            path = "M" + "L".join([f"{x} {y}" for x, y in dots])
            parts.append(tag("path", d=path, class_="line " + name))
            for x, y in dots:
                parts.append(tag("circle", cx=x, cy=y, r=3.5, class_=name))
            end = dots[-1][0] + 8
            parts.append(tag("text", name, x=end, y=beside[at] - spare + 4, class_="name " + name))
        return parts


def _outcome(points: list[Step]) -> str:
    """Return in words what the chart shows of the first solver and the last."""
    told = []
    for name in (points[0]["name"], points[-1]["name"]):
        line = [point for point in points if point["name"] == name]
        first, last = line[0], line[-1]
        told.append(
            f"{name} takes {spoken(first['seconds'])} over {first['words']:,} words and"
            f" {spoken(last['seconds'])} over {last['words']:,}"
        )
    return "; ".join(told) + "."
