"""Gathers `wordlists/words.txt` from the packages that `wordlists/README.md` names.

A word is of four letters or more, a-z once its accents are folded, and stands
- in SCOWL up to size 80,
- or in both WordNet, without a capital, and the table of commonness,
- or in that table as a regular form of a common verb,
- or in `additions.txt`.
A line holds the word and its marks, one for each thing that the sources say of it.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from beecore import disk
from beecore.words import lists

from .. import WORDLISTS
from .commonness import Commonness
from .forms import attested_forms
from .news import News
from .packages import unpack
from .relations import Relations
from .rude import rudeness
from .scowl import LARGEST, Scowl
from .wordnet import WordNet


def main() -> None:
    """Write `words.txt` anew."""
    from .company import Company  # which the site, made with `relations` alone, has no need of

    with tempfile.TemporaryDirectory() as name:
        scowl = Scowl.read(unpack("scowl=2020.12.07-2", Path(name)))
        wordnet = WordNet.read(unpack("wordnet-base=1:3.0-37", Path(name)))
        rude = rudeness("cuss@2.2.0", Path(name), wordnet)
    common = Commonness.read()
    words = {word: scowl.marks(word) for word, size in scowl.sizes.items() if size <= LARGEST}
    for word in wordnet.lower_case & common.words:
        words.setdefault(word, ["wn"])
    for word in attested_forms(scowl, wordnet, common):
        words.setdefault(word, ["made"])
    for word, mark in lists.additions(WORDLISTS).items():
        words.setdefault(word, [mark])
    news, company = News.read(), Company.read(words)
    relations = Relations(scowl.sizes, wordnet.irregular)
    blocked = lists.blocked(WORDLISTS)

    def lines() -> Iterator[str]:
        for word, marks in sorted(words.items()):
            if len(word) < lists.SHORTEST or lists.fingerprint(word) in blocked:
                continue
            for source in (common, news, wordnet, relations, rude, company):
                marks += source.marks(word)
            yield f"{word} {' '.join(marks)}\n"

    disk.write(WORDLISTS / "words.txt", "".join(lines()))
