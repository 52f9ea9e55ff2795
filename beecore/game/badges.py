"""Badges: achievements beyond the rank, computed from the game alone.

A badge is left out if the hive's words do not allow it, or if a hint has forfeited it. The badge
for a perfect pangram is left out until it is earned, since it would reveal that there is one. The
number of pangrams is shown to every player anyway, and a possible bingo reveals no words.
"""

from collections.abc import Sequence
from typing import TypedDict

from ..editions import genius
from ..hive import is_perfect
from ..solution import Solution
from .state import Game

SHORT_WORD_LENGTH = 4
BINGO, PERFECT, ALL_PANGRAMS, LONG_WORDS, NO_HINTS = BADGES = (
    ("Bingo", "Find a word that starts with each letter in the hive."),
    ("Perfect pangram", "Find a word that uses every letter exactly once."),
    ("All pangrams", "Find every pangram."),
    ("Long words", "Reach Genius using only words longer than four letters."),
    ("No hints", "Reach Genius without using any hints."),
)
"""The name of each badge, and how to earn it."""


class Badge(TypedDict):
    """A badge: how to earn it, and whether the player has earned it."""

    name: str
    description: str
    earned: bool


def badges_of(game: Game, ours: Sequence[Solution], left: Sequence[Solution]) -> list[Badge]:
    """Return the badges of a game, given the words found and the missing words."""
    everything = [*ours, *left]
    goal = max(1, genius(_points(everything), game.hive.edition))
    pangrams = [found for found in everything if found.pangram]
    is_found = any(is_perfect(found.word, game.hive) for found in ours)
    badges: list[Badge] = []

    def offer(badge: tuple[str, str], possible: bool, earned: bool) -> None:
        if possible:
            name, description = badge
            badges.append({"name": name, "description": description, "earned": earned})

    offer(BINGO, _has_all_beginnings(game, everything), _has_all_beginnings(game, ours))
    offer(PERFECT, is_found, is_found)
    offer(ALL_PANGRAMS, bool(pangrams), not any(found.pangram for found in left))
    offer(LONG_WORDS, _points(_long(everything)) >= goal, _points(_long(ours)) >= goal)
    offer(NO_HINTS, bool(everything) and not game.hints, _points(ours) >= goal)
    return badges


def _has_all_beginnings(game: Game, solutions: Sequence[Solution]) -> bool:
    return {found.word[0] for found in solutions} == set(game.hive.letters)


def _long(solutions: Sequence[Solution]) -> list[Solution]:
    return [found for found in solutions if len(found.word) > SHORT_WORD_LENGTH]


def _points(solutions: Sequence[Solution]) -> int:
    return sum(found.points for found in solutions)
