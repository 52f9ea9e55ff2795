"""How rude a word is, by a list of rude words and by the leading sense in a dictionary."""

import re
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from beecore.words.inflection import inflections

from .relations import stems
from .wordnet import WordNet

_RATING = re.compile(r"^\s+'?([a-z]+)'?: ([12]),$", re.MULTILINE)
_MOSTLY_RUDE = "2"
_SLUR = re.compile(
    r"ethnic slur|^\([\w ]*(?:obscene|vulgar)|^(?:\(slang\) )?offensive (?:term|name)"
)
_CRUDE = re.compile(
    r"sex|prostitut|genital|\banal\b|\banus|homosexual|lesbian|defecat|excret|excrement|feces|"
    r"urinat|vagina|vulva|penis|breasts|intestinal gas|orgasm|lewd|ejaculat|testic|intercourse|"
    r"insult|offensive|disparag|derogat|ethnic|vulgar|obscene"
)
_MILD = frozenset(
    "anal dammit dike enema geez hillbilly jeez libido paddy penile poop randy vaginal".split()
)
"""Baby talk, mild oaths, and medical terms, which the list rates as worse than they are."""
_ENDINGS = "s", "es", "ed", "ing", "er", "est"


class Rudeness(NamedTuple):
    """The rating of each rude word, 1 for possibly and 2 for mostly rude, and WordNet."""

    ratings: dict[str, str]
    wordnet: WordNet

    def marks(self, word: str) -> list[str]:
        """Return rude1 for a word whose leading sense is harmless, rude2 for a crude word, and
        rude3 for a slur or a word that is mostly an insult. A form is as rude as its base.
        """
        bases = [] if word in self.wordnet.leads else list(self._bases(word))
        level = min(map(self._level, bases or [word]))
        return [f"rude{level}"] if level else []

    def _bases(self, word: str) -> Iterator[str]:
        for base in {stem for ending in _ENDINGS for stem in stems(word, ending)}:
            known = base in self.ratings or base in self.wordnet.leads
            if known and word in inflections(base, "nvc") | inflections(base, "nvvc"):
                yield base

    def _level(self, word: str) -> int:
        lead = self.wordnet.leads.get(word, "")
        rating = self.ratings.get(word)
        if rating is None:
            return 3 if self.wordnet.senses[word] == 1 and _SLUR.search(lead) else 0
        if word in _MILD or (lead and not _CRUDE.search(lead)):
            return 1
        return 3 if rating == _MOSTLY_RUDE else 2


def rudeness(package: str, folder: Path, wordnet: WordNet) -> Rudeness:
    """Download the list, an npm package given as name@version."""
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True)
    with tarfile.open(folder / f"{package.replace('@', '-')}.tgz") as archive:
        index = archive.extractfile("package/index.js")
        assert index is not None
        return Rudeness(dict(_RATING.findall(index.read().decode("utf-8"))), wordnet)
