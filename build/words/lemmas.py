"""What the recipes for languages other than English share: lists of lemmas with their likelihoods.

No editor's choices have been published in these languages. So the likelihood of a word depends on
how frequent it is alone: on its Zipf frequency, the logarithm to the base 10 of how often it occurs
in a billion words.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from beecore import disk
from beecore.editions import Edition
from beecore.errors import WordListError
from beecore.gloss import PARTS
from beecore.letters import Alphabet
from beecore.words import lists

WORDS, FORMS, GLOSSES = "words.txt", "forms.txt", "glosses.txt"
REMOVALS, UNLIKELY = "removals.txt", "unlikely.txt"
MOST_OF_UNLIKELY = 30
"""The percentage that a word in the table of unlikely words has at most."""
MAX_GLOSS_LENGTH = 110
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
    tables in `folder` have the words that are removed, those that are never likely, and the
    fingerprints of those blocked.
    """
    removed, unlikely = table(folder / REMOVALS), table(folder / UNLIKELY)
    blocked = lists.blocked(folder)
    best: dict[str, tuple[float, str]] = {}
    for word in set(words) - removed:
        letters, zipf = recipe.alphabet.fold(word), recipe.frequency(word)
        is_long = len(letters) >= recipe.minimum
        is_allowed = recipe.alphabet.has_all(letters) and lists.fingerprint(letters) not in blocked
        if zipf > 0 and is_long and is_allowed:
            best[letters] = max(best.get(letters, (0.0, "")), (zipf, word))
    percentages = {
        word: round(100 * likelihood(zipf, recipe.boundary))
        for _, (zipf, word) in sorted(best.items())
    }
    return {
        word: min(percentage, MOST_OF_UNLIKELY) if word in unlikely else percentage
        for word, percentage in percentages.items()
    }


def write(folder: Path, percentages: dict[str, int]) -> None:
    """Write a list: a word as it is written and its percentage on each line."""
    lines = (f"{word} {percentage}\n" for word, percentage in percentages.items())
    disk.write(folder / WORDS, "".join(lines))


def table(path: Path) -> set[str]:
    """Return the words of a table made by hand, without their reasons; it may be missing."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def write_forms(
    folder: Path, edition: Edition, words: Iterable[str], forms: Iterable[tuple[str, str]]
) -> None:
    """Write the inflected forms of listed words: a word's letters and those of its forms on a line.

    `forms` has pairs of a form and its word, as they are written. A form is left out if it is a
    word itself, or fits no hive of the edition. A form of several words belongs to the first one.
    """
    fold, letters_of = edition.alphabet.fold, {edition.alphabet.fold(word) for word in words}
    word_of: dict[str, str] = {}
    for form, word in sorted((fold(form), fold(word)) for form, word in forms):
        if word in letters_of and form not in letters_of and _fits_hives(form, edition):
            word_of.setdefault(form, word)
    lines: dict[str, list[str]] = {}
    for form, word in word_of.items():
        lines.setdefault(word, [word]).append(form)
    disk.write(folder / FORMS, "".join(f"{' '.join(lines[word])}\n" for word in sorted(lines)))


def _fits_hives(word: str, edition: Edition) -> bool:
    """Return whether a hive of an edition's usual size can have a word."""
    needed = len(word) if edition.counts_letters else len(set(word))
    is_long = len(word) >= edition.minimum
    return is_long and needed <= edition.size and edition.alphabet.has_all(word)


def write_glosses(folder: Path, alphabet: Alphabet, glosses: Mapping[str, tuple[str, str]]) -> None:
    """Write the definitions of words, each given as a part of speech and a gloss.

    A line has the word's letters, the code of its part of speech (see `beecore.gloss`), and the
    gloss, separated by tabs. Raises `WordListError` for a gloss that is too long.
    """
    lines = []
    for word, (part, gloss) in glosses.items():
        if len(gloss) > MAX_GLOSS_LENGTH or part not in PARTS:
            raise WordListError(f"“{word}” is defined as {part} “{gloss}”: too long, or no part")
        lines.append(f"{alphabet.fold(word)}\t{part}\t{gloss}\n")
    disk.write(folder / GLOSSES, "".join(sorted(lines)))
