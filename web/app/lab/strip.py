"""The exhibit of the word list cut into blocks: which blocks a search skips, and why."""

import math
from collections.abc import Awaitable, Callable
from typing import Any

from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, tag
from browser.rendering import Bindings, Renderer
from browser.texts import text
from js import Event

from beecore.lab.pictures import BlockPicture, Strip
from beecore.lab.race import Overview
from beecore.letters import capitals

BLOCK_SIZES = (10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)  # in words
USUAL_SHAPE = 4  # width divided by height, for a strip that is not visible


class StripState:
    """What the exhibit of blocks shows."""

    def __init__(self) -> None:
        self.center = ""  # in upper case
        self.step = BLOCK_SIZES.index(50)  # the position of the slider, an index of `BLOCK_SIZES`
        self.size = 0  # the number of words in each block of the strip
        self.strip: Strip | None = None
        self.number = 0  # the number of the block to look inside, from 1
        self.block: BlockPicture | None = None  # that block


class StripExhibit:
    """Draws a square for each block, colored by what a search does with it."""

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask, self.state, root = ask, StripState(), by_id("strip-exhibit")
        self.bindings, self.renderer = Bindings(root), Renderer(self.render)
        self.svg = root.querySelector("svg")
        self.painted: Strip | None = None
        self.columns = self.rows = 1
        on(root, "input", self.changed)
        for kind in ("pointermove", "pointerdown"):
            on(self.svg, kind, self.pointed)

    async def show(self, overview: Overview) -> None:
        self.state.center, self.state.strip = capitals(overview["center"]), None
        await self.cut()

    def changed(self, event: Event) -> Awaitable[None]:
        value = int(event.target.value)
        if event.target.name == "number":
            return self.look(value)
        self.state.step = value
        return self.cut()

    async def cut(self) -> None:
        """Cut the words into blocks of the chosen size, and look inside one at the same place."""
        state, before = self.state, self.state.strip
        self.renderer.request()
        size = BLOCK_SIZES[state.step]
        state.strip = await self.ask("strip", size)
        blocks = state.strip["blocks"]
        share = state.number / len(before["blocks"]) if before and before["blocks"] else 0
        state.size = size
        await self.look(round(share * len(blocks)) or blocks.find("a") + 1)

    async def look(self, number: int) -> None:
        """Show the words of one block."""
        state = self.state
        blocks = state.strip["blocks"] if state.strip else ""
        state.number = max(1, min(number, len(blocks)))
        self.renderer.request()
        if blocks:
            state.block = await self.ask("block", state.size, state.number - 1)
            self.renderer.request()

    async def pointed(self, event: Event) -> None:
        if self.painted:
            column = int(event.offsetX / self.svg.clientWidth * self.columns)
            row = int(event.offsetY / self.svg.clientHeight * self.rows)
            number = row * self.columns + column + 1
            if 1 <= number <= len(self.painted["blocks"]) and number != self.state.number:
                await self.look(number)

    def render(self) -> None:
        state, size = self.state, BLOCK_SIZES[self.state.step]
        self.bindings.show(last_step=str(len(BLOCK_SIZES) - 1))
        self.bindings.show(
            step=str(state.step),
            size=text("lab-number", number=size),
            size_spoken=text("lab-block-size", words=size),
        )
        if not state.strip or not state.strip["blocks"]:
            return
        if state.strip is not self.painted:
            self.painted = state.strip
            self.paint(state.strip["blocks"])
        description = _described(state.block, state.center) if state.block else ""
        number = state.number
        self.bindings.show(
            legend=_legend(state.strip, state.center), last_number=str(len(state.strip["blocks"]))
        )
        self.bindings.show(
            number=str(number),
            number_text=text("lab-number", number=number),
            block=description,
            block_spoken=text("lab-block-spoken", number=number, block=description),
        )
        row, column = divmod(number - 1, self.columns)
        mark = self.svg.querySelector("rect")
        mark.setAttribute("x", str(column - 0.07))
        mark.setAttribute("y", str(row - 0.07))

    def paint(self, blocks: str) -> None:
        """Draw the squares row by row, each about as wide as it is high."""
        box = self.svg.getBoundingClientRect()
        shape = box.width / box.height if box.height else USUAL_SHAPE
        self.columns = math.ceil(math.sqrt(len(blocks) * shape))
        self.rows = math.ceil(len(blocks) / self.columns)
        self.svg.setAttribute("viewBox", f"0 0 {self.columns} {self.rows}")
        squares: dict[str, list[str]] = {"f": [], "m": [], "e": [], "a": []}
        for number, fate in enumerate(blocks):
            row, column = divmod(number, self.columns)
            squares[fate].append(f"M{column} {row}h.86v.86h-.86z")
        for fate in squares:
            self.svg.querySelector("path." + fate).setAttribute("d", "".join(squares[fate]))


def separated(letters: str) -> str:
    """Return letters as a list to read: "C, O"."""
    return ", ".join(list(capitals(letters)))


def _legend(strip: Strip, center: str) -> list[Markup]:
    blocks, fitting = strip["blocks"], strip["fitting"]
    answers, in_vain, forbidden, missing = [blocks.count(fate) for fate in "aefm"]
    searched, words = strip["searched"], strip["words"]
    found = text("lab-blocks-found", blocks=answers, all=len(blocks), words=fitting)
    vain = text("lab-blocks-in-vain", blocks=in_vain, searched=searched, words=words)
    return [
        tag("li", found, class_="a"),
        tag("li", vain, class_="e"),
        tag("li", text("lab-blocks-forbidden", blocks=forbidden), class_="f"),
        tag("li", text("lab-blocks-missing", blocks=missing, center=center), class_="m"),
    ]


def _described(block: BlockPicture, center: str) -> str:
    first, last = block["first"], block["last"]
    if block["fate"] == "f":
        letters = separated(block["forbidden"])
        return text("lab-block-forbidden", first=first, last=last, letters=letters)
    if block["fate"] == "m":
        return text("lab-block-missing", first=first, last=last, center=center)
    shared = separated(block["shared"]) or text("lab-none")
    found = ", ".join(block["fitting"]) or text("lab-none")
    return text("lab-block-searched", first=first, last=last, shared=shared, found=found)
