"""Judges guesses by the rules of the game.

A hive is solved once, into `Answers`; a verdict then takes a few look-ups in dictionaries. The
rules are tested in a fixed order, and the verdict names the first one that is broken. There are two
rules beyond the original game: a word that is in the lexicon but unlikely is a *bonus* word,
accepted for no points; and a word that breaks no rule but lacks the center gets a message of its
own.
"""

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..hive import Hive, Kind, misfit
from ..reading import word_of
from ..solution import Solution

AWESOME_POINTS = 7
NICE_POINTS = 5


ACCEPTED = Kind.WORD, Kind.PANGRAM, Kind.BONUS
MESSAGES = {
    Kind.EMPTY: "",
    Kind.SHORT: "Too short",
    Kind.LONG: "Too long",
    Kind.BAD_LETTERS: "Bad letters",
    Kind.OFF_CENTER: "Missing center letter",
    Kind.OVERUSED: "Not that often in the hive",
    Kind.UNKNOWN: "Not in word list",
    Kind.REPEATED: "Already found",
    Kind.OVER: "Game over: you’ve seen the answers",
    Kind.PANGRAM: "Pangram!",
    Kind.BONUS: "Bonus word!",
}
"""The messages by kind of verdict. The message for a plain word is its `praise`, and the one for an
incomplete word is `INCOMPLETE_GUESS`.
"""
OFF_CENTER_WORD = "Good word, but it needs the center letter"
INCOMPLETE_GUESS = "Also needs {letters}"
TRIED_BEFORE = "Already tried: not in word list"


class Verdict(NamedTuple):
    """The verdict on a guess: its kind, the folded word, the message, and the points it adds."""

    kind: Kind
    word: str
    message: str
    points: int

    @property
    def accepted(self) -> bool:
        return self.kind in ACCEPTED

    @property
    def lacks_center_alone(self) -> bool:
        """Whether the guess would be a word of the hive if its center were another letter."""
        return self.message == OFF_CENTER_WORD

    def __str__(self) -> str:
        return f"{self.message} +{self.points}" if self.points else self.message


@dataclass(frozen=True)
class Answers:
    """The answers of a hive: its solutions, best first, and a container of all known words.

    `answers_of` creates them from a lexicon.
    """

    hive: Hive
    solutions: Sequence[Solution]
    words: Container[str]

    @cached_property
    def likely(self) -> dict[str, Solution]:
        """The solutions that count toward the rank, by word."""
        return {found.word: found for found in self.solutions if found.likely}

    @cached_property
    def total(self) -> int:
        """The points of all likely words together, of which each rank is a percentage."""
        return sum(found.points for found in self.solutions if found.likely)

    def written(self, words: Iterable[str]) -> dict[str, str]:
        """Return the written forms of those words that have one, by word."""
        known = [self.likely.get(word) or self.possible.get(word) for word in words]
        return {found.word: found.written for found in known if found and found.written}

    @cached_property
    def possible(self) -> dict[str, Solution]:
        """The solutions that are bonus words, by word."""
        return {found.word: found for found in self.solutions if not found.likely}


def check(answers: Answers, guess: str, found: Collection[str] = ()) -> Verdict:
    """Return the verdict on a guess, given the words that were found before it.

    The message of an empty guess is empty.

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
    word = word_of(guess, answers.hive)
    kind = _kind(answers, word, found)
    if kind in (Kind.WORD, Kind.PANGRAM):
        points = answers.likely[word].points
        return Verdict(kind, word, MESSAGES.get(kind) or praise(points), points)
    if kind == Kind.OFF_CENTER and word in answers.words:
        return Verdict(kind, word, OFF_CENTER_WORD, 0)
    if kind == Kind.INCOMPLETE:
        letters = ", ".join(lacking(answers.hive, word))
        return Verdict(kind, word, INCOMPLETE_GUESS.format(letters=letters), 0)
    return Verdict(kind, word, MESSAGES[kind], 0)


def lacking(hive: Hive, word: str) -> list[str]:
    """Return the required letters of a hive that a word lacks, as capitals.

    >>> lacking(Hive.parse("VCTAOEN", extra="NE"), "vocation")
    ['E']
    """
    return [hive.alphabet.capitals(letter) for letter in hive.required if letter not in word]


def praise(points: int) -> str:
    """Return the message for an accepted word that is not a pangram, by its points."""
    return "Awesome!" if points >= AWESOME_POINTS else "Nice!" if points >= NICE_POINTS else "Good!"


def _kind(answers: Answers, word: str, found: Collection[str]) -> Kind:
    """Return the kind of verdict on a folded guess."""
    if not word:
        return Kind.EMPTY
    broken = misfit(answers.hive, word)
    if broken:
        return broken
    if word in found:  # before the look-up: the list may have dropped a found word
        return Kind.REPEATED
    answer = answers.likely.get(word)
    if answer:
        return Kind.PANGRAM if answer.pangram else Kind.WORD
    return Kind.BONUS if word in answers.possible else Kind.UNKNOWN
