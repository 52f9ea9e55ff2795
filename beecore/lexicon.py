"""The lexicon: words grouped by mask, each with how likely an editor takes it.

Masks are distinct and ascending. The words of a mask are kept as their *spellings*: since the mask
already says which letters a word has, a word only needs to say where each stands among them, so
"noon" under the mask of n and o is "baab": o has the higher bit and is a, n is b. Spellings repeat
far more than words do, so they pack well, and only the few masks that answer a hive are ever
spelled out.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import accumulate, chain
from operator import methodcaller
from typing import NamedTuple

from .layout import LEVELS, REASON_LABELS, USUAL, reason_of
from .letters import Mask, letters_of, mask_of

_PLACES = "abcdefghijklmnopqrstuvwxyz"


class Reason(IntEnum):
    """Why an editor would rather not take a word."""

    NONE = 0
    RARE = 1
    BRITISH = 2
    TECHNICAL = 3
    VARIANT = 4
    INFORMAL = 5
    DERIVED = 6
    NAME = 7
    VULGAR = 8

    @property
    def label(self) -> str:
        """Return the reason in a word or two; nothing where there is none.

        >>> Reason.BRITISH.label, Reason.NONE.label
        ('British', '')
        """
        return REASON_LABELS[self]


_REASONS = tuple(Reason)


class Entry(NamedTuple):
    """A word as a lexicon knows it; the likelihood is a probability, 0 to 1."""

    word: str
    likelihood: float = 1.0
    reason: Reason = Reason.NONE


class Lexicon:
    """Words by mask.

    `spellings[i]` holds the words of `masks[i]`, with a space between; `likelihoods` and `reasons`
    have one byte for each word, in the same order. A likelihood is in steps of 1/127, as is
    `threshold`, from which a word belongs to the likely band. A reason is 0 where it is the usual
    one, none for a likely word and rare for any other, else 1 more than its number. Build a lexicon
    with `from_words`, `from_entries` or `pack.read`. `ValueError` if the counts disagree.

    >>> lexicon = Lexicon.from_words(["noon", "no", "on", "cave"])
    >>> len(lexicon), len(lexicon.masks)
    (4, 2)
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
        self.masks = masks
        self.spellings = spellings
        self.likelihoods = likelihoods
        self.reasons = reasons
        self.threshold = threshold
        self.place = dict(zip(masks, range(len(masks)), strict=True))
        spaces = map(methodcaller("count", " "), spellings)
        self._spaces_before = list(accumulate(spaces, initial=0))
        words = len(masks) + self._spaces_before[-1]
        if not words == len(likelihoods) == len(reasons):
            raise ValueError(
                f"{words} words with {len(likelihoods)} likelihoods and {len(reasons)} reasons:"
                " a lexicon has one of each for each word"
            )

    @classmethod
    def from_words(cls, words: Iterable[str]) -> "Lexicon":
        """Return a lexicon of lower-case words, all of them certain.

        Raises `LetterError` for a word with anything but a-z in it.
        """
        return cls.from_entries(map(Entry, words))

    @classmethod
    def from_entries(cls, entries: Iterable[Entry], likely: float = 0.5) -> "Lexicon":
        """Return a lexicon of entries with distinct words; of two for one word the first counts."""
        by_word: dict[str, Entry] = {}
        for entry in entries:
            by_word.setdefault(entry.word, entry)
        groups: defaultdict[Mask, list[str]] = defaultdict(list)
        for word in sorted(by_word):
            groups[mask_of(word)].append(word)
        masks = sorted(groups)
        ordered = [by_word[word] for mask in masks for word in groups[mask]]
        levels = [round(LEVELS * entry.likelihood) for entry in ordered]
        threshold = round(LEVELS * likely)
        reasons = [
            USUAL if entry.reason == reason_of(USUAL, level >= threshold) else 1 + entry.reason
            for level, entry in zip(levels, ordered, strict=True)
        ]
        spellings = [_spell(mask, groups[mask]) for mask in masks]
        return cls(masks, spellings, bytes(levels), bytes(reasons), threshold)

    def __or__(self, other: "Lexicon") -> "Lexicon":
        """Return the words of two lexicons with no mask in common, with this one's threshold."""
        rows = sorted([*self._rows(), *other._rows()])
        masks, spellings, likelihoods, reasons = zip(*rows, strict=True)
        return Lexicon(masks, spellings, b"".join(likelihoods), b"".join(reasons), self.threshold)

    def __len__(self) -> int:
        return len(self.likelihoods)

    @property
    def likely(self) -> float:
        """The likelihood from which a word belongs to the likely band."""
        return self.threshold / LEVELS

    def words(self, mask: Mask) -> list[str]:
        """Return the words of a mask; none where the lexicon has no such mask."""
        place = self.place.get(mask)
        return [] if place is None else self._words_at(place)

    def entries(self, mask: Mask) -> list[Entry]:
        """Return the words of a mask with what is known of each."""
        place = self.place.get(mask)
        if place is None:
            return []
        words, numbers = self._words_at(place), self._numbers(place)
        levels, reasons = self.likelihoods[numbers], self.reasons[numbers]
        return [
            Entry(
                word,
                level / LEVELS,
                _REASONS[reason_of(code, level >= self.threshold)],
            )
            for word, level, code in zip(words, levels, reasons, strict=True)
        ]

    def all_entries(self) -> Iterator[Entry]:
        """Yield every word of the lexicon, mask by mask."""
        return chain.from_iterable(map(self.entries, self.masks))

    def _numbers(self, place: int) -> slice:
        """Return where the words of a mask stand among all words."""
        return slice(place + self._spaces_before[place], place + 1 + self._spaces_before[place + 1])

    def _rows(self) -> Iterator[tuple[Mask, str, bytes, bytes]]:
        for place, mask in enumerate(self.masks):
            numbers = self._numbers(place)
            yield mask, self.spellings[place], self.likelihoods[numbers], self.reasons[numbers]

    def _words_at(self, place: int) -> list[str]:
        letters = letters_of(self.masks[place])
        return (
            self.spellings[place]
            .translate(str.maketrans(_PLACES[: len(letters)], letters))
            .split(" ")
        )


def _spell(mask: Mask, words: Iterable[str]) -> str:
    letters = letters_of(mask)
    return " ".join(words).translate(str.maketrans(letters, _PLACES[: len(letters)]))
