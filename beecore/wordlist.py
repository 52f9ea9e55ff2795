"""The committed word list: a word a line, with what its sources say of it.

A line is "word evidence", the evidence beginning with the smallest SCOWL size that has the word.
"""

from collections.abc import Iterator
from pathlib import Path

from .lexicon import Entry, Reason

LIKELY = 0.5

_LIKELIHOOD = {10: 1.0, 20: 0.98, 35: 0.95, 40: 0.9, 50: 0.85, 55: 0.75, 60: 0.6, 70: 0.3, 80: 0.1}


def entries(folder: Path) -> Iterator[Entry]:
    """Yield the words of a folder of word lists."""
    for line in (folder / "words.txt").read_text("ascii").splitlines():
        word, evidence = line.split()
        likelihood = _LIKELIHOOD[int(evidence[:2])]
        yield Entry(word, likelihood, Reason.NONE if likelihood >= LIKELY else Reason.RARE)
