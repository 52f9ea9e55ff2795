"""The synonyms in `wordlists/es/synonyms.txt`: up to three for each word that has good ones.

Two words are close if dictionaries translate the same foreign words by both: French peur is miedo
and temor. The dictionaries are those of FreeDict that WikDict made from the Wiktionaries of eight
languages, each with authors of its own. So words that several of them have together mean the same,
while those that only one has together may just both fit a foreign word of many senses. The
thesaurus of LibreOffice, by Marcelo Garrone, which often mixes senses itself, is only asked whether
it has a pair, too: then fewer languages are enough.

A synonym is listed and well known, and translates a good part of the foreign words that the word
translates, so it is close to the word's main sense. It does not look like the word, so that a hint
does not give it away. Feminine adjectives get the feminines of the masculine's synonyms.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from difflib import SequenceMatcher
from itertools import permutations
from typing import NamedTuple, TypeAlias

from .freedict import Translation
from .sources import fold

MOST = 3
"""How many synonyms a word has at most."""
LEAST_KNOWN = 2.8
"""The Zipf frequency of a synonym at least."""
SAME_START, MOST_ALIKE = 4, 0.75
"""How many first letters, and what share of all letters, make two words look alike."""
MAIN_SHARE, SHARE_OF_BOTH, UNCONFIRMED_SHARE = 0.25, 0.2, 0.4
"""What share of the foreign words that a word translates its synonym translates, too; or that each
of the two shares with the other; or that each does if the thesaurus lacks the pair."""
PAIRS = tuple(f"{each}-spa" for each in ("deu", "ell", "fra", "ita", "nld", "pol", "por", "swe"))
Thesaurus: TypeAlias = Mapping[str, Set[str]]


class Pair(NamedTuple):
    """How close a word is to another one, its synonym.

    `words` counts the foreign words that both translate, in so many `languages`. `share` is their
    share of those that the word translates, and `share_of_other` of those that the synonym does.
    """

    words: int
    languages: int
    share: float
    share_of_other: float
    is_adjective: bool

    def is_close(self, in_thesaurus: bool, is_mutual: bool) -> bool:
        """Return whether two words are synonyms; the thesaurus may have the pair in one of its two
        directions, or in both.
        """
        both = min(self.share, self.share_of_other)
        is_main = self.share >= MAIN_SHARE or both >= SHARE_OF_BOTH
        if is_main and (is_mutual or (in_thesaurus and self.languages >= 2)):
            return True
        return self.languages >= 3 and both >= UNCONFIRMED_SHARE


def pairs(found: Iterable[Translation], words: Set[str]) -> dict[str, dict[str, Pair]]:
    """Return the pairs of words that translate the same sense of a foreign word.

    A feminine beside its masculine, as in “contento, contenta”, is no word of its own there.
    """
    together: defaultdict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
    translated: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for sense in found:
        both = sense.translations & words
        known = {word for word in both if both.isdisjoint(_masculines(word))}
        for word in known:
            translated[word].add(sense[:2])
        for pair in permutations(known, 2):
            together[pair].add(sense[:2])
    close: defaultdict[str, dict[str, Pair]] = defaultdict(dict)
    for (word, other), foreign in together.items():
        count = len(foreign)
        close[word][other] = Pair(
            count,
            len({language for language, _ in foreign}),
            count / len(translated[word]),
            count / len(translated[other]),
            2 * sum(each.endswith("<adj>") for _, each in foreign) > count,
        )
    return close


def synonyms(
    close: Mapping[str, Mapping[str, Pair]],
    known: Thesaurus,
    words: Iterable[str],
    zipf: Callable[[str], float],
    never: Set[str] = frozenset(),
    odd: Set[frozenset[str]] = frozenset(),
) -> Iterator[tuple[str, list[str]]]:
    """Yield each word that has synonyms, with up to `MOST` of them, best first.

    `close` has the pairs of words, and `known` is a thesaurus. None is a word of `never`, and no
    pair is in `odd`.
    """
    words = list(words)
    listed = set(words) - never

    def fits(word: str, other: str) -> bool:
        is_odd = frozenset({word, other}) in odd or look_alike(word, other)
        return not is_odd and {word, other} <= listed and zipf(other) >= LEAST_KNOWN

    def ranked(word: str) -> list[str]:
        found = []
        for other, pair in close.get(word, {}).items():
            directions = (other in known.get(word, ())) + (word in known.get(other, ()))
            if pair.is_close(directions > 0, directions == 2) and fits(word, other):
                found.append((-pair.words, -pair.share_of_other, other))
        most = -min(found)[0] if found else 0
        return [other for count, _, other in sorted(found) if 2 * -count >= most]

    best = {word: ranked(word) for word in words}
    for word in words:
        others = best[word]
        masculine = next((each for each in _masculines(word) if best.get(each)), "")
        if masculine and word not in close:  # or it is a noun as well: cuerda, embarazada
            adjectives = (each for each in best[masculine] if close[masculine][each].is_adjective)
            feminines = (_feminine(each, listed) for each in adjectives)
            others = [each for each in feminines if each and fits(word, each)]
        if others:
            yield word, others[:MOST]


def _masculines(word: str) -> Iterator[str]:
    if word.endswith("a"):
        yield f"{word[:-1]}o"
        yield word[:-1]


def _feminine(word: str, listed: Set[str]) -> str:
    """Return the feminine of an adjective: itself if it has no other; empty if it is not listed.

    >>> _feminine("listo", {"lista"}), _feminine("veloz", {"veloz"}), _feminine("raro", {"raro"})
    ('lista', 'veloz', '')
    """
    feminine = f"{word[:-1]}a" if word.endswith("o") else word
    if f"{word}a" in listed and word.endswith(("or", "n", "s")):
        feminine = f"{word}a"
    return feminine if feminine in listed else ""


def look_alike(word: str, other: str) -> bool:
    """Return whether two words begin alike, have mostly the same letters, or one is in the other.

    >>> look_alike("lápiz", "lapicero"), look_alike("dicha", "felicidad")
    (True, False)
    """
    word, other = fold(word), fold(other)
    start = min(SAME_START, len(word), len(other))
    is_similar = SequenceMatcher(None, word, other).ratio() >= MOST_ALIKE
    return word[:start] == other[:start] or word in other or other in word or is_similar
