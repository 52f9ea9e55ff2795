"""`bee join FILE…`: adds games from the page, as links, codes, or exports, to the saved games."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .. import disk
from ..editions import Edition, edition_of
from ..errors import MB, CodeError, FileError, GameError, parsed
from ..game import Game, begin, load
from ..game.saving import is_export
from ..sharing.codes import DAYS, GAMES, START, codes_in, kind_of
from ..sharing.days import Daily, daily_of
from ..sharing.games import decode_games, games_in
from ..solution import counted
from ..words import shipped
from .play import SavedGame
from .terminal import say, say_json, warn

MAX_EXPORT = 32 * MB
"""The largest file: twice what the page imports."""
MAX_NAME_LENGTH = 200
"""The longest name of a file that is looked for before an argument is read as a code."""
GAME = "game/"
"""How the names of games in an export begin."""


def join(args: Namespace) -> int:
    """Read everything before any saved game is changed; return exit code 1 without a game."""
    found = [each for name in args.files for each in _games_in(_text_of(name))]
    games = [each for each in found if isinstance(each, Game)]
    added = sum(map(_added, games))
    days, others = [each.day for each in found if isinstance(each, Daily)], found.count(None)
    if args.json:
        counts = {"games": len(games), "words": added}
        say_json({**counts, "outdated": days, "others": others})
        return 0 if games else 1
    say(f"{counted(len(games), 'game')} joined, {counted(added, 'word')} added.")
    if days:
        warn(
            f"{counted(len(days), 'daily game')} left out, since the word list has changed:"
            f" {', '.join(days)}. Update Open Hive on both devices, then make a new code."
        )
    if others:
        warn(f"{counted(others, 'other item')} left out: only the page can add what isn’t a game.")
    return 0 if games else 1


def _text_of(name: str) -> str:
    """Return the text in a file or in stdin, or the argument itself if it has a code."""
    if name == "-":
        return sys.stdin.read(MAX_EXPORT)
    if START in name and (len(name) > MAX_NAME_LENGTH or not Path(name).exists()):
        return name
    return disk.read_text(Path(name), MAX_EXPORT)


def _games_in(text: str) -> Iterator[Game | Daily | None]:
    """Yield the games in an export or in codes, the daily hives whose words have changed since a
    code was made, and None for anything else in them.
    """
    if text.lstrip().startswith("{"):
        yield from _exported(text)
        return
    for each in codes_in(text):
        if kind_of(each) not in (GAMES, DAYS):
            raise CodeError("this is a round that friends play: open its link in a browser")
        code = decode_games(each)
        yield from games_in(code, [_daily(name, number) for name, number in code.days])
        yield from [None] * len(code.records)


def _exported(text: str) -> Iterator[Game | None]:
    try:
        export = parsed(text, MAX_EXPORT, "this export", CodeError)
        if not is_export(export["format"], export["version"]):
            raise ValueError
        values = list(export["values"].items())
    except (ValueError, TypeError, LookupError, AttributeError, RuntimeError):
        raise CodeError("this isn’t an export of the page that this version can read") from None
    for name, value in values:
        try:
            yield load(value) if name.startswith(GAME) and isinstance(value, str) else None
        except GameError:
            yield None


@cache
def _daily(edition: str, number: int) -> Daily:
    rules: Edition = edition_of(edition)
    return daily_of(number, shipped.calendar(rules), shipped.usual(rules), rules)


def _added(game: Game) -> int:
    """Add a game to the saved one on its hive, and return how many words that one lacked.

    Raises `FileError` if it cannot be saved.
    """
    saved = SavedGame(game.hive.key, warn)
    before = saved.sync(begin(game.hive))
    after = saved.sync(game)
    if saved.is_told:
        raise FileError(f"the game on {game.hive} was not joined")
    return len(after.found) + len(after.bonus) - len(before.found) - len(before.bonus)
