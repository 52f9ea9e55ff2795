"""A picture of the word list cut into blocks: which are skipped, and why."""

import math
from collections.abc import Awaitable, Callable
from typing import Any

from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from js import Event

from beecore.lab.pictures import BlockPicture, Strip
from beecore.lab.race import Overview

STRIDES = (10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)
USUAL_SHAPE = 4
USUAL_STRIDE = STRIDES.index(50)


class StripPicture:
    """A square for each block, colored by what becomes of it."""

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask = ask
        self.center = self.blocks = ""
        self.size = 0  # words in a block, as drawn
        self.stride, self.block, self.svg = by_id("stride"), by_id("strip-block"), by_id("strip")
        self.stride.max = str(len(STRIDES) - 1)
        self.stride.value = str(USUAL_STRIDE)
        on(self.stride, "input", lambda event: self.draw())
        on(self.block, "input", lambda event: self.look())
        for kind in ("pointermove", "pointerdown"):
            on(self.svg, kind, self.pointed)

    async def show(self, overview: Overview) -> None:
        self.center, self.blocks = overview["center"].upper(), ""
        await self.draw()

    def words_in_a_block(self) -> int:
        return STRIDES[int(self.stride.value)]

    async def draw(self) -> None:
        size = self.words_in_a_block()
        by_id("stride-text").textContent = str(size)
        self.stride.setAttribute("aria-valuetext", f"{size} words")
        strip: Strip = await self.ask("strip", size)
        self.size = size
        seen = int(self.block.value) / len(self.blocks) if self.blocks else 0
        self.blocks = strip["blocks"]
        self.paint()
        fill(by_id("strip-text"), _legend(strip, self.center))
        self.block.max = str(len(self.blocks))
        self.block.value = str(round(seen * len(self.blocks)) or self.blocks.find("a") + 1)
        await self.look()

    def paint(self) -> None:
        """Draw a square for each block, row by row, about as wide as it is high."""
        count = max(1, len(self.blocks))
        box = self.svg.getBoundingClientRect()
        shape = box.width / box.height if box.height else USUAL_SHAPE  # out of view it has none
        self.columns = math.ceil(math.sqrt(count * shape))
        self.rows = math.ceil(count / self.columns)
        self.svg.setAttribute("viewBox", f"0 0 {self.columns} {self.rows}")
        squares: dict[str, list[str]] = {"f": [], "m": [], "e": [], "a": []}
        for number, fate in enumerate(self.blocks):
            row, column = divmod(number, self.columns)
            squares[fate].append(f"M{column} {row}h.86v.86h-.86z")
        for fate in squares:
            self.svg.querySelector("path." + fate).setAttribute("d", "".join(squares[fate]))

    async def pointed(self, event: Event) -> None:
        if self.blocks:
            column = int(event.offsetX / self.svg.clientWidth * self.columns)
            row = int(event.offsetY / self.svg.clientHeight * self.rows)
            number = row * self.columns + column + 1
            if 1 <= number <= len(self.blocks) and number != int(self.block.value):
                self.block.value = str(number)
                await self.look()

    async def look(self) -> None:
        """Tell of one block, and mark it in the strip."""
        if not self.blocks:
            return
        number = min(int(self.block.value), len(self.blocks)) - 1
        shown: BlockPicture = await self.ask("block", self.size, number)
        row, column = divmod(number, self.columns)
        mark = self.svg.querySelector("rect")
        mark.setAttribute("x", str(column - 0.07))
        mark.setAttribute("y", str(row - 0.07))
        text = _block_told(shown, self.center)
        by_id("block-number").textContent = f"{number + 1:,}"
        by_id("block-text").textContent = text
        self.block.setAttribute("aria-valuetext", f"{number + 1}, {text}")


def listed(letters: str) -> str:
    """Return letters as they are read: "C, O"."""
    return ", ".join(list(letters.upper()))


def _legend(strip: Strip, center: str) -> list[Markup]:
    blocks = strip["blocks"]
    answers, in_vain, forbidden, missing = [blocks.count(fate) for fate in "aefm"]
    tested = f"{strip['searched']:,} of {strip['words']:,} words are tested"
    return [
        _line(
            "a",
            answers,
            f" of {len(blocks):,} blocks entered, with {strip['fitting']:,} words that fit",
        ),
        _line("e", in_vain, f" entered in vain; so {tested}"),
        _line("f", forbidden, " skipped: their words share what the hive lacks"),
        _line("m", missing, f" skipped: none of their words has {center}"),
    ]


def _line(fate: str, number: int, told: str) -> Markup:
    return tag("li", tag("b", f"{number:,}"), told, class_=fate)


def _block_told(shown: BlockPicture, center: str) -> str:
    span = f"“{shown['first']}” to “{shown['last']}”"
    if shown["fate"] == "f":
        return f"{span}: skipped. All of its words have {listed(shown['forbidden'])}."
    if shown["fate"] == "m":
        return f"{span}: skipped. None of its words has {center}."
    shared = f"share {listed(shown['shared'])}" if shown["shared"] else "share nothing"
    found = ", ".join(shown["fitting"]) or "none"
    return f"{span}: entered. Its words {shared}, and some have {center}. Of them fit: {found}."
