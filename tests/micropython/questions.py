"""The questions that the tests ask both Pythons; also runs on MicroPython."""

from collections.abc import Callable
from typing import Any

from beecore.bands import Band, bands_in_steps
from beecore.game.guess import Answers, begin
from beecore.game.saving import join, save
from beecore.game.view import GIVE_UP, GUESS, HINT, PARK, TAKE_BACK, act, view_of
from beecore.hive import Hive
from beecore.pack import Pack, PackedWords
from beecore.solution import Solution, finished, found_in_steps


def joined(headers: list[bytes], text: Callable[[int, int, int], str]) -> PackedWords:
    """Return the words of packs, given their headers and a function that returns a part of the body
    of the pack with a number, as a text.
    """
    return PackedWords([_packed(number, header, text) for number, header in enumerate(headers)])


def _packed(number: int, header: bytes, text: Callable[[int, int, int], str]) -> Pack:
    return Pack(header, lambda start, stop: text(number, start, stop).encode())


def solved(known: PackedWords, hive: Hive, likely: float | None = None) -> list[Solution]:
    """Return the words of a hive, best first."""
    boundary = known.likely if likely is None else likely
    return finished(found_in_steps(known, hive, boundary))


def words(known: PackedWords, questions: list[Any]) -> list[Any]:
    """Return the bands of each hive."""
    bands = []
    for letters, minimum, require, likely in questions:
        hive = Hive.parse(letters, minimum, require)
        found = finished(bands_in_steps(hive, solved(known, hive, likely), known.likely))
        bands.append([list(found.odds), _listed(found.likely), _listed(found.possible)])
    return bands


def _listed(band: Band) -> list[Any]:
    """Return a band as JSON can show it in either Python."""
    groups = [
        [group.by, group.name, group.size, [list(word) for word in group.words]]
        for group in band.groups
    ]
    return [list(band.totals), band.left, groups]


def games(known: PackedWords, rounds: list[Any]) -> list[Any]:
    """Return every turn of some games: hints, guesses, and giving up."""
    turns = []
    for letters, guesses in rounds:
        hive, saved = Hive(letters), ["no game"]
        answers = Answers(hive, solved(known, hive), known)
        hints = [(HINT, "grid"), (HINT, "beginnings"), (HINT, "triples")]
        parked = [(PARK, hive.letters), (PARK, hive.center), (TAKE_BACK, hive.letters)]
        tried = [(GUESS, guess) for guess in guesses]
        for action, guess in [*hints, *parked, *tried, (GIVE_UP, "")]:
            before, unread = join(begin(hive, "2026-11-21T08:31"), saved)
            game, verdict = act(before, answers, action, guess)
            saved = [save(game)]
            turns.append(
                {
                    "save": saved[0],
                    "unread": unread,
                    "verdict": list(verdict or ()),
                    "sentence": str(verdict),
                    "view": view_of(game, answers),
                }
            )
    return turns
