"""The sizes of the codes that carry saved games, of players who find two of three likely words.

Some games also have up to four bonus words each, and hints in one of five games.
"""

from random import Random
from typing import TYPE_CHECKING

from beecore.editions import ORIGINAL
from beecore.game import Game, puzzles
from beecore.sharing.codes import DAYS, share_of_picture
from beecore.sharing.days import Daily, daily_of
from beecore.sharing.games import encode_game, encode_games
from beecore.words import shipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .command import Row

GAMES, QUICK_GAMES = (30, 365, 1_500), (30,)
ADDRESS = "https://example.github.io/open-hive/#join/"


def measure(quick: bool) -> "Iterator[Row]":
    draw = Random(7)
    for group, is_full in (("only likely words", False), ("bonus words and hints, too", True)):
        for count in QUICK_GAMES if quick else GAMES:
            dailies, games = year(count, draw, is_full)
            link = encode_games([encode_game(game) for game in games])
            parts = [encode_game(game, dailies[game.hive.key]) for game in games]
            picture = encode_games(parts, {}, DAYS)
            figures = {
                "link": len(link),
                "picture": len(picture),
                "each": len(picture) / count,
                "pictures": share_of_picture(ADDRESS + picture),
            }
            yield f"{count:,} games, {group}", figures


def year(days: int, draw: Random, is_full: bool) -> tuple[dict[str, Daily], list[Game]]:
    """Return the daily hives of some days by their keys, and a game on each."""
    calendar, words = shipped.calendar(), shipped.usual()
    dailies = [daily_of(number, calendar, words, ORIGINAL) for number in range(days)]
    return {day.hive.key: day for day in dailies}, [played(day, draw, is_full) for day in dailies]


def played(day: Daily, draw: Random, is_full: bool) -> Game:
    """Return a game that somebody may have played."""
    found = tuple(word for word in day.answers if draw.random() < 2 / 3)
    count = min(len(day.others), draw.choice([0, 0, 1, 1, 2, 4]) * is_full)
    bonus = draw.sample(day.others, count)
    hints = ("grid", "beginnings") if is_full and draw.random() < 0.2 else ()
    began = puzzles.FIRST_DAY + day.number * puzzles.ONE
    seconds = draw.randint(120, 3600)
    return Game(day.hive, found, tuple(bonus), f"{began}T08:31", hints=hints, seconds=seconds)
