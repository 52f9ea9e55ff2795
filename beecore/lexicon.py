"""The lexicon: words grouped by mask, each with the likelihood that an editor accepts it.

Masks are distinct and ascending; the words of a mask are stored as spellings, see `spelling`. Only
the few masks that fit a hive are ever turned into words, once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, chain
from typing import NamedTuple

from .letters import ENGLISH, Alphabet, Mask
from .reasons import LEVELS, Reason, code_of, reason_of
from .spelling import Spelled, grouped, marks_of, spelled

LIKELY = 0.5
"""The default likelihood from which a word counts as likely."""
_STEP = 64  # spaces between spellings are counted once for each 64 masks


class Entry(NamedTuple):
    """A word in a lexicon; `likelihood` is the probability that an editor accepts it.

    `written` is the word as it is written, such as épée, if that differs from its letters.
    """

    word: str
    likelihood: float = 1.0
    reason: Reason = Reason.NONE
    written: str = ""


class Lexicon:
    """Words by mask. Build a lexicon with `from_words`, `from_entries` or `pack.read`.

    The `masks` given are distinct; in the lexicon they ascend. `spellings[place[mask]]` has the
    spellings of the words of a mask, separated by spaces. `likelihoods` and `reasons` have one byte
    for each word, in the order of the spellings: its likelihood in steps of 1/127, and the code of
    its reason (see `reasons`). A word is likely if its likelihood is at least `threshold`, which is
    in steps of 1/127, too. `marks` has up to 63 characters of written forms. Raises `ValueError` if
    the spellings, likelihoods, and reasons do not have the same number of words.

    >>> lexicon = Lexicon.from_words(["noon", "no", "on", "cave"])
    >>> len(lexicon), len(lexicon.masks), "noon" in lexicon, "onno" in lexicon
    (4, 2, True, False)
    >>> lexicon.words(ENGLISH.mask_of("no"))
    ['no', 'noon', 'on']
    """

    def __init__(
        self,
        masks: Sequence[Mask],
        spellings: Sequence[str],
        likelihoods: bytes,
        reasons: bytes,
        threshold: int,
        alphabet: Alphabet = ENGLISH,
        marks: str = "",
    ) -> None:
        self.alphabet, self.marks = alphabet, marks
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
    def from_words(
        cls,
        words: Iterable[str],
        alphabet: Alphabet = ENGLISH,
        written: Mapping[str, str] | None = None,
    ) -> "Lexicon":
        """Return a lexicon of words in the letters of an alphabet, all with likelihood 1.

        `written` has the written forms of words that have one. Raises `LetterError` for a word with
        other characters.
        """
        groups = grouped(words, alphabet)
        size = sum(map(len, groups.values()))
        levels, reasons = bytes([LEVELS]) * size, bytes([code_of(Reason.NONE, True)]) * size
        marks = marks_of(written or {})
        spellings = [
            spelled(alphabet.letters_of(mask), each, written, marks)
            for mask, each in groups.items()
        ]
        likely = round(LEVELS * LIKELY)
        return cls(list(groups), spellings, levels, reasons, likely, alphabet, marks)

    @classmethod
    def from_entries(
        cls, entries: Iterable[Entry], likely: float = LIKELY, alphabet: Alphabet = ENGLISH
    ) -> "Lexicon":
        """Return a lexicon of entries; if a word has several entries, the first is used.

        Words are likely if their likelihood is at least `likely`.
        """
        by_word: dict[str, Entry] = {}
        for entry in entries:
            by_word.setdefault(entry.word, entry)
        groups = grouped(by_word, alphabet)
        ordered = [by_word[word] for word in chain.from_iterable(groups.values())]
        levels = [round(LEVELS * entry.likelihood) for entry in ordered]
        threshold = round(LEVELS * likely)
        reasons = [
            code_of(entry.reason, level >= threshold)
            for level, entry in zip(levels, ordered, strict=True)
        ]
        written = {entry.word: entry.written for entry in ordered if entry.written}
        marks = marks_of(written)
        spellings = [
            spelled(alphabet.letters_of(mask), each, written, marks)
            for mask, each in groups.items()
        ]
        return cls(
            list(groups), spellings, bytes(levels), bytes(reasons), threshold, alphabet, marks
        )

    def __or__(self, other: "Lexicon") -> "Lexicon":
        """Return a lexicon with the words of both, which must share no mask, and our threshold.

        Both need the same alphabet, and written forms with the same marks.
        """
        if (self.alphabet, self.marks) != (other.alphabet, other.marks):
            raise ValueError("two lexicons of different alphabets or marks can’t be joined")
        return Lexicon(
            [*self._stored, *other._stored],
            [*self.spellings, *other.spellings],
            self.likelihoods + other.likelihoods,
            self.reasons + other.reasons,
            self.threshold,
            self.alphabet,
            self.marks,
        )

    def __len__(self) -> int:
        return len(self.likelihoods)

    def extended_to(self, alphabet: Alphabet) -> "Lexicon":
        """Return the same words in an alphabet with further letters, quickly: with the same masks.

        Raises `ValueError` unless the order of the alphabet begins with that of the lexicon's own.

        >>> spanish = Alphabet(ENGLISH.order + "ñ")
        >>> Lexicon.from_words(["nina", "cave"]).extended_to(spanish).words(ENGLISH.mask_of("nia"))
        ['nina']
        """
        if not alphabet.order.startswith(self.alphabet.order):
            raise ValueError(f"{alphabet.order} doesn’t begin with {self.alphabet.order}")
        return Lexicon(
            self._stored,
            self.spellings,
            self.likelihoods,
            self.reasons,
            self.threshold,
            alphabet,
            self.marks,
        )

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not self.alphabet.has_all(word):
            return False
        return word in self.words(self.alphabet.mask_of(word))

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

    def written(self, word: str) -> str:
        """Return a word as it is written: "épée" for "epee" if the lexicon has that form.

        >>> french = Alphabet(ENGLISH.order, drops_accents=True)
        >>> lexicon = Lexicon.from_entries([Entry("epee", written="épée")], alphabet=french)
        >>> lexicon.written("epee"), lexicon.written("été")
        ('épée', 'été')
        """
        if self.marks and self.alphabet.has_all(word):
            self.words(self.alphabet.mask_of(word))
            return self._spelled.written.get(word, word)
        return word

    def words_of(self, masks: Iterable[Mask]) -> list[str]:
        """Return the words of several masks, in one list.

        >>> lexicon = Lexicon.from_words(["noon", "cave"])
        >>> lexicon.words_of([ENGLISH.mask_of("no"), ENGLISH.mask_of("cave")])
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
            Entry(
                word,
                level / LEVELS,
                reason_of(code, level >= self.threshold),
                self._spelled.written.get(word, ""),
            )
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
    def _spelled(self) -> Spelled:
        return Spelled(self.place, self.spellings, self.alphabet, self.marks)
