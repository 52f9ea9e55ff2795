"""The board: the guess line, the hive of letter buttons, and the keys that control both."""

import random
from collections.abc import Awaitable, Callable

from browser.dom import by_id, focus, has_mouse, open_dialog, scroll_to, submit
from browser.events import MAX_PASTE_LENGTH, on
from browser.hexagons import glide, lay_out
from browser.rendering import Bindings, Renderer, append, made, put
from browser.status import clear
from browser.texts import text
from js import Event, document, setTimeout, window
from jsffi import to_js
from play.drafts import MILLISECONDS_TO_PAINT, Drafts, is_same_hive
from play.state import State

from beecore.errors import limit_size
from beecore.game.guess import once
from beecore.letters import ENGLISH
from beecore.reading import lower_case, plain, words_in

MILLISECONDS_A_TILE = 60  # between the lights of two tiles, as in the style sheet

# The guess line: a text field under letters colored by whether they belong to the hive. early.js
# shows each letter at once, and then causes an event: "typed", or "tapped" for one of the hive.
# A refused guess leaves the field and stays visible as a shadow. A tap on the line brings it back
# to be corrected; Delete brings it back without its last letter.


class GuessLine:
    """Edits the guess at its cursor, and calls `changed` after each change."""

    def __init__(self, state: State, bindings: Bindings, changed: Callable[[], None]) -> None:
        self.state, self.bindings, self.changed = state, bindings, changed
        self.field = by_id("guess")
        on(self.field, "typed", lambda event: self.read())
        on(self.field, "click", self.recall)

    def put(self, text: str) -> None:
        """Replace the whole guess."""
        put(self.field, value=text)
        self.read()

    def add(self, letter: str) -> None:
        """Insert a letter at the cursor, replacing any selection."""
        window.typeLetter(letter)
        self.read()

    def delete(self) -> None:
        """Delete the selection, the letter before the cursor, or a refused guess's last letter."""
        if self.state.refused and not self.state.guess:
            self.put(self.state.refused[:-1])
        else:
            window.typeLetter("")
            self.read()

    def clear(self) -> None:
        """Remove the guess, and a refused guess that is still shown."""
        self.state.refused = ""
        self.put("")

    def read(self) -> None:
        """Update the state from the field."""
        before = self.state.guess
        self.take(self.field.value)
        if self.state.guess:
            self.state.refused = ""
            if not before:
                clear()  # the verdict on the last guess
        self.changed()

    def submit(self) -> str:
        """Return the guess, and empty the field for the next one."""
        guess = self.field.value  # not the state: form fillers change the field without an event
        put(self.field, value="")
        self.take("")
        return guess

    def take(self, guess: str) -> None:
        """Update the state, which is then rendered in any case: early.js shows letters, too."""
        self.state.guess = guess
        self.bindings.differs("guess")

    def refuse(self, guess: str) -> None:
        """Shake the line; show the guess as a shadow unless the next one has been started."""
        self.state.flashes.append("refused")
        if not self.state.guess:
            self.state.refused = guess

    def recall(self, event: Event) -> None:
        """Bring back a refused guess."""
        if self.state.refused and not self.state.guess:
            self.put(self.state.refused)

    def render(self) -> None:
        """Show the letters of the guess, or those of the refused guess as a shadow."""
        state = self.state
        if self.bindings.differs("guess", state.guess, state.refused, state.letters):
            text = lower_case(plain(state.guess or state.refused))
            kinds = [self.kind(text, place) for place in range(len(text))]
            window.showLetters(text, to_js(kinds), bool(text) and not state.guess)

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


