"""Lists of lemmas with their likelihoods, in the languages other than English.

No editor's choices have been published in these languages. So the likelihood of a word depends on
how frequent it is alone: on its Zipf frequency, the logarithm to the base 10 of how often it occurs
in a billion words. A subclass of `Recipe` says what is a language's own.
"""

import math
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cached_property
from typing import ClassVar

from beecore import disk
from beecore.editions import EDITIONS, Edition
from beecore.words import lists

from .. import WORDLISTS
from .freedict import entries
from .sources import Dictionary, is_known, spacy_zipfs, table, table_rows, zipf

LIKELY = 50
"""The percentage from which a word is likely."""
MOST_OF_UNLIKELY = 30
"""The percentage that a word in the table of unlikely words has at most."""
MAX_RARER = 1.9
"""How much rarer each other form of a participle is at most if it is also an adjective, in Zipf
frequency: Portuguese cansadas is 1.4 rarer than cansado, and acontecidas 2.5 than acontecido."""
MOST_UNEVEN, MOST_MORE = 0.8, 0.5
"""How much rarer the middle one of a participle's other forms is at most if it is also an adjective
and how much more frequent: Spanish azorada is .3 rarer than azorado, and venida .8 than venido."""
MOST_FREQUENT = 1.5
"""How much more frequent than its word a form is at most that is counted."""
MOST_BELOW_KNOWN = 0.55
"""How much rarer than a likely word one is at most that several dictionaries have."""
LEAST_ADDED = 0.1
"""The least Zipf frequency of a word added by hand, which may be too rare to be counted."""
EVERYDAY = 55
"""The least percentage of a word for a thing of everyday life, such as a sock or a lentil."""
SLOPE = 1.5
"""The change of a likelihood's logit for each unit of Zipf frequency, as in English."""


def likelihood(zipf: float, boundary: float) -> float:
    """Return how likely a word of some Zipf frequency is an answer.

    >>> likelihood(2.3, 2.3), round(likelihood(4.3, 2.3), 2)
    (0.5, 0.95)
    """
    return 1 / (1 + math.exp(-SLOPE * (zipf - boundary)))


