"""The saved games of `bee play`: one file for each game, in the user's data folder.

Two terminals can play the same game: a file is only replaced by a game that includes all its words,
and one terminal at a time reads and replaces it. A file that cannot be read is renamed and never
overwritten.
"""

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

from .. import disk
from ..errors import FileError
from ..game import Game, join, save
from ..game.saving import MAX_GAME_LENGTH


def folder() -> Path:
    """Return the folder of saved games, which may not exist yet.

    Raises `RuntimeError` if the user has no home folder.
    """
    named, usual = "XDG_DATA_HOME", ".local/share"
    if os.name == "nt":
        named, usual = "APPDATA", "AppData/Roaming"
    given = Path(os.environ.get(named, ""))
    return (given if given.is_absolute() else Path.home() / usual) / "open-hive"


class SavedGame:
    """The file of a saved game; `report` is called with messages for the player.

    If the file cannot be read or written, the player is told once. The next change of the game
    tries again to save all of it.
    """

    def __init__(self, name: str, report: Callable[[str], None]) -> None:
        self.name = name
        self.report = report
        self.is_told = False  # that the game cannot be saved

    def sync(self, game: Game) -> Game:
        """Return the game merged with its file, and save it unless the player has done nothing."""
        try:
            game = self._joined(game, folder() / f"{self.name}.json")
            self.is_told = False
        except (FileError, OSError, RuntimeError) as fault:
            if not self.is_told:
                reason = getattr(fault, "strerror", None) or fault
                self.report(f"This game cannot be saved: {reason}.")
            self.is_told = True
        return game

    def _joined(self, game: Game, path: Path) -> Game:
        joined = game

        def change(text: str | None) -> str | None:
            nonlocal joined
            joined, unread = join(game, () if text is None else (text,))
            if unread:
                names = (path.with_suffix(f".unread-{number}") for number in count(1))
                aside = path.rename(next(name for name in names if not name.exists()))
                self.report(f"The saved game cannot be read. It was moved to {aside}.")
            return save(joined) if joined.touched else None

        if game.touched:
            path.parent.mkdir(parents=True, exist_ok=True)
        if path.parent.exists():
            disk.update(path, MAX_GAME_LENGTH, change)
        return joined
