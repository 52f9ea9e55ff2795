"""The rules of a hive: which of them a word breaks, and the verdicts a guess can get."""

from enum import StrEnum

from .hive import MAX_WORD_LENGTH, Hive


class Kind(StrEnum):
    """The kind of verdict on a guess: a broken rule, or the sort of word that was found."""

    EMPTY = "empty"
    SHORT = "short"
    LONG = "long"
    BAD_LETTERS = "bad letters"
    OFF_CENTER = "off center"
    INCOMPLETE = "incomplete"
    OVERUSED = "overused"
    UNKNOWN = "unknown"
    REPEATED = "repeated"
    OVER = "over"
    WORD = "word"
    PANGRAM = "pangram"
    BONUS = "bonus"


def misfit(hive: Hive, word: str) -> Kind | None:
    """Return the first rule of the hive that a lower-case word breaks; None if the word fits.

    A word that fits may be an answer, whether or not any word list has it.

    >>> hive = Hive.parse("VCTAOEN")
    >>> [str(misfit(hive, word)) for word in ("eve", "cover", "octane", "vanco")]
    ['short', 'bad letters', 'off center', 'None']
    """
    if len(word) < hive.minimum:
        return Kind.SHORT
    if len(word) > MAX_WORD_LENGTH:
        return Kind.LONG
    if not set(word) <= set(hive.letters):
        return Kind.BAD_LETTERS
    if hive.center not in word:
        return Kind.OFF_CENTER
    if not set(hive.required) <= set(word):
        return Kind.INCOMPLETE
    if hive.overused(word):
        return Kind.OVERUSED
    return None


def fits(hive: Hive, word: str) -> bool:
    """Return whether a lower-case word may be an answer of the hive."""
    return misfit(hive, word) is None
