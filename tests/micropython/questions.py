"""The questions that the tests ask both Pythons; also runs on MicroPython."""

from collections.abc import Callable
from typing import Any

from beecore.game.guess import Answers
from beecore.game.turn import GIVE_UP, GUESS, HINT, PARK, TAKE_BACK, take_turn, turn_of
from beecore.hive import Hive
from beecore.pack.lookup import Joined, Packed
from beecore.shown import in_bands


def joined(headers: list[bytes], text: Callable[[int, int, int], str]) -> Joined:
    """Return packs joined, given their headers and a function that returns, as a text, a part of
    the body of the pack with a number.
    """
    return Joined([_packed(number, header, text) for number, header in enumerate(headers)])


def _packed(number: int, header: bytes, text: Callable[[int, int, int], str]) -> Packed:
    return Packed(header, lambda start, stop: text(number, start, stop).encode())


def words(known: Any, questions: list[Any]) -> list[Any]:
    """Return the bands of each hive, using a pack or another object with `solve` and `likely`."""
    bands = []
    for letters, minimum, require, likely in questions:
        hive = Hive.parse(letters, minimum, require)
        bands.append(in_bands(hive, known.solve(hive, likely), known.likely))
    return bands


def games(known: Any, rounds: list[Any]) -> list[Any]:
    """Return every turn of some games: hints, guesses, and giving up."""
    turns = []
    for letters, guesses in rounds:
        hive, saved = Hive(letters), ["no game"]
        answers = Answers(hive, known.solve(hive), known)
        hints = [(HINT, "grid"), (HINT, "beginnings"), (HINT, "triples")]
        parked = [(PARK, hive.letters), (PARK, hive.center), (TAKE_BACK, hive.letters)]
        tried = [(GUESS, guess) for guess in guesses]
        for action, guess in [*hints, *parked, *tried, (GIVE_UP, "")]:
            turn = turn_of(take_turn(answers, "2026-11-21T08:31", saved, action, guess), answers)
            saved = [turn["save"]]
            turns.append(turn)
    return turns
