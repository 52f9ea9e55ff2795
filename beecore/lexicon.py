"""The lexicon: words grouped by mask, each with how likely an editor takes it.

Masks are distinct and ascending. The words of a mask are kept as their *spellings*: since the mask
already says which letters a word has, a word only needs to say where each stands among them, so
"noon" under the mask of n and o is "baab": o has the higher bit and is a, n is b. Spellings repeat
far more than words do, so they pack well, and only the few masks that answer a hive are ever
spelled out, which is done once.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, pairwise, starmap
from operator import methodcaller
from typing import NamedTuple

from .letters import BIT, Mask, letters_of, mask_of
from .reasons import LEVELS, Reason, code_of, reason_of

LIKELY = 0.5
"""The likelihood from which words are likely where nobody says another."""
_PLACES = "abcdefghijklmnopqrstuvwxyz"


class Entry(NamedTuple):
    """A word as a lexicon knows it; the likelihood is a probability, 0 to 1."""

    word: str
    likelihood: float = 1.0
    reason: Reason = Reason.NONE


class Lexicon:
    """Words by mask.

    `spellings[i]` holds the words of `masks[i]`, with a space between; `likelihoods` and `reasons`
    have one byte for each word, in the same order: its likelihood in steps of 1/127, as is
    `threshold`, from which a word belongs to the likely band, and the code of its reason (see
    `reasons`). Build a lexicon with `from_words`, `from_entries` or `pack.read`. `ValueError` if
    the counts disagree.

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
        self.masks = masks
        self.spellings = spellings
        self.likelihoods = likelihoods
        self.reasons = reasons
        self.threshold = threshold
        self.place = dict(zip(masks, range(len(masks)), strict=True))
        self._spelled: dict[Mask, list[str]] = {}
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
        groups = _grouped(words)
        count = sum(map(len, groups.values()))
        levels, reasons = bytes([LEVELS]) * count, bytes([code_of(Reason.NONE, True)]) * count
        spellings = list(starmap(_spell, groups.items()))
        return cls(list(groups), spellings, levels, reasons, round(LEVELS * LIKELY))

    @classmethod
    def from_entries(cls, entries: Iterable[Entry], likely: float = LIKELY) -> "Lexicon":
        """Return a lexicon of entries with distinct words; of two for one word the first counts."""
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
        """Return the words of two lexicons with no mask in common, with this one's threshold."""
        masks, spellings = [*self.masks, *other.masks], [*self.spellings, *other.spellings]
        firsts = [*self._firsts(0), *other._firsts(len(self))]
        numbers = [range(*ends) for ends in pairwise([*firsts, len(self) + len(other)])]
        ascending = sorted(range(len(masks)), key=masks.__getitem__)
        words = list(chain.from_iterable([numbers[place] for place in ascending]))
        return Lexicon(
            [masks[place] for place in ascending],
            [spellings[place] for place in ascending],
            bytes(map((self.likelihoods + other.likelihoods).__getitem__, words)),
            bytes(map((self.reasons + other.reasons).__getitem__, words)),
            self.threshold,
        )

    def __len__(self) -> int:
        return len(self.likelihoods)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and set(word) <= set(BIT) and word in self.words(mask_of(word))

    @property
    def likely(self) -> float:
        """The likelihood from which a word belongs to the likely band."""
        return self.threshold / LEVELS

    def words(self, mask: Mask) -> list[str]:
        """Return the words of a mask; none where the lexicon has no such mask.

        The list is the lexicon's own, spelled out when first asked for: not to be changed.
        """
        try:
            return self._spelled[mask]
        except KeyError:
            return self._spell_out(mask)

    def entries(self, mask: Mask) -> list[Entry]:
        """Return the words of a mask with what is known of each."""
        place = self.place.get(mask)
        if place is None:
            return []
        numbers = self._numbers(place)
        levels, codes = self.likelihoods[numbers], self.reasons[numbers]
        return [
            Entry(word, level / LEVELS, reason_of(code, level >= self.threshold))
            for word, level, code in zip(self.words(mask), levels, codes, strict=True)
        ]

    def all_entries(self) -> Iterator[Entry]:
        """Yield every word of the lexicon, mask by mask."""
        return chain.from_iterable(map(self.entries, self.masks))

    def _numbers(self, place: int) -> slice:
        """Return where the words of a mask stand among all words."""
        return slice(place + self._spaces_before[place], place + 1 + self._spaces_before[place + 1])

    def _firsts(self, before: int) -> Iterator[int]:
        """Yield the number of each mask's first word, of so many words before."""
        return (before + place + spaces for place, spaces in enumerate(self._spaces_before[:-1]))

    def _spell_out(self, mask: Mask) -> list[str]:
        place = self.place.get(mask)
        if place is None:
            return []
        letters = letters_of(mask)
        spelled = self.spellings[place].translate(str.maketrans(_PLACES[: len(letters)], letters))
        words = self._spelled[mask] = spelled.split(" ")
        return words


def _grouped(words: Iterable[str]) -> dict[Mask, list[str]]:
    """Return words by mask, each once; masks and words ascend."""
    groups: defaultdict[Mask, list[str]] = defaultdict(list)
    last = None
    for word in sorted(words):
        if word != last:
            groups[mask_of(word)].append(word)
            last = word
    return {mask: groups[mask] for mask in sorted(groups)}


def _spell(mask: Mask, words: Iterable[str]) -> str:
    letters = letters_of(mask)
    return " ".join(words).translate(str.maketrans(letters, _PLACES[: len(letters)]))
