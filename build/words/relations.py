"""How words are related: inflected forms, derivations, and plurals of more common words."""

from collections.abc import Iterator

from .scowl import ABSENT, size_class

SHORT_LENGTH = 3
MAX_SHORT_WORD_SIZE = 60
"""The size in SCOWL up to which a short word counts as a base; larger lists have odd ones."""
_INFLECTIONS = ("s", "es", "ed", "ing", "er", "est", "ers", "ings")
PREFIXES = "un re non over out under in dis mis de pre anti co sub up".split()
_SUFFIXES = (
    "ly ness able ible like less ful ish y ie al ity ment ism ist ic ous age man men let ette ion"
    " ation or ate ize ive ee dom hood ship a o"
).split()


def stems(word: str, suffix: str) -> Iterator[str]:
    """Yield each possible base of a word that ends in a suffix, for all spelling changes.

    >>> list(stems("jogging", "ing")), list(stems("happiness", "ness"))
    (['jogg', 'jogge', 'jog'], ['happi', 'happie', 'happy'])
    """
    stem = word.removesuffix(suffix)
    if stem == word or len(stem) < 2:
        return
    yield stem
    yield f"{stem}e"
    if suffix == "ly":
        yield f"{stem}le"
        yield f"{stem}l"
    if stem[-1] == stem[-2]:
        yield stem[:-1]
    if stem[-1] == "i":
        yield f"{stem[:-1]}y"


class Relations:
    """Finds the relations of a word to the words of SCOWL, given the size of each."""

    def __init__(self, sizes: dict[str, int], irregular: dict[str, str]) -> None:
        self._sizes = {
            word: size
            for word, size in sizes.items()
            if len(word) > SHORT_LENGTH or (len(word) > 1 and size <= MAX_SHORT_WORD_SIZE)
        }
        self._irregular = irregular

    def marks(self, word: str) -> list[str]:
        """Return a word's marks: =ing2 for an inflected form of a word of class 2, +un- and of2 for
        a derivation of one, p2 for a word whose plural (or third person) is of class 2.
        """
        marks = []
        inflection = self._most_common(
            (ending, stem) for ending in _INFLECTIONS for stem in stems(word, ending)
        )
        if inflection:
            size, ending = inflection
            marks.append(f"={ending}{size_class(size)}")
        elif self._irregular.get(word) in self._sizes:
            marks.append(f"=irregular{size_class(self._sizes[self._irregular[word]])}")
        derivation = self._most_common(self._derivations(word))
        if derivation:
            size, affix = derivation
            marks += [f"+{affix}", f"of{size_class(size)}"]
        plural = self._sizes.get(f"{word}s", ABSENT)
        return [*marks, f"p{size_class(plural)}"] if plural < ABSENT else marks

    def _derivations(self, word: str) -> Iterator[tuple[str, str]]:
        for prefix in PREFIXES:
            if word.startswith(prefix):
                yield f"{prefix}-", word.removeprefix(prefix)
        for suffix in _SUFFIXES:
            for stem in stems(word, suffix):
                yield suffix, stem

    def _most_common(self, candidates: Iterator[tuple[str, str]]) -> tuple[int, str] | None:
        """Return the size and affix of the most common stem (the longest of equals), or None."""
        known = [
            (self._sizes[stem], -len(stem), affix)
            for affix, stem in candidates
            if stem in self._sizes
        ]
        if not known:
            return None
        size, _, affix = min(known)
        return size, affix
