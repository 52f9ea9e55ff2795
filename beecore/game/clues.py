"""Clues: parts of a missing word, revealed step by step to a player who is stuck.

There is one kind of clue, and two ways to get it. In "What am I missing?", the player raises the
step (`STEPS`) of each missing word; `clue_at` returns the clue for a step. In a game, the player
asks for one hint at a time; hints are counted and saved with the game, and `hints_of` returns their
clues. The definition of a word is looked up by the caller.

Each hint of a game is saved as a text: `grid`, `beginnings` and `triples`, the tables of `Hints`;
`coven:2`, `coven:3` and so on for the number of letters revealed, but never the last letter; and
`coven:meaning` for the definition. The number of missing words is not a hint, since every player
sees it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import choice
from typing import TypedDict

from ..hive import Hive, fits
from ..letters import capitals
from ..solution import Solution
from .guess import Answers
from .hints import Hints
from .state import Game, missing, once

HIDDEN, FIRST_LETTER, FIRST_TWO, DEFINITION, SCRAMBLED, ANSWER = range(6)
STEPS = (
    "nothing",
    "first letter and length",
    "first two letters",
    "meaning",
    "scrambled letters",
    "word",
)
"""What each step reveals in addition to the steps before it."""

TABLES = GRID, BEGINNINGS, TRIPLES = "grid", "beginnings", "triples"
"""The hints of a game that count words: the grid, the two-letter and the three-letter list."""
WORD, LETTER, MEANING = "word", "letter", "meaning"
"""The hints that reveal words: the beginning of another missing word, one more letter of the
current word, and its definition."""


class Clue(TypedDict):
    """The part of a missing word that is revealed."""

    beginning: str  # the first letters
    length: int  # 0 if it is not revealed
    letters: str  # all letters in another order; empty if they are not revealed
    word: str  # the word, to look up its definition; empty if that is not revealed


class HintsView(TypedDict):
    """The hints of a game about its missing words."""

    words: int
    pangrams: int
    used: int
    grid: list[list[str]]  # see `Hints`; counts missing words only; empty until asked for
    pairs: list[list[str]]  # as `grid`, in `Hints`
    triples: list[list[str]]  # as `grid`
    shown: list[Clue]  # the current word first, then the words before it


def clue_at(step: int, word: str) -> Clue:
    """Return the clue for a word at one of `STEPS`.

    >>> clue_at(FIRST_TWO, "coven")
    {'beginning': 'co', 'length': 5, 'letters': '', 'word': ''}
    >>> clue_at(SCRAMBLED, "coven")["letters"]
    'cenov'
    """
    count = len(word) if step >= ANSWER else min(step, FIRST_TWO)
    clue = _clue(word, count, step >= DEFINITION)
    clue["length"] = len(word) if step else 0
    clue["letters"] = _scrambled(word) if step >= SCRAMBLED else ""
    return clue


def dashed(clue: Clue) -> str:
    """Return the beginning of a word in capitals, with a dash for each other letter.

    >>> dashed(clue_at(FIRST_TWO, "coven"))
    'CO---'
    """
    return capitals(clue["beginning"]).ljust(clue["length"], "-")


def ask(
    game: Game, answers: Answers, what: str, draw: Callable[[Sequence[str]], str] = choice
) -> Game:
    """Return the game with one more hint, or unchanged if that hint cannot be given.

    `what` is one of `TABLES`, or `WORD`, `LETTER`, or `MEANING`.

    The current word is the latest word with a hint that is still missing. If there is none, asking
    for a letter starts another word, which `draw` chooses from the missing words without a hint.

    >>> from beecore.game.guess import Answers
    >>> from beecore.solution import solution_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = Answers(hive, [solution_of("coven", False, 1.0, 0.5, "")], ())
    >>> game = Game(hive)
    >>> for what in (WORD, LETTER, MEANING):
    ...     game = ask(game, answers, what)
    >>> game.hints
    ('coven:2', 'coven:3', 'coven:meaning')
    """
    left = [] if game.revealed else [found.word for found in missing(game, answers)]
    hint = _hint(game.hints, left, what, draw)
    if not hint or hint in game.hints:
        return game
    return replace(game, hints=(*game.hints, hint))


def hints_of(game: Game, ours: Sequence[Solution], left: Sequence[Solution]) -> HintsView:
    """Return the hints of a game, given the words found and the missing words."""
    given = [table for table in TABLES if table in game.hints]
    hints = Hints.of(game.hive, left, ours) if given else None
    return {
        "words": len(left),
        "pangrams": sum(found.pangram for found in left),
        "used": len(game.hints),
        "grid": hints.grid if hints and GRID in given else [],
        "pairs": hints.pairs if hints and BEGINNINGS in given else [],
        "triples": hints.triples if hints and TRIPLES in given else [],
        "shown": [
            _clue(word, _count(game.hints, word), f"{word}:{MEANING}" in game.hints)
            for word in _hinted(game.hints, [found.word for found in left])
        ],
    }


def is_hint(hive: Hive, hint: str) -> bool:
    """Return whether a text is the saved form of a hint that a game on the hive can have.

    >>> hints = ["grid", "coven:2", "coven:5", "rate:2"]
    >>> [is_hint(Hive.parse("VCTAOEN"), hint) for hint in hints]
    [True, True, False, False]
    """
    word, mark, detail = hint.partition(":")
    if not mark:
        return hint in TABLES
    counts = [str(count) for count in range(_first_count(word), len(word))]
    return fits(hive, word) and detail in [MEANING, *counts]


def _clue(word: str, count: int, is_defined: bool) -> Clue:
    """Return a clue with the first `count` letters of a word and its length.

    If `is_defined`, the clue names the word, so that its definition can be looked up.
    """
    return {
        "beginning": word[:count],
        "length": len(word),
        "letters": "",
        "word": word if is_defined else "",
    }


def _scrambled(word: str) -> str:
    """Return a word's letters in alphabetical order, or reversed if that order spells the word."""
    letters = "".join(sorted(word))
    return "".join(reversed(letters)) if letters == word else letters


def _hint(
    hints: Sequence[str], left: Sequence[str], what: str, draw: Callable[[Sequence[str]], str]
) -> str:
    """Return the requested hint in its saved form; empty if it cannot be given."""
    if what in TABLES:
        return what if left else ""
    hinted = _hinted(hints, left)
    if what == WORD or (what == LETTER and not hinted):
        fresh = [word for word in left if word not in hinted]
        word = draw(fresh) if fresh else ""
        return word and f"{word}:{_first_count(word)}"
    if what not in (LETTER, MEANING) or not hinted:
        return ""
    word = hinted[0]
    if what == MEANING:
        return f"{word}:{MEANING}"
    count = _count(hints, word) + 1
    return f"{word}:{count}" if count < len(word) else ""


def _hinted(hints: Sequence[str], left: Sequence[str]) -> tuple[str, ...]:
    """Return the missing words that have hints, the latest first."""
    words = once([hint.split(":")[0] for hint in reversed(hints) if ":" in hint])
    return tuple([word for word in words if word in left])


def _count(hints: Sequence[str], word: str) -> int:
    """Return how many letters of a word the hints reveal."""
    details = [hint.split(":")[1] for hint in hints if hint.startswith(word + ":")]
    return max([_first_count(word), *(int(count) for count in details if count != MEANING)])


def _first_count(word: str) -> int:
    """Return how many letters the first hint reveals: two, but never the last letter."""
    return min(FIRST_TWO, len(word) - 1)
