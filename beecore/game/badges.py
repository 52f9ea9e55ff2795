"""Badges: what a player did beyond the rank, worked out from the game alone.

One that the hive has no words for, or that a hint asked for has forfeited, is left out. So is that
for a perfect pangram until it is earned: whether there is one, the player is to find out. How many
pangrams are left is told to anyone anyway, and a bingo that can be had tells no more than that.
"""

from collections.abc import Sequence
from typing import TypedDict

from ..scoring import GENIUS, RANKS, is_perfect, threshold
from ..solution import Solution
from .state import Game

SHORT = 4


class Badge(TypedDict):
    """A badge and what it is for; greyed while it is not earned."""

    name: str
    told: str
    earned: bool


def badges_of(game: Game, ours: Sequence[Solution], left: Sequence[Solution]) -> list[Badge]:
    """Return the badges of a game, given its words found and those missing."""
    everything = [*ours, *left]
    genius = max(1, threshold(dict(RANKS)[GENIUS], _points(everything)))
    pangrams = [found for found in everything if found.pangram]
    is_found = any(is_perfect(found.word, game.hive) for found in ours)
    badges: list[Badge] = []

    def offer(possible: bool, earned: bool, name: str, told: str) -> None:
        if possible:
            badges.append({"name": name, "told": told, "earned": earned})

    offer(
        _has_all_beginnings(game, everything),
        _has_all_beginnings(game, ours),
        "Bingo",
        "Find words that begin with every letter of the hive.",
    )
    offer(is_found, is_found, "Perfect pangram", "Find a word with every letter exactly once.")
    offer(
        bool(pangrams),
        not any(found.pangram for found in left),
        "All pangrams",
        "Find every pangram.",
    )
    offer(
        _points(_long(everything)) >= genius,
        _points(_long(ours)) >= genius,
        "Long words",
        f"Reach {GENIUS} by words longer than four letters alone.",
    )
    offer(
        bool(everything) and not game.hints,
        _points(ours) >= genius,
        "No hints",
        f"Reach {GENIUS}, and ask for no hint.",
    )
    return badges


def _has_all_beginnings(game: Game, solutions: Sequence[Solution]) -> bool:
    return {found.word[0] for found in solutions} == set(game.hive.letters)


def _long(solutions: Sequence[Solution]) -> list[Solution]:
    return [found for found in solutions if len(found.word) > SHORT]


def _points(solutions: Sequence[Solution]) -> int:
    return sum(found.points for found in solutions)
