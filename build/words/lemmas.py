"""What the recipes for languages other than English share: lists of lemmas with their likelihoods.

No editor's choices have been published in these languages. So the likelihood of a word depends on
how frequent it is alone: on its Zipf frequency, the logarithm to the base 10 of how often it occurs
in a billion words.
"""

import math
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from beecore import disk
from beecore.letters import Alphabet
from beecore.words import lists

WORDS, REMOVALS = "words.txt", "removals.txt"
SLOPE = 1.5
"""The change of a likelihood's logit for each unit of Zipf frequency, as in English."""


class Recipe(NamedTuple):
    """How a list is made from the words of a language.

    A word has at least `minimum` letters of the alphabet once it is folded. `boundary` is the Zipf
    frequency of a word that is likely and possible alike, and `frequency` returns a word's own.
    """

    alphabet: Alphabet
    minimum: int
    boundary: float
    frequency: Callable[[str], float]


def likelihood(zipf: float, boundary: float) -> float:
    """Return how likely a word of some Zipf frequency is an answer.

    >>> likelihood(2.3, 2.3), round(likelihood(4.3, 2.3), 2)
    (0.5, 0.95)
    """
    return 1 / (1 + math.exp(-SLOPE * (zipf - boundary)))


def listed(recipe: Recipe, words: Iterable[str], folder: Path) -> dict[str, int]:
    """Return the percentages of words that occur at all, in alphabetical order.

    Of words with the same letters, such as côte and côté, the most frequent one is listed. The
    tables in `folder` have the words that are removed, and the fingerprints of those blocked.
    """
    removed, blocked = removals(folder), lists.blocked(folder)
    best: dict[str, tuple[float, str]] = {}
    for word in set(words) - removed:
        letters, zipf = recipe.alphabet.fold(word), recipe.frequency(word)
        is_long = len(letters) >= recipe.minimum
        is_allowed = recipe.alphabet.has_all(letters) and lists.fingerprint(letters) not in blocked
        if zipf > 0 and is_long and is_allowed:
            best[letters] = max(best.get(letters, (0.0, "")), (zipf, word))
    return {
        word: round(100 * likelihood(zipf, recipe.boundary))
        for _, (zipf, word) in sorted(best.items())
    }


def write(folder: Path, percentages: dict[str, int]) -> None:
    """Write a list: a word as it is written and its percentage on each line."""
    lines = (f"{word} {percentage}\n" for word, percentage in percentages.items())
    disk.write(folder / WORDS, "".join(lines))


def removals(folder: Path) -> set[str]:
    """Return the words of a table of removals, without their reasons."""
    lines = (folder / REMOVALS).read_text("utf-8").splitlines()
    return {line.split()[0] for line in lines if not line.startswith("#")}
