"""Guesses that were entered and not judged yet: they outlast a reload and a failed download."""

import json

from browser.store import Store
from js import window
from saved.data import WAITING


class Waiting:
    """Keeps guesses in the tab's storage, each with the name of its game, the oldest first.

    What was entered before the page's Python was there comes from first.js.
    """

    def __init__(self, drafts: Store) -> None:
        self.drafts = drafts
        self.guesses: list[tuple[str, str]] = []
        early, window.early = window.early, None  # from now on guesses come here
        if early:
            self.guesses = [(early[at][0], early[at][1]) for at in range(early.length)]

    def add(self, game: str, guess: str) -> None:
        self.guesses.append((game, guess))
        self.store()

    def remove(self, game: str, guess: str) -> None:
        """Drop the oldest guess of a game with this text."""
        self.guesses.remove((game, guess))
        self.store()

    def first(self, game: str) -> str:
        """Return the oldest guess of a game; an empty text if none waits."""
        return next((guess for name, guess in self.guesses if name == game), "")

    def rename(self, before: str, after: str) -> None:
        """Let guesses belong to a game by the name that it turned out to have."""
        if before != after and self.first(before):
            self.guesses = [(after if name == before else name, g) for name, g in self.guesses]
            self.store()

    def store(self) -> None:
        self.drafts.set(WAITING, json.dumps([list(each) for each in self.guesses]))
