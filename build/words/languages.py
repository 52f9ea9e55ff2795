"""The languages other than English: which words of the sources are headwords, and their forms.

Headwords are infinitives, nouns and adjectives in the singular, and adverbs. simplemma is only
asked whether a word is one. `LANGUAGES` has all languages by tag; Dutch, French, German, Italian,
and Swedish have files of their own. `wordlists/LANGUAGES.md` names the sources and their licenses.
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Set
from functools import cached_property
from itertools import chain, takewhile
from typing import ClassVar

from .dutch import Dutch
from .french import French
from .german import German
from .italian import Italian
from .lemmas import LEAST_ADDED, Recipe
from .sources import (
    is_known,
    is_lemma,
    lemma_of,
    spacy,
    spacy_forms,
    spacy_zipfs,
    thesaurus,
)
from .swedish import Swedish


class Catalan(Recipe):
    """The lemmas in the index of spacy-lookups-data, and the words of wordfreq that the dictionary
    of Softcatalà has as headwords, too.

    The Catalan game has both genders, so the feminine forms of nouns and adjectives are words, too.
    Of nouns, adjectives, and verbs, only those that simplemma knows are listed: most others are
    names. Compounds with a hyphen, such as pèl-llarg, are no words of the game; that one would pass
    for a word with l·l.
    """

    tag, boundary, package, counts_forms = "ca", 2.0, "dictionary-ca@3.0.0", True
    plurals = ("a", "es"), ("", "s"), ("", "ns"), ("", "os"), ("ca", "ques"), ("ga", "gues")
    words_of_forms: ClassVar = {"agrada": "agradar"}
    feminine = "a", "riu"
    """How feminine words end: gata, and actriu."""
    participles: ClassVar = {
        **{ending: f"{ending[:-1]}da" for ending in ("at", "it", "ït", "ut", "üt")},
        **{"ert": "erta", "olt": "olta", "ort": "orta", "ost": "osta", "ès": "esa"},
    }
    """How participles end, and their feminines."""
    least_name, times_as_a_name, lowered = 1.0, 3, 0.5
    """A word that Spanish texts have so often with a capital, and this many times as often as
    without one, is also a name, such as Ferrara: its Zipf frequency is lowered."""
    headword, least_root = re.compile("_[BEFGHIJKLi]|[01][0-9A-F]"), 1.3
    """The flags of the dictionary for nouns, adjectives, and verbs, and the least Zipf frequency of
    a word that only the dictionary has."""
    derived = "et", "eta", "íssim", "íssima"
    """How diminutives and superlatives end."""

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a word, without that of a name."""
        lowest = LEAST_ADDED * (word in self.rare)
        return max(lowest, super().frequency(word) - self.lowered * self._is_name(word))

    def _is_name(self, word: str) -> bool:
        zipfs = spacy_zipfs("es")
        least = max(self.least_name, zipfs.get(word, 0) + math.log10(self.times_as_a_name))
        return zipfs.get(word.capitalize(), 0) > least

    def _roots(self) -> Iterator[str]:
        """Yield the words of the dictionary that are no names, and no forms of others."""
        roots, forms = self.dictionary.roots, {form for form, _ in self.forms()}
        for word, flags in roots.items():
            is_root = word.islower() and self.headword.search(flags) and word not in forms
            is_name = word.capitalize() in roots or self._is_name(word)
            is_used = self.zipf(word) >= self.least_root and not word.endswith(self.derived)
            if is_root and is_used and not is_name:
                yield word

    @cached_property
    def rare(self) -> set[str]:
        """Verbs and adjectives for looks and tempers that are listed even if they do not occur."""
        index = spacy("ca_lemma_index")
        adjectives = {word for word in index["adj"] if word.endswith(("ós", "ut"))}
        feminine = {form for form, word in self.forms() if word in adjectives and form[-1] == "a"}
        return feminine.union(index["verb"], adjectives)

    def candidates(self) -> set[str]:
        index = spacy("ca_lemma_index")
        nouns, adjectives, verbs = (set(index.pop(part)) for part in ("noun", "adj", "verb"))
        known = {word for word in nouns | adjectives | verbs if is_known(word, "ca")}
        known.update(self._participles(verbs), self._roots())
        gendered = (known | self.additions) & (nouns | adjectives) - verbs
        feminine = {form for form, word in self.forms() if word in gendered}
        words = known.union(
            filter(lambda form: form.endswith(self.feminine), feminine), *index.values()
        )
        return {word for word in words if "-" not in word}

    def _participles(self, verbs: Set[str]) -> Iterator[str]:
        """Yield participles that are also adjectives, and their feminines: cansat, cansada."""
        pairs = {(form, verb) for form, verb in self.forms() if verb in verbs}
        for form, verb in pairs:
            for ending, feminine in self.participles.items():
                other = form.removesuffix(ending) + feminine
                is_regular = ending == "at" or not verb.endswith("ar")
                if form.endswith(ending) and is_regular and (other, verb) in pairs:
                    masculines = f"{form[:-2]}esos" if ending == "ès" else f"{form}s"
                    if self.is_adjective((form, other, masculines, f"{other[:-1]}es")):
                        yield from (form, other)

    def forms(self, words: Set[str] = frozenset()) -> Iterator[tuple[str, str]]:
        for form, word in spacy_forms("ca_lemma_lookup", "ca_lemma_exc"):
            most = 3 if word.endswith(("r", "re")) else 2
            if not (word.startswith(form) and len(word) - len(form) > most):  # resp, no form
                yield form, word


