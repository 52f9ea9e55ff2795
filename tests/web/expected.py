"""The words that the page has to show for a hive, by the same rules on CPython."""

from beecore import Hive, solve
from beecore.game import Game, save
from beecore.scoring import GENIUS, points, rank
from beecore.words import shipped


def likely(letters: str) -> list[str]:
    """Return the words that count in a game on a hive, in the order of the page's list."""
    return _words(letters, is_likely=True)


def possible(letters: str) -> list[str]:
    """Return the other words of a hive, in the order of the page's list."""
    return _words(letters, is_likely=False)


def _words(letters: str, is_likely: bool) -> list[str]:
    hive = Hive.parse(letters)
    solutions = solve(hive, shipped.lexicon(hive))
    return [found.word for found in solutions if found.likely is is_likely]


def reaching_genius(letters: str) -> str:
    """Return the word that makes a Genius of a player who finds `likely` words in their order."""
    hive, words = Hive.parse(letters), likely(letters)
    total = sum(points(word, hive) for word in words)
    score = 0
    for word in words:
        score += points(word, hive)
        if rank(score, total).name == GENIUS:
            return word
    raise AssertionError(f"nobody becomes a Genius with {letters}")


def saved_game(letters: str, found: list[str], started: str = "") -> str:
    """Return the text by which a game with some words found is stored."""
    return save(Game(Hive.parse(letters), tuple(found), started=started))
