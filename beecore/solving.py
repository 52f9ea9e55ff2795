"""Solves hives with a lexicon: finds the words of a hive, best first.

The words of a mask answer many hives, so their solutions are computed once and cached: solving a
hive is then a few look-ups and one sort. The cache holds the `CACHED_MASKS` masks used last, for
each of the two lexicons used last. Measured: a hive solved again takes a tenth of its first time; a
cached mask takes 1.8 kB, the full cache 15 MB, and the words of a lexicon's masks at most 18 MB
more (see `Lexicon.words`).
"""

from collections.abc import Callable
from functools import lru_cache, partial
from operator import itemgetter
from typing import TypeAlias

from .hive import Hive
from .letters import Mask
from .lexicon import Lexicon
from .solution import Solution, order, solution_of
from .solvers import Solver, solver_for

CACHED_MASKS = 8192

_Rows: TypeAlias = list[tuple[str, Solution]]
"""Solutions, each after the text that it is sorted by."""


def solve(
    hive: Hive, lexicon: Lexicon, *, solver: Solver | None = None, likely: float | None = None
) -> list[Solution]:
    """Return every word of the lexicon that fits the hive, likely and possible ones.

    Pangrams come first, then longer words; words of equal length are in alphabetical order. Words
    are likely from the likelihood `likely` on (default: the lexicon's). Without a solver, the
    fastest one for the hive is used.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    solver = solver or solver_for(hive, lexicon)
    boundary = lexicon.likely if likely is None else likely
    rows_of, rows = _cached_rows(lexicon), []
    for mask in solver.find(hive):
        rows += rows_of(mask, mask == hive.mask, boundary)
    rows.sort(key=itemgetter(0))
    return [found for _, found in rows if len(found.word) >= hive.minimum]


@lru_cache(maxsize=2)
def _cached_rows(lexicon: Lexicon) -> Callable[[Mask, bool, float], _Rows]:
    """Return the function `_rows` for a lexicon, with a cache."""
    return lru_cache(CACHED_MASKS)(partial(_rows, lexicon))


def _rows(lexicon: Lexicon, mask: Mask, pangram: bool, boundary: float) -> _Rows:
    """Return the solutions among the words of a mask, which are pangrams or not."""
    return [
        (order(word, pangram), solution_of(word, pangram, likelihood, boundary, reason))
        for word, likelihood, reason in lexicon.entries(mask)
    ]
