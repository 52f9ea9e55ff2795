"""Shows what becomes of forms that no published puzzle can hold: `build forms CALENDAR`.

For each class the commonest and the rarest that are likely, for the eye; and how many of the likely
words of a thousand hives with E and R are forms in -er and -est that no list attests.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from beecore import Hive, Lexicon, disk, solve
from beecore.bounds import MB
from beecore.game import puzzles
from beecore.words import lists, shipped

from . import WORDLISTS

CLASSES = "er", "est", "s", "es"
SHOWN = 100
HIVES = 1000
SEED = 7
_COMPARED = re.compile(r"=(er|est)[1-7]\b")
_ATTESTED = re.compile(r"\b(f[1-9]|news\d|w[1-4])\b")
_COMMONNESS = re.compile(r"\bf([1-9])\b")


def main(calendar: Path) -> None:
    """Print both, the hives drawn from a calendar."""
    known, lexicon = lists.words(WORDLISTS), shipped.usual()
    for ending in CLASSES:
        likely = ranked(ending, known, lexicon)
        print(f"-{ending}, {len(likely):,} likely; the commonest: {' '.join(likely[:SHOWN])}")
        print(f"  the rarest: {' '.join(likely[-SHOWN:])}")
    hives = [hive for hive in puzzles.read(disk.read_text(calendar, MB)) if {"e", "r"} <= set(hive)]
    drawn = Random(SEED).sample(hives, min(HIVES, len(hives)))
    print(f"unattested -er and -est in {len(drawn)} hives: {unattested(drawn, known, lexicon):.2%}")


def ranked(ending: str, known: Mapping[str, str], lexicon: Lexicon) -> list[str]:
    """Return the likely forms with an ending, the commonest first."""
    of_class = re.compile(rf"={ending}[1-7]\b")

    def commonness(word: str) -> int:
        found = _COMMONNESS.search(known[word])
        return int(found[1]) if found else 0

    likely = (each.word for each in lexicon.all_entries() if each.likelihood >= lexicon.likely)
    forms = sorted(word for word in likely if of_class.search(known[word]))
    return sorted(forms, key=commonness, reverse=True)


def unattested(hives: Sequence[str], known: Mapping[str, str], lexicon: Lexicon) -> float:
    """Return the share of the likely words of hives that are such forms without any mark of use."""
    marks = [
        known[each.word] for hive in hives for each in solve(Hive(hive), lexicon) if each.likely
    ]
    bare = [each for each in marks if _COMPARED.search(each) and not _ATTESTED.search(each)]
    return len(bare) / len(marks) if marks else 0.0
