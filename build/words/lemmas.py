"""Lists of lemmas with their likelihoods, in the languages other than English.

No editor's choices have been published in these languages. So the likelihood of a word depends on
how frequent it is alone: on its Zipf frequency, the logarithm to the base 10 of how often it occurs
in a billion words. A subclass of `Language` says what is a language's own.
"""

import math
from collections.abc import Iterable, Iterator, Set
from functools import cached_property

from beecore import disk
from beecore.editions import EDITIONS, Edition
from beecore.errors import WordListError
from beecore.gloss import PARTS
from beecore.words import lists

from .. import WORDLISTS
from .definitions import MAX_LENGTH
from .sources import table, table_rows, zipf

LIKELY = 50
"""The percentage from which a word is likely."""
MOST_OF_UNLIKELY = 30
"""The percentage that a word in the table of unlikely words has at most."""
SLOPE = 1.5
"""The change of a likelihood's logit for each unit of Zipf frequency, as in English."""


def likelihood(zipf: float, boundary: float) -> float:
    """Return how likely a word of some Zipf frequency is an answer.

    >>> likelihood(2.3, 2.3), round(likelihood(4.3, 2.3), 2)
    (0.5, 0.95)
    """
    return 1 / (1 + math.exp(-SLOPE * (zipf - boundary)))


class Language:
    """How the list of a language is made. Files are written to its `folder` in `wordlists/`.

    `boundary` is the Zipf frequency of words that are as likely as not, and `least_form` that of
    inflected forms that are written, which most recipes write if they occur at all.
    `least_defined` is the percentage from which words are defined by hand.
    """

    tag: str
    boundary: float
    least_form = 0.01
    least_defined = LIKELY

    def __init__(self) -> None:
        self.folder = WORDLISTS / self.tag

    def candidates(self) -> Iterable[str]:
        """Return the words of the sources that may be listed, without the additions."""
        raise NotImplementedError

    def forms(self, words: Set[str]) -> Iterable[tuple[str, str]]:
        """Return inflected forms, each with its word, of these words and others."""
        return ()

    def zipf(self, spelling: str) -> float:
        """Return the Zipf frequency of a spelling; 0 if it is too rare to be counted."""
        return zipf(spelling, self.tag)

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a spelling as a headword."""
        return self.zipf(word)

    def definition(self, word: str) -> tuple[str, str] | None:
        """Return a word's part of speech and definition (see `beecore.gloss`), if it has one."""
        return None

    @cached_property
    def edition(self) -> Edition:
        return next(each for each in EDITIONS if each.language == self.tag)

    @cached_property
    def additions(self) -> set[str]:
        """The words that the sources lack."""
        return table(self.folder / "additions.txt")

    def write(self) -> dict[str, int]:
        """Write `words.txt` and, as far as the language has them, `forms.txt` and `glosses.txt`.

        Returns the percentages of the words.
        """
        words = self.listed({*self.candidates(), *self.additions})
        self._write("words.txt", (f"{word} {percentage}" for word, percentage in words.items()))
        pairs = (pair for pair in self.forms(set(words)) if self.zipf(pair[0]) >= self.least_form)
        self._write("forms.txt", sorted(self.forms_by_word(words, pairs)))
        self._write("glosses.txt", sorted(self.glosses(words)))
        return words

    def _write(self, name: str, lines: Iterable[str]) -> None:
        if text := "".join(f"{line}\n" for line in lines):
            disk.write(self.folder / name, text)

    def listed(self, words: Iterable[str]) -> dict[str, int]:
        """Return the percentages of words that occur at all, in alphabetical order.

        Of words with the same letters, such as côte and côté, the most frequent one is listed. The
        tables in the folder have the words that are removed, those that are never likely, and the
        fingerprints of those blocked.
        """
        removed, unlikely = (
            table(self.folder / f"{name}.txt") for name in ("removals", "unlikely")
        )
        blocked, alphabet = lists.blocked(self.folder), self.edition.alphabet
        best: dict[str, tuple[float, str]] = {}
        for word in set(words) - removed:
            letters, zipf = alphabet.fold(word), self.frequency(word)
            is_long = len(letters) >= self.edition.minimum
            is_allowed = alphabet.has_all(letters) and lists.fingerprint(letters) not in blocked
            if zipf > 0 and is_long and is_allowed:
                best[letters] = max(best.get(letters, (0.0, "")), (zipf, word))
        percentages = {
            word: round(100 * likelihood(zipf, self.boundary))
            for _, (zipf, word) in sorted(best.items())
        }
        return {
            word: min(percentage, MOST_OF_UNLIKELY) if word in unlikely else percentage
            for word, percentage in percentages.items()
        }

    def forms_by_word(
        self, words: Iterable[str], forms: Iterable[tuple[str, str]]
    ) -> Iterable[str]:
        """Return lines with the letters of a listed word and those of its inflected forms.

        A form is left out if it is a word itself, or fits no hive of the edition. A form of several
        words belongs to the first one.
        """
        fold = self.edition.alphabet.fold
        letters = set(map(fold, words))
        lines: dict[str, list[str]] = {}
        known: set[str] = set()
        for form, word in sorted((fold(form), fold(word)) for form, word in forms):
            is_new = form not in letters and form not in known
            if word in letters and is_new and self._fits_hives(form):
                known.add(form)
                lines.setdefault(word, [word]).append(form)
        return map(" ".join, lines.values())

    def _fits_hives(self, word: str) -> bool:
        """Return whether a hive of the edition's usual size can have a word."""
        needed = len(word) if self.edition.counts_letters else len(set(word))
        is_long = len(word) >= self.edition.minimum
        return is_long and needed <= self.edition.size and self.edition.alphabet.has_all(word)

    def glosses(self, words: dict[str, int]) -> Iterator[str]:
        """Yield the definitions of likely words; those written by hand replace others.

        A line has the word's letters, the code of its part of speech (see `beecore.gloss`), and the
        gloss, separated by tabs. Raises `WordListError` for a gloss that is too long.
        """
        fold = self.edition.alphabet.fold
        by_hand = {
            fold(word): (part, gloss)
            for word, part, gloss in table_rows(self.folder / "definitions.txt", "\t")
        }
        for word, percentage in words.items():
            found = by_hand.get(fold(word)) if percentage >= self.least_defined else None
            if found := found or (self.definition(word) if percentage >= LIKELY else None):
                part, gloss = found
                if len(gloss) > MAX_LENGTH or part not in PARTS:
                    raise WordListError(
                        f"“{word}” is defined as {part} “{gloss}”: too long, or no part"
                    )
                yield f"{fold(word)}\t{part}\t{gloss}"
