"""The game: judges guesses, saves games, gives hints, computes ranks, and names puzzles.

`guess` has the game and its verdicts; `hints` counts missing words and reveals parts of them;
`view` prepares a game for a screen; `saving` reads and writes saved games; `record` sums up many
games; `puzzles` has the daily hives.
"""

from ..hive import Hive
from ..lexicon import Lexicon, solve
from ..memory import NOTHING, Memory
from .guess import Answers, Game, Verdict, begin, give_up, merge, missing_words, once, play
from .hints import Hints, HintsView, Remaining, ask, remaining
from .record import GameEntry, Record, Standing, Streak, newest_first, record_of, standing_of
from .saving import join, load, save
from .view import Badge, View, act, view_of

__all__ = [
    "Answers",
    "Badge",
    "Game",
    "GameEntry",
    "Hints",
    "HintsView",
    "Record",
    "Remaining",
    "Standing",
    "Streak",
    "Verdict",
    "View",
    "act",
    "answers_of",
    "ask",
    "begin",
    "give_up",
    "join",
    "load",
    "merge",
    "missing_words",
    "newest_first",
    "once",
    "play",
    "record_of",
    "remaining",
    "save",
    "standing_of",
    "view_of",
]


def answers_of(
    hive: Hive, lexicon: Lexicon, likely: float | None = None, memory: Memory = NOTHING
) -> Answers:
    """Return the answers of a hive, for judging guesses.

    The official answers in `memory` override the lexicon's likelihoods. Words count if their
    likelihood is at least `likely` (default: the lexicon's threshold).
    """
    boundary = lexicon.likely if likely is None else likely
    solutions = solve(hive, lexicon, likely=boundary)
    return Answers(hive, memory.over(hive, solutions, boundary), lexicon)
