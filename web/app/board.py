"""The board of a game: the guess, the hive of buttons, and the keys that work both."""

import asyncio
import random

from dom import by_id
from hexes import fill
from js import document


class Board:
    """Collects a guess by typing, touch or both; calls `submit` with it."""

    def __init__(self, submit):
        self.submit = submit
        self.field = by_id("guess")
        self.keys = by_id("keys")
        self.letters = ""
        by_id("guess-form").addEventListener("submit", self.entered)
        by_id("delete").addEventListener("click", lambda event: self.delete())
        by_id("shuffle").addEventListener("click", lambda event: self.shuffle())
        by_id("play").addEventListener("keydown", self.pressed)
        self.keys.addEventListener("click", self.touched)
        by_id("board").addEventListener("pointerdown", self.keep_focus)
        self.field.addEventListener("paste", self.pasted)

    def show(self, letters):
        """Show a hive, its center first."""
        if letters[0] == self.letters[:1] and sorted(letters) == sorted(self.letters):
            return
        if self.letters:
            self.clear()
        self.letters = letters
        self.draw()

    def draw(self):
        buttons = []
        for letter in self.letters:
            button = document.createElement("button")
            button.type = "button"
            _label(button, letter)
            buttons.append(button)
        buttons[0].setAttribute("aria-label", self.letters[0].upper() + ", center")
        fill(self.keys, buttons)

    def shuffle(self):
        """Put the outer letters in another order; the buttons keep their focus."""
        if not self.letters:
            return
        outer = list(self.letters[1:])
        before = list(outer)
        while outer == before and len(outer) > 1:
            for last in range(len(outer) - 1, 0, -1):
                other = random.randint(0, last)
                outer[last], outer[other] = outer[other], outer[last]
        self.letters = self.letters[0] + "".join(outer)
        for number, letter in enumerate(self.letters):
            _label(self.keys.children[number], letter)

    def add(self, letter):
        """Put a letter where the cursor is; it replaces what is selected."""
        start, end = self.field.selectionStart, self.field.selectionEnd
        self.field.setRangeText(letter, start, end, "end")

    def delete(self):
        """Take away what is selected, or the letter before the cursor."""
        start, end = self.field.selectionStart, self.field.selectionEnd
        self.field.setRangeText("", start if start < end else max(0, start - 1), end, "end")

    def clear(self):
        self.field.value = ""

    def enter(self):
        """Hand the guess over; the next one may be typed while it is judged."""
        guess = self.field.value
        self.clear()
        asyncio.create_task(self.submit(guess))

    def put_back(self, guess):
        """Show a refused guess, marked for the next letter to replace it; unless more is typed."""
        if not self.field.value:
            self.field.value = guess
            self.field.setSelectionRange(0, len(guess))

    def focus(self):
        """Let keys come here, without a keyboard popping up on a touch screen."""
        if document.defaultView.matchMedia("(pointer: fine)").matches:
            self.field.focus()

    def keep_focus(self, event):
        """Leave the focus where it is when a button is pressed by pointer."""
        if event.target.closest("button"):
            event.preventDefault()

    def touched(self, event):
        button = event.target.closest("button")
        if button:
            self.add(button.dataset.letter)

    def entered(self, event):
        event.preventDefault()
        self.enter()

    def pasted(self, event):
        """Take several words at once, found elsewhere; the field would run them together."""
        text = event.clipboardData.getData("text").strip()
        if len(text.split()) > 1 or "," in text:
            event.preventDefault()
            asyncio.create_task(self.submit(text))

    def pressed(self, event):
        """Take the game's keys wherever in it the focus is, but none that a control needs."""
        if event.ctrlKey or event.altKey or event.metaKey or event.isComposing:
            return
        key = event.key.lower()
        in_field = event.target.id == "guess"
        if not in_field:
            if event.target.closest("input, dialog"):
                return
            if key in ("enter", " ") and event.target.closest("a, button, summary"):
                return
        if key == " ":
            self.shuffle()
        elif in_field:
            return
        elif key == "backspace":
            self.delete()
        elif len(key) == 1 and "a" <= key <= "z":
            self.add(key)
        elif key == "enter":
            self.enter()
        else:
            return
        event.preventDefault()


def _label(button, letter):
    button.textContent = letter.upper()
    button.dataset.letter = letter
