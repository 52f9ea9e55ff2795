"""Computes the words that the page should show for a hive."""

from beecore import Hive, solve
from beecore.editions import GENIUS, rank
from beecore.hive import points
from beecore.words import shipped


def likely(letters: str, minimum: int | None = None, is_likely: bool = True) -> list[str]:
    """Return the words that count in a game on a hive, in the order of the page's list."""
    hive = Hive.parse(letters, minimum)
    solutions = solve(hive, shipped.lexicon(hive))
    return [found.word for found in solutions if found.likely is is_likely]


def possible(letters: str, minimum: int | None = None) -> list[str]:
    """Return the other words of a hive, in the order of the page's list."""
    return likely(letters, minimum, is_likely=False)


def reaching_genius(letters: str) -> str:
    """Return the word with which a player who finds the `likely` words in order reaches Genius."""
    hive, words = Hive.parse(letters), likely(letters)
    total = sum(points(word, hive) for word in words)
    score = 0
    for word in words:
        score += points(word, hive)
        if rank(score, total, hive.edition).name == GENIUS:
            return word
    raise AssertionError(f"no word of {letters} reaches Genius")
