"""Clues: what is told of a missing word, by degrees, to somebody who is stuck.

First its first letter and length, then two letters, what it means, its letters in another order,
and at last the word. Nothing is told before it is asked for.
"""

from typing import TypedDict

HIDDEN, LETTER, TWO, MEANING, LETTERS, WORD = range(6)
DEGREES = ("nothing", "first letter and length", "two letters", "meaning", "letters", "word")
"""What each degree tells beside those before it."""


class Clue(TypedDict):
    """What is told of a word; its meaning is looked up elsewhere."""

    beginning: str  # the letters shown, all of them in the end
    length: int  # 0 while it is hidden
    is_defined: bool  # its meaning is told
    letters: str  # all of them, in another order; empty until that is asked for


def clue(word: str, degree: int) -> Clue:
    """Return what is told of a word.

    >>> clue("coven", TWO)
    {'beginning': 'co', 'length': 5, 'is_defined': False, 'letters': ''}
    >>> clue("coven", LETTERS)["letters"]
    'cenov'
    """
    shown = len(word) if degree >= WORD else min(degree, TWO)
    return {
        "beginning": word[:shown],
        "length": len(word) if degree else 0,
        "is_defined": degree >= MEANING,
        "letters": _shuffled(word) if degree >= LETTERS else "",
    }


def _shuffled(word: str) -> str:
    """Return the letters of a word by alphabet; backwards if that is the word."""
    letters = "".join(sorted(word))
    return "".join(reversed(letters)) if letters == word else letters
