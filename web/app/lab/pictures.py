"""Exhibits of a word's mask, of blocks of words, and of all masks that could answer a hive."""

import math
from collections.abc import Awaitable, Callable
from typing import Any

from browser.dom import by_id
from browser.events import on
from browser.rendering import Bindings, Markup, Renderer, filled, put, tag
from browser.texts import text
from js import Event, window

from beecore.lab.pictures import BlockPicture, Strip, Subset, Subsets
from beecore.lab.race import Overview
from beecore.letters import capitals

BLOCK_SIZES = (5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)  # in words
USUAL_SHAPE = 4  # width divided by height, for a strip that is not visible


class StripExhibit:
    """Draws a square for each block, colored by what a search does with it, and the curve of what
    blocks of each size cost.
    """

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask, self.svg = ask, by_id("strip")
        self.center = ""  # in upper case
        self.step = BLOCK_SIZES.index(50)  # the position of the slider, an index of `BLOCK_SIZES`
        self.costs: list[tuple[int, int]] = []  # blocks and words that are checked, for each size
        self.size = 0  # the number of words in each block of the strip
        self.strip: Strip | None = None
        self.place = 0  # in the word list, of a word in the block to look inside
        self.number = 0  # the number of that block, from 1
        self.block: BlockPicture | None = None  # that block
        self.columns = self.rows = 1
        self.bindings, self.renderer = Bindings("blocks-exhibit"), Renderer(self.render)
        on("blocks-exhibit", "input", self.changed)
        for kind in ("pointermove", "pointerdown"):
            on(self.svg, kind, self.pointed)
        self.renderer.request()

    async def show(self, overview: Overview) -> None:
        self.center, self.strip, self.costs = capitals(overview["center"]), None, []
        await self.cut()
        self.costs = await self.ask("curve", BLOCK_SIZES)
        self.renderer.request()

    def changed(self, event: Event) -> Awaitable[None]:
        value = int(event.target.value)
        if event.target.name == "number":
            return self.look((value - 1) * self.size)
        self.step = value
        return self.cut()

    async def cut(self) -> None:
        """Cut the words into blocks of the chosen size, and look inside one at the same place."""
        self.renderer.request()
        size = BLOCK_SIZES[self.step]
        self.strip, self.size = await self.ask("strip", size), size
        await self.look(self.place)

    async def look(self, place: int) -> None:
        """Show the words of the block with the word at a place in the word list."""
        blocks = self.strip["blocks"] if self.strip else ""
        self.place = place
        self.number = max(1, min(place // max(1, self.size) + 1, len(blocks)))
        self.renderer.request()
        if blocks:
            self.block = await self.ask("block", self.size, self.number - 1)
            self.renderer.request()

    async def pointed(self, event: Event) -> None:
        if self.strip:
            column = int(event.offsetX / self.svg.clientWidth * self.columns)
            row = int(event.offsetY / self.svg.clientHeight * self.rows)
            number = row * self.columns + column + 1
            if 1 <= number <= len(self.strip["blocks"]) and number != self.number:
                await self.look((number - 1) * self.size)

    def render(self) -> None:
        number, last = self.number, len(BLOCK_SIZES) - 1
        self.bindings.show(size=text("lab-block-size", words=BLOCK_SIZES[self.step]))
        put("stride-place", style={"at": self.step / last})
        put("curve-mark", x1=self.step, x2=self.step)
        if self.costs:
            totals, (blocks, words) = [sum(cost) for cost in self.costs], self.costs[self.step]
            most, fewest = max(totals), min(totals)
            best = totals.index(fewest)
            self.bindings.show(
                best=text("lab-blocks-best", size=BLOCK_SIZES[best], total=fewest),
                total=text("lab-blocks-total", blocks=blocks, words=words, all=totals[self.step]),
            )
            put("curve-best", style={"at": best / last})
            for name, parts in (("total", (0, 1)), ("few", (0,)), ("long", (1,))):
                heights = [sum([cost[part] for part in parts]) for cost in self.costs]
                points = [f"{at},{100 - 95 * each / most:.1f}" for at, each in enumerate(heights)]
                put("curve-" + name, points=" ".join(points))
        if not self.strip or not self.strip["blocks"]:
            return
        if self.bindings.differs("strip", self.strip):
            self.paint(self.strip["blocks"])
        block = _described(self.block, self.center) if self.block else ""
        self.bindings.show(
            legend=_legend(self.strip, self.center), last_number=str(len(self.strip["blocks"]))
        )
        self.bindings.show(
            number=str(number),
            number_text=f"{number:,}",
            block=block,
            block_words=_members(self.block) if self.block else "",
            block_spoken=text("lab-block-spoken", number=number, block=block),
        )
        row, column = divmod(number - 1, self.columns)
        put("strip-mark", x=column - 0.07, y=row - 0.07)

    def paint(self, blocks: str) -> None:
        """Draw the squares row by row, each about as wide as it is high."""
        box = self.svg.getBoundingClientRect()
        shape = box.width / box.height if box.height else USUAL_SHAPE
        self.columns = math.ceil(math.sqrt(len(blocks) * shape))
        self.rows = math.ceil(len(blocks) / self.columns)
        put(self.svg, viewBox=f"0 0 {self.columns} {self.rows}")
        squares: dict[str, list[str]] = {"f": [], "m": [], "e": [], "a": []}
        for number, fate in enumerate(blocks):
            row, column = divmod(number, self.columns)
            squares[fate].append(f"M{column} {row}h.86v.86h-.86z")
        for fate in squares:
            put("strip-" + fate, d="".join(squares[fate]))


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


def skipped(fate: str, ends: tuple[str, str], letters: str, center: str) -> str:
    """Return why a block is skipped, or an empty text if it is not."""
    first, last = ends
    if fate == "f":
        return text("lab-block-forbidden", first=first, last=last, letters=separated(letters))
    if fate == "m":
        return text("lab-block-missing", first=first, last=last, center=center)
    return ""


def _described(block: BlockPicture, center: str) -> str:
    ends = first, last = block["first"], block["last"]
    found = ", ".join(block["fitting"]) or text("lab-none")
    told = skipped(block["fate"], ends, block["forbidden"], center)
    return told or text("lab-block-searched", first=first, last=last, found=found)


def _members(block: BlockPicture) -> str:
    shared = separated(block["shared"]) or text("lab-none")
    any_of, words = separated(block["any_of"]), ", ".join(block["words"])
    return text("lab-block-words", shared=shared, any=any_of, words=words)


CELL = Markup(
    '<label class="{1}"><input type="radio" name="subset" value="{0}" aria-label="{2}">{3}</label>'
)
MOST_LETTERS = 20  # of the slider


class MaskExhibit:
    """Shows a hive in the switches, which a script moves, and what the word list has of them."""

    def __init__(
        self, ask: Callable[..., Awaitable[Any]], follow: Callable[[str, int], Awaitable[None]]
    ) -> None:
        self.ask, self.follow = ask, follow  # `follow` shows letters, and a word by its place
        self.hive = ""
        self.example = window.switches.letters()  # the word shown before anyone chose one
        self.alike = self.orders = ""
        self.bindings, self.renderer = Bindings("switches-exhibit"), Renderer(self.render)
        on("switches-exhibit", "switched", self.look_up)
        on("alphabetical", "change", self.compare)

    async def show(self, overview: Overview) -> None:
        example = ""
        if window.switches.letters() in ("", self.example):
            example = self.example = overview["example"]
        self.hive, self.orders = capitals(overview["hive"]), ""
        window.switches.show(overview["hive"], overview["required"], example, overview["order"])

    async def look_up(self, event: Event) -> None:
        """Name the words with the letters of the switches that are on, and say if a typed word is
        not listed.
        """
        letters, self.alike = window.switches.letters(), ""
        self.renderer.request()
        if not letters or not self.hive:
            return
        is_word, shown = window.switches.isWord(), await self.ask("word", letters)
        unlisted = "" if shown["known"] or not is_word else text("lab-unlisted")
        alike = text("lab-same-mask", words=", ".join(shown["alike"])) if shown["alike"] else ""
        self.alike = f"{unlisted} {alike}".strip()
        self.renderer.request()
        await self.follow(letters, shown["place"] if is_word and shown["known"] else -1)

    async def compare(self, event: Event) -> None:
        """Say what the order of the switches does to the blocks that a search skips."""
        if self.hive and not self.orders:
            shown = await self.ask("orders")
            rare, named = shown["rare"], shown["named"]
            self.orders = text(
                "lab-orders",
                hive=self.hive,
                stride=shown["stride"],
                blocks=shown["blocks"],
                rare=rare,
                named=named,
            )
            self.renderer.request()

    def render(self) -> None:
        self.bindings.show(alike=self.alike, orders=self.orders or text("lab-order-why"))


class SubsetsExhibit:
    """Shows the masks that could answer a hive, and highlights those that words have."""

    def __init__(self, ask: Callable[..., Awaitable[Subsets]]) -> None:
        self.ask, self.grid = ask, by_id("subsets")
        self.count = ""  # how many masks there are
        self.subsets: list[Subset] = []  # all masks, unless there are too many
        self.message = text("lab-picture-wait")  # or the words of the mask that was pointed at last
        self.word = ""  # that all exhibits follow
        self.size = 7  # the number of letters whose look-ups are counted
        self.words = 100_000  # that a scan checks
        self.bindings, self.renderer = Bindings("lookup-exhibit"), Renderer(self.render)
        on("lookup-exhibit", "input", self.changed)
        on(self.grid, "pointermove", self.pointed)  # not if the page alone moves
        self.renderer.request()

    async def show(self, overview: Overview) -> None:
        shown = await self.ask("subsets")
        self.subsets, others = shown["subsets"], len(overview["hive"]) - 1
        self.size, self.words = others + 1, overview["words"]
        lit = len([subset for subset in self.subsets if subset["words"]])
        self.count = text("lab-subset-count", letters=others, subsets=shown["lookups"])
        self.message = text("lab-too-many-subsets")
        if self.subsets:
            self.message = text("lab-lit-subsets", lit=lit, all=len(self.subsets))
        self.renderer.request()

    def follow(self, letters: str) -> None:
        """Choose the combination of some letters."""
        self.word = letters
        self.renderer.request()

    def changed(self, event: Event) -> None:
        value = int(event.target.value)
        if event.target.name == "subset":
            self.word = self.subsets[value]["letters"]
            self.message = _told(self.subsets[value])
        elif event.target.id == "lookup-letters":
            self.size = value
        else:
            unit = 10 ** (value // 10 - 1)  # for two digits
            self.words = round(10 ** (value / 10) / unit) * unit
        self.renderer.request()

    def render(self) -> None:
        looks, words, letters = 2 ** (self.size - 1), self.words, set(self.word)
        cells = [_fields(at, each) for at, each in enumerate(self.subsets)]
        power = math.log(max(100, words)) / math.log(10) - 2
        self.bindings.show(
            subsets=filled(CELL, cells),
            count=self.count,
            message=self.message,
            letters=str(self.size),
            looks=f"{looks:,}",
            power=str(round(10 * power) + 20),
            words=f"{words:,}",
        )
        put("letters-place", style={"at": (self.size - 3) / (MOST_LETTERS - 3)})
        put("words-place", style={"at": power / 4})
        for name, number in (("looks", looks), ("scan", words)):
            share = math.log(number) / math.log(2) / MOST_LETTERS
            put(name + "-bar", width=f"{100 * share:.1f}%")
        for at, each in enumerate(self.subsets):
            if set(each["letters"]) == letters:
                put(self.grid.children[at].firstElementChild, checked=True)

    def pointed(self, event: Event) -> None:
        cell = event.target.closest("label")
        self.renderer.flush()  # which replaces the cells of the hive before
        if cell and self.grid.contains(cell):
            self.message = cell.firstElementChild.getAttribute("aria-label")
            self.renderer.request()


def _fields(at: int, subset: Subset) -> str:
    """Return the texts of a subset for `CELL`."""
    is_lit = "lit" if subset["words"] else ""
    return "\t".join([str(at), is_lit, _told(subset), capitals(subset["letters"])])


def _told(subset: Subset) -> str:
    letters, words = capitals(subset["letters"]), ", ".join(subset["words"])
    if words:
        return text("lab-subset-words", letters=letters, words=words)
    return text("lab-no-subset-words", letters=letters)
