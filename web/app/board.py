"""The board of a game: the guess, the hive of buttons, and the keys that work both."""

import random
from collections.abc import Awaitable, Callable

from dom import by_id, flash
from events import on
from hexes import fill
from js import Element, Event, document, window


class Board:
    """Collects a guess by typing, touch or both; calls `submit` with it."""

    def __init__(self, submit: Callable[[str], Awaitable[None]]) -> None:
        self.submit = submit
        self.field = by_id("guess")
        self.keys = by_id("keys")
        self.letters = self.refused = ""
        on(by_id("guess-form"), "submit", self.entered, own=True)
        on(by_id("delete"), "click", lambda event: self.tell(self.delete))
        on(by_id("shuffle"), "click", lambda event: self.tell(self.shuffle))
        on(self.keys, "click", self.touched)
        for place, kind, act in (
            (document, "keydown", self.pressed),
            (by_id("play"), "pointerdown", self.keep_focus),
            (self.field, "paste", self.pasted),
        ):
            on(place, kind, act)

    def show(self, letters: str) -> None:
        """Show a hive, its center first."""
        if letters[0] == self.letters[:1] and sorted(letters) == sorted(self.letters):
            return
        if self.letters:
            self.field.value = ""
        self.letters = letters
        buttons = []
        for letter in letters:
            button = document.createElement("button")
            button.type = "button"
            _label(button, letter)
            buttons.append(button)
        buttons[0].setAttribute("aria-label", letters[0].upper() + ", center")
        fill(self.keys, buttons)

    def shuffle(self) -> None:
        """Put the outer letters in another order; the buttons keep their focus."""
        before = list(self.letters[1:])
        outer = list(before)
        while outer == before and len(outer) > 1:
            for last in range(len(outer) - 1, 0, -1):
                other = random.randint(0, last)
                outer[last], outer[other] = outer[other], outer[last]
        self.letters = self.letters[:1] + "".join(outer)
        for cell, letter in zip(self.cells(), self.letters, strict=True):
            _label(cell, letter)
        flash(self.keys, "shuffled")

    def add(self, letter: str) -> None:
        """Put a letter where the cursor is; it replaces what is selected."""
        start, end = self.field.selectionStart, self.field.selectionEnd
        self.field.setRangeText(letter, start, end, "end")

    def delete(self) -> None:
        """Take away what is selected, or the letter before the cursor."""
        start, end = self.field.selectionStart, self.field.selectionEnd
        if self.field.value == self.refused or start == end:  # a typo can be mended
            start = max(0, end - 1)
        self.field.setRangeText("", start, end, "end")

    def enter(self) -> Awaitable[None]:
        """Hand the guess over; the next one may be typed while it is judged."""
        guess, self.refused = self.field.value, ""
        self.field.value = ""
        return self.submit(guess)

    def put_back(self, guess: str) -> None:
        """Show a refused guess, marked for the next letter to replace it; unless more is typed."""
        if not self.field.value:
            self.field.value = self.refused = guess
            self.field.setSelectionRange(0, len(guess))
        flash(self.field, "refused")

    def reward(self, points: int, is_won: bool) -> None:
        """Let the points of a word fly to the score, and the hive glow for a feat."""
        if points:
            by_id("pill").textContent = f"+{points}"
            flash(by_id("pill"), "flying")
        if is_won:
            flash(self.keys, "won")

    def rest(self, is_over: bool) -> None:
        """Take no guess any more, once the answers are shown."""
        for each in (self.field, by_id("delete"), by_id("shuffle"), by_id("enter"), *self.cells()):
            each.disabled = is_over

    def cells(self) -> list[Element]:
        return [self.keys.children[number] for number in range(len(self.letters))]

    def focus(self) -> None:
        """Let keys come here, without a keyboard popping up on a touch screen."""
        if window.matchMedia("(pointer: fine)").matches:
            self.field.focus()

    def keep_focus(self, event: Event) -> None:
        """Leave the focus where it is when something is pressed by pointer: typing goes on."""
        if event.target.closest("button, summary"):
            event.preventDefault()

    def touched(self, event: Event) -> None:
        button = event.target.closest("button")
        if button:
            self.tell(lambda: self.add(button.dataset.letter))

    def tell(self, act: Callable[[], None]) -> None:
        """Do what a button asks for; tell those who hear of it what stands there then."""
        order, guess = self.letters, self.field.value
        act()
        told = self.letters if self.letters != order else self.field.value
        by_id("heard").textContent = " ".join(list(told.upper())) or ("Empty" if guess else "")

    def entered(self, event: Event) -> Awaitable[None]:
        return self.enter()

    def pasted(self, event: Event) -> Awaitable[None] | None:
        """Take several words at once, found elsewhere; the field would run them together."""
        text = event.clipboardData.getData("text").strip()
        if len(text.split()) > 1 or "," in text:
            event.preventDefault()
            return self.submit(text)
        return None

    def pressed(self, event: Event) -> Awaitable[None] | None:
        """Take the game's keys on the board and where nothing else would have them.

        Whatever else has the focus keeps its keys, and letters do nothing there (WCAG 2.1.4).
        """
        is_over = self.field.disabled or by_id("play").hidden
        if is_over or event.ctrlKey or event.altKey or event.metaKey or event.isComposing:
            return None
        key = event.key.lower()
        in_field = event.target.id == "guess"
        control = event.target.closest("a, button, summary, input, dialog")
        is_ours = in_field or not control or control.closest("#board")
        if not is_ours or (control and not in_field and key in ("enter", " ")):
            return None
        if key == " ":
            self.shuffle()
        elif in_field:
            return None
        elif key == "backspace":
            self.delete()
        elif len(key) == 1 and "a" <= key <= "z":
            self.add(key)
        elif key != "enter":
            return None
        event.preventDefault()
        return self.enter() if key == "enter" else None


def _label(button: Element, letter: str) -> None:
    button.textContent = letter.upper()
    button.dataset.letter = letter
