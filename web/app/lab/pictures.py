"""Two exhibits of masks: a word's mask and its tests, and all masks that could answer a hive."""

from collections.abc import Awaitable, Callable

from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, tag
from browser.rendering import Bindings, Renderer
from browser.texts import text
from browser.trouble import TroubleError
from js import Event
from lab.strip import separated

from beecore.errors import BeeError
from beecore.lab.pictures import Subset, Subsets, WordPicture
from beecore.lab.race import Overview
from beecore.letters import capitals

STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class MaskState:
    """What the exhibit of a word's mask shows."""

    def __init__(self) -> None:
        self.word = ""  # as typed
        self.example = ""  # the word shown before anyone typed one
        self.is_invalid = False  # whether the word has anything but letters
        self.picture: WordPicture | None = None  # the word's mask and tests


class MaskExhibit:
    """Shows a word's mask, and whether it passes the two tests of the hive."""

    def __init__(self, ask: Callable[..., Awaitable[WordPicture]]) -> None:
        self.ask, self.state, root = ask, MaskState(), by_id("mask-exhibit")
        self.bindings, self.renderer = Bindings(root), Renderer(self.render)
        self.rows = root.querySelector("#mask")
        on(root, "input", self.typed)

    async def show(self, overview: Overview) -> None:
        if self.state.word in ("", self.state.example):
            self.state.example = self.state.word = overview["example"]
        await self.look_up()

    def typed(self, event: Event) -> Awaitable[None]:
        self.state.word = event.target.value
        return self.look_up()

    async def look_up(self) -> None:
        state = self.state
        self.renderer.request()
        try:
            state.picture = await self.ask("word", state.word)
            state.is_invalid = False
        except TroubleError:  # the word is not to blame
            raise
        except BeeError:
            state.is_invalid = True
            self.renderer.request()
            raise
        self.renderer.request()

    def render(self) -> None:
        state = self.state
        self.bindings.show(word=state.word, invalid=state.is_invalid)
        if state.is_invalid:
            self.bindings.show(verdict=text("lab-letters-only"))
        elif state.picture:
            alike = ", ".join(state.picture["alike"])
            self.rows.style.setProperty("--bits", str(len(state.picture["order"])))
            self.bindings.show(
                mask=_mask(state.picture),
                verdict=_verdict(state.picture),
                alike=text("lab-same-mask", words=alike) if alike else "",
            )


class SubsetsState:
    """What the exhibit of all masks that could answer a hive shows."""

    def __init__(self) -> None:
        self.count = ""  # how many masks there are
        self.cells: list[Markup] = []  # a button for each mask, unless there are too many
        self.message = ""  # the words of the mask that was pointed at last
        self.at = 0  # the index of the mask that Tab focuses


class SubsetsExhibit:
    """Shows the masks that could answer a hive, and highlights those that words have."""

    def __init__(self, ask: Callable[..., Awaitable[Subsets]]) -> None:
        self.ask, self.state, root = ask, SubsetsState(), by_id("subsets-exhibit")
        self.bindings, self.renderer = Bindings(root), Renderer(self.render)
        self.grid = root.querySelector("#subsets")
        for kind in ("pointerover", "focusin", "click"):
            on(self.grid, kind, self.pointed)
        on(self.grid, "keydown", self.pressed)

    async def show(self, overview: Overview) -> None:
        state, shown = self.state, await self.ask("subsets")
        lit = len([subset for subset in shown["subsets"] if subset["words"]])
        others = len(overview["hive"]) - 1
        state.count = text("lab-subset-count", letters=others, subsets=shown["lookups"])
        state.cells = [_subset(at, subset) for at, subset in enumerate(shown["subsets"])]
        state.at = 0
        state.message = text("lab-too-many-subsets")
        if shown["subsets"]:
            state.message = text("lab-lit-subsets", lit=lit, all=len(shown["subsets"]))
        self.renderer.request()

    def render(self) -> None:
        state = self.state
        self.bindings.show(subsets=state.cells, count=state.count, message=state.message)
        for button in self.grid.querySelectorAll("[tabindex='0']"):
            button.tabIndex = -1
        if state.cells:
            self.grid.children[state.at].tabIndex = 0

    def pointed(self, event: Event) -> None:
        button = event.target.closest("button")
        if button:
            self.state.message = button.getAttribute("aria-label")
            if event.type == "focusin":
                self.state.at = int(button.dataset.at)
            self.renderer.request()

    def pressed(self, event: Event) -> None:
        """Move the focus with the arrow keys."""
        if event.key not in STEPS:
            return
        event.preventDefault()
        buttons = self.grid.children
        columns = len([1 for button in buttons if button.offsetTop == buttons[0].offsetTop])
        right, down = STEPS[event.key]
        at = int(event.target.dataset.at) + right + down * columns
        if 0 <= at < buttons.length:
            buttons[at].focus()


def _mask(shown: WordPicture) -> list[Markup]:
    missing, wrong, count = shown["missing"], shown["wrong"], len(shown["forbidden"])
    held = "".join([letter for letter in shown["required"] if letter not in missing])
    both = text("lab-and-required", letters=separated(held) or "0", mark="✗" if missing else "✓")
    banned = text("lab-and-forbidden", letters=separated(wrong) or "0", mark="✗" if wrong else "✓")
    number = text("lab-mask-number", number=shown["mask"])
    return [
        _bits(shown, [tag("b", shown["word"]), tag("span", " " + number)], shown["letters"]),
        _bits(shown, text("lab-required"), shown["required"]),
        _bits(shown, both, held),
        _bits(shown, text("lab-forbidden", letters=count), shown["forbidden"]),
        _bits(shown, banned, wrong, "bad"),
    ]


def _bits(shown: WordPicture, label: str | list[Markup], letters: str, kind: str = "") -> Markup:
    """Return a labeled row of cells, one for each letter of the alphabet.

    The cells of `letters` are filled. `kind` is a class for the row.
    """
    cells = [tag("i", letter, class_="on" * (letter in letters)) for letter in shown["order"]]
    bits = tag("div", cells, class_=f"bits {kind}", aria_hidden="true")
    return tag("div", tag("p", label), bits)


def _verdict(shown: WordPicture) -> str:
    word = capitals(shown["word"])
    if shown["missing"]:
        verdict = text("lab-misfit-missing", word=word, letters=separated(shown["missing"]))
    elif shown["wrong"]:
        verdict = text("lab-misfit-wrong", word=word, letters=separated(shown["wrong"]))
    elif len(word) < shown["minimum"]:
        verdict = text("lab-misfit-short", word=word, minimum=shown["minimum"])
    else:
        verdict = text("lab-fits", word=word)
    return verdict if shown["known"] else verdict + " " + text("lab-unlisted")


def _subset(at: int, subset: Subset) -> Markup:
    letters, words = capitals(subset["letters"]), ", ".join(subset["words"])
    label = text("lab-no-subset-words", letters=letters)
    if words:
        label = text("lab-subset-words", letters=letters, words=words)
    return tag(
        "button",
        letters,
        type="button",
        tabindex="-1",
        data_at=str(at),
        class_="lit" if words else "",
        aria_label=label,
    )
