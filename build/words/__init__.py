"""Gathers `wordlists/words.txt` from the packages that `wordlists/README.md` names.

A word is four letters or more of a-z, once its accents are folded, that stands in SCOWL up to size
80, or as a common noun, verb or the like in WordNet and in the table of commonness, or that is a
regular form of a common word and in that table. A line holds the word and its marks, one for each
thing that the sources say of it; `wordlists/README.md` lists them.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from beecore import wordlist

from .. import WORDLISTS
from .commonness import Commonness
from .forms import attested_forms
from .packages import unpack
from .relations import Relations
from .rude import rudeness
from .scowl import LARGEST, Scowl
from .wordnet import WordNet


def main() -> None:
    """Write `words.txt` anew."""
    with tempfile.TemporaryDirectory() as name:
        scowl = Scowl.read(unpack("scowl=2020.12.07-2", Path(name)))
        wordnet = WordNet.read(unpack("wordnet-base=1:3.0-37", Path(name)))
        rude = rudeness("cuss@2.2.0", Path(name))
    common = Commonness.read()
    words = {word: scowl.marks(word) for word, size in scowl.sizes.items() if size <= LARGEST}
    for word in wordnet.lower_case & common.words:
        words.setdefault(word, ["wn"])
    for word in attested_forms(scowl, wordnet, common):
        words.setdefault(word, ["made"])
    relations = Relations(scowl.sizes, wordnet.irregular)
    blocked = wordlist.blocked(WORDLISTS)

    def lines() -> Iterator[str]:
        for word, marks in sorted(words.items()):
            if len(word) < 4 or wordlist.fingerprint(word) in blocked:
                continue
            for source in (common, wordnet, relations, rude):
                marks += source.marks(word)
            yield f"{word} {' '.join(marks)}\n"

    (WORDLISTS / "words.txt").write_text("".join(lines()), "ascii")
