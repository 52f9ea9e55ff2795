"""SCOWL: the smallest dictionary size that has a word, the regions of its spelling, and names.

A file is called category-kind.size, as in `british_z-words.60` or `english-upper.50`.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .packages import fold, is_lettered

MAX_SIZE = 80
ABSENT = 100
"""The size of a word that no list has."""
_AMERICAN = "english", "american"
_REGIONS = {
    "british": "british",
    "british_z": "british",
    "australian": "australian",
    "canadian": "canadian",
}
_LEARNED_PLURALS = "ae", "ata"
"""Endings of novenae and coelomata: rare everywhere, though only British lists have them."""
_CLASSES = {10: 1, 20: 1, 35: 1, 40: 2, 50: 2, 55: 3, 60: 4, 70: 5, 80: 6}


def size_class(size: int) -> int:
    """Return 1 for a size that all dictionaries reach, 6 for that of word games, 7 beyond."""
    return _CLASSES.get(size, 7)


class Scowl(NamedTuple):
    """What SCOWL says about words: by word, its size, its size in each category, and the size of
    its capitalized forms.

    A word's size is the least of the American categories, or of all if those lack the word.
    """

    sizes: dict[str, int]
    categories: dict[str, dict[str, int]]
    upper: dict[str, int]
    names: dict[str, int]

    @classmethod
    def read(cls, share: Path) -> "Scowl":
        scowl = cls({}, defaultdict(dict), {}, {})
        capitalized = {"upper": scowl.upper, "proper-names": scowl.names}
        for path in sorted((share / "dict/scowl").iterdir()):
            size = int(path.suffix[1:])
            category, _, kind = path.stem.partition("-")
            if size > MAX_SIZE:
                continue
            for word in map(str.lower, map(fold, path.read_text("utf-8").split())):
                if not is_lettered(word):
                    continue
                if kind == "words":
                    _lower(scowl.categories[word], category, size)
                elif kind in capitalized:
                    _lower(capitalized[kind], word, size)
        for word, sizes in scowl.categories.items():
            american = [sizes[category] for category in _AMERICAN if category in sizes]
            scowl.sizes[word] = min(american or sizes.values())
        return scowl

    def marks(self, word: str) -> list[str]:
        """Return a word's marks: its size, the regions that use the spelling, and whether it is a
        name, too.

        A British spelling that is an American variant gets both marks.
        """
        marks = [str(self.sizes[word]), *self._regions(word)]
        if word in self.upper:
            marks.append(f"u{size_class(self.upper[word])}")
        if word in self.names:
            marks.append("name1" if self.names[word] <= 60 else "name2")
        return marks

    def _regions(self, word: str) -> Iterator[str]:
        sizes = self.categories[word]
        regions = [region for category, region in _REGIONS.items() if category in sizes]
        varies = any("variant" in category for category in sizes)
        if any(category in sizes for category in _AMERICAN):
            if sizes.get("australian", ABSENT) < self.sizes[word]:
                yield "australian"
            if varies:
                yield "respelt"
        else:
            learned = word.endswith(_LEARNED_PLURALS)
            yield from [] if learned else regions[:1]
            if learned or not regions or any(category.startswith("variant") for category in sizes):
                yield "variant"


def _lower(sizes: dict[str, int], key: str, size: int) -> None:
    sizes[key] = min(size, sizes.get(key, ABSENT))
