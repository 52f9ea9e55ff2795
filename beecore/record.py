"""A player's record: what all games together come to."""

from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

from .game import Game, counted
from .guess import Answers
from .scoring import RANKS, is_pangram, rank


class Record(NamedTuple):
    """Figures over all games.

    `days` are those on which a game was begun; `streak` how many of them are in a row, up to today
    or, while today's is yet to be begun, yesterday. `best_rank` is empty without a game.
    """

    games: int
    days: int
    streak: int
    best_rank: str
    words: int
    pangrams: int


def record(games: Collection[tuple[Game, Answers]], today: date) -> Record:
    """Return the record of games, each with the answers of its hive.

    >>> record([], date(2026, 11, 21)).streak
    0
    """
    days = {game.started for game, _ in games} - {""}
    found = [(word, game.hive) for game, answers in games for word in counted(game, answers)]
    ranks = [_rank(game, answers) for game, answers in games]
    return Record(
        len(games),
        len(days),
        _streak(days, today),
        max(ranks, key=list(RANKS).index, default=""),
        len(found),
        sum(is_pangram(word, hive) for word, hive in found),
    )


def _rank(game: Game, answers: Answers) -> str:
    ours = counted(game, answers)
    everything = {**answers.likely, **ours}
    score = sum(found.points for found in ours.values())
    return rank(score, sum(found.points for found in everything.values())).name


def _streak(days: Collection[str], today: date) -> int:
    one = timedelta(days=1)
    day = today if today.isoformat() in days else today - one
    length = 0
    while day.isoformat() in days:
        length, day = length + 1, day - one
    return length
