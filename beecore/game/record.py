"""A player's record: what all games together come to."""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from ..scoring import RANKS, rank
from .guess import Answers
from .state import Game, credited, score_of


class Standing(NamedTuple):
    """What one game comes to.

    `started` is the day it was begun, or empty; a game is `over` if no word of it is left to find.
    """

    started: str
    rank: str
    words: int
    pangrams: int
    over: bool


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


def standing_of(game: Game, answers: Answers) -> Standing:
    """Return what a game comes to by the answers of its hive."""
    ours = credited(game, answers)
    score, total = score_of(game, answers)
    pangrams = sum(found.pangram for found in ours)
    over = game.revealed or score == total
    name = rank(score, total).name
    return Standing(game.started[:10], name, len(ours), pangrams, over)


def record_of(standings: Sequence[Standing], today: date) -> Record:
    """Return the record of games.

    >>> record_of([], date(2026, 11, 21)).streak
    0
    """
    days = {standing.started for standing in standings} - {""}
    ranks = {standing.rank for standing in standings}
    return Record(
        len(standings),
        len(days),
        _streak(days, today),
        ([""] + [name for name, _ in RANKS if name in ranks])[-1],
        sum(standing.words for standing in standings),
        sum(standing.pangrams for standing in standings),
    )


def _streak(days: Collection[str], today: date) -> int:
    one = timedelta(days=1)
    day = today if today.isoformat() in days else today - one
    length = 0
    while day.isoformat() in days:
        length, day = length + 1, day - one
    return length
