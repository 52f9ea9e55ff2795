"""A picture of the word list cut into blocks: which are skipped, and why."""

import math

from dom import by_id

STRIDES = (10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)
USUAL_SHAPE = 4
USUAL_STRIDE = STRIDES.index(50)


class Latest:
    """Does one thing at a time; of what is asked for meanwhile only the last is done."""

    def __init__(self, action):
        self.action = action
        self.busy = self.again = False

    async def __call__(self, event=None):
        self.again = True
        if self.busy:
            return
        self.busy = True
        while self.again:
            self.again = False
            await self.action()
        self.busy = False


class StripPicture:
    """A square for each block, coloured by what becomes of it."""

    def __init__(self, ask):
        self.ask = ask
        self.center = self.blocks = ""
        self.stride, self.block, self.svg = by_id("stride"), by_id("strip-block"), by_id("strip")
        self.stride.max = len(STRIDES) - 1
        self.stride.value = USUAL_STRIDE
        self.draw, self.look = Latest(self.draw_now), Latest(self.look_now)
        self.stride.addEventListener("input", self.draw)
        self.block.addEventListener("input", self.look)
        for kind in ("pointermove", "pointerdown"):
            self.svg.addEventListener(kind, self.pointed)

    async def show(self, overview):
        self.center, self.blocks = overview["center"].upper(), ""
        await self.draw()

    def words_in_a_block(self):
        return STRIDES[int(self.stride.value)]

    async def draw_now(self):
        by_id("stride-text").textContent = str(self.words_in_a_block())
        self.stride.setAttribute("aria-valuetext", f"{self.words_in_a_block()} words")
        strip = await self.ask("strip", self.words_in_a_block())
        if strip is None:
            return
        seen = int(self.block.value) / len(self.blocks) if self.blocks else 0
        self.blocks = strip["blocks"]
        self.paint()
        by_id("strip-text").innerHTML = _legend(strip, self.center)
        self.block.max = len(self.blocks)
        self.block.value = round(seen * len(self.blocks)) or self.blocks.find("a") + 1
        await self.look()

    def paint(self):
        """Draw a square for each block, row by row, about as wide as it is high."""
        count = max(1, len(self.blocks))
        box = self.svg.getBoundingClientRect()
        shape = box.width / box.height if box.height else USUAL_SHAPE  # out of view it has none
        self.columns = math.ceil(math.sqrt(count * shape))
        self.rows = math.ceil(count / self.columns)
        self.svg.setAttribute("viewBox", f"0 0 {self.columns} {self.rows}")
        squares = {"f": [], "m": [], "e": [], "a": []}
        for number, fate in enumerate(self.blocks):
            row, column = divmod(number, self.columns)
            squares[fate].append(f"M{column} {row}h.86v.86h-.86z")
        for fate in squares:
            self.svg.querySelector("path." + fate).setAttribute("d", "".join(squares[fate]))

    async def pointed(self, event):
        if self.blocks:
            column = int(event.offsetX / self.svg.clientWidth * self.columns)
            row = int(event.offsetY / self.svg.clientHeight * self.rows)
            number = row * self.columns + column + 1
            if 1 <= number <= len(self.blocks) and number != int(self.block.value):
                self.block.value = number
                await self.look()

    async def look_now(self):
        """Tell of one block, and mark it in the strip."""
        if not self.blocks:
            return
        number = min(int(self.block.value), len(self.blocks)) - 1
        shown = await self.ask("block", self.words_in_a_block(), number)
        if shown is None:
            return
        row, column = divmod(number, self.columns)
        mark = self.svg.querySelector("rect")
        mark.setAttribute("x", str(column - 0.07))
        mark.setAttribute("y", str(row - 0.07))
        text = _block_told(shown, self.center)
        by_id("block-number").textContent = f"{number + 1:,}"
        by_id("block-text").textContent = text
        self.block.setAttribute("aria-valuetext", f"{number + 1}, {text}")


def listed(letters):
    """Return letters as they are read: "C, O"."""
    return ", ".join(letters.upper())


def _legend(strip, center):
    blocks = strip["blocks"]
    answers, in_vain, forbidden, missing = [blocks.count(fate) for fate in "aefm"]
    return (
        '<li class="a"><b>{:,}</b> of {:,} blocks entered, with {:,} words that fit</li>'
        '<li class="e"><b>{:,}</b> entered in vain; so {:,} of {:,} words are tested</li>'
        '<li class="f"><b>{:,}</b> skipped: their words share what the hive lacks</li>'
        '<li class="m"><b>{:,}</b> skipped: none of their words has {}</li>'
    ).format(
        answers,
        len(blocks),
        strip["fitting"],
        in_vain,
        strip["searched"],
        strip["words"],
        forbidden,
        missing,
        center,
    )


def _block_told(shown, center):
    span = f"“{shown['first']}” to “{shown['last']}”"
    if shown["fate"] == "f":
        return f"{span}: skipped. All of its words have {listed(shown['forbidden'])}."
    if shown["fate"] == "m":
        return f"{span}: skipped. None of its words has {center}."
    shared = f"share {listed(shown['shared'])}" if shown["shared"] else "share nothing"
    found = ", ".join(shown["fitting"]) or "none"
    return f"{span}: entered. Its words {shared}, and some have {center}. Of them fit: {found}."
