"""The solver's hive: shows letters as they are typed, and makes any of them the center."""

from collections.abc import Awaitable, Callable

from browser.dom import by_id
from browser.events import on
from browser.hexagons import fill
from js import Event, document

from beecore.hive import USUAL_SIZE

STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Cells:
    """A ring is around the cell that the next letter goes to; `chosen` is told the place of one.

    The outer letters are buttons, and together one stop on the Tab key's way: arrow keys go on.
    """

    def __init__(self, chosen: Callable[[int], Awaitable[None] | None]) -> None:
        self.hive = by_id("hive")
        self.chosen = chosen
        self.count = 0
        on(self.hive, "click", self.tapped)
        on(self.hive, "keydown", self.walked)

    def draw(self, letters: str) -> None:
        """Show letters, the center first; fewer than usual leave cells empty."""
        is_other, self.count = self.count != len(letters), len(letters)
        size = max(USUAL_SIZE, self.count)
        if self.hive.children.length != size:
            fill(self.hive, [document.createElement("button") for _ in range(size)])
        for place in range(size):
            cell, letter = self.hive.children[place], letters[place : place + 1].upper()
            is_button = bool(letter and place)
            cell.dataset.at = str(place)
            cell.type, cell.textContent, cell.disabled = "button", letter, not is_button
            cell.classList.toggle("next", place == self.count)
            if is_other:  # else the Tab key finds the one that was last
                cell.tabIndex = 0 if place == 1 else -1
            cell.setAttribute("aria-label", f"Make {letter} the center")
            cell.setAttribute("aria-hidden", "false" if is_button else "true")
        self.hive.setAttribute("aria-label", _spoken(letters.upper()))

    def tapped(self, event: Event) -> Awaitable[None] | None:
        """Make a letter the center; elsewhere let letters be typed, on a phone's keyboard, too."""
        cell = event.target.closest("button")
        if cell:
            return self.chosen(int(cell.dataset.at))
        by_id("letters").focus()
        return None

    def walked(self, event: Event) -> None:
        if event.key in STEPS:
            event.preventDefault()
            place = (int(event.target.dataset.at) + STEPS[event.key] - 1) % (self.count - 1) + 1
            event.target.tabIndex, self.hive.children[place].tabIndex = -1, 0
            self.hive.children[place].focus()


def _spoken(letters: str) -> str:
    if not letters:
        return "An empty hive"
    outer = ", around it " + " ".join(list(letters[1:])) if letters[1:] else ""
    return f"Hive with {letters[0]} in the center{outer}"
