"""Writes the words in `wordlists/pt/`: Portuguese lemmas, in the spelling of Brazil.

A word is a root in the dictionary of the spelling checker VERO, as in dictionary-pt, or derived
from one by its rules, such as lealdade from leal. It is a lemma: simplemma knows it as such, or
knows it in the spelling of Portugal or of before 2009, which is what its data has. Words that it
does not know are in `additions.txt`. Zipf frequencies are those of wordfreq. Inflected forms are
made by the rules of VERO, and taken from the lookup of spacy-lookups-data.
"""

import gzip
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from beecore.editions import edition_of

from .. import WORDLISTS
from . import hunspell, lemmas
from .packages import data_of

FOLDER = WORDLISTS / "pt"
ADDITIONS = "additions.txt"
LEAST_COMMON = 2.5
"""The Zipf frequency of words that are as likely as not."""
DERIVING = "DJKMNXYZ1234j"
"""The flags of VERO whose rules make words: feminines, adverbs, and words in -ista, -mento …"""
INFLECTING = "ABCDEFGHILOPQRSTUVW67abcdefghituw"
"""The flags whose rules make forms: plurals, conjugated verbs, diminutives, superlatives …"""
OTHER_SPELLINGS = (
    *(("ê", "é"), ("ô", "ó"), ("oi", "ói"), ("ei", "éi"), ("ç", "cç"), ("ç", "pç"), ("c", "cc")),
    *(("t", "ct"), ("t", "pt"), ("gu", "gü"), ("qu", "qü")),
)
"""Letters of today's Brazilian words, and what is written for them elsewhere."""


def main() -> None:
    """Write `words.txt` and `forms.txt` again."""
    edition = edition_of("portuguese")
    with tempfile.TemporaryDirectory() as name:
        dictionary = hunspell.download("dictionary-pt@4.0.0", Path(name))
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    words = lemmas.listed(recipe, candidates(dictionary), FOLDER)
    lemmas.write(FOLDER, words)
    written = (pair for pair in forms(dictionary, set(words)) if frequency(pair[0]) > 0)
    lemmas.write_forms(FOLDER, edition, words, written)


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Portuguese; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "pt", minimum=0.0))


def candidates(dictionary: hunspell.Dictionary) -> set[str]:
    """Return the roots and the words made from them that are lemmas, and the additions.

    The dictionary lists no word that its rules make, even as a form of another one: carro is made
    from the verb carrar. So all rules are tried.
    """
    known = {root for root in dictionary.roots if root.islower()}
    flags = f"{INFLECTING}{DERIVING}{''.join(dictionary.beginnings)}"
    derived = {word for root in known for word in dictionary.derived(root, flags)}
    common = {word for word in known | derived if word.isalpha() and frequency(word) > 0}
    return set(filter(is_lemma, common)) | lemmas.table(FOLDER / ADDITIONS)


def is_lemma(word: str) -> bool:
    """Return whether a word is an adverb in -mente, or a lemma by simplemma in any spelling."""
    return word.endswith("mente") or any(map(_is_own_lemma, _spellings(word)))


def _is_own_lemma(word: str) -> bool:
    from simplemma import is_known, lemmatize  # installed for this recipe only

    return bool(is_known(word, "pt") and lemmatize(word, "pt") == word)


def _spellings(word: str) -> set[str]:
    """Return a word with up to two differences between the spellings of Portuguese."""
    found = {word}
    for _ in range(2):
        found |= {each.replace(*pair) for each in found for pair in OTHER_SPELLINGS}
    return found


def forms(dictionary: hunspell.Dictionary, words: set[str]) -> Iterator[tuple[str, str]]:
    """Yield inflected forms, each with its word."""
    lookup = data_of("spacy_lookups_data") / "pt_lemma_lookup.json.gz"
    yield from json.loads(gzip.decompress(lookup.read_bytes())).items()
    yield from ((root, root[:-1]) for root in dictionary.roots if root.endswith("s"))
    alphabetic = [(root, flags) for root, flags in dictionary.roots.items() if root.isalpha()]
    for root, flags in alphabetic:
        for each in {root, *dictionary.derived(root, dictionary.beginnings)}:
            dictionary.roots[each] = flags
            if each in words:
                yield from ((form, each) for form in dictionary.derived(each, INFLECTING))
            for flag in DERIVING:
                yield from _belonging(each, set(dictionary.derived(each, flag)), words)


def _belonging(root: str, made: set[str], words: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the words made from a root, each with the listed one of them that begins most alike.

    So casamentos, made from casar, is a form of casamento.
    """
    listed = sorted({root, *made} & words, key=len)
    for form in made - words if listed else ():
        yield form, max(listed, key=lambda word: _alike(form, word))


def _alike(form: str, word: str) -> int:
    """Return with how many equal letters two words begin."""
    pairs = zip(form, word, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(form), len(word)))
