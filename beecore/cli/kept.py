"""Games that `bee play` keeps: a file for each in the user's own folder for data.

A file is only ever replaced as a whole, by a game that has its words, too: so two terminals add to
one game. One that cannot be read is set aside and never overwritten.
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
    """Return where games are kept, there or not; `RuntimeError` for a user without a home."""
    named, usual = "XDG_DATA_HOME", ".local/share"
    if os.name == "nt":
        named, usual = "APPDATA", "AppData/Roaming"
    given = Path(os.environ.get(named, ""))
    return (given if given.is_absolute() else Path.home() / usual) / "open-hive"


class Kept:
    """A game's place; `tell` is called with what a player has to know of it.

    After a fault it is told once that nothing is kept, and no more is tried.
    """

    def __init__(self, name: str, tell: Callable[[str], None]) -> None:
        self.name = name
        self.tell = tell
        self.works = True

    def sync(self, game: Game) -> Game:
        """Return the game with all that was kept of it, and keep it unless nothing was done yet."""
        if self.works:
            try:
                game = self._joined(game, folder() / f"{self.name}.json")
            except (FileError, OSError, RuntimeError) as fault:
                self.works = False
                self.tell(f"This game cannot be kept: {getattr(fault, 'strerror', None) or fault}.")
        return game

    def _joined(self, game: Game, path: Path) -> Game:
        texts = [disk.read_text(path, MAX_GAME_LENGTH)] if path.exists() else []
        game, unread = join(game, texts)
        if unread:
            names = (path.with_suffix(f".unread-{number}") for number in count(1))
            aside = path.rename(next(name for name in names if not name.exists()))
            self.tell(f"The game kept so far cannot be read. It was set aside as {aside}.")
        if game.touched:
            path.parent.mkdir(parents=True, exist_ok=True)
            disk.write(path, save(game))
        return game
