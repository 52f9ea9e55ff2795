"""Hints by degrees: what a player asks for, one at a time, and counted.

How many words are left is told to anyone. All beyond it is kept in the game as a text for each
hint: `grid` and `beginnings`, which are the parts of `Hints`; of a word how many of its letters are
shown, as `coven:2` and then `coven:3`, the last of them never; and that its meaning is told, as
`coven:meaning`. What a word means is looked up elsewhere.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import choice
from typing import TypedDict

from ..hive import Hive
from ..rules import fits
from ..solution import Solution
from .guess import Answers
from .hints import Hints
from .state import Game, missing, once

GRID, BEGINNINGS, WORD, LETTER, MEANING = "grid", "beginnings", "word", "letter", "meaning"
"""What can be asked for: the grid, the two-letter list, how one more word begins, the next letter
of the word in hand, and its meaning."""
SHOWN_FIRST = 2


class ShownHint(TypedDict):
    """What is told of a missing word."""

    beginning: str
    length: int
    word: str  # all of it, to look its meaning up; empty until that is asked for


class HintsView(TypedDict):
    """The hints of a game, for the words that are missing."""

    words: int
    pangrams: int
    used: int
    grid: list[list[str]]  # as in `Hints`, with the places of all words; empty until asked for
    pairs: list[list[str]]  # likewise
    shown: list[ShownHint]  # the word in hand first, then those before it


def ask(
    game: Game, answers: Answers, what: str, draw: Callable[[Sequence[str]], str] = choice
) -> Game:
    """Return the game with one more hint, or as it is if there is no such hint to be had.

    The word in hand is the one of the latest hint that is still missing; if there is none, the next
    letter asked for is that of a new one. `draw` picks it from the missing ones without a hint.

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
    """Return the hints of a game, given its words found and those missing."""
    has_grid, has_pairs = GRID in game.hints, BEGINNINGS in game.hints
    hints = Hints.of(game.hive, left, ours) if has_grid or has_pairs else None
    words = [found.word for found in left]
    return {
        "words": len(left),
        "pangrams": sum(found.pangram for found in left),
        "used": len(game.hints),
        "grid": hints.grid if hints and has_grid else [],
        "pairs": hints.pairs if hints and has_pairs else [],
        "shown": [
            {
                "beginning": word[: _letters(game.hints, word)],
                "length": len(word),
                "word": word if f"{word}:{MEANING}" in game.hints else "",
            }
            for word in _hinted(game.hints, words)
        ],
    }


def is_hint(hive: Hive, hint: str) -> bool:
    """Tell whether a hint could have been asked for in a hive.

    >>> hints = ["grid", "coven:2", "coven:5", "rate:2"]
    >>> [is_hint(Hive.parse("VCTAOEN"), hint) for hint in hints]
    [True, True, False, False]
    """
    word, mark, told = hint.partition(":")
    if not mark:
        return hint in (GRID, BEGINNINGS)
    letters = [str(count) for count in range(_first(word), len(word))]
    return fits(hive, word) and told in [MEANING, *letters]


def _hint(
    hints: Sequence[str], left: Sequence[str], what: str, draw: Callable[[Sequence[str]], str]
) -> str:
    """Return the hint that is asked for; empty if it cannot be had."""
    if what in (GRID, BEGINNINGS):
        return what if left else ""
    hinted = _hinted(hints, left)
    if what == WORD or (what == LETTER and not hinted):
        fresh = [word for word in left if word not in hinted]
        word = draw(fresh) if fresh else ""
        return word and f"{word}:{_first(word)}"
    if what not in (LETTER, MEANING) or not hinted:
        return ""
    word = hinted[0]
    if what == MEANING:
        return f"{word}:{MEANING}"
    count = _letters(hints, word) + 1
    return f"{word}:{count}" if count < len(word) else ""


def _hinted(hints: Sequence[str], left: Sequence[str]) -> tuple[str, ...]:
    """Return the missing words that hints were given for, the latest first."""
    words = once([hint.split(":")[0] for hint in reversed(hints) if ":" in hint])
    return tuple([word for word in words if word in left])


def _letters(hints: Sequence[str], word: str) -> int:
    """Return how many letters of a word are shown."""
    told = [hint.split(":")[1] for hint in hints if hint.startswith(word + ":")]
    return max([_first(word), *(int(count) for count in told if count != MEANING)])


def _first(word: str) -> int:
    """Return how many letters its first hint shows: never the last one of a short word."""
    return min(SHOWN_FIRST, len(word) - 1)
