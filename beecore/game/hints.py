"""Hints: tables that count words, clues that reveal a word step by step, and what is missing.

`Hints` counts words without revealing any: a line of totals, a grid that counts words by first
letter and length, and lists that count them by their first two or three letters. The words to count
are all words of a hive, or the words still missing.

A clue is a part of a missing word, for a player who is stuck. In "What am I missing?", the player
raises the step of each word in `remaining`; `clue_at` returns the clue for a step. In a game, the
player asks for one hint at a time; hints are counted and saved with the game, and `hints_of`
returns their clues. The definition of a word is looked up by the caller.

Each hint of a game is saved as a text: `grid`, `beginnings` and `triples`, the tables of `Hints`;
`coven:2`, `coven:3` and so on for the number of letters revealed, but never the last letter; and
`coven:meaning` for the definition. The number of missing words is not a hint, since every player
sees it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import choice
from typing import TypedDict, TypeVar

from ..editions import genius
from ..hive import Hive, VerdictKind, fits, misfit
from ..letters import Alphabet, capitals
from ..reading import REMARKS
from ..solution import Solution, Totals, summary
from .guess import Answers, Game, credited_words, missing_words, once, points_of

T = TypeVar("T")

NONE = "-"
SUM = "Σ"

HIDDEN, FIRST_LETTER, FIRST_TWO, DEFINITION, SCRAMBLED, ANSWER = range(6)
"""The steps of a clue, each of which reveals more; the first letter comes with the length."""

TABLES = GRID, BEGINNINGS, TRIPLES = "grid", "beginnings", "triples"
"""The hints of a game that count words: the grid, the two-letter and the three-letter list."""
WORD, LETTER, MEANING = "word", "letter", "meaning"
"""The hints that reveal words: the beginning of another missing word, one more letter of a word
that has a hint, and its definition."""


@dataclass(frozen=True)
class Hints:
    """The counts of some words of a hive.

    `counts[letter, length]` counts words by first letter and length, `by_two` by their first two
    letters, and `by_three` by their first three; a count is 0 if all such words are found. Letters
    are in lower case.
    """

    summary: Totals
    counts: dict[tuple[str, int], int]
    by_two: dict[str, int]
    by_three: dict[str, int]
    alphabet: Alphabet

    @classmethod
    def of(
        cls, hive: Hive, solutions: Sequence[Solution], done: Sequence[Solution] = ()
    ) -> "Hints":
        """Count some solutions; those in `done` add 0, so that their cells are not left out."""
        words = [(solution.word, 1) for solution in solutions]
        words += [(solution.word, 0) for solution in done]
        return cls(
            summary(hive, solutions),
            _tally([((word[0], len(word)), count) for word, count in words]),
            _tally([(word[:2], count) for word, count in words]),
            _tally([(word[:3], count) for word, count in words]),
            hive.alphabet,
        )

    @property
    def line(self) -> str:
        """The totals as a line; perfect pangrams and BINGO appear only if there are any.

        >>> from beecore import Lexicon, solve
        >>> hive = Hive.parse("ont")
        >>> Hints.of(hive, solve(hive, Lexicon.from_words(["noon", "onto"]))).line
        'WORDS: 2, POINTS: 9, PANGRAMS: 1'
        """
        words, points, pangrams, perfect, bingo = self.summary
        bracket = f" ({perfect} Perfect)" if perfect else ""
        figures = f"WORDS: {words}, POINTS: {points}, PANGRAMS: {pangrams}{bracket}"
        return figures + ", BINGO" * bingo

    @property
    def grid(self) -> list[list[str]]:
        """The grid as rows of cells.

        The first row has the lengths, the last row and the last column have sums. Only letters and
        lengths of words are in it. `-` means that there are no such words, 0 that all are found.
        """
        letters = sorted({letter for letter, _ in self.counts}, key=self.alphabet.alphabetical)
        lengths = sorted({length for _, length in self.counts})
        rows = [[self.counts.get((letter, size)) for size in lengths] for letter in letters]
        rows.append([_sum(column) for column in zip(*rows, strict=True)])
        heads = [*map(self.alphabet.capitals, letters), SUM]
        return [
            ["", *map(str, lengths), SUM],
            *(
                [head, *(NONE if count is None else str(count) for count in [*row, _sum(row)])]
                for head, row in zip(heads, rows, strict=True)
            ),
        ]

    @property
    def pairs(self) -> list[list[str]]:
        """The two-letter list, one row for each first letter: `CA-3`, `CO-9`."""
        return _lines(self.by_two, self.alphabet)

    @property
    def triples(self) -> list[list[str]]:
        """The three-letter list, one row for each first letter: `CAV-2`, `CON-4`."""
        return _lines(self.by_three, self.alphabet)

    def __str__(self) -> str:
        """Return the line, the grid, and the two-letter list as text for a terminal."""
        return "\n\n".join([self.line, aligned(self.grid), spaced(self.pairs)])


def aligned(grid: Sequence[Sequence[str]]) -> str:
    """Return a grid as text for a terminal."""
    width = max(len(cell) for row in grid for cell in row) + 2
    return "\n".join(["".join([f"{cell:>{width}}" for cell in row]) for row in grid])


def spaced(pairs: Sequence[Sequence[str]]) -> str:
    """Return a two-letter list as text for a terminal."""
    return "\n".join([" ".join(line) for line in pairs])


def _tally(items: Iterable[tuple[T, int]]) -> dict[T, int]:
    """Return the total count of each item, given pairs of an item and a count."""
    tally: dict[T, int] = {}
    for item, count in items:
        tally[item] = tally.get(item, 0) + count
    return tally


def _lines(beginnings: dict[str, int], alphabet: Alphabet) -> list[list[str]]:
    """Return texts such as `CA-3`, in one row for each first letter."""
    lines: list[list[str]] = []
    for letters in sorted(beginnings, key=alphabet.alphabetical):
        beginning = alphabet.capitals(letters)
        if not lines or lines[-1][0][0] != beginning[0]:
            lines.append([])
        lines[-1].append(f"{beginning}-{beginnings[letters]}")
    return lines


def _sum(counts: Iterable[int | None]) -> int | None:
    """Return the sum of the counts that are not None; None if there are none."""
    numbers = [count for count in counts if count is not None]
    return sum(numbers) if numbers else None


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
    clues: list[Clue]  # the one that was asked for last first


def clue_at(step: int, word: str) -> Clue:
    """Return the clue for a word at a step, from `HIDDEN` to `ANSWER`.

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

    `what` is one of `TABLES`, or `WORD`, `LETTER`, or `MEANING`. The last two are about the first
    of the clues in `HintsView`, or about another one, which a number names: `letter 1` is about the
    second. If there is no clue, asking for a letter starts a word, which `draw` chooses from the
    missing words without a hint, as for `WORD`.

    >>> from beecore.solution import solution_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = Answers(hive, [solution_of("coven", False, 1.0, 0.5, "")], ())
    >>> game = Game(hive)
    >>> for what in (WORD, LETTER, MEANING):
    ...     game = ask(game, answers, what)
    >>> game.hints
    ('coven:2', 'coven:3', 'coven:meaning')
    """
    missing = [] if game.revealed else _words(missing_words(game, answers))
    hint = _hint(game.hints, missing, what, draw)
    if not hint or hint in game.hints:
        return game
    return replace(game, hints=(*game.hints, hint))


def hints_of(game: Game, credited: Sequence[Solution], missing: Sequence[Solution]) -> HintsView:
    """Return the hints of a game, given its words that count and its missing words."""
    given = [table for table in TABLES if table in game.hints]
    hints = Hints.of(game.hive, missing, credited) if given else None
    return {
        "words": len(missing),
        "pangrams": sum(solution.pangram for solution in missing),
        "used": len(game.hints),
        "grid": hints.grid if hints and GRID in given else [],
        "pairs": hints.pairs if hints and BEGINNINGS in given else [],
        "triples": hints.triples if hints and TRIPLES in given else [],
        "clues": [
            _clue(word, _count(game.hints, word), f"{word}:{MEANING}" in game.hints)
            for word in _hinted(game.hints, _words(missing))
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
    hints: Sequence[str], missing: Sequence[str], what: str, draw: Callable[[Sequence[str]], str]
) -> str:
    """Return the requested hint in its saved form; empty if it cannot be given."""
    if what in TABLES:
        return what if missing else ""
    hinted = _hinted(hints, missing)
    if what == WORD or (what == LETTER and not hinted):
        fresh = [word for word in missing if word not in hinted]
        word = draw(fresh) if fresh else ""
        return word and f"{word}:{_first_count(word)}"
    what, _, place = what.partition(" ")
    if what not in (LETTER, MEANING) or int(place or 0) >= len(hinted):
        return ""
    word = hinted[int(place or 0)]
    if what == MEANING:
        return f"{word}:{MEANING}"
    count = _count(hints, word) + 1
    return f"{word}:{count}" if count < len(word) else ""


def _hinted(hints: Sequence[str], missing: Sequence[str]) -> tuple[str, ...]:
    """Return the missing words that have hints, those whose first hint is the latest first."""
    words = once([hint.split(":")[0] for hint in hints if ":" in hint])
    return tuple([word for word in reversed(words) if word in missing])


def _count(hints: Sequence[str], word: str) -> int:
    """Return how many letters of a word the hints reveal."""
    details = [hint.split(":")[1] for hint in hints if hint.startswith(word + ":")]
    return max([_first_count(word), *(int(count) for count in details if count != MEANING)])


def _first_count(word: str) -> int:
    """Return how many letters the first hint reveals: two, but never the last letter."""
    return min(FIRST_TWO, len(word) - 1)


def _words(solutions: Iterable[Solution]) -> list[str]:
    return [solution.word for solution in solutions]


class Remaining(TypedDict):
    """The words of a hive that a player has found, and those still missing.

    Screens do not show the missing words: they reveal each one step by step, see `clue_at`.
    """

    found: list[str]  # words that count, in the order found
    of: int  # the number of words of the hive, including those found
    points: int  # of the words found
    to_genius: int  # points needed; 0 once it is reached
    pangrams: int  # still to find
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
    >>> remains = remaining(Game(hive), answers, ["cave", "cover", "eve", "vanco"])
    >>> remains["words"], remains["unlisted"], remains["misfits"], remains["to_genius"]
    (['coven', 'vent'], ['vanco'], ['cover'], 4)
    """
    entered = once(words)
    listed = [word for word in entered if answers.is_likely(word) and word not in game.bonus]
    game = replace(game, found=once((*game.found, *listed)))
    credited, missing = credited_words(game, answers), missing_words(game, answers)
    hints = Hints.of(game.hive, missing, credited)
    score, total = points_of(credited), points_of([*credited, *missing])
    in_order = game.hive.alphabet.alphabetical

    def by_beginning(word: str) -> tuple[str, int, str]:
        return in_order(word[0]), len(word), in_order(word)

    counted = _words(credited)
    others = [word for word in entered if word not in counted]
    fitting = [word for word in others if fits(game.hive, word)]
    return {
        "found": counted,
        "of": len(credited) + len(missing),
        "points": score,
        "to_genius": max(0, genius(total, game.hive.edition) - score),
        "pangrams": sum(solution.pangram for solution in missing),
        "line": hints.line,
        "grid": hints.grid,
        "pairs": hints.pairs,
        "words": sorted(_words(missing), key=by_beginning),
        "doubted": [word for word in fitting if answers.solution(word)],
        "written": answers.written([*counted, *_words(missing), *fitting]),
        "unlisted": [word for word in fitting if not answers.solution(word)],
        "misfits": [word for word in others if _is_misfit(game.hive, word)],
    }


def _is_misfit(hive: Hive, word: str) -> bool:
    return word not in REMARKS and misfit(hive, word) not in (None, VerdictKind.SHORT)
