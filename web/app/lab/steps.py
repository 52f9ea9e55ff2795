"""The exhibit that takes a solver's search one step at a time, or plays it at any speed."""

from collections.abc import Awaitable, Callable
from typing import Any

from browser.dom import pause
from browser.events import Newest, on, on_buttons
from browser.rendering import Bindings, Markup, Renderer, moves, put, tag
from browser.status import speak
from browser.texts import listed, text
from js import Event, window
from lab.pictures import skipped

from beecore.lab.race import Overview
from beecore.lab.steps import StepPicture
from beecore.letters import capitals

SPEEDS = (1, 2, 5, 10, 30, 100, 300, 1000, 3000, 10_000)  # steps a second
FRAMES, CALM_FRAMES = 30, 2  # a second, at most; the second if the visitor prefers less motion
COLUMNS = 40  # of cells of a single mask
FATES = "fmiea"


class StepExhibit:
    """Shows one step of a solver, and what its search has come to; `open_hive` shows another hive
    on the whole page.
    """

    def __init__(
        self, ask: Callable[..., Awaitable[Any]], open_hive: Callable[[str], Awaitable[None]]
    ) -> None:
        self.ask, self.open_hive = ask, open_hive
        self.solver, self.number, self.center = "block", 0, ""
        self.word = self.told = ""  # that all exhibits follow; that the search never looks at it
        self.picture: StepPicture | None = None  # None before there are any steps
        self.is_playing, self.speed = False, SPEEDS.index(5)
        self.newest = Newest()
        self.places: list[str] = []  # the outlines of the cells that are drawn
        self.bindings, self.renderer = Bindings("steps-exhibit"), Renderer(self.render)
        presets = {"best": self.preset, "worst": self.preset, "word": self.find}
        acts = {"play": self.play, "back": self.back, "forward": self.forward}
        on_buttons("steps-exhibit", **presets, **acts)
        on("steps-exhibit", "input", self.changed)
        self.renderer.request()

    async def show(self, overview: Overview) -> None:
        self.stop()
        self.center = capitals(overview["center"])
        await self.look(0)

    async def look(self, number: int) -> None:
        """Show a step; the last one if there are fewer."""
        shown = await self.ask("step", self.solver, number)
        self.picture, self.told = shown if shown["steps"] else None, ""
        self.number = shown["number"] if shown["steps"] else 0
        self.renderer.request()

    async def go(self, number: int) -> None:
        """Show a step that the visitor chose, and announce it."""
        self.stop()
        await self.look(max(0, number))
        if self.picture:
            speak(self.said(self.picture))

    def back(self, event: Event) -> Awaitable[None]:
        return self.go(self.number - 1)

    def forward(self, event: Event) -> Awaitable[None]:
        return self.go(self.number + 1)

    def changed(self, event: Event) -> Awaitable[None] | None:
        field = event.target
        if field.name == "speed":
            self.speed = int(field.value)
            self.renderer.request()
            return None
        self.stop()
        if field.name == "number":  # the slider itself is read out
            return self.look(int(field.value))
        self.solver = field.value
        return self.go(0)

    def preset(self, event: Event) -> Awaitable[None] | None:
        if not self.picture:
            return None
        best, worst = self.picture["best"], self.picture["worst"]
        hive, _ = best if event.target.dataset.action == "best" else worst
        return self.open_hive(hive)

    def follow(self, word: str) -> None:
        """Offer to go to the step of a word; none if it is empty."""
        self.word, self.told = word, ""
        self.renderer.request()

    async def find(self, event: Event) -> None:
        number = (await self.ask("step_of", self.solver, self.word))["number"]
        if number >= 0:
            await self.go(number)
        else:
            self.told = text("lab-step-unseen", solver=self.solver, word=capitals(self.word))
            self.renderer.request()
            speak(self.told)

    def play(self, event: Event) -> Awaitable[None] | None:
        if self.is_playing:
            self.stop()
            return None
        self.is_playing = True
        return self.newest.of(self.run())

    def stop(self) -> None:
        self.newest.forget()
        self.is_playing = False
        self.renderer.request()

    async def run(self) -> None:
        """Show step after step up to the last, from the first if the last is shown."""
        if self.picture and self.number == self.picture["steps"] - 1:
            await self.look(0)
        while self.picture and self.number < self.picture["steps"] - 1:
            speed = SPEEDS[self.speed]
            frames = min(speed, FRAMES if moves() else CALM_FRAMES)
            await pause(1000 // frames)
            await self.look(self.number + speed // frames)
        self.is_playing = False
        self.renderer.request()
        if self.picture:
            speak(text("lab-step-end", steps=self.picture["steps"], words=self.picture["found"]))

    def render(self) -> None:
        picture, speed = self.picture, text("lab-step-rate", steps=SPEEDS[self.speed])
        self.bindings.show(
            speed_text=speed,
            solver=self.solver,
            solver_name=self.solver,
            play=text("lab-step-pause") if self.is_playing else text("lab-step-play"),
            is_loading=not self.center,
            word=text("lab-step-word", word=capitals(self.word)) if self.word and picture else "",
            word_told=self.told,
            is_empty=not picture,
            at_first=not picture or self.number == 0,
            at_last=not picture or self.number == picture["steps"] - 1,
        )
        if not picture:
            said = "" if self.center else text("lab-picture-wait")
            self.bindings.show(said=said, own=[], counts=[], best="", worst="")
            return
        place = text("lab-step-at", number=self.number + 1, steps=picture["steps"])
        said, (best, easy), (worst, hard) = self.said(picture), picture["best"], picture["worst"]
        self.bindings.show(last=str(picture["steps"] - 1))
        self.bindings.show(
            number=str(self.number),
            place=place,
            spoken=f"{place}: {said}",
            said=said,
            own=_own(picture),
            counts=_counts(picture),
            best=text("lab-step-best", hive=capitals(best)),
            best_reason=easy,
            worst=text("lab-step-worst", hive=capitals(worst)),
            worst_reason=hard,
        )
        self.draw(picture)

    def draw(self, picture: StepPicture) -> None:
        """Draw a cell for each step of a screen, those to come as outlines."""
        fates, at = picture["fates"], self.number - picture["first"]
        if self.bindings.differs("cells", picture["first"], fates, picture["sizes"]):
            self.places, column, row = [], 0, 0
            for size in picture["sizes"]:
                if column and column + size > COLUMNS:
                    column, row = 0, row + 1
                wide = size - 0.2
                self.places.append(
                    f"M{column + 0.1:.1f} {row + 0.1:.1f}h{wide:.1f}v.8h-{wide:.1f}z"
                )
                column += size
            put("steps", viewBox=f"0 0 {COLUMNS} {row + 1}")
        for fate in FATES:
            cells = [self.places[cell] for cell in range(at + 1) if fates[cell] == fate]
            put("steps-" + fate, d="".join(cells))
        put("steps-n", d="".join(self.places[at + 1 :]))
        put("steps-mark", d=self.places[at])

    def said(self, picture: StepPicture) -> str:
        """Return what a step looks at, and what comes of it, in a sentence."""
        fate, words = picture["fate"], picture["words"]
        if picture["kind"] == "block":
            ends = first, last = words[0], words[-1]
            told = skipped(fate, ends, picture["wrong"], self.center)
            return told or text("lab-step-block", first=first, last=last)
        if picture["kind"] == "node":
            ways = listed([capitals(way) for way, is_open in picture["ways"] if is_open])
            on = text("lab-step-ways", letters=ways) if ways else text("lab-step-no-way")
            if fate == "i":
                return on if not words[0] else text("lab-step-node", letters=words[0], ways=on)
        letters = capitals(picture["letters"])
        if not words:
            return text("lab-no-subset-words", letters=letters)
        if fate == "a":
            return text("lab-step-fits", word=listed([capitals(word) for word in words]))
        missing, wrong = picture["missing"], picture["wrong"]
        return str(window.switches.verdict(listed(words), missing, wrong))


def _counts(picture: StepPicture) -> list[Markup]:
    rows = (
        (text("lab-step-looks"), picture["masks"], picture["naive_looks"]),
        (text("lab-step-blocks"), picture["blocks"], 0),
        (text("lab-step-skipped"), picture["skipped"], 0),
        (text("lab-step-words"), picture["found"], picture["naive_found"]),
        (text("lab-step-all"), picture["steps"], picture["naive_steps"]),
    )
    return [
        tag("tr", tag("th", name, scope="row"), [tag("td", f"{each:,}") for each in figures])
        for name, *figures in rows
    ]


def _own(picture: StepPicture) -> list[Markup]:
    """Return what only some solvers have: ways in a tree, masks of a block, levels of blocks."""
    if picture["kind"] == "node":
        way = [tag("i", capitals(letter), class_="on") for letter in picture["words"][0]]
        ways = [
            tag("i", capitals(letter), class_="on" if is_open else "")
            for letter, is_open in picture["ways"]
        ]
        return [tag("p", text("lab-step-tree")), _bits(way), _bits(ways)]
    members = [
        tag("li", tag("code", capitals(row)), " ", words, class_="at" if is_at else "")
        for row, words, is_at in picture["members"]
    ]
    levels = [
        tag(
            "li",
            text("lab-step-level", level=level, seen=seen, blocks=blocks, entered=entered),
            tag("progress", max=blocks, value=str(seen), aria_hidden="true"),
        )
        for level, (blocks, seen, entered) in enumerate(picture["levels"], start=1)
    ]
    rows = members + levels
    return [tag("ol", rows, class_="members", role="list")] if rows else []


def _bits(cells: list[Markup]) -> Markup:
    return tag("div", cells, class_="bits", aria_hidden="true")
