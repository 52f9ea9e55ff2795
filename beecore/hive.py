"""A hive: the letters that a word may use, those that it must use, and the words that fit.

In the game, a hive has seven distinct letters, one of them in the center. A word may use each
letter any number of times, must contain the center, and has at least four letters. Here all three
rules are parameters: the number of letters, extra required letters, and the minimum length. Other
games have other alphabets and rules; see `editions`.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from .editions import ORIGINAL, Edition, edition_of
from .errors import HiveError
from .letters import ENGLISH, Alphabet, Mask
from .reading import read, unmarked

USUAL_SIZE, USUAL_MINIMUM = ORIGINAL.size, ORIGINAL.minimum
LEAST_LETTERS = 3
MINIMUMS = range(1, 16)
MAX_WORD_LENGTH = 64
"""The longest text accepted as a word: dictionaries go up to 45 letters, place names to 58."""
_MAX_NUMBER_LENGTH = 60  # characters


@dataclass(frozen=True)
class Hive:
    """The letters of a puzzle in lower case, center first, and the minimum length of its words.

    A word must contain the center, and all letters of `extra` if there are any. The edition has the
    alphabet and all other rules; in one that counts letters, a hive may have a letter twice.

    >>> hive = Hive.parse("V, C-T a o e n")
    >>> hive.center, hive.outer, hive.minimum
    ('v', 'ctaoen', 4)

    Raises `HiveError` for invalid letters, an invalid minimum, and extra letters that are not in
    the hive.
    """

    letters: str
    minimum: int = USUAL_MINIMUM
    extra: str = ""
    edition: Edition = ORIGINAL

    def __post_init__(self) -> None:
        for place, letter in enumerate(self.letters):
            if letter not in self.alphabet.bits:
                raise _no_letter(letter, self.alphabet)
            if letter in self.letters[:place] and not self.edition.counts_letters:
                raise HiveError("letter-twice", letter=self.alphabet.capitals(letter))
        size, most, usual = len(self.letters), len(self.alphabet.order), self.edition.size
        if not LEAST_LETTERS <= size <= most:
            raise HiveError("hive-size", size=size, least=LEAST_LETTERS, most=most, usual=usual)
        if self.minimum not in MINIMUMS:
            usual, least, most = self.edition.minimum, MINIMUMS[0], MINIMUMS[-1]
            raise HiveError("minimum", least=least, most=most, usual=usual, given=self.minimum)
        for letter in self.extra:
            if letter not in self.letters:
                raise self._not_there(letter)

    @classmethod
    def parse(
        cls,
        text: str,
        minimum: int | str | None = None,
        extra: str = "",
        edition: Edition = ORIGINAL,
    ) -> "Hive":
        """Return the hive that a person typed: center first, in any case.

        Without a minimum, the shortest words are as long as in the edition. Spaces and punctuation
        are ignored, and the center may be set apart; see `reading`. Raises the errors of the
        constructor, and `HiveError` for a character that is not a letter.

        >>> Hive.parse("VCTAOEN", "5", extra="N, e").required
        'vne'
        >>> str(Hive.parse("V: vctaoen")), str(Hive.parse("(V) C/T/A/O/E/N"))
        ('VCTAOEN', 'VCTAOEN')

        >>> Hive.parse("noon")
        Traceback (most recent call last):
        beecore.errors.HiveError: O appears twice: each letter may be used only once
        """
        given = str(edition.minimum if minimum is None else minimum)
        try:
            shortest = int(given[:_MAX_NUMBER_LENGTH])  # thousands take MicroPython minutes
            if len(given) > _MAX_NUMBER_LENGTH and shortest in MINIMUMS:
                raise ValueError  # the rest would change it
        except ValueError:
            least, most = MINIMUMS[0], MINIMUMS[-1]
            error = HiveError("minimum-no-number", given=given[:60], least=least, most=most)
            raise error from None
        typed, required = edition.read(text), read(extra, edition.alphabet)
        if typed.strange:
            raise _no_letter(typed.strange, edition.alphabet)
        hive = cls(typed.letters, shortest, "", edition)
        if required.letters:
            hive = cls(typed.letters, shortest, hive.fold(required.letters), edition)
        if required.strange:
            raise hive._not_there(required.strange)
        return hive

    @classmethod
    def from_key(cls, key: str) -> "Hive":
        """Return the hive of a `key`, with its outer letters in alphabetical order.

        Raises `HiveError` for any other text.

        >>> Hive.from_key("vacenot5+et")
        Hive(letters='vacenot', minimum=5, extra='et', edition=<Edition original>)
        >>> Hive.from_key("spanish.ñaeinopt").edition.title
        'Spanish'
        """
        edition, dot, rest = key.rpartition(".")
        name, _, extra = rest.partition("+")
        letters = name.rstrip("0123456789")
        rules = edition_of(edition) if dot else ORIGINAL
        hive = cls.parse(letters, name[len(letters) :] or None, extra, rules)
        if hive.key != key:
            raise HiveError("no-key", given=key[:60], hive=str(hive), key=hive.key)
        return hive

    def _not_there(self, mark: str) -> HiveError:
        return HiveError("not-in-hive", mark=mark, hive=str(self))

    def __str__(self) -> str:
        return self.alphabet.capitals(self.letters)

    @property
    def alphabet(self) -> Alphabet:
        return self.edition.alphabet

    @property
    def center(self) -> str:
        return self.letters[0]

    @property
    def outer(self) -> str:
        return self.letters[1:]

    @cached_property
    def required(self) -> str:
        """The center and the extra letters, each once: the letters that a word must contain."""
        required = self.center
        for letter in self.extra:
            required += "" if letter in required else letter
        return required

    @cached_property
    def key(self) -> str:
        """The name under which data about the hive is saved, equal for equal hives.

        >>> Hive.parse("VCTAOEN").key, Hive.parse("V NEOATC", minimum=5).key
        ('vacenot', 'vacenot5')
        """
        edition = "" if self.edition.name == ORIGINAL.name else f"{self.edition.name}."
        letters = self.center + "".join(sorted(self.outer))
        minimum = "" if self.minimum == self.edition.minimum else str(self.minimum)
        extra = "".join(sorted(self.required[1:]))
        return edition + letters + minimum + f"+{extra}" * bool(extra)

    def mask_of(self, word: str) -> Mask:
        return self.alphabet.mask_of(word)

    def fold(self, text: str) -> str:
        """Return a text in the letters of the hive's alphabet; see `Alphabet.fold`.

        A letter that the hive has only with an accent may be typed without it.

        >>> spanish = edition_of("spanish")
        >>> Hive.parse("ñaeiopt", edition=spanish).fold("Pina, Peña")
        'piña, peña'
        >>> Hive.parse("ñaeinpt", edition=spanish).fold("Pina, Peña")
        'pina, peña'
        """
        folded = self.alphabet.fold(text)
        for base, letter in self._bases:
            folded = folded.replace(base, letter)
        return folded

    @cached_property
    def _bases(self) -> list[tuple[str, str]]:
        """Each base letter that the hive does not have, with its only letter with that base; in
        Turkish, ı and i are such letters of each other.
        """
        letters = [(unmarked(each), each) for each in set(self.letters) if each >= "\x80"]
        if "ı" in self.alphabet.bits:
            letters += [("ı", "i"), ("i", "ı")]
        bases = [base for base, _ in letters]
        return [
            (base, letter)
            for base, letter in letters
            if base
            and base not in self.letters
            and bases.count(base) == 1
            and letter in self.letters
        ]

    def overused(self, word: str) -> str:
        """Return the letters that a word uses more often than it may, each once.

        >>> Hive.parse("N B A E N S T R I", edition=edition_of("german")).overused("banane")
        'a'
        """
        if not self.edition.counts_letters:
            return ""
        letters = sorted(set(word))
        return "".join([each for each in letters if word.count(each) > self.letters.count(each)])

    @cached_property
    def letter_set(self) -> set[str]:
        return set(self.letters)

    @cached_property
    def mask(self) -> Mask:
        return self.mask_of(self.letters)

    @cached_property
    def required_mask(self) -> Mask:
        return self.mask_of(self.required)

    @cached_property
    def deciding_mask(self) -> Mask:
        """The mask of the required letters and of all letters that are not in the hive.

        A word's mask fits the hive exactly if `mask & deciding_mask == required_mask`.

        >>> hive = Hive.parse("VCTAOEN")
        >>> words = "cave", "octane", "clove"
        >>> [hive.mask_of(word) & hive.deciding_mask == hive.required_mask for word in words]
        [True, False, False]
        """
        return self.alphabet.all_letters ^ self.mask | self.required_mask


def _no_letter(mark: str, alphabet: Alphabet) -> HiveError:
    if alphabet == ENGLISH:
        return HiveError("no-english-letter", mark=mark)
    return HiveError("no-letter", mark=mark, letters=alphabet.described)


def is_pangram(word: str, hive: Hive) -> bool:
    """Return whether a word uses every letter in the hive."""
    is_long = not hive.edition.counts_letters or len(word) >= len(hive.letters)
    return is_long and hive.mask_of(word) == hive.mask


def is_perfect(word: str, hive: Hive) -> bool:
    """Return whether a word uses every letter in the hive exactly once.

    >>> is_perfect("mangled", Hive.parse("MANGLED")), is_perfect("claimant", Hive.parse("CLAIMNT"))
    (True, False)
    """
    return len(word) == len(hive.letters) and is_pangram(word, hive)


def points(word: str, hive: Hive) -> int:
    """Return the points of a word: by the rules of the hive's edition.

    >>> hive = Hive.parse("VCTAOEN")
    >>> points("cave", hive), points("octave", hive), points("covenant", hive)
    (1, 6, 15)
    """
    return hive.edition.points_of(len(word), is_pangram(word, hive))


class VerdictKind(StrEnum):
    """The kind of verdict on a guess: a broken rule, or the sort of word that was found."""

    EMPTY = "empty"
    SHORT = "short"
    LONG = "long"
    BAD_LETTERS = "bad-letters"
    OFF_CENTER = "off-center"
    OFF_CENTER_WORD = "off-center-word"
    INCOMPLETE = "incomplete"
    OVERUSED = "overused"
    UNKNOWN = "unknown"
    TRIED = "tried"
    REPEATED = "repeated"
    OVER = "over"
    WORD = "word"
    PANGRAM = "pangram"
    BONUS = "bonus"
    SEVERAL = "several"


def misfit(hive: Hive, word: str) -> VerdictKind | None:
    """Return the first rule of the hive that a lower-case word breaks; None if the word fits.

    A word that fits may be an answer, whether or not any word list has it.

    >>> hive = Hive.parse("VCTAOEN")
    >>> [str(misfit(hive, word)) for word in ("eve", "cover", "octane", "vanco")]
    ['short', 'bad-letters', 'off-center', 'None']
    """
    if len(word) < hive.minimum:
        return VerdictKind.SHORT
    if len(word) > MAX_WORD_LENGTH:
        return VerdictKind.LONG
    if not hive.letter_set.issuperset(word):
        return VerdictKind.BAD_LETTERS
    if hive.center not in word:
        return VerdictKind.OFF_CENTER
    if hive.extra and not set(hive.required) <= set(word):
        return VerdictKind.INCOMPLETE
    if hive.overused(word):
        return VerdictKind.OVERUSED
    return None


def fits(hive: Hive, word: str) -> bool:
    return misfit(hive, word) is None
