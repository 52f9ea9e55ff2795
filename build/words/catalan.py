"""Writes `wordlists/ca/words.txt` and `forms.txt`: Catalan headwords, and their inflected forms.

Words are the lemmas in the index of spacy-lookups-data, without plurals and conjugated forms. The
Catalan game has both genders, so the feminine forms of nouns and adjectives in its tables are
words, too. Of nouns, adjectives, and verbs, only those that simplemma knows are listed: most others
are names. `additions.txt` has words that the index lacks or simplemma does not know. Zipf
frequencies are those of wordfreq.
"""

import gzip
import json
from collections.abc import Iterator
from typing import Any

from beecore.editions import edition_of

from .. import WORDLISTS
from . import lemmas
from .packages import data_of

FOLDER = WORDLISTS / "ca"
ADDITIONS = "additions.txt"
LEAST_COMMON = 3.0
"""The Zipf frequency of words that are as likely as not: 11,000 are more frequent."""
_INFLECTED = "noun", "adj", "verb"
_FEMININE = "a", "riu"
"""How feminine words end: gata, and actriu."""


def main() -> None:
    """Write `words.txt` and `forms.txt` again."""
    edition = edition_of("catalan")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    words = lemmas.listed(recipe, candidates(), FOLDER)
    lemmas.write(FOLDER, words)
    used = ((form, word) for form, word in forms() if frequency(form) > 0)
    lemmas.write_forms(FOLDER, edition, words, used)


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Catalan; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "ca", minimum=0.0))


def candidates() -> set[str]:
    """Return the lemmas and the feminine forms that may be listed."""
    import simplemma  # installed for this recipe only

    index = _table("index")
    nouns, adjectives, verbs = (set(index.pop(part)) for part in _INFLECTED)
    uninflected: set[str] = set().union(*index.values())
    added = lemmas.table(FOLDER / ADDITIONS)
    known = {word for word in nouns | adjectives | verbs if simplemma.is_known(word, "ca")} | added
    gendered = known & (nouns | adjectives) - verbs
    feminine = {form for form, word in forms() if word in gendered and form.endswith(_FEMININE)}
    return known | uninflected | feminine


def forms() -> Iterator[tuple[str, str]]:
    """Yield the inflected forms of all words, each with its lemma."""
    for table in _table("lookup"), *_table("exc").values():
        yield from ((form, word) for form, (word, *_) in table.items())


def _table(name: str) -> dict[str, Any]:
    path = data_of("spacy_lookups_data") / f"ca_lemma_{name}.json.gz"
    table: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return table
