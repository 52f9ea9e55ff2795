"""Guesses: what a player types, judged by the game's rules in the game's words.

A hive is solved once, into `Answers`; then a verdict takes a few look-ups in dictionaries. The
rules are tried in a fixed order and the first that is broken speaks. Two of our own are beyond the
game's: a word that the lexicon holds but the editor would hardly take is a *bonus*, welcome but
worth no points; and a word that lacks nothing but the center is told so.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from .hive import Hive
from .letters import mask_of
from .lexicon import Lexicon
from .solution import Solution, solve

AWESOME = 7
NICE = 5

_WORD = re.compile(r"[^\W\d_]+")


class Kind(StrEnum):
    """What became of a guess."""

    EMPTY = "empty"
    SHORT = "short"
    BAD_LETTERS = "bad letters"
    OFF_CENTER = "off center"
    INCOMPLETE = "incomplete"
    UNKNOWN = "unknown"
    REPEATED = "repeated"
    OVER = "over"
    WORD = "word"
    PANGRAM = "pangram"
    BONUS = "bonus"


ACCEPTED = frozenset({Kind.WORD, Kind.PANGRAM, Kind.BONUS})
MESSAGES = {
    Kind.EMPTY: "",
    Kind.SHORT: "Too short",
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
A_WORD_OTHERWISE = ", otherwise a word"


class Verdict(NamedTuple):
    """A judged guess: the word as understood, what to tell the player, and the points it adds."""

    kind: Kind
    word: str
    message: str
    points: int = 0

    @property
    def accepted(self) -> bool:
        return self.kind in ACCEPTED

    def __str__(self) -> str:
        return f"{self.message} +{self.points}" if self.points else self.message


@dataclass(frozen=True)
class Answers:
    """All that a hive's guesses are judged by, solved once: `Answers.of(hive, lexicon)`."""

    hive: Hive
    lexicon: Lexicon
    solutions: Sequence[Solution]

    @classmethod
    def of(cls, hive: Hive, lexicon: Lexicon) -> "Answers":
        return cls(hive, lexicon, solve(hive, lexicon))

    @cached_property
    def likely(self) -> dict[str, Solution]:
        """The answers that count toward the rank, by word."""
        return {found.word: found for found in self.solutions if found.likely}

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
    """Return the words of a text, such as a pasted list of found ones, each once, in order.

    >>> words_in("1. Cave, COVEN; cave - octave (6)")
    ['cave', 'coven', 'octave']
    """
    return list(dict.fromkeys(map(fold, _WORD.findall(text))))


def check(answers: Answers, guess: str, found: Collection[str] = ()) -> Verdict:
    """Judge a guess, given the words found before; an empty guess gets an empty message.

    >>> words = ["cave", "covenant", "octane"]
    >>> answers = Answers.of(Hive.parse("VCTAOEN"), Lexicon.from_words(words))
    >>> for guess in ["eve", "cover", "canto", "octane", "coven", "CAVE", "covenant"]:
    ...     print(check(answers, guess, found=["cave"]))
    Too short
    Bad letters
    Missing center letter
    Missing center letter, otherwise a word
    Not in word list
    Already found
    Pangram! +15
    """
    word = fold(guess)
    kind = _kind(answers, word, found)
    if kind in (Kind.WORD, Kind.PANGRAM):
        points = answers.likely[word].points
        return Verdict(kind, word, MESSAGES.get(kind) or praise(points), points)
    if kind is Kind.OFF_CENTER and word in answers.lexicon.words(mask_of(word)):
        return Verdict(kind, word, MESSAGES[kind] + A_WORD_OTHERWISE)
    return Verdict(kind, word, MESSAGES[kind])


def praise(points: int) -> str:
    """Return what a player is told for a word of so many points that is no pangram."""
    return "Awesome!" if points >= AWESOME else "Nice!" if points >= NICE else "Good!"


def misfit(hive: Hive, word: str) -> Kind | None:
    """Return the first rule of the hive that a word breaks; none if it may be an answer."""
    if len(word) < hive.minimum:
        return Kind.SHORT
    if not set(word) <= set(hive.letters):
        return Kind.BAD_LETTERS
    if hive.center not in word:
        return Kind.OFF_CENTER
    if not set(hive.required) <= set(word):
        return Kind.INCOMPLETE
    return None


def _kind(answers: Answers, word: str, found: Collection[str]) -> Kind:
    if not word:
        return Kind.EMPTY
    if broken := misfit(answers.hive, word):
        return broken
    if word in found:  # before the list is asked: a found word stays found if the list drops it
        return Kind.REPEATED
    if answer := answers.likely.get(word):
        return Kind.PANGRAM if answer.pangram else Kind.WORD
    return Kind.BONUS if word in answers.possible else Kind.UNKNOWN
