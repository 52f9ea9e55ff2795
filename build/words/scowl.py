"""SCOWL: how large a dictionary must be to hold a word, where it is spelled so, and who is a name.

A file is called category-kind.size, as in `british_z-words.60` or `english-upper.50`.
"""

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from .packages import fold, is_lettered

LARGEST = 80
ABSENT = 100
_AMERICAN = {"english", "american"}
_CLASSES = {10: 1, 20: 1, 35: 1, 40: 2, 50: 2, 55: 3, 60: 4, 70: 5, 80: 6}


def size_class(size: int) -> int:
    """Return 1 for words that all dictionaries have, 6 for those of word games, 7 for the rest."""
    return _CLASSES.get(size, 7)


class Scowl(NamedTuple):
    """Of each word its least size and the categories it is in; of each capitalized one its size."""

    sizes: dict[str, int]
    categories: dict[str, set[str]]
    upper: dict[str, int]
    names: dict[str, int]

    @classmethod
    def read(cls, share: Path) -> "Scowl":
        scowl = cls({}, defaultdict(set), {}, {})
        kinds = {"-words": scowl.sizes, "-upper": scowl.upper, "-proper-names": scowl.names}
        for path in sorted((share / "dict/scowl").iterdir()):
            size = int(path.suffix[1:])
            kind = next((kind for kind in kinds if path.stem.endswith(kind)), None)
            if kind is None or size > LARGEST:
                continue
            for word in map(str.lower, map(fold, path.read_text("utf-8").split())):
                if is_lettered(word):
                    kinds[kind][word] = min(size, kinds[kind].get(word, ABSENT))
                    if kind == "-words":
                        scowl.categories[word].add(path.stem.removesuffix(kind))
        return scowl

    def marks(self, word: str) -> list[str]:
        """Return its size, then where it is spelled so, then whether it is a name as well."""
        marks = [str(self.sizes[word])]
        categories = self.categories[word]
        variant = any("variant" in category for category in categories)
        if not categories & _AMERICAN:
            plain = any("variant" not in category for category in categories)
            marks.append("british" if plain else "variant")
        elif variant:
            marks.append("respelt")
        if word in self.upper:
            marks.append(f"u{size_class(self.upper[word])}")
        if word in self.names:
            marks.append("name1" if self.names[word] <= 60 else "name2")
        return marks
