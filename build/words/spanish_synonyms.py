"""The synonyms in `wordlists/es/synonyms.txt`: up to three for each word that has good ones.

They are from the thesaurus of LibreOffice, by Marcelo Garrone, which lists the words close in sense
to each word, for one sense after the other. A good synonym is itself listed and well known, and is
close in sense to much the same words as the word; each of the two is among the best synonyms of the
other. All synonyms of a line share a sense. None looks like the word, so that a hint does not give
it away.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import TypeAlias

from .sources import unpacked

MOST, MAX_LENGTH = 3, 110
"""How many synonyms a word has at most, and how many characters they take."""
LEAST_KNOWN, WELL_KNOWN = 2.8, 4.0
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
    with unpacked("apt", "mythes-es=1:7.5.0-1") as folder:
        text = (folder / "usr/share/mythes/th_es_ES_v2.dat").read_text("iso-8859-1")
    lines = iter(text.splitlines()[1:])  # after the name of their encoding
    senses: dict[str, Senses] = {}
    for line in lines:
        word, _, number = line.rpartition("|")
        close = [next(lines).split("|")[1:] for _ in range(int(number))]
        senses[word] = [frozenset(each) for each in close]
    return senses


def synonyms(
    senses: Mapping[str, Senses],
    words: Iterable[str],
    zipf: Callable[[str], float],
    never: Set[str] = frozenset(),
    odd: Set[frozenset[str]] = frozenset(),
) -> Iterator[tuple[str, list[str]]]:
    """Yield each word that has synonyms, with up to `MOST` of them, best first.

    `senses` is a thesaurus. None is a word of `never`, and no pair is in `odd`.
    """
    close = {word: frozenset({word}).union(*each) for word, each in senses.items()}
    listed = set(words) - never

    def ranked(word: str) -> Iterator[tuple[float, str]]:
        for other in listed & close[word] - {word}:
            theirs = close.get(other, frozenset())
            alike = len(close[word] & theirs) / len(close[word] | theirs)
            is_close = word in theirs and alike >= LEAST_ALIKE
            is_odd = look_alike(word, other) or {word, other} in odd
            if is_close and zipf(other) >= LEAST_KNOWN and not is_odd:
                yield round(-alike - WEIGHT * min(zipf(other), WELL_KNOWN), 6), other

    def best(word: str) -> list[str]:
        candidates = sorted(ranked(word)) if word in listed and word in close else []
        chosen: list[str] = []
        for loss, other in candidates:
            is_near = loss <= candidates[0][0] + MOST_BELOW_BEST
            is_short = len(", ".join([*chosen, other])) <= MAX_LENGTH
            share = (any({other, one} <= sense for sense in senses[word]) for one in chosen)
            if is_near and is_short and all(share):
                chosen.append(other)
        return chosen[:MOST]

    chosen = {word: best(word) for word in words}
    for word, others in chosen.items():
        if mutual := [other for other in others if word in chosen[other]]:
            yield word, mutual


def look_alike(word: str, other: str) -> bool:
    """Return whether two words begin alike, or one is in the other.

    >>> look_alike("abandono", "abandonar"), look_alike("dicha", "felicidad")
    (True, False)
    """
    start = min(SAME_START, len(word), len(other))
    return word[:start] == other[:start] or word in other or other in word
