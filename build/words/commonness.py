"""How often a word is written, and how often with a capital.

The table is spaCy's: natural logarithms of the probabilities of a million forms, case-sensitive.
"""

import gzip
import importlib.resources
import json
import math
from typing import NamedTuple

_ABSENT = -21.0
_PER_TEN = math.log(10)


class Commonness(NamedTuple):
    """The logarithm of each form's probability, and the forms in lower case."""

    logs: dict[str, float]
    words: set[str]

    @classmethod
    def read(cls) -> "Commonness":
        table = importlib.resources.files("spacy_lookups_data") / "data/en_lexeme_prob.json.gz"
        logs: dict[str, float] = json.loads(gzip.decompress(table.read_bytes()))
        return cls(logs, {form for form in logs if form.islower() and form.isascii()})

    def is_name(self, word: str) -> bool:
        """Return whether a word is written with a capital more often than without."""
        return self.logs.get(word.capitalize(), _ABSENT) > self.logs.get(word, _ABSENT)

    def marks(self, word: str) -> list[str]:
        """Return f1 (rare) to f9 by half powers of ten, and c0 to c8 (nearly always capitalized).

        A word that the table lacks has no marks.
        """
        if word not in self.logs:
            return []
        log = self.logs[word]
        capitalized = self.logs.get(word.capitalize(), _ABSENT)
        common = _step(log / _PER_TEN + 9.2, 1, 9)
        return [f"f{common}", f"c{_step((capitalized - log) / _PER_TEN + 2, 0, 8)}"]


def _step(tens: float, low: int, high: int) -> int:
    return max(low, min(high, math.floor(2 * tens)))
