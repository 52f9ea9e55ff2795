"""The words of a hive that a player has not found, with their counts."""

from collections.abc import Sequence
from typing import TypedDict

from ..editions import genius
from ..hive import Hive, Kind, fits, is_pangram, misfit
from ..reading import REMARKS
from ..solution import Solution
from .guess import Answers
from .hints import Hints
from .state import Game, credited, missing, once


class Remaining(TypedDict):
    """The words of a hive that a player has found, and those still missing.

    Screens do not show the missing words: they reveal each one step by step, see `clues`.
    """

    found: list[str]  # words that count, in the order found
    of: int  # the number of words of the hive, including those found
    points: int  # of the words found
    to_genius: int  # points needed; 0 once it is reached
    pangrams: int  # left to find
    line: str  # the totals of the missing words; `grid` and `pairs` count them, see `Hints`
    grid: list[list[str]]
    pairs: list[list[str]]
    words: list[str]  # missing words: by first letter, then shorter ones first
    doubted: list[str]  # fit the hive but do not count, since they are unlikely
    written: dict[str, str]  # the written forms of the words found, missing or doubted
    unlisted: list[str]  # fit the hive but are not in the word list, such as misspelled words
    misfits: list[str]  # long enough, but break a rule of the hive, without `REMARKS`


def remaining(game: Game, answers: Answers, words: Sequence[str] = ()) -> Remaining:
    """Return the words missing in a game on a hive.

    `words` are further words that the player found; those that are not answers do not count.

    >>> from beecore import Hive, Lexicon
    >>> from beecore.game import answers_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = answers_of(hive, Lexicon.from_words(["cave", "coven", "vent"]))
    >>> left = remaining(Game(hive), answers, ["cave", "cover", "eve", "vanco"])
    >>> left["words"], left["unlisted"], left["misfits"], left["to_genius"]
    (['coven', 'vent'], ['vanco'], ['cover'], 4)
    """
    ours = credited(game, answers)
    known = {found.word for found in ours}
    entered = once(words)
    also = [answers.likely[word] for word in entered if word in answers.likely]
    ours += [found for found in also if found.word not in known]
    known = {found.word for found in ours}
    left = [found for found in missing(game, answers) if found.word not in known]
    hints = Hints.of(game.hive, left, ours)
    score = sum(found.points for found in ours)
    total = score + sum(found.points for found in left)
    in_order = game.hive.alphabet.alphabetical

    def by_beginning(found: Solution) -> tuple[str, int, str]:
        return in_order(found.word[0]), len(found.word), in_order(found.word)

    others = [word for word in entered if word not in known]
    fitting = [word for word in others if fits(game.hive, word)]
    listed = [found.word for found in ours + left] + fitting
    return {
        "found": [found.word for found in ours],
        "of": len(ours) + len(left),
        "points": score,
        "to_genius": max(0, genius(total, game.hive.edition) - score),
        "pangrams": sum(is_pangram(found.word, game.hive) for found in left),
        "line": hints.line,
        "grid": hints.grid,
        "pairs": hints.pairs,
        "words": [found.word for found in sorted(left, key=by_beginning)],
        "doubted": [word for word in fitting if word in answers.possible],
        "written": answers.written(listed),
        "unlisted": [word for word in fitting if word not in answers.possible],
        "misfits": [word for word in others if _is_misfit(game.hive, word)],
    }


def _is_misfit(hive: Hive, word: str) -> bool:
    return word not in REMARKS and misfit(hive, word) not in (None, Kind.SHORT)
