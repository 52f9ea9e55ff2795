"""What remains of a hive to somebody who has found some of its words, and is stuck."""

from collections.abc import Sequence
from typing import TypedDict

from ..rules import fits
from ..scoring import GENIUS, RANKS, is_pangram, threshold
from ..solution import Solution
from .guess import Answers
from .hints import Hints
from .state import Game, credited, missing, once


class Remaining(TypedDict):
    """How far it is, and what is left; the words are for a caller to tell of, by degrees."""

    found: list[str]  # those that count, in the order found
    of: int  # how many there are, those found included
    points: int  # of the words found
    to_genius: int  # points to go; 0 once it is reached
    pangrams: int  # left to find
    line: str  # figures of what is left, as `Hints` has them, with its grid and list
    grid: list[list[str]]
    pairs: list[list[str]]
    words: list[str]  # left to find: by first letter, then shorter ones first
    doubted: list[str]  # that fit the hive and do not count: words not likely, or in no list


def remaining(game: Game, answers: Answers, words: Sequence[str] = ()) -> Remaining:
    """Return what remains of a hive, given a game on it and further words, of which those that are
    none of its answers do not count.

    >>> from beecore import Hive, Lexicon
    >>> from beecore.game import answers_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = answers_of(hive, Lexicon.from_words(["cave", "coven", "vent"]))
    >>> left = remaining(Game(hive), answers, ["cave", "words", "found", "vanco"])
    >>> left["words"], left["doubted"], left["to_genius"]
    (['coven', 'vent'], ['vanco'], 4)
    """
    ours = credited(game, answers)
    known = {found.word for found in ours}
    told = once(words)
    also = [answers.likely[word] for word in told if word in answers.likely]
    ours += [found for found in also if found.word not in known]
    known = {found.word for found in ours}
    left = [found for found in missing(game, answers) if found.word not in known]
    hints = Hints.of(game.hive, left, ours)
    score = sum(found.points for found in ours)
    total = score + sum(found.points for found in left)
    return {
        "found": [found.word for found in ours],
        "of": len(ours) + len(left),
        "points": score,
        "to_genius": max(0, threshold(dict(RANKS)[GENIUS], total) - score),
        "pangrams": sum(is_pangram(found.word, game.hive) for found in left),
        "line": hints.line,
        "grid": hints.grid,
        "pairs": hints.pairs,
        "words": [found.word for found in sorted(left, key=_by_beginning)],
        "doubted": [word for word in told if word not in known and fits(game.hive, word)],
    }


def _by_beginning(found: Solution) -> tuple[str, int, str]:
    return found.word[0], len(found.word), found.word
