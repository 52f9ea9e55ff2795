"""Guesses that were entered but not judged yet: they survive a reload and a failed download."""

import json

from browser.store import Store
from js import window
from saved.keys import WAITING


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

    def remove(self, game: str, guess: str) -> None:
        """Remove a game's oldest pending guess with this text."""
        self.guesses.remove((game, guess))
        self.save()

    def first(self, game: str) -> str:
        """Return the oldest guess of a game; empty if there is none."""
        return next((guess for name, guess in self.guesses if name == game), "")

    def rename(self, before: str, after: str) -> None:
        """Rename a game whose guesses wait: “today”, for example, turned out to be a date."""
        if before != after and self.first(before):
            self.guesses = [(after if name == before else name, g) for name, g in self.guesses]
            self.save()

    def save(self) -> None:
        self.drafts.set(WAITING, json.dumps([list(each) for each in self.guesses]))
