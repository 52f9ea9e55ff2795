"""Solves hives with a lexicon: finds the words of a hive, best first.

The words of a mask answer many hives, so their solutions are computed once and cached: solving a
hive is then a few look-ups and one sort. A cache holds up to `CACHED_MASKS` masks and is cleared
when it is full; the two caches used last are kept, one for each lexicon, likelihood of likely
words, minimum length and edition. Measured: a hive solved again takes a tenth of its first time; a
cached mask takes 1.3 kB, a full cache 11 MB, and the words of a lexicon's masks at most 18 MB more
(see `Lexicon.words`).
"""

from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from .editions import Edition
from .hive import Hive
from .letters import Mask
from .lexicon import Lexicon
from .solution import Solution, order, solution_of, within_counts
from .solvers import Solver, solver_for

CACHED_MASKS = 8192

_Row: TypeAlias = tuple[str, Solution]
"""A solution, after the text that it is sorted by."""
_TEXT = itemgetter(0)


def solve(
    hive: Hive, lexicon: Lexicon, *, solver: Solver | None = None, likely: float | None = None
) -> list[Solution]:
    """Return every word of the lexicon that fits the hive, likely and possible ones.

    Pangrams come first, then longer words; words of equal length are in alphabetical order. Words
    are likely if their likelihood is at least `likely` (default: the lexicon's threshold). Without
    a solver, the fastest one for the hive is used.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    solver = solver or solver_for(hive, lexicon)
    boundary = lexicon.likely if likely is None else likely
    cached = _cached(lexicon, boundary, hive.minimum, hive.edition)
    rows: list[_Row] = []
    for mask in solver.find(hive):
        rows += cached[mask if mask != hive.mask else ~mask]
    rows.sort(key=_TEXT)
    return within_counts(hive, [found for _, found in rows], boundary)


class _Rows(dict[Mask, list[_Row]]):
    """The solutions among the words of each mask, computed when first asked for.

    The key `~mask`, a negative number, has the words of `mask` as pangrams.
    """

    def __init__(self, lexicon: Lexicon, boundary: float, minimum: int, edition: Edition) -> None:
        self.lexicon, self.boundary, self.minimum = lexicon, boundary, minimum
        self.edition = edition

    def __missing__(self, mask: Mask) -> list[_Row]:
        if len(self) >= CACHED_MASKS:
            self.clear()
        pangram = mask < 0
        rows = self[mask] = [
            (
                order(word, pangram),
                solution_of(
                    word, pangram, likelihood, self.boundary, reason, self.edition, written
                ),
            )
            for word, likelihood, reason, written in self.lexicon.entries(
                ~mask if pangram else mask
            )
            if len(word) >= self.minimum
        ]
        return rows


_cached = lru_cache(maxsize=2)(_Rows)
