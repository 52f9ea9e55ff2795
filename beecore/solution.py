"""Solutions: words that fit a hive, with their points and their totals."""

from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from .editions import ORIGINAL, Edition
from .hive import Hive, is_pangram
from .letters import ENGLISH, Alphabet
from .pack import LEVELS, PackedWord, PackedWords, Reason, reason_of

T = TypeVar("T")
Steps: TypeAlias = Generator[float, None, T]
"""Work in steps of some milliseconds, after each of which the page can respond. A step yields the
share of the work that is done; the last one returns the result."""

PART = 500  # solutions that a step can work on
_LAST = 0x7F  # the last ASCII character, since ASCII texts are compared fastest


class Solution(NamedTuple):
    """A word that fits a hive; `likelihood` is the probability that an editor accepts it.

    `written` is the word as it is written, such as épée, if that differs from its letters.
    """

    word: str
    points: int
    pangram: bool
    likelihood: float
    likely: bool
    reason: Reason
    written: str

    @property
    def shown(self) -> str:
        """The word as users see it."""
        return self.written or self.word


Row: TypeAlias = tuple[str, Solution]
"""A word that fits a hive, after the text that it is sorted by."""


class Totals(NamedTuple):
    """The totals of a list of solutions.

    A perfect pangram uses each letter once; `bingo` is True if every letter of the hive begins a
    word of the list.
    """

    words: int
    points: int
    pangrams: int
    perfect: int
    bingo: bool

    def __str__(self) -> str:
        """Return the totals as text.

        >>> str(Totals(2, 9, 1, 0, False))
        '2 words, 9 points, 1 pangram'
        >>> str(Totals(3, 17, 2, 1, True))
        '3 words, 17 points, 2 pangrams (1 perfect), BINGO'
        """
        totals = [counted(self.words, "word"), counted(self.points, "point")]
        perfect = f" ({self.perfect} perfect)" if self.perfect else ""
        totals.append(counted(self.pangrams, "pangram") + perfect)
        return ", ".join(totals + ["BINGO"] * self.bingo)


def solution_of(
    word: str,
    pangram: bool,
    likelihood: float,
    boundary: float,
    reason: Reason,
    edition: Edition = ORIGINAL,
    written: str = "",
) -> Solution:
    """Return a word as a solution, which is likely if its likelihood is at least `boundary`.

    >>> solution_of("cave", False, 0.4, 0.5, Reason.RARE)[:5]
    ('cave', 1, False, 0.4, False)
    """
    points = edition.points_of(len(word), pangram)
    is_likely = likelihood >= boundary
    return Solution(word, points, pangram, likelihood, is_likely, reason, written)


def rows_of(words: Iterable[PackedWord], hive: Hive, boundary: float, threshold: int) -> list[Row]:
    """Return the words that fit a hive, given words whose masks fit it.

    Words are likely if their likelihood is at least `boundary`; `threshold` is that of their pack.
    """
    rows, edition = [], hive.edition
    counts = edition.counts_letters  # which masks cannot tell
    for mask, word, level, code, written in words:
        if len(word) >= hive.minimum and not (counts and hive.overused(word)):
            pangram = is_pangram(word, hive) if counts else mask == hive.mask
            reason, likelihood = reason_of(code, level >= threshold), level / LEVELS
            solution = solution_of(word, pangram, likelihood, boundary, reason, edition, written)
            rows.append((order(word, pangram, hive.alphabet), solution))
    return rows


def finished(steps: Steps[T]) -> T:
    """Return the result of work in steps, done at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def parts(solutions: Sequence[Solution]) -> list[Sequence[Solution]]:
    """Return all solutions, a part for each step."""
    return [solutions[start : start + PART] for start in range(0, len(solutions), PART)]


def found_in_steps(words: PackedWords, hive: Hive, boundary: float) -> Steps[list[Solution]]:
    """Find the words of a hive, best first; they are likely from the likelihood `boundary`."""
    rows: dict[str, list[Row]] = {}  # by the beginning of the text that they are sorted by
    blocks = sum(pack.block_count for pack in words.packs)
    for number, block in enumerate(words.of(hive)):
        for row in rows_of(block, hive, boundary, words.threshold):
            rows.setdefault(row[0][:3], []).append(row)
        yield number / blocks
    solutions: list[Solution] = []
    for start in sorted(rows):
        solutions += [solution for _, solution in sorted(rows[start])]
        yield 1.0
    return solutions


def alphabetical_in_steps(hive: Hive, solutions: Sequence[Solution]) -> Steps[list[Solution]]:
    """Return solutions by alphabet. MicroPython's sort is slow for many that are sorted already."""
    rows: dict[str, list[Row]] = {}  # by the first letters
    for part in parts(solutions):
        for found in part:
            text = hive.alphabet.alphabetical(found.word)
            rows.setdefault(text[:2], []).append((text, found))
        yield 0.0
    in_order: list[Solution] = []
    for start in sorted(rows):
        in_order += [found for _, found in sorted(rows[start])]
        yield 0.0
    return in_order


def order(word: str, pangram: bool, alphabet: Alphabet = ENGLISH) -> str:
    """Return a text to sort words by: pangrams first, then longer words, then alphabetically.

    Words of 127 letters or more, which no dictionary has, are only in alphabetical order.

    >>> words = [("cave", False), ("covenant", True), ("convene", False), ("coven", False)]
    >>> [word for word, pangram in sorted(words, key=lambda each: order(*each))]
    ['covenant', 'convene', 'coven', 'cave']
    """
    kind = "+" if pangram else "-"
    return kind + chr(max(0, _LAST - len(word))) + alphabet.alphabetical(word)


def summary(hive: Hive, solutions: Sequence[Solution]) -> Totals:
    """Return the totals of a list of solutions.

    >>> onto = solution_of("onto", True, 1.0, 0.5, Reason.NONE)
    >>> noon = solution_of("noon", False, 1.0, 0.5, Reason.NONE)
    >>> summary(Hive.parse("ont"), [onto, noon])
    Totals(words=2, points=9, pangrams=1, perfect=0, bingo=False)
    """
    return finished(summary_in_steps(hive, solutions))


def summary_in_steps(hive: Hive, solutions: Sequence[Solution]) -> Steps[Totals]:
    """Return what `summary` returns."""
    points = 0
    pangrams: list[str] = []
    initials: set[str] = set()
    for part in parts(solutions):
        points += sum([solution.points for solution in part])
        pangrams += [solution.word for solution in part if solution.pangram]
        initials |= {solution.word[0] for solution in part}
        yield 0.0
    return Totals(
        len(solutions),
        points,
        len(pangrams),
        sum(len(word) == len(hive.letters) for word in pangrams),
        initials == set(hive.letters),
    )


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural except for 1.

    >>> counted(1, "word"), counted(2000, "word")
    ('1 word', '2,000 words')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
