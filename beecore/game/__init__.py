"""The game: judges guesses, saves games, gives hints, computes ranks, and names puzzles.

`guess` judges guesses, `state` defines a game, `saving` reads and writes saved games, `view`
prepares a game for a screen, `hints` counts missing words, and `clues` reveals parts of them.
"""

from ..hive import Kind
from ..reading import words_in
from .answers import answers_of
from .badges import Badge
from .clues import HintsView, ask
from .guess import Answers, Verdict, check
from .hints import Hints
from .record import GameEntry, Record, Standing, Streak, newest_first, record_of, standing_of
from .remaining import Remaining, remaining
from .saving import join, load, save
from .state import Game, begin, credited, give_up, merge, missing, play, play_all
from .turn import Turn, take_turn, turn_of
from .view import View, view_of

__all__ = [
    "Answers",
    "Badge",
    "Game",
    "GameEntry",
    "Hints",
    "HintsView",
    "Kind",
    "Record",
    "Remaining",
    "Standing",
    "Streak",
    "Turn",
    "Verdict",
    "View",
    "answers_of",
    "ask",
    "begin",
    "check",
    "credited",
    "give_up",
    "join",
    "load",
    "merge",
    "missing",
    "newest_first",
    "play",
    "play_all",
    "record_of",
    "remaining",
    "save",
    "standing_of",
    "take_turn",
    "turn_of",
    "view_of",
    "words_in",
]
