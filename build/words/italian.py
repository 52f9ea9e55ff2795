"""The Italian words: those of Morph-it!, and those of the Wiktionaries beside them."""

from collections.abc import Iterable, Iterator, Set
from functools import cached_property
from typing import ClassVar

from .lemmas import Recipe
from .sources import is_known, spacy_forms


class Italian(Recipe):
    """The lemmas of Morph-it!, as in spacy-lookups-data, but no pronouns and articles; and words of
    WikDict's dictionaries: those that the Italian Wiktionary has, and translations of foreign ones.

    Words of Morph-it! are known to simplemma, or end in a vowel, as Italian words do: simplemma
    lacks most words in -ità and -mente. Morph-it! has not all nouns and adjectives that are also
    forms of a verb, such as limo and situato. Long rare words, which fit no usual hive, are left
    out.
    """

    tag, boundary, least_form, counts_forms = "it", 2.45, 1.5, True
    plurals = (
        *(("o", "i"), ("a", "e"), ("e", "i"), ("io", "i"), ("a", "i")),
        *(("co", "chi"), ("go", "ghi"), ("ca", "che"), ("ga", "ghe")),
    )
    infinitives = "are", "ere", "ire", "rre"
    words_of_forms: ClassVar = {
        **dict.fromkeys(("stata", "stati", "state"), "essere"),
        **{"maggior": "maggiore", "maggiori": "maggiore", "miglior": "migliore"},
        **{"manca": "mancare", "passa": "passare", "confessa": "confessare", "vive": "vivere"},
        **{"torni": "tornare", "paghi": "pagare", "parti": "parte", "generi": "genere"},
        **{"menti": "mente", "stili": "stile", "domini": "dominio"},
    }
    nominal = "adj", "noun"
    parts = *nominal, "adp", "adv", "aux", "num", "other", "verb"
    """The parts of speech that have words; “other” has conjunctions and interjections."""
    own = tuple(f"ita-{each}" for each in ("bul", "ell", "fin", "jpn", "pol", "swe", "tur"))
    foreign = tuple(f"{each}-ita" for each in ("ell", "fin", "fra", "nld", "pol", "swe"))
    least_pairs = 3
    least_loan = 5
    """`least_loan` is in how many dictionaries at least a word is that looks foreign."""
    vowels, foreign_letters = tuple("aeioàèéìòù"), frozenset("jkwxy")
    participles = ("ato", "are"), ("ito", "ire"), ("uto", "ere")
    """How participles end, and their verbs."""
    most_verbal, most_rarer = 3.5, 1.0
    """How frequent a participle is at most that is also an adjective unless an entry says so, and
    how much rarer its other forms are at most."""

    def candidates(self) -> Iterator[str]:
        lemmas = {lemma for _, lemma in self._forms(self.parts)}
        participles = {
            word
            for ending, verb in self.participles
            for word in self._inflected[1] - self._inflected[0]
            if word.endswith(ending) and word.removesuffix(ending) + verb in lemmas
        }
        for word in lemmas | participles | self.entries.keys():
            if word in lemmas:
                is_word = word.islower() and (word.endswith(self.vowels) or is_known(word, "it"))
            else:
                is_word = word in self.entries and self._is_headword(word, lemmas)
            if is_word or (word in participles and self._is_adjective(word)):
                yield word

    def _is_adjective(self, word: str) -> bool:
        """Return whether a participle is also an adjective: tatuato, but not telefonato."""
        first, *others = (self.zipf(f"{word[:-1]}{ending}") for ending in "oaie")
        is_even = min(others) > max(0, first - self.most_rarer)
        return is_even and first <= self.most_verbal

    def _is_headword(self, word: str, lemmas: Set[str]) -> bool:
        """Return whether an entry is no name, no plural, no feminine of an adjective, and no form
        of a verb.
        """
        parts = self.entries[word]
        pairs: set[str] = set().union(*parts.values())
        is_own, is_noun = not pairs.isdisjoint(self.own), "n" in parts
        if not word.islower() or (not is_own and word.capitalize() in self.entries):
            return False
        if not word.endswith(self.vowels) or self.foreign_letters & set(word):
            return is_noun and len(pairs) >= self.least_loan
        if word in self._inflected[0]:
            return is_own and word.endswith("a") and is_noun and "adj" not in parts
        if word in self._inflected[1]:
            is_participle = "adj" in parts and word.endswith(("o", "e"))
            return is_own or is_participle or (is_noun and len(parts["n"]) > 1)
        return not any(
            word.endswith(plural) and word.removesuffix(plural) + singular in lemmas
            for singular, plural in self.plurals
            if plural.endswith("i") or not is_own
        )

    @cached_property
    def _inflected(self) -> tuple[set[str], set[str]]:
        """The forms of nouns and adjectives, and those of other words."""
        others = [part for part in self.parts if part not in self.nominal]
        nominal, verbal = (
            {form for form, _ in self._forms(parts)} for parts in (self.nominal, others)
        )
        return nominal, verbal

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        for form, word in self._forms((*self.parts, "det", "pron")):
            is_whole = form.endswith(self.vowels) or form == word[:-1]  # ceder, but not sudan
            if is_whole or not word.endswith(self.infinitives):
                yield form, word
        yield from self.words_of_forms.items()
        for word in words - self._inflected[0]:
            is_verb = word.endswith(self.infinitives)
            for singular, plural in () if is_verb else self.plurals:
                if word.endswith(singular) and (singular, plural) != ("a", "i"):
                    yield word.removesuffix(singular) + plural, word

    def _forms(self, parts: Iterable[str]) -> Iterator[tuple[str, str]]:
        for form, lemma in spacy_forms(*(f"it_lemma_lookup_{part}" for part in parts)):
            yield _repaired(form), _repaired(lemma)


def _repaired(text: str) -> str:
    """Return text in UTF-8 that the package has read as Latin-1.

    >>> _repaired("qualitÃ\\xa0")
    'qualità'
    """
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text
