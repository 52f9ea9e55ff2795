"""The game: guesses judged, games kept, hints, ranks and puzzles.

`guess` has the rules, `state` a game as a value, `saving` its text, `view` what is shown of it.
"""

from .answers import answers_of
from .guess import Answers, Kind, Verdict, check, words_in
from .hints import Hints
from .record import Record, Standing, record_of, standing_of
from .saving import join, load, save
from .state import Game, credited, give_up, key, merge, missing, play, play_all
from .turn import Turn, take, turn_of
from .view import View, view_of

__all__ = [
    "Answers",
    "Game",
    "Hints",
    "Kind",
    "Record",
    "Standing",
    "Turn",
    "Verdict",
    "View",
    "answers_of",
    "check",
    "credited",
    "give_up",
    "join",
    "key",
    "load",
    "merge",
    "missing",
    "play",
    "play_all",
    "record_of",
    "save",
    "standing_of",
    "take",
    "turn_of",
    "view_of",
    "words_in",
]
