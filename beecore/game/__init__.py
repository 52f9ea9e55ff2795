"""The game: guesses judged, games kept, hints, ranks and puzzles.

`guess` has the rules, `state` a game as a value, `saving` its text, `view` what is shown of it,
`asking` the hints of a game, one by one.
"""

from ..rules import Kind
from .answers import answers_of
from .asking import HintsView, ask
from .badges import Badge
from .guess import Answers, Verdict, check, words_in
from .hints import Hints
from .record import Record, Standing, record_of, standing_of
from .remaining import Remaining, remaining
from .saving import join, load, save
from .state import Game, begin, credited, give_up, merge, missing, play, play_all
from .turn import Turn, take, turn_of
from .view import View, view_of

__all__ = [
    "Answers",
    "Badge",
    "Game",
    "Hints",
    "HintsView",
    "Kind",
    "Record",
    "Remaining",
    "Standing",
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
    "play",
    "play_all",
    "record_of",
    "remaining",
    "save",
    "standing_of",
    "take",
    "turn_of",
    "view_of",
    "words_in",
]
