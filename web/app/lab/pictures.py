"""Two pictures of masks: a word's own, and all those that could answer a hive."""

from collections.abc import Awaitable, Callable

from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from js import Event
from lab.strip import listed

from beecore.errors import LetterError
from beecore.lab.pictures import Subset, Subsets, WordPicture
from beecore.lab.race import Overview
from beecore.letters import mask_of
from beecore.phrases import counted

STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class MaskPicture:
    """A word, and how it stands the two tests of the hive."""

    def __init__(self, ask: Callable[..., Awaitable[WordPicture]]) -> None:
        self.ask = ask
        self.field = by_id("lab-word")
        self.example = ""
        on(self.field, "input", lambda event: self.draw())

    async def show(self, overview: Overview) -> None:
        if self.field.value in ("", self.example):
            self.example = self.field.value = overview["example"]
        await self.draw()

    async def draw(self) -> None:
        try:
            mask_of(self.field.value.strip().lower())
        except LetterError:
            self.field.setAttribute("aria-invalid", "true")
            by_id("mask-verdict").textContent = "A word has only the letters a to z."
            raise
        self.field.setAttribute("aria-invalid", "false")
        shown = await self.ask("word", self.field.value)
        missing, wrong = shown["missing"], shown["wrong"]
        held = "".join([letter for letter in shown["required"] if letter not in missing])
        number = [tag("b", shown["word"]), Markup(f" is the number {shown['mask']:,}")]
        forbidden = f"Forbidden: the {len(shown['forbidden'])} others"
        fill(
            by_id("mask"),
            _bits(shown, number, shown["letters"]),
            _bits(shown, "Required: the center", shown["required"]),
            _bits(shown, "Word and required " + _leaves(held, missing), held),
            _bits(shown, forbidden, shown["forbidden"]),
            _bits(shown, "Word and forbidden " + _leaves(wrong, wrong), wrong, "bad"),
        )
        by_id("mask-verdict").textContent = _verdict(shown)
        alike = shown["alike"]
        by_id("mask-alike").textContent = (
            "Of the same mask, so tested along with it: " + ", ".join(alike) + "." if alike else ""
        )


class SubsetsPicture:
    """The masks a hive could be answered by; those of the dictionary are lit."""

    def __init__(self, ask: Callable[..., Awaitable[Subsets]]) -> None:
        self.ask = ask
        self.grid = by_id("subsets")
        for kind in ("pointerover", "focusin", "click"):
            on(self.grid, kind, self.pointed)
        on(self.grid, "keydown", self.pressed)

    async def show(self, overview: Overview) -> None:
        shown = await self.ask("subsets")
        subsets, others = shown["subsets"], len(overview["hive"]) - 1
        by_id(
            "subsets-count"
        ).textContent = (
            f"{others} others can be taken or left in 2 × 2 × … = {shown['lookups']:,} ways."
        )
        fill(self.grid, [_subset(at, subset) for at, subset in enumerate(subsets)])
        lit = len([subset for subset in subsets if subset["words"]])
        by_id("subset-words").textContent = (
            f"{lit} of {len(subsets)} are in the dictionary."
            if subsets
            else "These are too many to draw. From 13 letters or so a scan by blocks is faster."
        )
        if subsets:
            self.grid.firstElementChild.tabIndex = 0

    def pointed(self, event: Event) -> None:
        button = event.target.closest("button")
        if not button:
            return
        by_id("subset-words").textContent = button.getAttribute("aria-label")
        if event.type == "focusin":  # the grid is one stop on the Tab key's way: where one was last
            self.grid.querySelector("[tabindex='0']").tabIndex = -1
            button.tabIndex = 0

    def pressed(self, event: Event) -> None:
        """Walk by arrow keys."""
        if event.key not in STEPS:
            return
        event.preventDefault()
        buttons = self.grid.children
        columns = len([1 for button in buttons if button.offsetTop == buttons[0].offsetTop])
        right, down = STEPS[event.key]
        there = int(event.target.dataset.at) + right + down * columns
        if 0 <= there < buttons.length:
            buttons[there].focus()


def _bits(shown: WordPicture, label: str | list[Markup], letters: str, kind: str = "") -> Markup:
    """Return a line of 26 cells, those of some letters filled, under what it says."""
    cells = [tag("i", letter, class_="on" * (letter in letters)) for letter in shown["order"]]
    bits = tag("div", cells, class_=f"bits {kind}", aria_hidden="true")
    return tag("div", tag("p", label), bits)


def _leaves(letters: str, failing: str) -> str:
    """Return what a test leaves of two masks, and whether that is as it should be."""
    return f"leaves {listed(letters) or 'nothing'} {'✗' if failing else '✓'}"


def _verdict(shown: WordPicture) -> str:
    word = shown["word"].upper()
    if shown["missing"]:
        sentence = f"{word} does not fit: it lacks {listed(shown['missing'])}."
    elif shown["wrong"]:
        sentence = f"{word} does not fit: the hive has no {listed(shown['wrong'])}."
    elif len(word) < shown["minimum"]:
        sentence = f"{word} would fit, but {counted(len(word), 'letter')} are too short for a hive."
    else:
        sentence = f"{word} fits."
    return sentence if shown["known"] else sentence + " It is no word of our list."


def _subset(at: int, subset: Subset) -> Markup:
    letters, words = subset["letters"].upper(), subset["words"]
    told = f"{letters}: {', '.join(words) if words else 'no word has just these'}."
    return tag(
        "button",
        letters,
        type="button",
        tabindex="-1",
        data_at=str(at),
        class_="lit" if words else "",
        aria_label=told,
    )
