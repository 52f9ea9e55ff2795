"""Saved games: texts that outlive versions, word lists and whatever else changes."""

import json
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from ..errors import BeeError, GameError
from ..hive import Hive
from .guess import misfit
from .state import Game, merge

T = TypeVar("T")

VERSION = 1
"""The version of saved games; a change that an older reader would misread takes a new one."""


class Joined(NamedTuple):
    """One game of several texts, and the places of those that cannot be read."""

    game: Game
    unread: list[int]


def save(game: Game) -> str:
    """Return a game as the text of one JSON object."""
    return json.dumps(
        {
            "version": VERSION,
            "hive": game.hive.letters,
            "minimum": game.hive.minimum,
            "require": game.hive.require,
            "found": game.found,
            "bonus": game.bonus,
            "started": game.started,
            "revealed": game.revealed,
        }
    )


def load(text: str) -> Game:
    """Return a saved game, with every word it holds whether or not a list knows it today.

    Raises `GameError` if the text is no saved game, or one of a version yet to come; the text is
    then worth keeping, since nothing in it is lost.
    """
    try:
        value = json.loads(text)
        version = _a(int, value["version"])
        if version > VERSION:
            raise GameError(
                f"a saved game of version {version}: this Open Hive reads version {VERSION},"
                " only a newer one can read it"
            )
        letters, require = _a(str, value["hive"]), _a(str, value["require"])
        hive = Hive(letters, _a(int, value["minimum"]), require)
        found, bonus = _words(hive, value["found"]), _words(hive, value["bonus"])
        started, revealed = _a(str, value["started"]), _a(bool, value["revealed"])
    except GameError:
        raise
    except (BeeError, ValueError, TypeError, LookupError, RuntimeError) as fault:
        raise GameError(f"no saved game, or a damaged one: {fault}") from None
    return merge(Game(hive, found, bonus, started, revealed), Game(hive))


def join(game: Game, texts: Sequence[str]) -> Joined:
    """Return a game with the words of all saved ones that can be read and are of its hive.

    >>> hive = Hive.parse("VCTAOEN")
    >>> texts = [save(Game(hive, ("cave",))), "no game", save(Game(hive, ("oven",)))]
    >>> game, unread = join(Game(hive), texts)
    >>> game.found, unread
    (('cave', 'oven'), [1])
    """
    unread = []
    for place, text in enumerate(texts):
        try:
            game = merge(game, load(text))
        except GameError:
            unread.append(place)
    return Joined(game, unread)


def _words(hive: Hive, value: object) -> tuple[str, ...]:
    """Return a saved list of words; `ValueError` if one could never have been found."""
    words = tuple([_a(str, word) for word in _a(list, value)])
    for word in words:
        broken = misfit(hive, word)
        if broken:
            raise ValueError(f"{word!r} is no word of {hive}: {broken}")
    return words


def _a(kind: type[T], value: object) -> T:
    """Return a value of exactly this type; `TypeError` for any other."""
    if type(value) is not kind:
        raise TypeError(f"{value!r} where {kind.__name__} is expected")
    return value
