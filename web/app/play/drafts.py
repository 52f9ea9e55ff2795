"""What the visitor has typed in Play, in one text for the tab: unfinished guesses, and guesses that
wait to be judged. It survives a reload, a crash, and a failed download.

views.js and early.js write the text before Python has started. When a tab is closed, views.js
leaves its waiting guesses to the next tab. For example, after cav was typed in one hive, and octave
was entered in the game of a day, the text is

    {"drafts": ["vctaoen cav"], "waiting": [["2026-11-22", "octave"]]}

A guess that is judged is saved in its game. It is not deleted from this text at once, which would
write twice for each guess, but when the text is stored for the next letter. If the browser crashes
in between, the guess is judged again, which changes nothing in its game.
"""

import json
from typing import NamedTuple

from browser.events import on
from browser.store import Store
from js import document, setTimeout, window
from saved.records import BOARD

MILLISECONDS_TO_PAINT = 100  # until what the player does is seen, and other work may follow
MAX_DRAFTS = 50  # of the hives in which something was typed last


class Waiting(NamedTuple):
    """A guess that waits, and the name of its game."""

    game: str
    guess: str


class Drafts:
    """The text, in a tab's storage."""

    def __init__(self, store: Store) -> None:
        self.store, self.stored, self.is_due = store, "", False
        self.drafts: list[str] = []  # each with the order of a hive's letters, and the guess
        self.waiting: list[Waiting] = []  # the oldest first
        early, window.early = window.early, None  # from now on, the scripts leave it to Python
        if early:
            self.drafts = list(early.drafts)
            self.waiting = [Waiting(entry[0], entry[1]) for entry in early.waiting]
        on(document, "visibilitychange", lambda event: self.save())  # a phone may end a hidden tab
        on(window, "leaving", lambda event: self.save())  # views.js says so

    def save_soon(self) -> None:
        """Store the text once the page has painted what the player has typed, or is left."""
        if not self.is_due:
            self.is_due = True
            setTimeout(lambda *_: self.save(), MILLISECONDS_TO_PAINT)

    def save(self) -> None:
        """Store the text, unless it is stored."""
        self.is_due = False
        waiting = [list(entry) for entry in self.waiting]
        text = json.dumps({"drafts": self.drafts, "waiting": waiting})
        if text != self.stored:
            self.stored = text
            self.store.set(BOARD, text)

    # Unfinished guesses

    def draft(self, letters: str) -> tuple[str, str]:
        """Return the order of a hive's letters, and the unfinished guess."""
        for draft in self.drafts:
            order, _, guess = draft.partition(" ")
            if is_same_hive(order, letters):
                return order, guess
        return letters, ""

    def note(self, letters: str, guess: str) -> None:
        """Replace the draft of a hive, given by the order of its letters; `save` stores it."""
        others = [each for each in self.drafts if not is_same_hive(each.split(" ")[0], letters)]
        self.drafts = [*others, f"{letters} {guess}"][-MAX_DRAFTS:]

    # Waiting guesses

    def add(self, game: str, guess: str) -> None:
        self.waiting.append(Waiting(game, guess))
        self.save_soon()

    def split(self, entry: Waiting, *parts: str) -> None:
        """Replace a guess by its parts; without parts, it is gone."""
        at = self.waiting.index(entry)
        self.waiting[at : at + 1] = [Waiting(entry.game, part) for part in parts]
        self.save()

    def remove(self, entry: Waiting) -> None:
        """Remove a guess that is judged; `save` removes it from the stored text."""
        self.waiting.remove(entry)

    def of(self, game: str) -> list[Waiting]:
        """Return the guesses of a game, the oldest first."""
        return [entry for entry in self.waiting if entry.game == game]

    @property
    def games(self) -> set[str]:
        """The names of the games whose guesses wait."""
        return {entry.game for entry in self.waiting}

    def drop(self, game: str) -> None:
        """Remove all guesses of a game."""
        self.waiting = [entry for entry in self.waiting if entry.game != game]
        self.save()

    def rename(self, before: str, after: str) -> None:
        """Rename a game whose guesses wait: “random”, for example, has turned out to be letters."""
        if before != after and before in self.games:
            self.waiting = [
                Waiting(after, entry.guess) if entry.game == before else entry
                for entry in self.waiting
            ]
            self.save()


def is_same_hive(letters: str, others: str) -> bool:
    """Return whether two orders of letters have the same center and the same outer letters."""
    return letters[:1] == others[:1] and sorted(letters) == sorted(others)
