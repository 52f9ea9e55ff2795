"""The saved games of `bee play`: one file for each game, in the user's data folder.

A file is only replaced as a whole, by a game that includes all its words, so two terminals can play
the same game. A file that cannot be read is renamed and never overwritten.
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

    If the file cannot be read or written, the player is told once, and the game is not saved.
    """

    def __init__(self, name: str, report: Callable[[str], None]) -> None:
        self.name = name
        self.report = report
        self.works = True

    def sync(self, game: Game) -> Game:
        """Return the game merged with its file, and save it unless the player has done nothing."""
        if self.works:
            try:
                game = self._joined(game, folder() / f"{self.name}.json")
            except (FileError, OSError, RuntimeError) as fault:
                self.works = False
                reason = getattr(fault, "strerror", None) or fault
                self.report(f"This game cannot be saved: {reason}.")
        return game

    def _joined(self, game: Game, path: Path) -> Game:
        texts = [disk.read_text(path, MAX_GAME_LENGTH)] if path.exists() else []
        game, unread = join(game, texts)
        if unread:
            names = (path.with_suffix(f".unread-{number}") for number in count(1))
            aside = path.rename(next(name for name in names if not name.exists()))
            self.report(f"The saved game cannot be read. It was moved to {aside}.")
        if game.touched:
            path.parent.mkdir(parents=True, exist_ok=True)
            disk.write(path, save(game))
        return game
