"""The saved games, as texts by the keys of their hives.

Nothing saved is lost: the games of several tabs are merged, and a text that cannot be read is
backed up.
"""

from browser.store import Store
from saved.backups import Backups
from saved.keys import GAME

from beecore.errors import GameError
from beecore.game.saving import load, save
from beecore.game.state import merge, once
from beecore.hive import Hive


class SavedGames:
    """Reads and writes games in the browser's storage."""

    def __init__(self, store: Store, backups: Backups) -> None:
        self.store, self.backups = store, backups

    def text(self, key: str) -> str:
        """Return the text of a game; empty if there is none."""
        return self.store.get(GAME + key)

    def keys(self) -> list[str]:
        """Return the keys of all saved games."""
        return [name[len(GAME) :] for name in self.store.names(GAME)]

    def is_game_key(self, event_key: str, key: str) -> bool:
        """Return whether a storage event with the key `event_key` may have changed a game."""
        return self.store.is_of(event_key, GAME + key)

    def is_in_progress(self, hive: Hive) -> bool:
        """Return whether the game on a hive has found words and is not given up."""
        try:
            game = load(self.text(hive.key))
        except GameError:
            return False
        return bool(game.found) and not game.revealed

    def all_texts(self, key: str) -> tuple[str, ...]:
        """Return all texts of a game: this version's, an earlier version's, and backups."""
        own, shared = self.store.own_text(GAME + key) or "", self.store.shared_text(GAME + key)
        texts = once([self.text(key), own, shared, *self.backups.texts(key)])
        return tuple([text for text in texts if text])

    def save(self, key: str, text: str, base: str = "") -> None:
        """Save a game that was made from the text `base`, merged with what has been stored since.

        Nothing is written if the stored text contains the game already.
        """
        stored, backup = self.store.own_text(GAME + key) or "", ""
        unsaved = self.store.unsaved.get(GAME + key, text)  # newer, if the storage was full
        if unsaved not in (text, base):
            text = save(merge(load(unsaved), load(text)))
        if stored and stored not in (text, base):
            try:
                game = load(stored)
                both = merge(game, load(text))
                text = stored if both == game else save(both)
            except GameError:
                backup = self.backups.new_name(key)
        if text != stored or text != self.text(key):
            self.store.set(GAME + key, text, backup)

    def save_overwritten(self, event_key: str, text: str) -> None:
        """Save the text of a storage event if it has been overwritten: of two tabs that write at
        the same time, neither sees the other's text.
        """
        start = self.store.prefix + GAME
        key = event_key[len(start) :]
        is_overwritten = event_key.startswith(start) and text != self.store.own_text(GAME + key)
        if is_overwritten and is_game(text):
            self.save(key, text)


def is_game(text: str) -> bool:
    """Return whether a text is a saved game that can be read."""
    try:
        load(text)
    except GameError:
        return False
    return True
