"""Two pictures of masks: a word's own, and all those that could answer a hive."""

from dom import by_id
from lab_strip import Latest, listed

from beecore.phrases import counted

STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class MaskPicture:
    """A word, and how it stands the two tests of the hive."""

    def __init__(self, ask):
        self.ask = ask
        self.field = by_id("lab-word")
        self.example = ""
        self.draw = Latest(self.draw_now)
        self.field.addEventListener("input", self.draw)

    async def show(self, overview):
        if self.field.value in ("", self.example):
            self.example = self.field.value = overview["example"]
        await self.draw()

    async def draw_now(self):
        shown = await self.ask("word", self.field.value)
        self.field.setAttribute("aria-invalid", "true" if shown is None else "false")
        if shown is None:
            by_id("mask-verdict").textContent = "A word has only the letters a to z."
            return
        missing, wrong = shown["missing"], shown["wrong"]
        held = "".join([letter for letter in shown["required"] if letter not in missing])
        rows = (
            (f"<b>{shown['word']}</b> is the number {shown['mask']:,}", shown["letters"], ""),
            ("Required: the center", shown["required"], ""),
            ("Word and required " + _leaves(held, missing), held, ""),
            (f"Forbidden: the {len(shown['forbidden'])} others", shown["forbidden"], ""),
            ("Word and forbidden " + _leaves(wrong, wrong), wrong, "bad"),
        )
        by_id("mask").innerHTML = "".join([_bits(shown["order"], *row) for row in rows])
        by_id("mask-verdict").textContent = _verdict(shown)
        alike = shown["alike"]
        by_id("mask-alike").textContent = (
            "Of the same mask, so tested along with it: " + ", ".join(alike) + "." if alike else ""
        )


class SubsetsPicture:
    """The masks a hive could be answered by; those of the dictionary are lit."""

    def __init__(self, ask):
        self.ask = ask
        self.grid = by_id("subsets")
        self.words = []
        for kind in ("pointerover", "focusin", "click"):
            self.grid.addEventListener(kind, self.pointed)
        self.grid.addEventListener("keydown", self.pressed)

    async def show(self, overview):
        shown = await self.ask("subsets")
        if shown is None:
            return
        subsets, others = shown["subsets"], len(overview["hive"]) - 1
        by_id(
            "subsets-count"
        ).textContent = (
            f"{others} others can be taken or left in 2 × 2 × … = {shown['lookups']:,} ways."
        )
        self.grid.innerHTML = "".join([_subset(at, subset) for at, subset in enumerate(subsets)])
        self.words = [subset["words"] for subset in subsets]
        lit = len([words for words in self.words if words])
        by_id("subset-words").textContent = (
            f"{lit} of {len(subsets)} are in the dictionary."
            if subsets
            else "These are too many to draw. From 13 letters or so a scan by blocks is faster."
        )
        if subsets:
            self.grid.firstElementChild.tabIndex = 0

    def pointed(self, event):
        button = event.target.closest("button")
        if not button:
            return
        by_id("subset-words").textContent = button.getAttribute("aria-label")
        if event.type == "focusin":  # the grid is one stop on the Tab key's way: where one was last
            self.grid.querySelector("[tabindex='0']").tabIndex = -1
            button.tabIndex = 0

    def pressed(self, event):
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


def _bits(order, label, letters, kind):
    """Return a line of 26 cells, those of some letters filled, under what it says."""
    cells = [f"<i class='{'on' if letter in letters else ''}'>{letter}</i>" for letter in order]
    return f'<p>{label}</p><div class="bits {kind}" aria-hidden="true">{"".join(cells)}</div>'


def _leaves(letters, failing):
    """Return what a test leaves of two masks, and whether that is as it should be."""
    return f"leaves {listed(letters) or 'nothing'} {'✗' if failing else '✓'}"


def _verdict(shown):
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


def _subset(at, subset):
    letters, words = subset["letters"].upper(), subset["words"]
    told = f"{letters}: {', '.join(words) if words else 'no word has just these'}."
    return (
        '<button type="button" tabindex="-1" data-at="{}" class="{}" aria-label="{}">{}</button>'
    ).format(at, "lit" if words else "", told, letters)
