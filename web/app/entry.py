"""Where a hive is told: the letters, drawn as they are typed, and what else its words must be."""

from collections.abc import Awaitable, Callable

import links
from dom import by_id
from events import on
from hexes import fill
from js import Event, document
from kept import LETTERS
from store import Store

from beecore.hive import SIZES, USUAL_SIZE, Hive


class Entry:
    """What stands in the fields; `changed` is called when that is other than it was."""

    def __init__(self, drafts: Store, changed: Callable[[], Awaitable[None]]) -> None:
        self.drafts, self.changed = drafts, changed
        self.field, self.minimum, self.require = (
            by_id("letters"),
            by_id("minimum"),
            by_id("require"),
        )
        if not (self.field.value or self.field.matches(":focus")):  # somebody was quicker
            self.field.value = drafts.get(LETTERS)
        self.wanted = False  # whether fewer letters than usual are to be solved, too
        on(self.field, "input", self.typed)
        for option in (self.minimum, self.require):
            on(option, "input", lambda event: self.changed())
        on(by_id("letters-form"), "submit", self.submitted, own=True)

    def typed(self, event: Event) -> Awaitable[None]:
        self.wanted = False
        return self.changed()

    def submitted(self, event: Event) -> Awaitable[None]:
        self.wanted = True
        return self.changed()

    def show(self, link: links.Named) -> None:
        """Put into the fields what a link names, however few letters."""
        if link.letters.lower() != self.field.value.lower():
            self.field.value = link.letters.upper()
        self.minimum.value, self.require.value = link.minimum, link.require.upper()
        by_id("options").open = bool(by_id("options").open or not link.is_plain)
        self.wanted = bool(link.letters)

    def draw(self) -> None:
        """Show the letters in the hive, and keep them."""
        self.drafts.set(LETTERS, self.field.value)
        draw(self.letters)

    @property
    def letters(self) -> str:
        return "".join([each for each in self.field.value.lower() if "a" <= each <= "z"])

    @property
    def is_begun(self) -> bool:
        """Whether there is something to be told of, or an error in it."""
        return self.wanted or len(self.field.value.strip()) >= SIZES[0]

    @property
    def is_enough(self) -> bool:
        return self.wanted or len(self.letters) >= USUAL_SIZE

    def hive(self) -> Hive:
        """Return the hive; `HiveError` for what is none, and the field is marked until it is."""
        self.mark(True)
        hive = Hive.parse(self.field.value, self.minimum.value, self.require.value)
        self.mark(False)
        return hive

    def mark(self, is_wrong: bool) -> None:
        self.field.setAttribute("aria-invalid", "true" if is_wrong else "false")


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
