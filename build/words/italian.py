"""Writes `wordlists/it/words.txt` and `forms.txt`: Italian lemmas, from Morph-it!.

A word is a lemma of Morph-it!, as in spacy-lookups-data, and not a pronoun or an article: an
infinitive, a noun or an adjective in the singular, an adverb, a number. simplemma knows it, or it
ends in a vowel, as Italian words do: simplemma lacks most words in -ità and -mente. Other words
are in `additions.txt`, such as those that are newer than Morph-it!. Zipf frequencies are those of
wordfreq.
"""

import gzip
import json
from collections.abc import Iterable

from beecore.editions import edition_of

from .. import WORDLISTS
from . import lemmas
from .packages import data_of

FOLDER = WORDLISTS / "it"
ADDITIONS = "additions.txt"
LEAST_COMMON = 2.8
"""The Zipf frequency of words that are as likely as not: 15,000 lemmas are more frequent."""
PARTS = "adj", "adp", "adv", "aux", "noun", "num", "other", "verb"
"""The parts of speech of Morph-it! that have words; “other” has conjunctions and interjections."""
FORM_PARTS = *PARTS, "det", "pron"
"""Those that have forms of words, such as the plural of an added pronoun."""
VOWELS = tuple("aeioàèéìòù")


def main() -> None:
    """Write `words.txt` and `forms.txt` again."""
    edition = edition_of("italian")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    words = lemmas.listed(recipe, candidates(), FOLDER)
    lemmas.write(FOLDER, words)
    common = (pair for pair in forms(FORM_PARTS) if frequency(pair[0]) > 0)
    lemmas.write_forms(FOLDER, edition, words, common)


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Italian; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "it", minimum=0.0))


def candidates() -> set[str]:
    """Return the additions, and the lemmas that end in a vowel or that simplemma knows."""
    from simplemma import is_known

    found = {lemma for _, lemma in forms(PARTS) if lemma.islower()}
    kept = {word for word in found if word.endswith(VOWELS) or is_known(word, "it")}
    return kept | lemmas.table(FOLDER / ADDITIONS)


def forms(parts: Iterable[str]) -> set[tuple[str, str]]:
    """Return the pairs of a form and its lemma of some parts of speech.

    >>> _repaired("qualitÃ\\xa0")
    'qualità'
    """
    pairs: set[tuple[str, str]] = set()
    for part in parts:
        path = data_of("spacy_lookups_data") / f"it_lemma_lookup_{part}.json.gz"
        lookup: dict[str, str] = json.loads(gzip.decompress(path.read_bytes()))
        pairs.update((_repaired(form), _repaired(lemma)) for form, lemma in lookup.items())
    return pairs


def _repaired(text: str) -> str:
    """Return text in UTF-8 that the package has read as Latin-1."""
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text
