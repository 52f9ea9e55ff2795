"""SCOWL: how large a dictionary must be to hold a word, where it is spelled so, and who is a name.

A file is called category-kind.size, as in `british_z-words.60` or `english-upper.50`.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .packages import fold, is_lettered

LARGEST = 80
ABSENT = 100
_AMERICAN = "english", "american"
_REGIONS = {
    "british": "british",
    "british_z": "british",
    "australian": "australian",
    "canadian": "canadian",
}
_LEARNED_PLURALS = "ae", "ata"
"""Novenae and coelomata are rare everywhere, though only British lists have them."""
_CLASSES = {10: 1, 20: 1, 35: 1, 40: 2, 50: 2, 55: 3, 60: 4, 70: 5, 80: 6}


def size_class(size: int) -> int:
    """Return 1 for words that all dictionaries have, 6 for those of word games, 7 for the rest."""
    return _CLASSES.get(size, 7)


class Scowl(NamedTuple):
    """Of each word its size, and that by category; of each capitalized one its size.

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
            if size > LARGEST:
                continue
            for word in map(str.lower, map(fold, path.read_text("utf-8").split())):
                if not is_lettered(word):
                    continue
                if kind == "words":
                    _lessen(scowl.categories[word], category, size)
                elif kind in capitalized:
                    _lessen(capitalized[kind], word, size)
        for word, sizes in scowl.categories.items():
            american = [sizes[category] for category in _AMERICAN if category in sizes]
            scowl.sizes[word] = min(american or sizes.values())
        return scowl

    def marks(self, word: str) -> list[str]:
        """Return its size, then where it is spelled or used so, then whether it is a name as well.

        A spelling of Britain that America has as a variant is marked as both.
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


def _lessen(sizes: dict[str, int], key: str, size: int) -> None:
    sizes[key] = min(size, sizes.get(key, ABSENT))
