"""Points: what a word is worth in a hive, and what makes it special."""

from .hive import Hive
from .letters import mask_of

PANGRAM_BONUS = 7


def is_pangram(word: str, hive: Hive) -> bool:
    """Tell whether a word uses every letter of the hive."""
    return mask_of(word) == hive.mask


def is_perfect(word: str, hive: Hive) -> bool:
    """Tell whether a word uses every letter of the hive exactly once."""
    return len(word) == len(hive.letters) and is_pangram(word, hive)


def points(word: str, hive: Hive) -> int:
    """Return the points of a word: 1 for four letters or fewer, else its length; pangrams 7 more.

    >>> hive = Hive.parse("VCTAOEN")
    >>> points("cave", hive), points("octave", hive), points("covenant", hive)
    (1, 6, 15)
    """
    length = len(word)
    return (length if length > 4 else 1) + PANGRAM_BONUS * is_pangram(word, hive)