class Portuguese(Recipe):
    """Roots in the dictionary of the spelling checker VERO, and words derived from them by its
    rules, such as lealdade from leal, in the spelling of Brazil.

    simplemma knows them as lemmas in this spelling, or in that of Portugal or of before 2009, which
    is what its data has. It gives participles their verb, and feminine nouns their masculine, as
    the lemma; those that are also adjectives, and those for people, are listed, too.
    """

    tag, boundary, package, counts_forms = "pt", 2.1, "dictionary-pt@4.0.0", True
    least_form = 1.5
    own, least_pairs = ("por-fra", "por-spa"), 2
    foreign = tuple(f"{each}-por" for each in ("ell", "fin", "fra", "ita", "nld", "pol", "swe"))
    plurals = (
        *(("", "s"), ("", "es"), ("l", "is"), ("il", "eis"), ("m", "ns")),
        *(("ao", "oes"), ("ao", "aes")),
    )
    plurals_in_l: ClassVar = {"al": "ais", "el": "éis", "il": "is", "ol": "óis", "ul": "uis"}
    clipped = "amo", "emo", "imo", "re", "rde"
    """How verbs end before a pronoun with a hyphen, which are no forms alone: colocamo-nos."""
    deriving = "DJKMNXYZ1234j"
    """The flags of VERO whose rules make words: feminines, adverbs, and words in -ista, -mento …"""
    inflecting = "ABCDEFGHILOPQRSTUVW67abcdefghituw"
    """The flags whose rules make forms: plurals, conjugated verbs, diminutives, superlatives …"""
    participles = "ado", "ido", "ído"
    feminines = ("ora", "or"), ("eira", "eiro"), ("esa", "ês"), ("oga", "ogo"), ("ã", "ão")
    """How feminine nouns for people end, and their masculines."""
    most_verbal, least_synonyms = 2.5, 10
    """How frequent a participle is at most that is an adjective since the thesaurus has it, and of
    how many words at least a word is a synonym that people know."""
    gender, former, most_rarer = "D", "ü", 2.0
    """The flag of VERO for feminines, that for words with ex-, as only people have, and how much
    rarer than its masculine a feminine is at most."""
    other_spellings = (
        *(("ê", "é"), ("ô", "ó"), ("oi", "ói"), ("ei", "éi"), ("ç", "cç"), ("ç", "pç")),
        *(("c", "cc"), ("t", "ct"), ("t", "pt"), ("gu", "gü"), ("qu", "qü")),
    )
    """Letters of today's Brazilian words, and what is written for them elsewhere."""

    def candidates(self) -> Iterator[str]:
        """Yield the lemmas among the roots and the words made from them.

        The dictionary lists no word that its rules make, even as a form of another one: carro is
        made from the verb carrar. So all rules are tried.
        """
        beginnings = "".join(self.dictionary.beginnings)
        flags = f"{self.inflecting}{self.deriving}{beginnings}"
        known = {root for root in self.dictionary.roots if root.islower()}
        in_several = super().is_translated
        translated = {root for root in known if root[-1] != "s" and in_several(root)}
        prefixed: dict[str, str] = defaultdict(str)
        for root in known:
            for word in self.dictionary.derived(root, beginnings):
                prefixed[word] += self.dictionary.roots[root]
        for word, its_flags in prefixed.items():
            self.dictionary.roots.setdefault(word, its_flags)
        known.update(prefixed)
        people = {root for root in known if self.former in self.dictionary.roots[root]}
        feminine = set().union(*(self.dictionary.derived(root, self.gender) for root in people))
        known.update(*(self.dictionary.derived(root, flags) for root in known))
        for ending, masculine in self.feminines:
            for word in known:
                other = word.removesuffix(ending) + masculine
                if other in known and self.zipf(word) < self.zipf(other) + 1:
                    feminine.add(word)
        for word in known:
            if word.isalpha() and self.zipf(word) > 0:
                is_feminine = word in feminine and word.endswith(("a", "ã"))
                is_own = word.endswith("mente") or is_feminine or self._is_participle(word)
                if (
                    is_own
                    or word in translated
                    or self._is_entry(word)
                    or any(is_lemma(each, "pt") for each in self._spellings(word))
                ):
                    yield word

    def _is_participle(self, word: str) -> bool:
        forms = (word, f"{word[:-1]}a", f"{word}s", f"{word[:-1]}as")
        return word.endswith(self.participles) and self.is_adjective(forms)

    @cached_property
    def synonyms(self) -> Counter[str]:
        """Of how many words each word is a synonym in the thesaurus."""
        known = thesaurus("mythes-pt-br=1:7.5.0-1", "th_pt_BR")
        return Counter(chain.from_iterable(known.values()))

    def is_translated(self, word: str) -> bool:
        return self.synonyms[word] >= self.least_synonyms or super().is_translated(word)

    def _is_entry(self, word: str) -> bool:
        """Return whether the thesaurus has a word that is no name, no plural, and mostly no form of
        another word.
        """
        is_name = word.capitalize() in self.dictionary.roots
        if not self.synonyms[word] or is_name or word.endswith("s"):
            return False
        if word.endswith(self.participles):
            return self.zipf(word) <= self.most_verbal
        lemma = lemma_of(word, "pt")
        return lemma == word or self.zipf(word) > self.zipf(lemma) + math.log10(self.times_the_word)

    def _spellings(self, word: str) -> set[str]:
        """Return a word with up to two differences between the spellings of Portuguese."""
        found = {word}
        for _ in range(2):
            found |= {each.replace(*pair) for each in found for pair in self.other_spellings}
        return found

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        dictionary = self.dictionary
        for form, word in spacy_forms("pt_lemma_lookup"):
            if not (word.endswith("r") and form.endswith(self.clipped)):
                yield form, word
        for word in words:
            ending = word[-2:]  # VERO does not know some plurals, such as gerais
            plural = word[:-2] + self.plurals_in_l.get(ending, f"{ending}s")
            native = f"{word[:-1]}ns" if word.endswith("m") else f"{word}es"  # but hackers
            if not word.endswith(("m", "r", "z")) or self.zipf(native) < self.zipf(plural):
                yield plural, word
            if word.endswith(self.participles):
                yield from ((f"{word[:-1]}{ending}", word) for ending in ("a", "as"))
        alphabetic = [(root, flags) for root, flags in dictionary.roots.items() if root.isalpha()]
        for root, flags in alphabetic:
            for each in {root, *dictionary.derived(root, dictionary.beginnings)}:
                dictionary.roots[each] = flags
                if each in words:
                    made = set(dictionary.derived(each, self.inflecting)) - {f"{each[:-1]}mo"}
                    yield from ((form, each) for form in made - self._unused_feminines(each))
                for flag in set(self.deriving) - {self.gender}:
                    made = set(dictionary.derived(each, flag))
                    listed = sorted(sorted({each, *made} & words), key=len)
                    for form in made - words if listed else ():
                        yield form, max(listed, key=lambda word: _alike(form, word))

    def _unused_feminines(self, word: str) -> set[str]:
        """Return the feminines that are far rarer than their masculine: globa, of globo."""
        least = self.zipf(word) - self.most_rarer
        return {
            form for form in self.dictionary.derived(word, self.gender) if self.zipf(form) < least
        }


