"""Letters as bits: the idea that everything in beecore is built on.

Whether a word fits a hive depends on *which* letters it has, not on their order or number. So each
word has a mask, an integer with one bit for each of its letters, and "are all its letters allowed?"
is one machine operation. Of the words with the same mask, either all fit a hive or none does.

Any assignment of letters to bits works, but some are faster. `ENGLISH` gives the low bits to the
letters of common endings and the high bits to letters that few words share. In a sorted list of
masks, a stem is then close to its inflected forms: a scan by blocks takes about half the time it
takes with a = bit 0, and a pack of the same words is 7 % smaller. (This order made the smallest
pack of 400 found by hill climbing.)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from .errors import LetterError
from .reading import has_mark, is_ascii, lower_case, plain, unmarked, with_usual_signs

Mask: TypeAlias = int

INDEX_LETTERS = "".join(map(chr, range(ord("a"), 0x7F)))
"""The indexes of letters in spellings: a word can have 30 distinct letters."""
WRITTEN = "="
CHARACTER_CODES = "".join([each for each in map(chr, range(0x21, ord("a"))) if each != WRITTEN])
"""The codes for the characters of written forms: 63 of them."""

MAX_LETTERS = 35
"""Letters of an alphabet; a pack stores masks of up to 35 bits."""

_ORDERS = (
    ("ø", "zæøå"),  # Danish, Norwegian
    ("æå", "zæøå"),
    ("å", "zåäö"),  # Swedish, Finnish
    ("þ", "zþæö"),  # Icelandic
    ("õä", "wõäöü"),  # Estonian
    ("äü", ""),  # German: ä follows a
    ("äö", "zäö"),  # Finnish without Swedish names
    ("ı", "hı"),  # Turkish
    ("иі", "иії"),  # Ukrainian
    ("і", "зі"),  # Belarusian
)
"""Letters by which a language is known, and a letter followed by those that come after it there."""
_BASES = dict(zip("æøœßłđðħŋґєђјљњћџ", "aooslddhnгедилнтч", strict=True))
"""The letters that others follow, which are no accented form of them."""


def _is_lower_case(text: str) -> bool:
    """Return whether a text is in lower case, and no character only adds a mark to another one."""
    return not has_mark(text) and lower_case(text) == text


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language, each with a bit of its own in the masks of words.

    `order` has each letter once, in lower case, the letter of the lowest bit first. `folds` has
    pairs of other characters and the letters to read them as: ("œ", "oe"). With `drops_accents`, an
    accented character that is no letter is read as the letter without its accents.

    >>> spanish = Alphabet("abcdefghijklmnñopqrstuvwxyz", drops_accents=True)
    >>> spanish.fold("Mañana frío")
    'mañana frio'

    Raises `LetterError` for a letter that is not one character in lower case or appears twice, and
    for fewer than 3 or more than `MAX_LETTERS` letters.
    """

    order: str
    folds: tuple[tuple[str, str], ...] = ()
    drops_accents: bool = False

    def __post_init__(self) -> None:
        if not 3 <= len(self.order) <= MAX_LETTERS:
            raise LetterError(
                f"an alphabet needs 3 to {MAX_LETTERS} letters, not {len(self.order)}"
            )
        is_sound = _is_lower_case(self.order)  # each call takes MicroPython long: one for all
        for place, letter in enumerate(self.order):
            if letter in self.order[:place]:
                raise LetterError(f"“{letter}” appears twice in the alphabet “{self.order}”")
            if letter.isspace() or not (is_sound or _is_lower_case(letter)):
                raise LetterError(f"“{letter}” isn’t a letter in lower case")

    @cached_property
    def bits(self) -> dict[str, Mask]:
        """The mask of each letter alone."""
        return {letter: 1 << place for place, letter in enumerate(self.order)}

    @cached_property
    def all_letters(self) -> Mask:
        """The mask of all letters."""
        return (1 << len(self.order)) - 1

    @cached_property
    def _letters(self) -> set[str]:
        return set(self.order)

    @cached_property
    def _highest_first(self) -> Sequence[tuple[str, Mask]]:
        return [(letter, self.bits[letter]) for letter in reversed(self.order)]

    def mask_of(self, word: str) -> Mask:
        """Return the mask of a word's distinct letters; `LetterError` for any other character.

        >>> ENGLISH.mask_of("noon") == ENGLISH.mask_of("no")
        True
        >>> ENGLISH.mask_of("cave") & ENGLISH.mask_of("v") != 0
        True
        """
        try:
            return sum(map(self.bits.__getitem__, set(word)))
        except KeyError as unknown:
            raise LetterError(
                f"{unknown} in {word!r} is not one of the letters {self.described}"
            ) from None

    def letters_of(self, mask: Mask) -> str:
        """Return the letters of a mask, the highest bit first.

        >>> ENGLISH.letters_of(ENGLISH.mask_of("octave"))
        'vcoaet'
        """
        return "".join([letter for letter, bit in self._highest_first if mask & bit])

    def fold(self, text: str) -> str:
        """Return a text in lower case, with letters for the characters that can be read as such.

        Characters that cannot be read as letters are left as they are; invisible ones are left out.
        In an alphabet with ı, I is its capital, and İ that of i.

        >>> french = Alphabet(ENGLISH.order, folds=(("œ", "oe"),), drops_accents=True)
        >>> french.fold("Cœur-ÉTÉ"), ENGLISH.fold("Été"), ENGLISH.fold("ＣＯ\u00adVEN")
        ('coeur-ete', 'été', 'coven')
        """
        folded = self._lower_case(text)
        if self.has_all(folded):
            return folded
        if not self._has_other_forms:
            folded = self._lower_case(with_usual_signs(plain(text)))
        for source, letters in self.folds:
            folded = folded.replace(source, letters)
            if len(source) > 1:  # the next one may overlap, as in l·l·l
                folded = folded.replace(source, letters)
        for character in set(folded) if self.drops_accents else ():
            base = character if character in self.bits else unmarked(character)
            if not base or base in self.bits:
                folded = folded.replace(character, base)
        return folded

    def _lower_case(self, text: str) -> str:
        if "ı" in self.bits:
            text = text.replace("I", "ı")
        return lower_case(text).replace("i̇", "i")

    @cached_property
    def _has_other_forms(self) -> bool:
        """Whether letters would be read as others, in a list that an earlier version packed."""
        return with_usual_signs(plain(self.order)) != self.order

    def capitals(self, text: str) -> str:
        """Return a text in capitals that `fold` reads as the same letters; see `capitals`.

        >>> Alphabet("aıikl").capitals("ılık"), ENGLISH.capitals("lilac")
        ('ILIK', 'LILAC')
        """
        if "ı" in self.bits:
            text = text.replace("i", "İ").replace("ı", "I")
        return capitals(text)

    def alphabetical(self, word: str) -> str:
        """Return a text to sort a word by, in the order of the letters in the language.

        A letter with an accent follows the same letter without, unless its language orders it
        otherwise: å, ä, and ö are the last letters of Swedish.

        >>> sorted(["nz", "ña", "oa", "na"], key=ENGLISH.alphabetical)
        ['na', 'nz', 'ña', 'oa']
        >>> sorted(["öl", "ål", "äl", "zon"], key=Alphabet("lnozåäö").alphabetical)
        ['zon', 'ål', 'äl', 'öl']
        """
        if is_ascii(word):
            return word
        for letter in word:
            if letter not in self._sorted_as:
                base = _BASES.get(letter) or unmarked(letter)
                self._sorted_as[letter] = letter if base == letter else base + _LAST + letter
        return "".join([self._sorted_as[letter] for letter in word])

    @cached_property
    def _sorted_as(self) -> dict[str, str]:
        """The texts to sort letters by, first those of the language's own order."""
        for some, ordered in _ORDERS:
            if set(some) <= self._letters:
                return {
                    letter: ordered[0] + _LAST + chr(place)
                    for place, letter in enumerate(ordered)
                    if place
                }
        return {}

    def has_all(self, text: str) -> bool:
        """Return whether every character of a text is a letter of the alphabet."""
        return set(text) <= self._letters

    @cached_property
    def described(self) -> str:
        """The letters as part of a message: "a-z", or all of them in alphabetical order."""
        return "a-z" if self == ENGLISH else " ".join(sorted(self.order))


