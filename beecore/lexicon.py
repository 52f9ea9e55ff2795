"""The lexicon: words grouped by mask, each with the likelihood that an editor accepts it.

A lexicon has its words in packs, however it was made. Masks and words are read when they are first
needed, and then kept.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from itertools import chain

from .letters import ENGLISH, Alphabet, Mask
from .pack import writing
from .pack.reading import Pack, PackedWord, PackedWords
from .pack.writing import LIKELY, Entry
from .reasons import LEVELS, reason_of

__all__ = ["LIKELY", "Entry", "Lexicon"]


class Lexicon(PackedWords):
    """Words by mask. Make a lexicon with `from_words`, `from_entries` or `from_pack`.

    >>> lexicon = Lexicon.from_words(["noon", "no", "on", "cave"])
    >>> len(lexicon), len(lexicon.masks), "noon" in lexicon, "onno" in lexicon
    (4, 2, True, False)
    >>> lexicon.words(ENGLISH.mask_of("no"))
    ['no', 'noon', 'on']
    """

    def __init__(self, packs: Sequence[Pack], alphabet: Alphabet = ENGLISH) -> None:
        """Create a lexicon of packs. Without any, it is empty, and has the given alphabet."""
        if packs:
            super().__init__(packs)
        else:
            self.packs, self.alphabet = packs, alphabet
            self.threshold, self.likely = round(LEVELS * LIKELY), LIKELY

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
        return cls(writing.packs_of_words(words, alphabet, written or {}), alphabet)

    @classmethod
    def from_entries(
        cls, entries: Iterable[Entry], likely: float = LIKELY, alphabet: Alphabet = ENGLISH
    ) -> "Lexicon":
        """Return a lexicon of entries; if a word has several entries, the first is used.

        Words are likely if their likelihood is at least `likely`.
        """
        return cls(writing.packs_of_entries(entries, likely, alphabet), alphabet)

    @classmethod
    def from_pack(cls, *files: bytes) -> "Lexicon":
        """Return the words of pack files, which have the same alphabet.

        Raises `PackError` for anything but intact packs of a known version.
        """
        return cls([writing.opened(data) for data in files])

    def __or__(self, other: "Lexicon") -> "Lexicon":
        """Return a lexicon with the words of both, which have the same alphabet."""
        if self.alphabet != other.alphabet:
            raise ValueError("two lexicons of different alphabets can’t be joined")
        return Lexicon([*self.packs, *other.packs], self.alphabet)

    def __len__(self) -> int:
        return sum(pack.word_count for pack in self.packs)

    def extended_to(self, alphabet: Alphabet) -> "Lexicon":
        """Return the same words in an alphabet with further letters, quickly: with the same masks.

        Raises `ValueError` unless the order of the alphabet begins with that of the lexicon's own.

        >>> spanish = Alphabet(ENGLISH.order + "ñ")
        >>> Lexicon.from_words(["nina", "cave"]).extended_to(spanish).words(ENGLISH.mask_of("nia"))
        ['nina']
        """
        if not alphabet.order.startswith(self.alphabet.order):
            raise ValueError(f"{alphabet.order} doesn’t begin with {self.alphabet.order}")
        packs = [copy(pack) for pack in self.packs]
        for pack in packs:
            pack.alphabet = alphabet
        return Lexicon(packs, alphabet)

    @cached_property
    def masks(self) -> list[Mask]:
        """All masks, distinct and ascending."""
        masks = [
            mask
            for pack in self.packs
            for block in range(pack.block_count)
            for mask in pack.masks_of_block(block)
        ]
        return masks if len(self.packs) == 1 else sorted(set(masks))

    def words(self, mask: Mask) -> list[str]:
        """Return the words of a mask, in no particular order; an empty list if there are none.

        Do not change the list: it is created at the first call and cached.
        """
        return self._words[mask]

    def words_of(self, masks: Iterable[Mask]) -> list[str]:
        """Return the words of several masks, in one list.

        >>> lexicon = Lexicon.from_words(["noon", "cave"])
        >>> lexicon.words_of([ENGLISH.mask_of("no"), ENGLISH.mask_of("cave")])
        ['noon', 'cave']
        """
        words, by_mask = list[str](), self._words
        for mask in masks:
            words += by_mask[mask]
        return words

    def written(self, word: str) -> str:
        """Return a word as it is written: "épée" for "epee" if the lexicon has that form.

        >>> french = Alphabet(ENGLISH.order, drops_accents=True)
        >>> lexicon = Lexicon.from_entries([Entry("epee", written="épée")], alphabet=french)
        >>> lexicon.written("epee"), lexicon.written("été")
        ('épée', 'été')
        """
        if not self.alphabet.has_all(word):
            return word
        entries = self.entries(self.alphabet.mask_of(word))
        return next((each.written for each in entries if each.word == word), "") or word

    def entries(self, mask: Mask) -> list[Entry]:
        """Return the entries of all words of a mask."""
        return list(map(self._entry, chain.from_iterable(self.look_up([mask]))))

    def all_words(self) -> Iterator[PackedWord]:
        """Yield every word, pack by pack and mask by mask, as it is packed."""
        return (word for pack in self.packs for words in pack.scan(0, 0) for word in words)

    def all_entries(self) -> Iterator[Entry]:
        """Yield the entry of every word, pack by pack and mask by mask."""
        return map(self._entry, self.all_words())

    def _entry(self, word: PackedWord) -> Entry:
        _, letters, level, code, written = word
        return Entry(letters, level / LEVELS, reason_of(code, level >= self.threshold), written)

    @cached_property
    def _words(self) -> "_Words":
        return _Words(self)


class _Words(dict[Mask, list[str]]):
    """The words of each mask of a lexicon, read when they are first asked for."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def __missing__(self, mask: Mask) -> list[str]:
        found = chain.from_iterable(self.lexicon.look_up([mask]))
        words = self[mask] = [word for _, word, _, _, _ in found]
        return words
