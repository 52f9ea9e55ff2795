"""The synonyms in `wordlists/es/synonyms.txt`: up to three for each word that has good ones.

They are from the thesaurus of LibreOffice, by Marcelo Garrone, which lists the words close in sense
to each word, for one sense after the other. A good synonym is itself listed and well known, and is
close in sense to much the same words as the word. All synonyms of a line share a sense. None looks
like the word, so that a hint does not give it away.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from .sources import unpacked

MOST, MAX_LENGTH = 3, 110
"""How many synonyms a word has at most, and how many characters they take."""
LEAST_KNOWN, WELL_KNOWN = 2.3, 4.0
"""The Zipf frequency of a synonym at least, and that above which it counts no more."""
SAME_START = 4
"""How many first letters make two words look alike."""
LEAST_ALIKE, MOST_BELOW_BEST = 0.25, 0.2
"""The least share of words close to a word or its synonym that are close to both, and how much less
than that of the best synonym it may be, with the weight of frequency."""
WEIGHT = 0.06
"""How much a unit of Zipf frequency counts."""

Senses: TypeAlias = Sequence[frozenset[str]]


def thesaurus() -> dict[str, Senses]:
    """Return the senses of each word in the thesaurus: sets of words close in sense."""
    with unpacked("apt", "mythes-es=1:7.5.0-1") as folder:
        text = (folder / "usr/share/mythes/th_es_ES_v2.dat").read_text("iso-8859-1")
    lines = iter(text.splitlines()[1:])  # after the name of their encoding
    found: dict[str, Senses] = {}
    for line in lines:
        word, _, number = line.rpartition("|")
        senses = [next(lines) for _ in range(int(number))]
        found[word] = [frozenset(each.split("|")[1:]) for each in senses]
    return found


class Choice:
    """Chooses the synonyms of words, none of them from `never`, and no pair of `odd`."""

    def __init__(
        self,
        thesaurus: Mapping[str, Senses],
        words: Iterable[str],
        zipf: Callable[[str], float],
        never: Iterable[str] = (),
        odd: Iterable[frozenset[str]] = (),
    ) -> None:
        self._senses, self._zipf, self._odd = thesaurus, zipf, set(odd)
        self._order = words
        self._words = set(words).difference(never)
        self._close = {word: frozenset({word}).union(*senses) for word, senses in thesaurus.items()}

    def lines(self) -> Iterator[str]:
        """Yield a word and its synonyms, for each word that has any, in the order of the words."""
        for word in self._order:
            if found := self.of(word):
                yield f"{word}\t{', '.join(found)}"

    def of(self, word: str) -> list[str]:
        """Return up to `MOST` synonyms, best first."""
        ranked = sorted(self._ranked(word)) if word in self._words else []
        chosen: list[str] = []
        for loss, other in ranked:
            near_best = loss <= ranked[0][0] + MOST_BELOW_BEST
            is_short = len(", ".join([*chosen, other])) <= MAX_LENGTH
            if near_best and is_short and all(self._share_a_sense(word, other, x) for x in chosen):
                chosen.append(other)
        return chosen[:MOST]

    def _ranked(self, word: str) -> Iterator[tuple[float, str]]:
        """Yield the candidates, each after a number that is lower for better ones."""
        close = self._close.get(word, frozenset())
        for other in self._words & close - {word}:
            theirs, zipf = self._close.get(other, frozenset()), self._zipf(other)
            alike = len(close & theirs) / len(close | theirs)
            is_odd = look_alike(word, other) or frozenset((word, other)) in self._odd
            if word in theirs and alike >= LEAST_ALIKE and zipf >= LEAST_KNOWN and not is_odd:
                yield round(-alike - WEIGHT * min(zipf, WELL_KNOWN), 6), other

    def _share_a_sense(self, word: str, one: str, other: str) -> bool:
        return any({one, other} <= sense for sense in self._senses[word])


def look_alike(word: str, other: str) -> bool:
    """Return whether two words begin alike, or one is in the other.

    >>> look_alike("abandono", "abandonar"), look_alike("dicha", "felicidad")
    (True, False)
    """
    start = min(SAME_START, len(word), len(other))
    return word[:start] == other[:start] or word in other or other in word