_LAST = "\uffff"
_MTAVRULI = "\u1c90", "\u1cbf"
"""The first and last of the Georgian capitals, which most fonts lack: texts are written without."""


def capitals(text: str) -> str:
    """Return a text in capitals; `lower_case` returns the same letters again.

    A letter whose capital is several letters, or belongs to another letter, stays as it is, and so
    do Georgian letters.

    >>> capitals("tée"), capitals("ß"), capitals("ყური")
    ('TÉE', 'ß', 'ყური')
    """
    return text.upper() if is_ascii(text) else "".join([_capital(letter) for letter in text])


def _capital(letter: str) -> str:
    big = letter.upper()
    is_usual = lower_case(big) == lower_case(letter) and not _MTAVRULI[0] <= big <= _MTAVRULI[1]
    return big if is_usual else letter


def submasks(mask: Mask, held: Mask = 0) -> list[Mask]:
    """Return the masks of all subsets of a mask's letters, each together with the letters `held`.

    There are 2 ** (number of letters) subsets: each letter doubles the list, since each subset is
    there once without the letter and once with it.

    >>> [letters_of(subset) for subset in submasks(mask_of("tea"))]
    ['', 't', 'e', 'et', 'a', 'at', 'ae', 'aet']
    """
    subsets = [held]
    mask &= ~held
    while mask:
        lowest = mask & -mask  # two's complement: isolates the lowest set bit
        subsets += [subset + lowest for subset in subsets]  # faster than |
        mask ^= lowest
    return subsets


ENGLISH = Alphabet("sydrltgneiaoucbpmwfjhzxqvk")
ORDER, BIT = ENGLISH.order, ENGLISH.bits
mask_of, letters_of = ENGLISH.mask_of, ENGLISH.letters_of
