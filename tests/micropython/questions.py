"""What both Pythons are asked in the same words; also on MicroPython."""

from collections.abc import Callable
from typing import Any

from beecore.game.guess import Answers
from beecore.game.turn import GIVE_UP, GUESS, HINT, take_turn, turn_of
from beecore.hive import Hive
from beecore.pack.lookup import Packed
from beecore.shown import in_bands


def packed(header: bytes, text: Callable[[int, int], str]) -> Packed:
    """Return a pack whose body comes as text."""
    return Packed(header, lambda start, stop: text(start, stop).encode())


def words(known: Any, questions: list[Any]) -> list[Any]:
    """Return the bands of each hive by what is known, a pack or a lexicon with `solve`."""
    bands = []
    for letters, minimum, require, likely in questions:
        hive = Hive.parse(letters, minimum, require)
        bands.append(in_bands(hive, known.solve(hive, likely), known.likely))
    return bands


def games(known: Any, rounds: list[Any]) -> list[Any]:
    """Return every turn of games: hints and guess after guess in a hive, and given up at last."""
    turns = []
    for letters, guesses in rounds:
        hive, saved = Hive(letters), ["no game"]
        answers = Answers(hive, known.solve(hive), known)
        hints = [(HINT, "grid"), (HINT, "beginnings")]
        for action, guess in hints + [(GUESS, guess) for guess in guesses] + [(GIVE_UP, "")]:
            turn = turn_of(take_turn(answers, "2026-11-21T08:31", saved, action, guess), answers)
            saved = [turn["save"]]
            turns.append(turn)
    return turns
