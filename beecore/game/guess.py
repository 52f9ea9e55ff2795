"""Guesses: what a player types, judged by the game's rules in the game's words.

A hive is solved once, into `Answers`; then a verdict takes a few look-ups in dictionaries. The
rules are tried in a fixed order and the first that is broken speaks. Two of our own are beyond the
game's: a word that the lexicon holds but the editor would hardly take is a *bonus*, welcome but
worth no points; and a word that lacks nothing but the center is told so.
"""

from collections.abc import Collection, Container, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..bounds import MB, limit_size
from ..hive import Hive
from ..letters import ORDER
from ..rules import Kind, misfit
from ..solution import Solution

MAX_TEXT_LENGTH = 1 * MB
"""Characters of a text that words are read from: a hundred thousand words, which no hive has."""

_SPACE, _LETTER, _GOES_ON = ord(" "), 1, 2
_KINDS = bytearray(0x80) + bytearray([_GOES_ON] * 0x40) + bytearray(0x40)
for _first in (*map(ord, ORDER + ORDER.upper()), *range(0xC3, 0xE2)):
    _KINDS[_first] = _LETTER
"""Of each byte in UTF-8 whether it goes on with a mark, begins a letter, or neither: beyond ASCII
letters are from \u00c0 on, where alphabets begin, to \u1fff."""

AWESOME = 7
NICE = 5


ACCEPTED = Kind.WORD, Kind.PANGRAM, Kind.BONUS
MESSAGES = {
    Kind.EMPTY: "",
    Kind.SHORT: "Too short",
    Kind.LONG: "Too long",
    Kind.BAD_LETTERS: "Bad letters",
    Kind.OFF_CENTER: "Missing center letter",
    Kind.INCOMPLETE: "Missing required letter",
    Kind.UNKNOWN: "Not in word list",
    Kind.REPEATED: "Already found",
    Kind.OVER: "Game over: the answers are shown",
    Kind.PANGRAM: "Pangram!",
    Kind.BONUS: "Bonus word, thank you!",
}
"""What a player is told; for a plain word it is `praise`."""
OFF_CENTER_WORD = "Good word, but it needs the center letter"


class Verdict(NamedTuple):
    """A judged guess: the word as understood, what to tell the player, and the points it adds."""

    kind: Kind
    word: str
    message: str
    points: int

    @property
    def accepted(self) -> bool:
        return self.kind in ACCEPTED

    @property
    def lacks_center_alone(self) -> bool:
        """Whether the guess is a word, but one without the center."""
        return self.message == OFF_CENTER_WORD

    def __str__(self) -> str:
        return f"{self.message} +{self.points}" if self.points else self.message


@dataclass(frozen=True)
class Answers:
    """All that a hive's guesses are judged by: what solves it, best first, and all words there are.

    See `answers_of`, or `Packed.solve` for the same without a lexicon.
    """

    hive: Hive
    solutions: Sequence[Solution]
    words: Container[str]

    @cached_property
    def likely(self) -> dict[str, Solution]:
        """The answers that count toward the rank, by word."""
        return {found.word: found for found in self.solutions if found.likely}

    @cached_property
    def total(self) -> int:
        """The points of all that count."""
        return sum(found.points for found in self.solutions if found.likely)

    @cached_property
    def possible(self) -> dict[str, Solution]:
        """The answers that are a bonus, by word."""
        return {found.word: found for found in self.solutions if not found.likely}


def fold(text: str) -> str:
    """Return a guess as words are written here: in lower case and without spaces.

    >>> fold(" Cav EAT ")
    'caveat'
    """
    return "".join(text.split()).lower()


def words_in(text: str) -> list[str]:
    """Return the words of a text, such as a pasted list of found ones.

    >>> words_in("1. Cave, COVEN; cave - octave (6)")
    ['cave', 'coven', 'cave', 'octave']

    Raises `BeeError` for a text of more than `MAX_TEXT_LENGTH` characters.
    """
    return spaced(text).lower().split()


def spaced(text: str) -> str:
    """Return a text with spaces for each mark that is no letter, and so belongs to no word.

    >>> spaced("1. Cave, COVEN")
    '   Cave  COVEN'

    Raises `BeeError` for a text of more than `MAX_TEXT_LENGTH` characters.
    """
    limit_size(len(text), MAX_TEXT_LENGTH, "this text")
    data, kinds, is_letter = bytearray(text.encode("utf-8", "replace")), _KINDS, 0
    for place in range(len(data)):  # by bytes: MicroPython keeps each mark that it has met alone
        kind = kinds[data[place]]
        if kind < _GOES_ON:
            is_letter = kind
        if not is_letter:
            data[place] = _SPACE
    return bytes(data).decode()


def check(answers: Answers, guess: str, found: Collection[str] = ()) -> Verdict:
    """Judge a guess, given the words found before; an empty guess gets an empty message.

    >>> from beecore import Lexicon
    >>> from beecore.game import answers_of
    >>> words = Lexicon.from_words(["cave", "covenant", "octane"])
    >>> answers = answers_of(Hive.parse("VCTAOEN"), words)
    >>> for guess in ["eve", "cover", "canto", "octane", "coven", "CAVE", "covenant"]:
    ...     print(check(answers, guess, found=["cave"]))
    Too short
    Bad letters
    Missing center letter
    Good word, but it needs the center letter
    Not in word list
    Already found
    Pangram! +15
    """
    word = fold(guess)
    kind = _kind(answers, word, found)
    if kind in (Kind.WORD, Kind.PANGRAM):
        points = answers.likely[word].points
        return Verdict(kind, word, MESSAGES.get(kind) or praise(points), points)
    if kind == Kind.OFF_CENTER and word in answers.words:
        return Verdict(kind, word, OFF_CENTER_WORD, 0)
    return Verdict(kind, word, MESSAGES[kind], 0)


def praise(points: int) -> str:
    """Return what a player is told for a word of so many points that is no pangram."""
    return "Awesome!" if points >= AWESOME else "Nice!" if points >= NICE else "Good!"


def _kind(answers: Answers, word: str, found: Collection[str]) -> Kind:
    if not word:
        return Kind.EMPTY
    broken = misfit(answers.hive, word)
    if broken:
        return broken
    if word in found:  # before the list is asked: a found word stays found if the list drops it
        return Kind.REPEATED
    answer = answers.likely.get(word)
    if answer:
        return Kind.PANGRAM if answer.pangram else Kind.WORD
    return Kind.BONUS if word in answers.possible else Kind.UNKNOWN
