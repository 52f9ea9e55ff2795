"""The player's statistics over all games."""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from ..scoring import RANKS, rank
from .guess import Answers
from .state import Game, credited, score_of


class Standing(NamedTuple):
    """The figures of one game.

    `started` is the day on which it was begun, or empty. A game is `over` if it was given up, or no
    word is left to find.
    """

    started: str
    rank: str
    words: int
    pangrams: int
    over: bool


class Record(NamedTuple):
    """The figures of all games together.

    `days` counts the days on which a game was begun. `streak` counts the latest such days in a row
    that end today, or yesterday if no game was begun today. `best_rank` is empty without a game.
    """

    games: int
    days: int
    streak: int
    best_rank: str
    words: int
    pangrams: int


def standing_of(game: Game, answers: Answers) -> Standing:
    """Return the figures of a game, given the answers of its hive."""
    ours = credited(game, answers)
    score, total = score_of(game, answers)
    pangrams = sum(found.pangram for found in ours)
    over = game.revealed or score == total
    name = rank(score, total).name
    return Standing(game.started[:10], name, len(ours), pangrams, over)


def record_of(standings: Sequence[Standing], today: date) -> Record:
    """Return the figures of several games together.

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
    """Return the number of days in a row, counted back from today, or else from yesterday."""
    one = timedelta(days=1)
    day = today if today.isoformat() in days else today - one
    length = 0
    while day.isoformat() in days:
        length, day = length + 1, day - one
    return length
