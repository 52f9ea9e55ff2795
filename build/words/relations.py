"""How English words are related: inflected forms, derivations, plurals, and families of words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

ABSENT = 100
"""The size of a word that SCOWL lacks."""
SHORT_LENGTH = 3
MAX_SHORT_WORD_SIZE = 60
"""The size in SCOWL up to which a short word counts as a base; larger lists have odd ones."""
_CLASSES = {10: 1, 20: 1, 35: 1, 40: 2, 50: 2, 55: 3, 60: 4, 70: 5, 80: 6}
_INFLECTIONS = ("s", "es", "ed", "ing", "er", "est", "ers", "ings")
_PREFIXES = "un- re- non- over- out- under- in- dis- mis- de- pre- anti- co- sub- up-".split()
_SUFFIXES = (
    "ly ness able ible like less ful ish y ie al ity ment ism ist ic ous age man men let ette ion"
    " ation or ate ize ive ee dom hood ship a o"
).split()
_FAMILY_ENDINGS = (
    "s es ed ing er est ers ings ly ness able ment ful less y ish ist ism ity ion ation like man"
    " men al ic"
).split()
_MIN_FAMILY_LENGTH = 4


def size_class(size: int) -> int:
    """Return 1 for a size that all dictionaries reach, 6 for that of word games, 7 beyond."""
    return _CLASSES.get(size, 7)


def bases(word: str, affix: str) -> Iterator[str]:
    """Yield each possible base of a word with a suffix, for all spelling changes, or a prefix.

    >>> list(bases("jogging", "ing")), list(bases("happiness", "ness")), list(bases("undo", "un-"))
    (['jogg', 'jogge', 'jog'], ['happi', 'happie', 'happy'], ['do'])
    """
    if affix.endswith("-"):
        prefix = affix[:-1]
        yield from [word.removeprefix(prefix)] if word.startswith(prefix) else []
        return
    stem = word.removesuffix(affix)
    if stem == word or len(stem) < 2:
        return
    yield stem
    yield f"{stem}e"
    if affix == "ly":
        yield f"{stem}le"
        yield f"{stem}l"
    if stem[-1] == stem[-2]:
        yield stem[:-1]
    if stem[-1] == "i":
        yield f"{stem[:-1]}y"


class Relations:
    """Finds the relations of a word to the words of SCOWL, given the size of each.

    `irregular` has the base of each irregular form, and its part of speech, the usual one first.
    """

    def __init__(
        self, sizes: Mapping[str, int], irregular: Mapping[str, Sequence[tuple[str, str]]]
    ) -> None:
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
        inflection = self._most_common(word, _INFLECTIONS)
        if inflection:
            size, ending = inflection
            marks.append(f"={ending}{size_class(size)}")
        elif word in self._irregular and self._irregular[word][0][0] in self._sizes:
            marks.append(f"=irregular{size_class(self._sizes[self._irregular[word][0][0]])}")
        derivation = self._most_common(word, [*_PREFIXES, *_SUFFIXES])
        if derivation:
            size, affix = derivation
            marks += [f"+{affix}", f"of{size_class(size)}"]
        plural = self._sizes.get(f"{word}s", ABSENT)
        return [*marks, f"p{size_class(plural)}"] if plural < ABSENT else marks

    def _most_common(self, word: str, affixes: Iterable[str]) -> tuple[int, str] | None:
        """Return the size and affix of the most common base (the longest of equals), or None."""
        known = [
            (self._sizes[base], -len(base), affix)
            for affix in affixes
            for base in bases(word, affix)
            if base in self._sizes
        ]
        if not known:
            return None
        size, _, affix = min(known)
        return size, affix


def families(words: Iterable[str]) -> dict[str, str]:
    """Return for each word the word that represents its family: words linked by regular affixes.

    An editor who accepts a word usually accepts its family, so a fair test of a model uses only
    families that the model was not trained on. Any two words that could be related share a family.

    >>> families(["join", "joined", "rejoin", "mine"])
    {'join': 'join', 'mine': 'mine', 'joined': 'join', 'rejoin': 'join'}
    """
    ordered = sorted(words, key=len)
    parent = {word: word for word in ordered}

    def root(word: str) -> str:
        while parent[word] != word:
            word = parent[word]
        return word

    for word in ordered:
        related = (each for affix in (*_FAMILY_ENDINGS, *_PREFIXES) for each in bases(word, affix))
        for base in related:
            if base in parent and len(base) >= _MIN_FAMILY_LENGTH:
                parent[root(word)] = root(base)
    return {word: root(word) for word in ordered}
