"""The sizes of the codes that carry saved games, of players who find two of three likely words.

The first rows have nothing but these words, the day, and the minutes played. The others also have
up to four bonus words in each game, and hints in one of five games.
"""

from collections.abc import Iterator
from random import Random

from beecore.editions import ORIGINAL
from beecore.game import Game, codes, puzzles
from beecore.hive import fits
from beecore.pack import PackedWords
from beecore.words import shipped

from .command import Row, run

GAMES, QUICK_GAMES = (30, 365, 1_500), (30,)
ADDRESS = "https://example.github.io/open-hive/#join/"


def measure(quick: bool) -> Iterator[Row]:
    calendar, words, draw = shipped.calendar(), shipped.usual(), Random(7)
    for group, is_full in (("only likely words", False), ("bonus words and hints, too", True)):
        for count in QUICK_GAMES if quick else GAMES:
            dailies = [codes.daily_of(n, calendar, words, ORIGINAL) for n in range(count)]
            games = [played(each, words, draw, is_full) for each in dailies]
            by_key = {each.hive.key: each for each in dailies}
            code = codes.written(games, by_key)
            figures = {
                "characters": len(code),
                "each": len(code) / count,
                "pictures": codes.share_of_picture(ADDRESS + code),
                "by name": len(codes.written(games)),
            }
            yield Row(group, f"{count:,} games", figures)


def played(day: codes.Daily, words: PackedWords, draw: Random, is_full: bool) -> Game:
    """Return a game that somebody may have played."""
    found = tuple(word for word in day.answers if draw.random() < 2 / 3)
    rare = [word for block in words.of(day.hive) for _, word, *_ in block if fits(day.hive, word)]
    rare = sorted({*rare} - {*day.answers})
    bonus = draw.sample(rare, min(len(rare), draw.choice([0, 0, 1, 1, 2, 4]) * is_full))
    hints = ("grid", "beginnings") if is_full and draw.random() < 0.2 else ()
    began = puzzles.FIRST_DAY + day.number * puzzles.ONE
    seconds = draw.randint(120, 3600)
    return Game(day.hive, found, tuple(bonus), f"{began}T08:31", hints=hints, seconds=seconds)


if __name__ == "__main__":
    run(measure)
