"""Gathers `wordlists/words.txt` from the packages that `wordlists/README.md` names.

A word has at least four letters, all of them a-z once accents are removed, and is
- in SCOWL up to size 80,
- or both in WordNet without a capital and in the frequency table,
- or in that table as a regular form of a common verb,
- or in `additions.txt`.
Each line holds a word and its marks. A mark is one fact that a source states about the word.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from beecore import disk
from beecore.words import lists

from .. import WORDLISTS
from .commonness import Commonness
from .company import Company
from .forms import attested_forms
from .news import News
from .packages import WORDNET, unpack
from .relations import Relations
from .rude import rudeness
from .scowl import MAX_SIZE, Scowl
from .wordnet import WordNet


def main() -> None:
    """Write `words.txt` again."""
    with tempfile.TemporaryDirectory() as name:
        scowl = Scowl.read(unpack("scowl=2020.12.07-2", Path(name)))
        wordnet = WordNet.read(unpack(WORDNET, Path(name)))
        rude = rudeness("cuss@2.2.0", Path(name), wordnet)
    common = Commonness.read()
    words = listed(scowl, wordnet, common)
    news, company = News.read(), Company.read(words)
    relations = Relations(scowl.sizes, wordnet.irregular)
    blocked = lists.blocked(WORDLISTS)

    def lines() -> Iterator[str]:
        for word, marks in sorted(words.items()):
            if len(word) < lists.MIN_WORD_LENGTH or lists.fingerprint(word) in blocked:
                continue
            for source in (common, news, wordnet, relations, rude, company):
                marks += source.marks(word)
            yield f"{word} {' '.join(marks)}\n"

    disk.write(WORDLISTS / "words.txt", "".join(lines()))


def listed(scowl: Scowl, wordnet: WordNet, common: Commonness) -> dict[str, list[str]]:
    """Return the words that belong in `words.txt`, each with the marks for where it comes from."""
    words = {word: scowl.marks(word) for word, size in scowl.sizes.items() if size <= MAX_SIZE}
    for word in wordnet.lower_case & common.words:
        words.setdefault(word, ["wn"])
    for word in attested_forms(scowl, wordnet, common):
        words.setdefault(word, ["made"])
    for word, mark in lists.additions(WORDLISTS).items():
        words.setdefault(word, [mark])
    return words
