"""How often a word is written, and how often of these with a capital.

The table is spaCy's: natural logarithms of the probabilities of a million forms, case and all.
"""

import gzip
import importlib.resources
import json
import math
from typing import NamedTuple

_LEAST = -21.0
_PER_TEN = math.log(10)


class Commonness(NamedTuple):
    """The logarithms by form, and the lower-case words that are not mostly names."""

    logs: dict[str, float]
    words: set[str]

    @classmethod
    def read(cls) -> "Commonness":
        table = importlib.resources.files("spacy_lookups_data") / "data/en_lexeme_prob.json.gz"
        logs: dict[str, float] = json.loads(gzip.decompress(table.read_bytes()))
        return cls(logs, {form for form in logs if form.islower() and form.isascii()})

    def is_name(self, word: str) -> bool:
        """Tell whether a word is written with a capital more often than without."""
        return self.logs.get(word.capitalize(), _LEAST) > self.logs.get(word, _LEAST)

    def marks(self, word: str) -> list[str]:
        """Return f1 (rare) to f9 by half powers of ten, and c0 to c8 (nearly always capitalized).

        No mark for a word that the table lacks.
        """
        if word not in self.logs:
            return []
        log = self.logs[word]
        capitalized = self.logs.get(word.capitalize(), _LEAST)
        common = _step(log / _PER_TEN + 9.2, 1, 9)
        return [f"f{common}", f"c{_step((capitalized - log) / _PER_TEN + 2, 0, 8)}"]


def _step(tens: float, least: int, most: int) -> int:
    return max(least, min(most, math.floor(2 * tens)))
