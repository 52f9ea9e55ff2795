"""The Swedish words, and their forms.

These are the lemmas without a capital in the lookup of spacy-lookups-data and the roots in the
dictionary of LibreOffice, as far as another source agrees.

simplemma takes many a headword for a form of another one: boll for one of bolla, “to bounce”.
So a root whose own forms, such as bollen, are about as frequent is listed, too. The lookup
lacks words without forms, such as aldrig, and many compounds. So roots that simplemma knows as
lemmas are listed, and those that it does not know but that are compounds of other words. The
common words that this leaves out are additions. Long rare compounds, which fit no usual hive,
are left out.

The participle of a verb, such as stekt or målad, is an adjective, and no part of a tense but for
those in -t. It is listed if it and its plural are used, or the passive of its verb.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Set
from functools import cached_property
from typing import ClassVar

from .lemmas import LEAST_ADDED, Recipe
from .sources import is_known, is_lemma, spacy_forms


class Swedish(Recipe):
    tag, boundary, package, counts_forms = "sv", 2.5, "dictionary-sv@4.0.0", True
    plurals = ("", "arna"), ("", "er"), ("", "erna"), ("a", "or"), ("a", "orna"), ("e", "arna")
    words_of_forms: ClassVar = {
        **{"nytt": "ny", "rikt": "rik", "samme": "samma", "sams": "samsas", "stött": "stöta"},
        **{"ville": "vilja", "visste": "veta", "kritikerna": "kritiker", "förarna": "förare"},
        **{"fiskarna": "fisk", "bröder": "bror", "bröderna": "bror", "sådana": "sådan"},
        **{"städer": "stad", "städerna": "stad"},
        **{"utsatts": "utsätta", "översatts": "översätta", "hjälpas": "hjälpa"},
    }
    least_own, most_rarer = 1.5, 2.0
    """The least Zipf frequency of the most frequent form of a root, and how much rarer than the
    root it is at most: skrevet is 2.1 rarer than skrev, “wrote”, which is also “cleft”."""
    own = tuple(
        f"swe-{each}"
        for each in "bul deu ell fin fra ita jpn lat nld nor pol por rus spa tur".split()
    )
    foreign = tuple(f"{each}-swe" for each in ("deu", "ell", "fin", "fra", "ita", "nld", "pol"))
    least_pairs, least_entries = 5, 7
    participle = re.compile(r"\w+(?:ad|en|[^\Waeiouyåäö]d|t)")
    """How participles end: målad, bruten, bränd or sydd, and stekt."""
    particles = (
        "av bort fast fram för hem hop igen in ihop kvar med ned ner ny o om på samman själv till"
        " under upp ur ut väl åter över"
    ).split()
    """How participles begin that no source has, if they are used: nerkyld, oöppnad."""
    least_passive = 1.0
    """The least Zipf frequency of the passive of a verb, such as silas, whose participle is a word
    although it is too rare to be counted."""
    least_part, joint = 3, "s"
    """The least length of a part of a compound, and the letter that may join the parts."""
    inflecting = "ABCDEFGHIJKLMNOPQRm"
    """The flags whose rules make forms. Those of others make parts of compounds, and new words."""
    neuter = "BC"
    """The flags of neuter nouns."""
    no_verbs_form = re.compile(r"(.+)a \1(?:[ae]rs|[ae]rnas?|ens?)")
    """Finds a word in -a with a form of a noun: träffa träffarna."""
    no_nouns_form = re.compile(r"(.+?)e?([^aeiouyåäö]) \1\2+(?:[ae]s|(?<!ad)e)")
    """Finds a noun or adjective with a verb's passive or a rare masculine: anfall anfallas."""
    never = "!%"
    """The flags of roots that are rude, and of those that are no words by themselves."""

    def candidates(self) -> set[str]:
        return self._headwords | self._participles

    @cached_property
    def _headwords(self) -> set[str]:
        entries = filter(self._is_entry, self.entries)
        return {*entries, *self._looked_up_headwords(), *self._roots()}

    def _is_entry(self, word: str) -> bool:
        """Return whether as many of WikDict's dictionaries have a word as have no form of another:
        flotte, which the lookup takes for a form of flott.
        """
        entry = self.entries[word]
        pairs = set().union(*(entry[part] for part in entry.keys() - {"adv", "pn"}))
        is_adjective = len(entry.get("adj", ())) > 1 and word[-1] in "dn" and self._has_plural(word)
        is_neuter = len(word) > 3 and word.endswith("t") and is_lemma(word[:-1], self.tag)
        is_form = is_neuter or word.endswith(("en", "et", "na", "or", "ska"))
        is_rude = self.never[0] in self.dictionary.roots.get(word, "")
        is_word = len(pairs) >= self.least_entries and not is_form and not is_rude
        return word.islower() and word.isalpha() and (is_adjective or is_word)

    def _looked_up_headwords(self) -> Iterator[str]:
        for word, own in self._looked_up.items():
            if word.islower() and (is_lemma(word, self.tag) or self._is_root(word, own)):
                yield word

    def _roots(self) -> Iterator[str]:
        """Yield the words of the dictionary that the lookup lacks."""
        forms = {form for own in self._looked_up.values() for form in own}
        for word, flags in self.dictionary.roots.items():
            if word.islower() and word.isalpha() and not set(flags) & set(self.never):
                is_new = word not in forms and not is_known(word, self.tag)
                is_noun = bool(set(flags) & set(self.neuter)) and self._is_neuter_noun(word)
                if is_lemma(word, self.tag) or is_noun or (is_new and self._is_compound(word)):
                    yield word

    def _is_neuter_noun(self, word: str) -> bool:
        """Return whether a word is a noun although it is also a verb's stem, such as fladder."""
        own = max((self.zipf(form) for form in self._made(word) if form.endswith("et")), default=0)
        is_act = word.endswith(("ande", "ende"))
        return own > max(0, self.zipf(word) - self.most_rarer) and not is_act

    @cached_property
    def _looked_up(self) -> dict[str, set[str]]:
        """The forms of each lemma in the lookup."""
        forms = defaultdict(set)
        for form, lemma in self._lemmas.items():
            forms[lemma].add(form)
        return dict(forms)

    @cached_property
    def _lemmas(self) -> dict[str, str]:
        return dict(spacy_forms("sv_lemma_lookup"))

    def _is_root(self, word: str, forms: Set[str]) -> bool:
        own = max(map(self.zipf, forms - {word, f"{word}s"}), default=0)
        return (
            word in self.dictionary.roots
            and not word.endswith(("ad", "ande", "ende"))
            and own >= max(self.least_own, self.zipf(word) - self.most_rarer)
        )

    def _is_compound(self, word: str) -> bool:
        for length in range(self.least_part, len(word) - self.least_part + 1):
            first, last = word[:length], word[length:]
            if is_lemma(last, self.tag) and (
                is_lemma(first, self.tag) or is_lemma(first.removesuffix(self.joint), self.tag)
            ):
                return True
        return False

    @cached_property
    def _participles(self) -> set[str]:
        """The participles of verbs, and words that end in one, which are no headwords otherwise."""
        roots, found = self.dictionary.roots, set()
        verbs = {*self._looked_up, *roots}
        for verb in filter(str.islower, verbs):
            looked_up, made = self._looked_up.get(verb, set()), self._made(verb)
            forms = looked_up | made if self.never[0] not in roots.get(verb, "") else set()
            strong = {f"{form[:-2]}en" for form in forms if form.endswith("it")}
            is_passive = self.zipf(f"{verb}s") >= self.least_passive
            for form in filter(str.isalpha, forms | strong):
                if self._is_participle(form, verb, forms) and (
                    self._is_used(form) or (is_passive and form in looked_up & made)
                ):
                    found.add(form)
        combined = (f"{particle}{word}" for particle in self.particles for word in found)
        ending = {root for root in roots if root.islower() and self._ends_in(root, found)}
        return found.union(ending, filter(self._is_used, combined)) - self._headwords

    def _ends_in(self, root: str, participles: Set[str]) -> bool:
        for length in range(1, len(root) - 3):
            if root[length:] in participles:
                is_used = self.zipf(root) > 0 or "adj" in self.entries.get(root, ())
                is_word = is_used and is_known(root[:length], self.tag)
                return is_word or root[:length] in self.particles
        return False

    def _is_participle(self, form: str, verb: str, forms: Set[str]) -> bool:
        if form.endswith("ad"):
            return verb == form[:-1]
        if form.endswith("en"):
            return f"{form[:-2]}it" in forms
        if self.participle.fullmatch(form) is None:
            return False
        if verb == f"{form}a":
            is_strong = any(each.endswith("it") for each in forms)
            is_past = f"{form}e" in forms and self.zipf(f"{form}e") > 0
            return is_past and f"{verb}d" not in forms and not is_strong
        is_verb = form[-1] == "d" or f"{form}e" in forms
        return f"{form}a" in forms and is_verb and verb[-1] in "aoyåäöe"

    def _is_used(self, participle: str) -> bool:
        is_adjective = "adj" in self.entries.get(participle, ())
        is_weak = participle.endswith("ad") and self.zipf(participle) > 0
        return is_adjective or is_weak or self._has_plural(participle)

    def _has_plural(self, adjective: str) -> bool:
        return min(map(self.zipf, (adjective, self._plural(adjective)))) > 0

    def _plural(self, participle: str) -> str:
        is_weak = participle.endswith("ad")
        return f"{participle}e" if is_weak else re.sub("en$", "n", participle) + "a"

    def _neuter(self, participle: str) -> str:
        return re.sub("en$", "et", re.sub("d(?=d?$)", "t", participle))

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a word; of a participle in -t, such as stekt, that of its
        plural if it is rarer, since “har stekt” is a tense.
        """
        if word not in self._participles:
            return super().frequency(word)
        is_supine = word.endswith("t") and self.zipf(f"{word}e") > 0
        return max(LEAST_ADDED, self.zipf(self._plural(word) if is_supine else word))

    @cached_property
    def counted(self) -> set[str]:
        """The words but no participles, which are counted for their verbs."""
        return self.known - self._participles

    def _made(self, word: str) -> set[str]:
        """Return the forms that the dictionary makes from one of its roots."""
        is_root = word in self.dictionary.roots
        return set(self.dictionary.derived(word, self.inflecting)) if is_root else set()

    def counted_forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        return self.forms(words, is_told=False)

    def _fits(self, word: str, form: str) -> bool:
        """Return whether a spelling can be a form of a word, or is a common masculine: store."""
        if 3.3 <= self.zipf(form) < self.zipf(f"{form[:-1]}a") - 1:
            return True
        no_form = self.no_verbs_form if word.endswith("a") else self.no_nouns_form
        return not no_form.fullmatch(f"{word} {form}")

    def forms(self, words: Set[str], *, is_told: bool = True) -> Iterator[tuple[str, str]]:
        """Yield inflected forms, each with its word, but none of a word too short to be listed:
        låtar is a form of låt, not of låta. None is told that does not fit the word's others.
        """
        for word in words:
            made, stem = self._made(word), word[:-1]
            forms = made | self._looked_up.get(word, set())
            if f"{word}n" in forms:  # a noun such as kvinna, of which kvinn- and olje- are parts
                forms -= {stem, f"{stem}e"} - (made if is_told else set())
            if is_told and self._plural(word) in forms:  # an adjective such as grön, not gröns
                forms -= {f"{word}s", f"{self._neuter(word)}s"} - made
            is_weak = word[-1] in "ae" and not forms & {f"{stem}er", f"{stem}d"}
            if is_told and is_weak and forms & {f"{word}n", f"{word}r"}:  # not kvinno nor hutter
                forms = {each for each in forms if not re.fullmatch(rf"{word[:-2]}\w?\w?", each)}
            declined = {self._plural(word), self._neuter(word)}
            for form in forms | declined if word in self._participles else forms:
                owner = self.words_of_forms.get(form, self._lemmas.get(form, word))
                is_short = len(owner) < self.edition.minimum and form not in declined
                is_fit = not is_told or self._fits(word, form)
                if is_fit and (owner == word or not (is_short or form in self.words_of_forms)):
                    yield form, word
