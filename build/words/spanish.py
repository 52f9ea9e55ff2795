"""Writes the words in `wordlists/es/`: Spanish lemmas, from the dictionary of LibreOffice.

A word is a root in that dictionary, as in dictionary-es, or derived from one by its rules, such as
realidad from real. It is a lemma by simplemma: an infinitive, a noun or adjective in the singular,
an adverb. Nouns and adjectives are listed in both genders. Words that simplemma does not know are
in `additions.txt`. Frequencies are those of the lexeme probabilities in spacy-lookups-data, which
tell words with a capital apart. Inflected forms are made by the rules of the dictionary.
`spanish_synonyms` chooses the synonyms.
"""

import gzip
import json
import math
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from beecore.editions import edition_of

from .. import WORDLISTS
from . import hunspell, lemmas
from . import spanish_synonyms as synonyms
from .packages import data_of, unpack

FOLDER = WORDLISTS / "es"
ADDITIONS = "additions.txt"
LEAST_COMMON = 2.8
"""The Zipf frequency of words that are as likely as not."""
FEMININE, PLURAL = "G", "S"
PARTICIPLES = "ado", "ido", "ído", "to", "cho", "so"
"""The endings of participles, which simplemma gives their verb as the lemma. Those that are also
adjectives have a feminine in the dictionary."""
DERIVING = "ABCFHJKLMNOPQT" + "DEIRSX"
"""The flags whose rules make words: nouns in -ción, -dad, -illa …, adjectives in -ble, and forms of
verbs, some of which are nouns that the dictionary does not list again, such as encuesta."""
PREFIXES = "abcdefghijklmnopqrstuvw"
INFLECTING = "DEGINRSUXÃÄÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäñòóôõöøùúÀÁÂÅÆÇ"
"""The flags whose rules make forms: plurals, conjugated verbs, diminutives, verbs with pronouns."""
LEAST_COMMON_FORM = 0.1
"""The Zipf frequency of forms that are listed."""
IRREGULAR = {
    "andar": ("anduv",),
    "estar": ("estab", "estam", "estar", "está", "esté", "esto", "estuv"),
    "haber": ("habid", "habr", "habé", "habí", "hay", "hemos", "hub"),
    "hacer": ("hice", "hizo"),
    "jugar": ("juega", "juegu", "juga", "jugué", "juguem"),
    "oler": ("huel",),
    "poder": ("podi", "podr", "podé", "podí", "pude", "pudi", "pudo", "pued"),
}
"""The beginnings of forms that the dictionary lists one by one, as roots, by their verb."""
TIMES_AS_A_NAME = 3
"""A word that has a capital this many times as often as none is a name."""


def main() -> None:
    """Write `words.txt`, `forms.txt`, and `synonyms.txt` again."""
    edition = edition_of("spanish")
    with tempfile.TemporaryDirectory() as name:
        dictionary = hunspell.download("dictionary-es@4.0.0", Path(name))
        shared = unpack("mythes-es=1:7.5.0-1", Path(name))
        thesaurus = (shared / "mythes" / "th_es_ES_v2.dat").read_text("iso-8859-1")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    words = lemmas.listed(recipe, candidates(dictionary), FOLDER)
    lemmas.write(FOLDER, words)
    found = forms(dictionary, set(words))
    common = (pair for pair in found if frequency(pair[0]) >= LEAST_COMMON_FORM)
    lemmas.write_forms(FOLDER, edition, words, common)
    crude = lemmas.table(FOLDER / "never-daily.txt")
    never = {word for word in words if edition.alphabet.fold(word) in crude}
    synonyms.write(FOLDER, synonyms.read(thesaurus), words, frequency, never)


@cache
def _logarithms() -> dict[str, float]:
    path = data_of("spacy_lookups_data") / "es_lexeme_prob.json.gz"
    found: dict[str, float] = json.loads(gzip.decompress(path.read_bytes()))
    return found


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Spanish; 0 if it is too rare to be counted."""
    logarithm = _logarithms().get(word)
    return 0.0 if logarithm is None else max(0.0, logarithm / math.log(10) + 9)


def candidates(dictionary: hunspell.Dictionary) -> set[str]:
    """Return the roots and derived words that are lemmas, their feminines, and the additions."""
    found: set[str] = set()
    for root in list(dictionary.roots):
        if root.isalpha() and root.islower():
            for word in with_prefixes(dictionary, root):
                found.update(filter(_is_own_lemma, {word, *dictionary.derived(word, DERIVING)}))
                feminines = [
                    each for each in dictionary.derived(word, FEMININE) if each.endswith("a")
                ]
                if feminines and (_is_own_lemma(word) or word.endswith(PARTICIPLES)):
                    found.update([word, *feminines])
    return {word for word in found if not _is_name(word)} | lemmas.table(FOLDER / ADDITIONS)


def with_prefixes(dictionary: hunspell.Dictionary, root: str) -> set[str]:
    """Return a root and the words that prefixes make from it, which get the flags of the root."""
    words = {root, *dictionary.derived(root, PREFIXES)}
    for word in words:
        dictionary.roots.setdefault(word, dictionary.roots[root])
    return words


def _is_own_lemma(word: str) -> bool:
    """Return whether simplemma knows a word as a lemma, not a verb with -se, and it occurs."""
    from simplemma import is_known, lemmatize  # installed for this recipe only

    occurs = frequency(word) > 0 and not word.endswith("rse")
    return occurs and is_known(word, "es") and lemmatize(word, "es") == word


def _is_name(word: str) -> bool:
    """Return whether a word is mostly written with a capital."""
    return frequency(word.capitalize()) > frequency(word) + math.log10(TIMES_AS_A_NAME)


def forms(dictionary: hunspell.Dictionary, words: set[str]) -> Iterator[tuple[str, str]]:
    """Yield inflected forms, each with its word; words that are no roots have plurals alone."""
    for verb, beginnings in IRREGULAR.items():
        yield from ((form, verb) for form in dictionary.roots if form.startswith(beginnings))
    for word in sorted(words):
        dictionary.roots.setdefault(word, PLURAL)
        for form in dictionary.derived(word, INFLECTING):
            yield form, word
