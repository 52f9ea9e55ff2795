"""The line of a guess: a field, and over it the same letters in their colors.

A refused guess leaves the field empty for the next one, and its letters behind as a shadow: a tap
on the line, or Delete, has it back to be mended.
"""

from collections.abc import Callable

from browser.dom import by_id, flash
from browser.events import on
from browser.markup import fill, tag
from js import Event


class Line:
    """Holds what is typed of a guess; `changed` is called when that is other than it was."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed
        self.field, self.shown = by_id("guess"), by_id("guess-shown")
        self.letters = self.refused = ""
        on(self.field, "input", self.edited)
        on(self.field, "click", self.recall)

    def show(self, letters: str, guess: str) -> None:
        """Begin a hive's line, its center first, with what was typed of it before."""
        self.letters, self.refused = letters, ""
        self.put(guess)

    def put(self, text: str) -> None:
        self.field.value = text
        self.paint()

    def add(self, letter: str) -> None:
        """Put a letter where the cursor is; it replaces what is selected."""
        self.replace(letter, self.field.selectionStart, self.field.selectionEnd)

    def delete(self) -> None:
        """Take away what is selected, or the letter before the cursor; a refused guess's last."""
        if self.refused and not self.field.value:
            self.put(self.refused[:-1])
            return
        start, end = self.field.selectionStart, self.field.selectionEnd
        self.replace("", max(0, end - 1) if start == end else start, end)

    def replace(self, text: str, start: int, end: int) -> None:
        self.field.setRangeText(text, start, end, "end")
        self.paint()

    def take(self) -> str:
        """Return the guess, if there is one, and leave the line to the next."""
        guess = self.field.value
        if guess:
            self.put("")
        return guess

    def refuse(self, guess: str) -> None:
        """Leave a guess behind as a shadow, unless the next one is begun."""
        if not self.field.value:
            self.refused = guess
            self.paint()
        flash(by_id("guess-form"), "refused")

    def recall(self, event: Event) -> None:
        """Have a refused guess back."""
        if self.refused and not self.field.value:
            self.put(self.refused)

    def edited(self, event: Event) -> None:
        self.paint()

    def paint(self) -> None:
        """Show each letter for what it is: the center, one of the hive, or none of it."""
        text = self.field.value
        if text:
            self.refused = ""
        shown = text or self.refused
        by_id("guess-form").style.setProperty("--letters", str(len(shown)))
        self.shown.className = "shadow" if shown and not text else ""
        fill(self.shown, [tag("span", mark, class_=self.kind(mark)) for mark in shown])
        self.changed()

    def kind(self, mark: str) -> str:
        letter = mark.lower()
        if letter == self.letters[:1]:
            return "center"
        return "" if letter in self.letters else "foreign"
