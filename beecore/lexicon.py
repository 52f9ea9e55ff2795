"""The lexicon: words grouped by mask, each with the likelihood that an editor accepts it.

Masks are distinct and ascending. The words of a mask are stored as *spellings*: since the mask
already determines which letters a word has, a spelling only needs the index of each letter among
them. So "noon" under the mask of n and o is "baab": o has the higher bit and is a, n is b.
Spellings repeat far more often than words, so they compress well. Only the few masks that fit a
hive are ever turned into words, once.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate, chain, starmap
from typing import NamedTuple

from .letters import BIT, Mask, letters_of, mask_of
from .reasons import LEVELS, Reason, code_of, reason_of

LIKELY = 0.5
"""The default likelihood from which a word counts as likely."""
_INDEX_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_STEP = 64  # spaces between spellings are counted once for each 64 masks
_BEFORE_LETTERS = "".join(map(chr, range(ord("a"))))


class Entry(NamedTuple):
    """A word in a lexicon; `likelihood` is the probability that an editor accepts it."""

    word: str
    likelihood: float = 1.0
    reason: Reason = Reason.NONE


class Lexicon:
    """Words by mask. Build a lexicon with `from_words`, `from_entries` or `pack.read`.

    The `masks` given are distinct; in the lexicon they ascend. `spellings[place[mask]]` has the
    spellings of the words of a mask, separated by spaces. `likelihoods` and `reasons` have one byte
    for each word, in the order of the spellings: its likelihood in steps of 1/127, and the code of
    its reason (see `reasons`). A word is likely if its likelihood is at least `threshold`, which is
    in steps of 1/127, too. Raises `ValueError` if these do not have the same number of words.

    >>> lexicon = Lexicon.from_words(["noon", "no", "on", "cave"])
    >>> len(lexicon), len(lexicon.masks), "noon" in lexicon, "onno" in lexicon
    (4, 2, True, False)
    >>> lexicon.words(mask_of("no"))
    ['no', 'noon', 'on']
    """

    def __init__(
        self,
        masks: Sequence[Mask],
        spellings: Sequence[str],
        likelihoods: bytes,
        reasons: bytes,
        threshold: int,
    ) -> None:
        self.masks = sorted(masks)
        self.spellings = spellings
        self.likelihoods = likelihoods
        self.reasons = reasons
        self.threshold = threshold
        self._stored = masks
        starts = range(0, len(spellings), _STEP)
        spaces = ["".join(spellings[start : start + _STEP]).count(" ") for start in starts]
        self._spaces_before = list(accumulate(spaces, initial=0))
        words = len(masks) + self._spaces_before[-1]
        if not words == len(likelihoods) == len(reasons):
            raise ValueError(
                f"{words} words with {len(likelihoods)} likelihoods and {len(reasons)} reasons:"
                " a lexicon has one of each for each word"
            )

    @classmethod
    def from_words(cls, words: Iterable[str]) -> "Lexicon":
        """Return a lexicon of lower-case words, all with likelihood 1.

        Raises `LetterError` for a word with characters other than a-z.
        """
        groups = _grouped(words)
        size = sum(map(len, groups.values()))
        levels, reasons = bytes([LEVELS]) * size, bytes([code_of(Reason.NONE, True)]) * size
        spellings = list(starmap(_spell, groups.items()))
        return cls(list(groups), spellings, levels, reasons, round(LEVELS * LIKELY))

    @classmethod
    def from_entries(cls, entries: Iterable[Entry], likely: float = LIKELY) -> "Lexicon":
        """Return a lexicon of entries; if a word has several entries, the first is used.

        Words are likely if their likelihood is at least `likely`.
        """
        by_word: dict[str, Entry] = {}
        for entry in entries:
            by_word.setdefault(entry.word, entry)
        groups = _grouped(by_word)
        ordered = [by_word[word] for word in chain.from_iterable(groups.values())]
        levels = [round(LEVELS * entry.likelihood) for entry in ordered]
        threshold = round(LEVELS * likely)
        reasons = [
            code_of(entry.reason, level >= threshold)
            for level, entry in zip(levels, ordered, strict=True)
        ]
        spellings = list(starmap(_spell, groups.items()))
        return cls(list(groups), spellings, bytes(levels), bytes(reasons), threshold)

    def __or__(self, other: "Lexicon") -> "Lexicon":
        """Return a lexicon with the words of both, which must share no mask, and our threshold."""
        return Lexicon(
            [*self._stored, *other._stored],
            [*self.spellings, *other.spellings],
            self.likelihoods + other.likelihoods,
            self.reasons + other.reasons,
            self.threshold,
        )

    def __len__(self) -> int:
        return len(self.likelihoods)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and set(word) <= set(BIT) and word in self.words(mask_of(word))

    @property
    def likely(self) -> float:
        """The likelihood from which a word counts as likely."""
        return self.threshold / LEVELS

    @cached_property
    def place(self) -> dict[Mask, int]:
        """The index of each mask's spellings in `spellings`."""
        return dict(zip(self._stored, range(len(self.spellings)), strict=True))

    def words(self, mask: Mask) -> list[str]:
        """Return the words of a mask; an empty list if the lexicon does not have the mask.

        Do not change the list: it is created at the first call and cached.
        """
        return self._spelled[mask]

    def words_of(self, masks: Iterable[Mask]) -> list[str]:
        """Return the words of several masks, in one list.

        >>> Lexicon.from_words(["noon", "cave"]).words_of([mask_of("no"), mask_of("cave")])
        ['noon', 'cave']
        """
        spelled, words = self._spelled, list[str]()
        for mask in masks:
            words += spelled[mask]
        return words

    def entries(self, mask: Mask) -> list[Entry]:
        """Return the entries of all words of a mask."""
        place = self.place.get(mask)
        if place is None:
            return []
        words, first = self.words(mask), self._first(place)
        numbers = slice(first, first + len(words))
        levels, codes = self.likelihoods[numbers], self.reasons[numbers]
        return [
            Entry(word, level / LEVELS, reason_of(code, level >= self.threshold))
            for word, level, code in zip(words, levels, codes, strict=True)
        ]

    def all_entries(self) -> Iterator[Entry]:
        """Yield the entry of every word of the lexicon, mask by mask."""
        return chain.from_iterable(map(self.entries, self.masks))

    def _first(self, place: int) -> int:
        """Return the index, among all words, of the first word of the mask at `place`."""
        step = place // _STEP
        before = "".join(self.spellings[step * _STEP : place]).count(" ")
        return place + self._spaces_before[step] + before

    @cached_property
    def _spelled(self) -> "_Spelled":
        return _Spelled(self.place, self.spellings)


class _Spelled(dict[Mask, list[str]]):
    """The words of each mask, made from their spellings when first asked for."""

    def __init__(self, place: dict[Mask, int], spellings: Sequence[str]) -> None:
        self.place, self.spellings = place, spellings

    def __missing__(self, mask: Mask) -> list[str]:
        place = self.place.get(mask)
        if place is None:
            return []
        table = _BEFORE_LETTERS + letters_of(mask)
        words = self[mask] = self.spellings[place].translate(table).split(" ")
        return words


def _grouped(words: Iterable[str]) -> dict[Mask, list[str]]:
    """Return distinct words by mask; masks ascend, and so do the words of each mask."""
    groups: defaultdict[Mask, list[str]] = defaultdict(list)
    last = None
    for word in sorted(words):
        if word != last:
            groups[mask_of(word)].append(word)
            last = word
    return {mask: groups[mask] for mask in sorted(groups)}


def _spell(mask: Mask, words: Iterable[str]) -> str:
    """Return the spellings of the words of a mask, separated by spaces."""
    letters = letters_of(mask)
    return " ".join(words).translate(str.maketrans(letters, _INDEX_LETTERS[: len(letters)]))
