"""The solver: letters typed or linked in, words out."""

import links
from dom import by_id, pause
from events import Newest, on
from hexes import fill
from js import Event, document, history, location
from kept import LETTERS, Kept
from markup import Markup, tag
from markup import fill as show
from meaning import link
from status import say
from store import Store
from words import Words

from beecore.errors import BeeError
from beecore.hive import SIZES, USUAL_SIZE, Hive
from beecore.phrases import counted
from beecore.shown import Band, Bands, Word


class Solver:
    """What stands in the fields is the state; hive, status, lists and address follow it."""

    def __init__(self, words: Words, drafts: Store, kept: Kept) -> None:
        self.words, self.drafts, self.kept = words, drafts, kept
        self.newest = Newest()
        self.field, self.minimum, self.require = (
            by_id("letters"),
            by_id("minimum"),
            by_id("require"),
        )
        if not (self.field.value or self.field.matches(":focus")):  # somebody was quicker
            self.field.value = drafts.get(LETTERS)
        self.boundary = kept.boundary
        self.painted: dict[str, Band] = {}
        self.wanted = False  # whether fewer letters than usual are to be solved, too
        self.is_opened = False
        on(self.field, "input", self.typed)
        for option in (self.minimum, self.require):
            on(option, "input", lambda event: self.refresh())
        on(by_id("letters-form"), "submit", self.submitted, own=True)
        on(by_id("boundary"), "input", lambda event: self.move(by_id("boundary").value))
        on(by_id("boundary-reset"), "click", self.reset)

    async def typed(self, event: Event) -> None:
        self.wanted = False
        await self.refresh()

    async def submitted(self, event: Event) -> None:
        self.wanted = True
        await self.refresh()

    async def reset(self, event: Event) -> None:
        by_id("boundary").focus()
        await self.move("")

    async def move(self, percent: str) -> None:
        """Put the boundary between the bands elsewhere, and keep it there."""
        self.boundary = percent
        self.kept.keep_boundary(percent)
        await self.refresh()

    async def open(self, name: str) -> None:
        """Solve what a link names, however few letters: vctaoen?min=5&require=te.

        Without letters it leaves the fields as they are; Back to the very beginning clears them.
        """
        linked = bool(name) or (self.is_opened and not location.hash)
        self.is_opened = True
        if linked:
            link = links.read(name)
            if link.letters.lower() != self.field.value.lower():
                self.field.value = link.letters.upper()
            self.minimum.value, self.require.value = link.minimum, link.require.upper()
            by_id("options").open = bool(by_id("options").open or not link.is_plain)
            self.wanted = bool(link.letters)
        await self.refresh(linked)

    def close(self) -> None:
        self.newest.forget()

    async def refresh(self, linked: bool = False) -> None:
        """Bring the page in line with the fields; the address, too, unless it was there first."""
        self.newest.forget()
        text = self.field.value
        letters = "".join([letter for letter in text.lower() if "a" <= letter <= "z"])
        self.drafts.set(LETTERS, text)
        draw(letters)
        try:
            if len(text.strip()) < SIZES[0] and not self.wanted:
                self.hide_results()
                await self.newest.of(self.words.ready())
                say("Ready. Type the letters of a hive, the center letter first.")
            else:
                hive = Hive.parse(text, self.minimum.value, self.require.value)
                if len(letters) < USUAL_SIZE and not self.wanted:
                    self.hide_results()
                    so_far = counted(len(letters), "letter")
                    say(f"{so_far} so far. Press Enter to solve with these.")
                else:
                    await self.answer(hive, linked)
        except BeeError:
            self.field.setAttribute("aria-invalid", "true")
            self.hide_results()
            raise
        self.field.setAttribute("aria-invalid", "false")

    async def answer(self, hive: Hive, linked: bool) -> None:
        if self.words.is_waiting(hive):
            self.hide_results()  # words of other letters
        bands = await self.newest.of(self.words.solve(hive, self.boundary))
        if not linked:
            link_to(bands)
        await self.show_results(bands)

    def hide_results(self) -> None:
        by_id("results").hidden = True
        document.title = "Open Hive: every word of a spelling bee"

    async def show_results(self, bands: Bands) -> None:
        """Show the words, a band at a time; those that stand there already are left alone."""
        by_id("results").hidden = False
        percent = self.boundary or str(round(100 * bands["boundary"]))
        by_id("boundary").value = percent
        by_id("boundary-percent").textContent = percent + " %"
        by_id("boundary-reset").hidden = not self.boundary
        by_id("play-this").href = "#play/" + links.written(_hive(bands), self.boundary)
        for name, band in (("likely", bands["likely"]), ("possible", bands["possible"])):
            if band != self.painted.get(name):
                self.painted[name] = band
                paint(name, band)
                await self.newest.of(pause())
        name = bands["hive"].upper()
        likely, possible = bands["likely"]["count"], bands["possible"]["count"]
        document.title = f"{name}: {counted(likely, 'word')} · Open Hive"
        say(f"{name}: {counted(likely, 'likely word')}, {possible} possible.")


def paint(name: str, band: Band) -> None:
    """Show a band's words."""
    show(by_id(name), [_item(word) for word in band["words"]])
    unlisted = band["count"] - len(band["words"])
    more = f". The best {len(band['words'])} are listed." if unlisted else ""
    by_id(name + "-summary").textContent = band["summary"] + more if band["count"] else "None."


def link_to(bands: Bands) -> None:
    """Let the address name the hive, with a step back to the one before."""
    link = "#solve/" + links.written(_hive(bands))
    same_hive = location.hash.split("?")[0] == link.split("?")[0]
    if location.hash == "#solve" or (same_hive and location.hash != link):
        history.replaceState(None, "", link)
    elif location.hash != link:
        history.pushState(None, "", link)


def _hive(bands: Bands) -> Hive:
    return Hive(bands["hive"], bands["minimum"], bands["require"])


def draw(letters: str) -> None:
    """Show letters in the hive; fewer than seven leave cells empty."""
    cells = []
    for letter in letters + " " * (USUAL_SIZE - len(letters)):
        cell = document.createElement("span")
        cell.textContent = letter.strip()
        cells.append(cell)
    fill(by_id("hive"), cells)
    by_id("hive").setAttribute("aria-label", _spoken(letters.upper()))


def _spoken(letters: str) -> str:
    if not letters:
        return "An empty hive"
    outer = ", around it " + " ".join(list(letters[1:])) if letters[1:] else ""
    return f"Hive with {letters[0]} in the center{outer}"


def _item(found: Word) -> Markup:
    """Return the list item of a word.

    Points and notes are attributes, shown by the style sheet: a copied list is words alone.
    """
    notes = ["pangram"] if found["pangram"] else []
    notes += [found["reason"]] if found["reason"] else []
    return tag(
        "li",
        link(found["word"]),
        data_points=found["points"],
        data_note=", ".join(notes),
        class_="pangram" if found["pangram"] else "",
    )