class Board:
    """Collects a guess from keys and taps, and passes it to `submit`.

    The guess and the order of the letters are saved as a draft that lasts as long as the tab.
    """

    def __init__(
        self,
        state: State,
        renderer: Renderer,
        bindings: Bindings,
        submit: Callable[[str], Awaitable[object] | None],
        drafts: Drafts,
    ) -> None:
        self.state, self.renderer, self.bindings = state, renderer, bindings
        self.submit, self.drafts = submit, drafts
        self.line, self.keys = GuessLine(state, bindings, self.changed), by_id("keys")
        on("guess-form", "submit", lambda event: self.enter(), own=True)
        on("guess", "paste", self.paste)
        on("guess", "tapped", lambda event: self.announced(self.line.read))
        on("play", "pointerdown", self.keep_focus)
        on(document, "keydown", self.press)

    def open(self, letters: str) -> None:
        """Switch to a hive, with its draft if there is one."""
        state = self.state
        if is_same_hive(letters, state.letters):
            return
        order, guess = self.drafts.draft(letters)
        if not state.letters and not guess:
            guess = self.line.field.value  # letters typed before the game was loaded
        state.letters, state.refused = order, ""
        self.line.put(guess)

    @property
    def early_name(self) -> str:
        """The name of the game that early.js shows until the first one is opened; empty if none."""
        return self.keys.getAttribute("data-game") or ""

    def changed(self) -> None:
        """Schedule a rendering, and then that the draft is saved."""
        self.note_draft()
        self.drafts.save_soon()
        self.renderer.request()

    def note_draft(self) -> None:
        early_letters = self.keys.getAttribute("data-letters")  # from early.js
        if letters := self.state.letters or early_letters:
            self.drafts.note(letters, self.state.guess)

    def shuffle(self) -> None:
        """Rearrange the outer letters."""
        letters = self.state.letters
        self.state.letters = letters[:1] + rearranged(letters[1:])
        clear()  # the verdict on the last guess
        self.state.flashes.append("shuffled")
        self.changed()
        self.renderer.flush()  # so that a quick tap hits the letter in its new place

    def enter(self) -> Awaitable[object] | None:
        """Submit the guess; the player can type the next one while it is judged."""
        guess = self.line.submit()
        self.note_draft()  # to be stored together with the waiting guess
        judging = self.submit(guess)
        self.changed()
        return judging

    def type_key(self, key: str) -> None:
        """Handle a letter, Enter or Backspace typed in a dialog, and focus the guess line."""
        focus("guess")
        if key == "enter":
            submit("guess-form")
        elif key == "backspace":
            self.line.delete()
        else:
            self.line.add(key)

    def refuse(self, guess: str) -> None:
        """Show that a guess was refused."""
        self.line.refuse(guess)
        self.renderer.request()

    def light(self, word: str) -> int:
        """Light the tiles of a word’s letters one after the other; return after how many
        milliseconds all of them have been lit.
        """
        letters = once(word)
        for cell in self.keys.children:
            put(cell, text=cell.textContent)  # without the light of an earlier word
            if cell.dataset.letter in letters:
                turn = letters.index(cell.dataset.letter)
                append(cell, made("i", style={"turn": turn}))
        return MILLISECONDS_A_TILE * len(letters)

    def reward(self, points: int, is_feat: bool) -> None:
        """Animate the points of a word flying to the score; with `is_feat`, the hive swells."""
        if points:
            self.state.reward = f"+{points}"
            self.state.flashes += ["flying", "landed"]
        if is_feat:
            self.state.flashes.append("won")
        self.renderer.request()

    def focus(self) -> None:
        """Focus the guess line, except on touch screens, where a keyboard could pop up."""
        if has_mouse():
            focus("guess")

    def show_keyboard(self) -> None:
        """Open the touch screen's keyboard."""
        put("guess", inputmode="text")
        focus("guess")

    def keep_focus(self, event: Event) -> None:
        """Keep the focus where it is when a button is pressed, so that typing can go on."""
        if event.target.closest("button, summary") and not event.target.closest("dialog"):
            event.preventDefault()

    def announced(self, act: Callable[[], None]) -> None:
        """Run a button's action; once its outcome is painted, announce the resulting guess or order
        to screen readers.
        """
        order, guess = self.state.letters, self.state.guess
        act()
        changed = self.state.letters if self.state.letters != order else self.state.guess
        spelled = " ".join(list(self.state.alphabet.capitals(changed)))
        heard = spelled or (text("play-guess-empty") if guess else "")
        setTimeout(lambda *_: put("heard", text=heard), MILLISECONDS_TO_PAINT)

    def paste(self, event: Event) -> Awaitable[object] | None:
        """Submit a pasted list of words, which the field would join into one word."""
        if not event.clipboardData:  # form fillers create such events
            return None
        pasted = event.clipboardData.getData("text").strip()
        is_list = len(pasted) > MAX_PASTE_LENGTH or len(words_in(pasted, ENGLISH)) > 1
        if is_list:
            event.preventDefault()
        limit_size(len(pasted), MAX_PASTE_LENGTH, "this text")
        return self.submit(pasted) if is_list else None

    def press(self, event: Event) -> Awaitable[object] | None:
        """Handle the game's keys: while another button or a link has the focus, only letters and
        Backspace, and none while a field or a dialog has it.
        """
        key, in_field = event.key.lower(), event.target.id == "guess"
        if in_field and len(key) == 1 and key not in " ?":
            return None  # at once, since the field types it, and each question to it takes a while
        if self.state.is_over or by_id("play").hidden or window.isChord(event):
            return None
        control = event.target.closest("a, button, summary, input, select, textarea, dialog")
        letters = self.state.letters_of(key)
        if control and not in_field:
            if key in ("enter", " ") or control.closest("input, select, textarea, dialog"):
                return None
            is_own = control.closest("#guess-form, #keys, #controls")
            if not (is_own or letters or key == "backspace"):
                return None
        if key == " ":
            self.shuffle()
        elif key == "escape":
            self.announced(self.line.clear)
        elif key == "?":
            put("shortcuts", open=True)
            open_dialog("how")
            scroll_to("shortcuts", "nearest")
        elif key == "backspace" and not (in_field and self.state.guess):
            self.line.delete()
        elif in_field:
            return None
        elif letters:
            self.line.add(letters)
            if control:
                focus("guess")  # so that Enter enters the guess
        elif key != "enter":
            return None
        event.preventDefault()
        return self.enter() if key == "enter" else None

    def render(self) -> None:
        """Show the letters and the guess."""
        self.line.render()
        letters, is_over = self.state.letters, self.state.is_over
        if not letters or not self.bindings.differs("keys", letters, is_over):
            return  # also if no game has been opened yet
        cells, capitals = list(self.keys.children), self.state.alphabet.capitals
        before = "".join([cell.getAttribute("data-letter") or "" for cell in cells])
        is_same = is_same_hive(letters, before)
        if not is_same:
            cells = [made("button", type="button") for _ in letters]
            lay_out(self.keys, cells)
        for cell, letter in zip(cells, letters, strict=True):
            put(cell, text=capitals(letter), disabled=is_over, data_letter=letter)
        put(self.keys, data_letters=letters)  # for early.js
        put(cells[0], aria_label=text("play-center", letter=capitals(letters[0])))
        if is_same and letters != before:
            glide(cells, before, letters)


def rearranged(letters: str) -> str:
    """Return letters in a random order, which is another one unless all of them are alike."""
    mixed = list(letters)
    for last in range(len(mixed) - 1, 0, -1):
        other = random.randint(0, last)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    if "".join(mixed) == letters:
        mixed = [*mixed[1:], *mixed[:1]]
    return "".join(mixed)
