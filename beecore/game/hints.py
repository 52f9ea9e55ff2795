"""Hints: how many words a hive has and how they begin, without a word itself being told.

Three parts, as players know them: a line of figures, a grid that counts words by first letter and
length, and a list that counts them by their first two letters. Given the words still missing
instead of all, the same hints are what is left to find.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypedDict, TypeVar

from ..hive import Hive
from ..solution import Solution, Summary, summary

T = TypeVar("T")

NONE = "-"
SUM = "Σ"


class HintsData(TypedDict):
    """Hints as plain data; each part is what `Hints` calls so."""

    line: str
    grid: list[list[str]]
    pairs: list[list[str]]


@dataclass(frozen=True)
class Hints:
    """What is told of some words of a hive.

    `counts[letter, length]` is how many begin with a letter and have a length; `beginnings[two]`
    how many begin with two letters. Letters are in lower case.
    """

    summary: Summary
    counts: dict[tuple[str, int], int]
    beginnings: dict[str, int]

    @classmethod
    def of(cls, hive: Hive, solutions: Sequence[Solution]) -> "Hints":
        words = [found.word for found in solutions]
        return cls(
            summary(hive, solutions),
            _tally([(word[0], len(word)) for word in words]),
            _tally([word[:2] for word in words]),
        )

    @property
    def line(self) -> str:
        """The figures in a line; the bracket and BINGO only when there is cause.

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
        """The grid as rows of cells, the head first: lengths; letters, counts, sums; sums.

        Only letters and lengths that words have are in it; `-` stands for none.
        """
        letters = sorted({letter for letter, _ in self.counts})
        lengths = sorted({length for _, length in self.counts})
        rows = [[self.counts.get((letter, size), 0) for size in lengths] for letter in letters]
        rows.append([sum(column) for column in zip(*rows, strict=True)])
        heads = [*(letter.upper() for letter in letters), SUM]
        return [
            ["", *map(str, lengths), SUM],
            *(
                [head, *(str(count or NONE) for count in [*row, sum(row)])]
                for head, row in zip(heads, rows, strict=True)
            ),
        ]

    @property
    def pairs(self) -> list[list[str]]:
        """The two-letter list, a line for each first letter: `CA-3`, `CO-9`."""
        lines: list[list[str]] = []
        for pair in sorted(self.beginnings):
            if not lines or lines[-1][0][0] != pair[0].upper():
                lines.append([])
            lines[-1].append(f"{pair.upper()}-{self.beginnings[pair]}")
        return lines

    def as_data(self) -> HintsData:
        return {"line": self.line, "grid": self.grid, "pairs": self.pairs}

    def __str__(self) -> str:
        """Return the three parts as text for a terminal."""
        width = max(len(cell) for row in self.grid for cell in row) + 2
        grid = ["".join([f"{cell:>{width}}" for cell in row]) for row in self.grid]
        pairs = [" ".join(line) for line in self.pairs]
        return "\n".join([self.line, "", *grid, "", *pairs])


def _tally(things: Iterable[T]) -> dict[T, int]:
    """Return how often each thing is there."""
    tally: dict[T, int] = {}
    for thing in things:
        tally[thing] = tally.get(thing, 0) + 1
    return tally
