"""Hints that count the words of a hive without revealing any word.

They have the three parts that players know: a line of totals, a grid that counts words by first
letter and length, and a list that counts words by their first two letters. A further list counts
words by their first three. The words to count are all words of a hive, or the words still missing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..hive import Hive
from ..letters import Alphabet
from ..solution import Solution, Summary, summary

T = TypeVar("T")

NONE = "-"
SUM = "Σ"


@dataclass(frozen=True)
class Hints:
    """The counts of some words of a hive.

    `counts[letter, length]` counts words by first letter and length, `by_two` by their first two
    letters, and `by_three` by their first three; a count is 0 if all such words are found. Letters
    are in lower case.
    """

    summary: Summary
    counts: dict[tuple[str, int], int]
    by_two: dict[str, int]
    by_three: dict[str, int]
    alphabet: Alphabet

    @classmethod
    def of(
        cls, hive: Hive, solutions: Sequence[Solution], done: Sequence[Solution] = ()
    ) -> "Hints":
        """Count some solutions; those in `done` add 0, so that their cells are not left out."""
        words = [(found.word, 1) for found in solutions] + [(found.word, 0) for found in done]
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
        """Return the three parts as text for a terminal."""
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
        begun = alphabet.capitals(letters)
        if not lines or lines[-1][0][0] != begun[0]:
            lines.append([])
        lines[-1].append(f"{begun}-{beginnings[letters]}")
    return lines


def _sum(counts: Iterable[int | None]) -> int | None:
    """Return the sum of the counts that are not None; None if there are none."""
    known = [count for count in counts if count is not None]
    return sum(known) if known else None
