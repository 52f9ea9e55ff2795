"""Writes `wordlists/ca/words.txt` and `forms.txt`: Catalan headwords, and their inflected forms.

Words are the lemmas in the index of spacy-lookups-data, without plurals and conjugated forms, and,
since the answers of the Catalan game have both genders, the feminine forms of nouns and adjectives
in its tables. simplemma knows most of them; it lacks adverbs and words of no inflection, which are
kept without it. Names that it knows are removed by hand. `additions.txt` has the words of the index
that it does not know though dictionaries have them. Zipf frequencies are those of wordfreq.
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
BOUNDARY = 3.0
"""The Zipf frequency of words that are as likely as not."""
_UNINFLECTED = "adv", "adp", "cconj", "sconj", "det", "pron"
_FEMININE = "a", "riu"
"""The endings of feminine words: gat and gata, actor and actriu."""


def main() -> None:
    """Write `words.txt` and `forms.txt` again."""
    edition = edition_of("catalan")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, BOUNDARY, frequency)
    words = lemmas.listed(recipe, candidates(), FOLDER)
    lemmas.write(FOLDER, words)
    lemmas.write_forms(FOLDER, edition, words, inflected())


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Catalan; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "ca", minimum=0.0))


def is_known(word: str) -> bool:
    """Return whether simplemma's data has a word."""
    import simplemma  # installed for this recipe only

    return simplemma.is_known(word, lang="ca")


def candidates() -> set[str]:
    """Return the lemmas and the feminine forms that may be listed."""
    index = _table("index")
    uninflected: set[str] = set().union(*(index[part] for part in _UNINFLECTED))
    nominal = {*index["noun"], *index["adj"]}
    verbs = set(index["verb"])
    lemma = {word for word in nominal | verbs if is_known(word)}
    gendered = (lemma & nominal) - verbs
    feminine = {
        form
        for form, word in _forms()
        if word in gendered and form.endswith(_FEMININE) and is_known(form)
    }
    return lemma | uninflected | feminine | lemmas.table(FOLDER / ADDITIONS)


def inflected() -> Iterator[tuple[str, str]]:
    """Yield inflected forms that people write, each with its lemma."""
    for form, word in _forms():
        if frequency(form) > 0:
            yield form, word


def _forms() -> Iterator[tuple[str, str]]:
    """Yield all forms of the tables, each with its lemma."""
    yield from ((form, word) for form, (word, *_) in _table("lookup").items())
    for forms in _table("exc").values():
        yield from ((form, word) for form, (word, *_) in forms.items())


def _table(name: str) -> dict[str, Any]:
    path = data_of("spacy_lookups_data") / f"ca_lemma_{name}.json.gz"
    table: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return table
