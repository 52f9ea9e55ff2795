"""Guesses that were entered but not judged yet: they survive a reload and a failed download.

The tab stores them. When it is closed, first.js leaves them to the next tab.
"""

import json

from browser.store import Store
from js import window
from saved.records import WAITING


class PendingGuesses:
    """Stores guesses for this tab, each with the name of its game, oldest first.

    It takes over the guesses that first.js stored before Python was running.
    """

    def __init__(self, drafts: Store) -> None:
        self.drafts = drafts
        self.guesses: list[tuple[str, str]] = []
        early, window.early = window.early, None  # from now on first.js leaves guesses to Python
        if early:
            self.guesses = [(early[at][0], early[at][1]) for at in range(early.length)]

    def add(self, game: str, guess: str) -> None:
        self.guesses.append((game, guess))
        self.save()

    def replace(self, game: str, guess: str, *parts: str) -> None:
        """Replace a game's oldest pending guess with this text by its parts; none removes it."""
        at = self.guesses.index((game, guess))
        self.guesses[at : at + 1] = [(game, part) for part in parts]
        self.save()

    @property
    def games(self) -> set[str]:
        """The names of the games whose guesses wait."""
        return {name for name, _ in self.guesses}

    def of(self, game: str) -> list[str]:
        """Return the guesses of a game, the oldest first."""
        return [guess for name, guess in self.guesses if name == game]

    def drop(self, game: str) -> None:
        """Remove all guesses of a game."""
        self.guesses = [entry for entry in self.guesses if entry[0] != game]
        self.save()

    def rename(self, before: str, after: str) -> None:
        """Rename a game whose guesses wait: “today”, for example, turned out to be a date."""
        if before != after and before in self.games:
            self.guesses = [(after if name == before else name, g) for name, g in self.guesses]
            self.save()

    def save(self) -> None:
        self.drafts.set(WAITING, json.dumps([list(entry) for entry in self.guesses]))
