"""The guess line: a text field under letters colored by whether they belong to the hive.

A refused guess leaves the field and stays visible as a shadow. A tap on the line brings it back to
be corrected; Delete brings it back without its last letter.
"""

from collections.abc import Callable

from browser.events import on
from browser.markup import fill, tag
from browser.status import clear
from js import Element, Event
from play.state import State

from beecore.reading import lower_case, plain


class Line:
    """Edits the guess at its cursor, and calls `changed` after each change."""

    def __init__(self, root: Element, state: State, changed: Callable[[], None]) -> None:
        self.state, self.changed = state, changed
        self.form = root.querySelector("#guess-form")
        self.field = root.querySelector("#guess")
        self.shown = root.querySelector("#guess-shown")
        self.rendered = ("", "", "")
        on(self.field, "input", lambda event: self.read())
        on(self.field, "click", self.recall)

    def put(self, text: str) -> None:
        """Replace the whole guess."""
        self.field.value = text
        self.read()

    def add(self, letter: str) -> None:
        """Insert a letter at the cursor, replacing any selection."""
        self.replace(letter, self.field.selectionStart, self.field.selectionEnd)

    def delete(self) -> None:
        """Delete the selection, the letter before the cursor, or a refused guess's last letter."""
        if self.state.refused and not self.state.guess:
            self.put(self.state.refused[:-1])
            return
        start, end = self.field.selectionStart, self.field.selectionEnd
        self.replace("", max(0, end - 1) if start == end else start, end)

    def clear(self) -> None:
        """Remove the guess, and a refused guess that is still shown."""
        self.state.refused = ""
        self.put("")

    def replace(self, text: str, start: int, end: int) -> None:
        self.field.setRangeText(text, start, end, "end")
        self.read()

    def read(self) -> None:
        """Update the state from the field."""
        before, self.state.guess = self.state.guess, self.field.value
        if self.state.guess:
            self.state.refused = ""
            if not before:
                clear()  # the verdict on the last guess
        self.changed()

    def submit(self) -> str:
        """Return the guess, and empty the field for the next one."""
        guess = self.field.value  # not the state: form fillers change the field without an event
        if guess:
            self.put("")
        return guess

    def refuse(self, guess: str) -> None:
        """Shake the line; show the guess as a shadow unless the next one has been started."""
        self.state.flashes.append("refused")
        if not self.state.guess:
            self.state.refused = guess
        self.changed()

    def recall(self, event: Event) -> None:
        """Bring back a refused guess."""
        if self.state.refused and not self.state.guess:
            self.put(self.state.refused)

    def render(self) -> None:
        """Show the letters of the guess, or those of the refused guess as a shadow."""
        state = self.state
        if self.rendered == (state.guess, state.refused, state.letters):
            return
        self.rendered = state.guess, state.refused, state.letters
        text = lower_case(plain(state.guess or state.refused))
        self.form.style.setProperty("--letters", str(len(text)))
        self.shown.className = "shadow" if text and not state.guess else ""
        spans = [tag("span", each, class_=self.kind(text, at)) for at, each in enumerate(text)]
        fill(self.shown, spans)

    def kind(self, text: str, place: int) -> str:
        """Return the class of a letter of a text: the center, another one of the hive, or neither.

        A sign that the word is read without, such as the dot of l·l, is like a letter of the hive,
        also if it is still the last character.
        """
        state, before, after = self.state, text[:place][-1:], text[place + 1 : place + 2]
        letters = state.letters_of(text[place])
        if not letters:
            read = state.fold(before + text[place] + (after or before))
            return "" if before and state.alphabet.has_all(read) else "foreign"
        if letters == state.letters[:1]:
            return "center"
        return "" if set(letters) <= set(state.letters) else "foreign"
