"""The board of a game: the line of the guess, the hive of buttons, and the keys that work both."""

import random
from collections.abc import Awaitable, Callable

from browser.area import MOST
from browser.dom import by_id, flash
from browser.events import on
from browser.hexagons import fill, glide
from browser.store import Store
from js import Element, Event, document, navigator, window
from play.line import Line
from saved.data import BOARD

from beecore.bounds import limit_size

REFUSED = 40  # milliseconds that a phone shakes, too


class Board:
    """Collects a guess by typing, touch or both; calls `submit` with it.

    The order of the letters and the guess on the way are kept as long as the browser's window.
    """

    def __init__(self, submit: Callable[[str], Awaitable[object] | None], drafts: Store) -> None:
        self.submit, self.drafts = submit, drafts
        self.line = Line(self.keep)
        self.keys = by_id("keys")
        self.letters = ""
        self.is_over = False
        on(by_id("guess-form"), "submit", self.entered, own=True)
        on(by_id("delete"), "click", lambda event: self.tell(self.line.delete))
        on(by_id("shuffle"), "click", lambda event: self.tell(self.shuffle))
        on(by_id("use-keyboard"), "click", self.use_keyboard)
        on(self.keys, "click", self.touched)
        for place, kind, act in (
            (document, "keydown", self.pressed),
            (by_id("play"), "pointerdown", self.keep_focus),
            (self.line.field, "paste", self.pasted),
        ):
            on(place, kind, act)

    def show(self, letters: str) -> None:
        """Show a hive, its center first, as it was left."""
        if _are_alike(letters, self.letters):
            return
        order, _, guess = self.drafts.get(_draft(letters)).partition(" ")
        if _are_alike(order, letters):
            letters = order
        else:  # none yet, or a damaged one
            guess = ""
        if not self.letters and not guess:
            guess = self.line.field.value  # somebody was quicker
        self.letters = letters
        buttons = []
        for letter in letters:
            button = document.createElement("button")
            button.type = "button"
            _label(button, letter)
            buttons.append(button)
        buttons[0].setAttribute("aria-label", letters[0].upper() + ", center")
        fill(self.keys, buttons)
        self.line.show(letters, guess)

    def keep(self) -> None:
        if self.letters:
            self.drafts.set(_draft(self.letters), f"{self.letters} {self.line.field.value}")

    def shuffle(self) -> None:
        """Put the outer letters in another order; the buttons keep their focus."""
        before, outer = self.letters, list(self.letters[1:])
        while "".join(outer) == before[1:] and len(outer) > 1:
            for last in range(len(outer) - 1, 0, -1):
                other = random.randint(0, last)
                outer[last], outer[other] = outer[other], outer[last]
        self.letters = before[:1] + "".join(outer)
        for cell, letter in zip(self.cells(), self.letters, strict=True):
            _label(cell, letter)
        glide(self.cells(), before, self.letters)
        flash(self.keys, "shuffled")
        self.keep()

    def enter(self) -> Awaitable[object] | None:
        """Hand the guess over; the next one may be typed while it is judged."""
        return self.submit(self.line.take())

    def go_on(self, key: str) -> None:
        """Take a letter, Enter or Backspace that was typed elsewhere, and those to come."""
        self.line.field.focus()
        if key == "enter":
            by_id("guess-form").requestSubmit()
        elif key == "backspace":
            self.line.delete()
        else:
            self.line.add(key)

    def refuse(self, guess: str) -> None:
        self.line.refuse(guess)
        if window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "vibrate"):
            navigator.vibrate(REFUSED)

    def reward(self, points: int, is_won: bool) -> None:
        """Let the points of a word fly to the score, and the hive glow for a feat."""
        if points:
            by_id("pill").textContent = f"+{points}"
            flash(by_id("pill"), "flying")
        if is_won:
            flash(self.keys, "won")

    def rest(self, is_over: bool) -> None:
        """Take no guess any more, once there is none to be taken."""
        self.is_over = is_over
        self.line.field.disabled = is_over
        for cell in self.cells():
            cell.disabled = is_over
        by_id("controls").hidden, by_id("onward").hidden = is_over, not is_over

    def cells(self) -> list[Element]:
        return [self.keys.children[number] for number in range(len(self.letters))]

    def focus(self) -> None:
        """Let keys come here, without a keyboard popping up on a touch screen."""
        if window.matchMedia("(pointer: fine)").matches:
            self.line.field.focus()

    def use_keyboard(self, event: Event) -> None:
        """Bring up a touch screen's keyboard, for who asks for it."""
        self.line.field.setAttribute("inputmode", "text")
        self.line.field.focus()

    def keep_focus(self, event: Event) -> None:
        """Leave the focus where it is when something is pressed by pointer: typing goes on."""
        if event.target.closest("button, summary") and not event.target.closest("dialog"):
            event.preventDefault()

    def touched(self, event: Event) -> None:
        button = event.target.closest("button")
        if button:
            self.tell(lambda: self.line.add(button.dataset.letter))

    def tell(self, act: Callable[[], None]) -> None:
        """Do what a button asks for; tell those who hear of it what stands there then."""
        order, guess = self.letters, self.line.field.value
        act()
        told = self.letters if self.letters != order else self.line.field.value
        by_id("heard").textContent = " ".join(list(told.upper())) or ("Empty" if guess else "")

    def entered(self, event: Event) -> Awaitable[object] | None:
        return self.enter()

    def pasted(self, event: Event) -> Awaitable[object] | None:
        """Take several words at once, found elsewhere; the field would run them together."""
        if not event.clipboardData:  # as in events that form fillers make
            return None
        text = event.clipboardData.getData("text").strip()
        limit_size(len(text), MOST, "this text")
        if len(text.split()) > 1 or "," in text:
            event.preventDefault()
            return self.submit(text)
        return None

    def pressed(self, event: Event) -> Awaitable[object] | None:
        """Take the game's keys on the board and where nothing else would have them.

        Whatever else has the focus keeps its keys, and letters do nothing there (WCAG 2.1.4).
        """
        is_away = self.is_over or by_id("play").hidden
        if is_away or event.ctrlKey or event.altKey or event.metaKey or event.isComposing:
            return None
        key = event.key.lower()
        in_field = event.target.id == "guess"
        control = event.target.closest("a, button, summary, input, dialog")
        is_ours = in_field or not control or control.closest("#guess-form, #keys, #controls")
        if not is_ours or (control and not in_field and key in ("enter", " ")):
            return None
        if key == " ":
            self.shuffle()
        elif key == "backspace" and not (in_field and self.line.field.value):
            self.line.delete()
        elif in_field:
            return None
        elif len(key) == 1 and "a" <= key <= "z":
            self.line.add(key)
        elif key != "enter":
            return None
        event.preventDefault()
        return self.enter() if key == "enter" else None


def _draft(letters: str) -> str:
    """Return what the order and the guess of a hive are kept under."""
    return BOARD + letters[0] + "".join(sorted(letters[1:]))


def _are_alike(letters: str, others: str) -> bool:
    """Tell whether two hives differ by the order of their outer letters alone."""
    return letters[:1] == others[:1] and sorted(letters) == sorted(others)


def _label(button: Element, letter: str) -> None:
    button.textContent = letter.upper()
    button.dataset.letter = letter