class Recipe:
    """How the list of a language is made. Files are written to its `folder` in `wordlists/`.

    `boundary` is the Zipf frequency of words that are as likely as not, and `least_form` that of
    inflected forms that are written: rarer ones are often forms of something else.
    With `is_cased`, Zipf frequencies are those that tell “Weg” from “weg”. `package` has the
    language's dictionary.
    """

    tag: str
    boundary: float
    least_form = 0.01
    is_cased = counts_forms = False
    package = ""
    own: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    """The pairs of languages of WikDict's dictionaries that have words of this language as their
    words, such as “por-fra”, or as translations."""
    least_pairs = math.inf
    """In how many of them at least a word is that people know, although it may be rare in print."""
    plurals: tuple[tuple[str, str], ...] = ()
    """How words end, without accents, and how their regular plurals do."""
    infinitives: tuple[str, ...] = ()
    """How the verbs end that look as if they had such a plural."""
    times_the_word = 10
    """A form that is more than this many times as frequent as its word is mostly something else."""
    least_long = 2.0
    """The least Zipf frequency of a word of the sources that no usual hive can spell."""
    words_of_forms: ClassVar[Mapping[str, str]] = {}
    """The words of forms that mostly do not belong to the most frequent word that they fit, in
    letters: Spanish creo, “I believe”, belongs to creer, not to crear, “to create”."""

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
        if self.is_cased:
            return spacy_zipfs(self.tag).get(spelling, 0.0)
        return zipf(spelling, self.tag)

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a spelling as a headword: with `counts_forms`, that of half
        of all its forms together if it is greater, since verbs occur mostly in other forms.
        """
        own = self.zipf(word)
        together = self._occurrences.get(word, 0.0) if self.counts_forms else 0.0
        return max(own, math.log10(together / 2)) if together > 0 else own

    def counted_forms(self, words: Set[str]) -> Iterable[tuple[str, str]]:
        """Return the forms that are counted, each with its word."""
        return self.forms(words)

    @cached_property
    def _occurrences(self) -> dict[str, float]:
        """How often the forms of each word occur in a billion words, except those that are words
        themselves. A form of several words belongs to the most frequent one.
        """
        occurrences = {word: 10**own for word in self.counted if (own := self.zipf(word)) > 0}
        owners: dict[str, str] = {}
        for form, word in self.counted_forms(self.counted):
            if word in self.counted and form not in self.counted:
                rivals = word, owners.get(form, word)
                owners[form] = max(rivals, key=lambda each: (occurrences.get(each, 0), each))
        for form, word in owners.items():
            if 0 < (zipf := self.zipf(form)) <= max(1, self.zipf(word)) + MOST_FREQUENT:
                occurrences[word] = occurrences.get(word, 0) + 10**zipf
        return occurrences

    @cached_property
    def edition(self) -> Edition:
        return next(each for each in EDITIONS if each.language == self.tag)

    @cached_property
    def dictionary(self) -> Dictionary:
        return Dictionary.download(self.package)

    @cached_property
    def additions(self) -> set[str]:
        """The words that the sources lack."""
        return table(self.folder / "additions.txt")

    @cached_property
    def everyday(self) -> set[str]:
        """The words for things of everyday life, which are rarer in print than in speech."""
        return {word for _, *words in table_rows(self.folder / "everyday.txt") for word in words}

    def is_adjective(self, forms: Sequence[str]) -> bool:
        """Return whether a participle is used as an adjective, too: also in its other forms, while
        compound tenses need the first form alone, the masculine one.
        """
        first, *others = map(self.zipf, forms)
        return min(others) > max(0, first - MAX_RARER) or self.is_even(forms)

    def is_even(self, forms: Sequence[str]) -> bool:
        """Return whether most other forms of a participle are about as frequent as the first."""
        first, *others = map(self.zipf, forms)
        middle = sorted(others)[1]
        return max(0, first - MOST_UNEVEN) < middle <= first + MOST_MORE

    @cached_property
    def entries(self) -> dict[str, dict[str, set[str]]]:
        """The dictionaries that have a word, by the parts of speech that they give it."""
        return entries(self.own, self.foreign, self.infinitives or ("",))

    def is_translated(self, word: str) -> bool:
        """Return whether as many dictionaries have a word as have well-known ones."""
        pairs = (each for part, each in self.entries.get(word, {}).items() if part != "pn")
        return len(set().union(*pairs)) >= self.least_pairs

    def write(self) -> None:
        """Write `words.txt` and `forms.txt`."""
        words = self.listed(self.known)
        self._write("words.txt", (f"{word} {percentage}" for word, percentage in words.items()))
        pairs = (pair for pair in self.forms(set(words)) if self.zipf(pair[0]) >= self.least_form)
        self._write("forms.txt", sorted(self.forms_by_word(words, pairs)))

    def _write(self, name: str, lines: Iterable[str]) -> None:
        disk.write(self.folder / name, "".join(f"{line}\n" for line in lines))

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
        least = self.boundary + math.log(EVERYDAY / (100 - EVERYDAY)) / SLOPE
        least_known = self.boundary - MOST_BELOW_KNOWN
        for word in set(words) - removed:
            letters, zipf = alphabet.fold(word), self.frequency(word)
            is_common = self.zipf(word) >= least_known
            if word in self.everyday or (is_common and self.is_translated(word)):
                zipf = max(zipf, least)
            elif word in self.additions:
                zipf = max(zipf, LEAST_ADDED)
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

    @cached_property
    def known(self) -> set[str]:
        """All words that may be listed, without long ones that are rarer than `least_long`."""
        by_hand = self.additions | self.everyday
        words = {*self.candidates(), *self.additions}
        words |= {word for word in self.everyday if is_known(word, self.tag)}
        return {word for word in words if word in by_hand or self._is_usual(word)}

    @cached_property
    def counted(self) -> set[str]:
        """The words whose forms are counted together, of which none is a form of another."""
        return self.known

    def _is_usual(self, word: str) -> bool:
        is_short = self._is_spelled(self.edition.alphabet.fold(word))
        return is_short or self.zipf(word) >= self.least_long

    def forms_by_word(
        self, words: Iterable[str], forms: Iterable[tuple[str, str]]
    ) -> Iterable[str]:
        """Return lines with the letters of a listed word and those of its inflected forms.

        A form is left out if it is a word itself, crude, or an insult, fits no hive of the edition,
        or is far more frequent than its word.
        """
        fold = self.edition.alphabet.fold
        rude, blocked = table(self.folder / "never-daily.txt"), lists.blocked(self.folder)
        zipfs = {fold(word): self.zipf(word) for word in words}
        found: dict[str, set[str]] = {}
        for form, word in sorted((form, fold(word)) for form, word in forms):
            letters = fold(form)
            least = max(map(self.zipf, (form, letters))) - math.log10(self.times_the_word)
            is_rude = letters in rude or lists.fingerprint(letters) in blocked
            is_form = letters not in zipfs and not is_rude and self._fits_hives(letters)
            if is_form and word in zipfs and zipfs[word] >= least:
                found.setdefault(letters, set()).add(word)
        best = {form: self._word_of(form, words_of, zipfs) for form, words_of in found.items()}
        lines: dict[str, list[str]] = {}
        for form, word in sorted(best.items()):
            lines.setdefault(word, [word]).append(form)
        return map(" ".join, lines.values())

    def _word_of(self, form: str, words: Set[str], zipfs: dict[str, float]) -> str:
        """Return which of several words a form belongs to: the most frequent one, but rather to one
        of which it is a regular plural if that is not far rarer.

        Catalan dones belongs to dona, “woman”, although donar, “to give”, is more frequent.
        """
        by_hand = self.words_of_forms.get(form, "")
        if by_hand in zipfs:
            return by_hand
        frequent = sorted(words, key=lambda word: (zipfs[word], word), reverse=True)
        least = zipfs[frequent[0]] - math.log10(self.times_the_word)
        for word in frequent:
            if zipfs[word] >= least and not word.endswith(self.infinitives):
                for singular, plural in self.plurals:
                    if word.endswith(singular) and form == word.removesuffix(singular) + plural:
                        return word
        return frequent[0]

    def _fits_hives(self, word: str) -> bool:
        is_long = len(word) >= self.edition.minimum
        return is_long and self._is_spelled(word) and self.edition.alphabet.has_all(word)

    def _is_spelled(self, letters: str) -> bool:
        """Return whether a usual hive has as many letters as a word needs."""
        needed = letters if self.edition.counts_letters else set(letters)
        return len(needed) <= self.edition.size