def _alike(form: str, word: str) -> int:
    """Return with how many equal letters two words begin: casamentos belongs to casamento, not to
    casar, from which both are made.
    """
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(form, word, strict=False)))


class Spanish(Recipe):
    """Roots in the dictionary of LibreOffice, and words derived from them by its rules, such as
    realidad from real.

    simplemma knows them as lemmas. Nouns and adjectives are listed in both genders. Words that
    several of WikDict's dictionaries have are listed if either knows them: cormorán, jaiba.
    """

    tag, boundary, least_form = "es", 2.2, 0.1
    is_cased = counts_forms = True
    foreign = tuple(f"{each}-spa" for each in "deu ell fra ita nld pol por swe".split())
    least_pairs = 2
    package = "dictionary-es@4.0.0"
    feminine, plural = "G", "S"
    participles = "ado", "ido", "ído", "to", "cho", "so"
    """The endings of participles, which simplemma gives their verb as the lemma. Those that are
    also adjectives have a feminine in the dictionary, or all their forms are used."""
    deriving = "ABCFHJKLMNOPQT" + "DEIRSX"
    """The flags whose rules make words: nouns in -ción, -dad, -illa …, adjectives in -ble, and
    forms of verbs, some of which are nouns that the dictionary does not list again: encuesta."""
    prefixes = "abcdefghijklmnopqrstuvw"
    inflecting = "DEGINRSUXÃÄÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäñòóôõöøùúÀÁÂÅÆÇ"
    """The flags whose rules make forms: plurals, conjugated and diminutive ones, with pronouns."""
    irregular: ClassVar = {
        "andar": ("anduv",),
        "estar": ("estab", "estam", "estar", "está", "esté", "esto", "estuv"),
        "haber": ("habid", "habr", "habé", "habí", "hay", "hemos", "hub"),
        "hacer": ("hice", "hizo"),
        "jugar": ("juega", "juegu", "juga", "jugué", "juguem"),
        "oler": ("huel",),
        "poder": ("podi", "podr", "podé", "podí", "pude", "pudi", "pudo", "pued"),
    }
    """The beginnings of forms that the dictionary lists one by one, as roots, by their verb."""
    words_of_forms: ClassVar = {
        **dict.fromkeys("cree creemos creen crees creo".split(), "creer"),
        **{"alegra": "alegrar", "alegras": "alegrar", "fallas": "falla", "pasas": "pasar"},
        "presenta": "presentar",
    }
    most_raised = 0.5
    """How much a word is raised at most: férreo by férrea, but letrera not to letrero."""
    times_as_a_name = 3
    """A word that has a capital this many times as often as none is a name."""

    def candidates(self) -> Iterator[str]:
        dictionary = self.dictionary
        for root in list(dictionary.roots):
            if root.isalpha() and root.islower():
                for word in self._with_prefixes(root):
                    found = {
                        *filter(self._is_lemma, {word, *dictionary.derived(word, self.deriving)})
                    }
                    feminines = {
                        each
                        for each in dictionary.derived(word, self.feminine)
                        if each.endswith("a")
                    }
                    if feminines and (word in found or word.endswith(self.participles)):
                        found |= {word, *feminines}
                    found = found.union(*self._participles(word))
                    yield from (each for each in found if not self._is_name(each))
        yield from filter(self._is_entry, self.entries)

    def _participles(self, verb: str) -> Iterator[tuple[str, str]]:
        """Yield the participle of a verb and its feminine if it is an adjective: ajado, ajada."""
        for form in self.dictionary.derived(verb, self.inflecting):
            if form.endswith(("ado", "ido", "ído")) and form[:-3] == verb[:-2]:
                masculine, feminine, *others = (
                    f"{form[:-1]}{end}" for end in ("o", "a", "os", "as")
                )
                if self.is_even((masculine, feminine, *others)):
                    yield masculine, feminine

    def _with_prefixes(self, root: str) -> set[str]:
        """Return a root and the words that prefixes make from it, which get the root's flags."""
        words = {root, *self.dictionary.derived(root, self.prefixes)}
        for word in words:
            self.dictionary.roots.setdefault(word, self.dictionary.roots[root])
        return words

    def _is_lemma(self, word: str) -> bool:
        return self.zipf(word) > 0 and not word.endswith("rse") and is_lemma(word, "es")

    def _is_entry(self, word: str) -> bool:
        """Return whether the dictionary lacks a word, or the lemmas do, but other ones have it."""
        is_root = word in self.dictionary.roots and word[-1] != "s" and self.zipf(word) > 0
        is_word = word.islower() and (is_root or self._is_lemma(word))
        return is_word and self.is_translated(word) and not self._is_name(word)

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a word, raised if the other gender is more frequent, or a
        verb's participle.
        """
        own = super().frequency(word)
        other = super().frequency(self._other_genders.get(word, word))
        return max(own, min(other, own + self.most_raised)) if own > 0 else own

    @cached_property
    def _other_genders(self) -> dict[str, str]:
        others = {}
        for root in filter(str.islower, self.dictionary.roots):
            for each in self.dictionary.derived(root, self.feminine):
                others.update({root: each, each: root})
            for one, other in self._participles(root):
                others.update({root: one, one: other, other: one})
        return others

    def _is_name(self, word: str) -> bool:
        return self.zipf(word.capitalize()) > self.zipf(word) + math.log10(self.times_as_a_name)

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        """Yield inflected forms, each with its word, but no names, such as Roma, a form of romo.

        Words that are no roots have plurals alone. A plural is kept: lomas, also in names of towns.
        """
        for form, word in self._forms(words):
            if form in (f"{word}s", f"{word}es") or not self._is_name(form):
                yield form, word

    def _forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        for verb, beginnings in self.irregular.items():
            yield from (
                (form, verb) for form in self.dictionary.roots if form.startswith(beginnings)
            )
        for word in sorted(words):
            self.dictionary.roots.setdefault(word, self.plural)
            for form in self.dictionary.derived(word, self.inflecting):
                if not (word.endswith("e") and form.endswith(("a", "as"))):  # presenta, of presente
                    yield form, word


LANGUAGES: dict[str, type[Recipe]] = {
    each.tag: each
    for each in (Catalan, German, Spanish, French, Italian, Dutch, Portuguese, Swedish)
}
