"""Writes `wordlists/sv/words.txt`: Swedish lemmas, from the lookup of spacy-lookups-data.

A word is a lemma in that lookup, without a capital, and simplemma knows it as a lemma. The lookup
lacks words without forms, such as aldrig, and gives some words a wrong lemma, such as katt; the
common ones of these are in `additions.txt`. Zipf frequencies are those of wordfreq.
"""

import gzip
import json

from beecore.editions import edition_of

from .. import WORDLISTS
from . import lemmas
from .packages import data_of

FOLDER = WORDLISTS / "sv"
ADDITIONS = "additions.txt"
LEAST_COMMON = 2.5
"""The Zipf frequency of words that are as likely as not."""


def main() -> None:
    """Write `words.txt` again."""
    edition = edition_of("swedish")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    lemmas.write(FOLDER, lemmas.listed(recipe, candidates(), FOLDER))


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Swedish; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "sv", minimum=0.0))


def candidates() -> set[str]:
    """Return the lemmas of the lookup that simplemma knows as lemmas, too, and the additions."""
    from simplemma import is_known, lemmatize  # installed for this recipe only

    lookup = data_of("spacy_lookups_data") / "sv_lemma_lookup.json.gz"
    found = set(json.loads(gzip.decompress(lookup.read_bytes())).values())
    known = {word for word in found if word.islower() and is_known(word, "sv")}
    own = {word for word in known if lemmatize(word, "sv") == word}
    return own | lemmas.table(FOLDER / ADDITIONS)
