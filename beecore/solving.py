"""Solving as people see it: the words of a hive, best first.

The words of a mask answer many hives, so what they are as answers is worked out once and kept for
the `KEPT` masks used last: solving is then a few look-ups and one sort.
"""

from functools import lru_cache
from operator import itemgetter

from .hive import Hive
from .letters import Mask
from .lexicon import Lexicon
from .solution import Solution, order, solution
from .solvers import Solver, solver_for

KEPT = 8192


def solve(
    hive: Hive, lexicon: Lexicon, *, solver: Solver | None = None, likely: float | None = None
) -> list[Solution]:
    """Return every word of the lexicon that answers the hive, likely and possible ones.

    Pangrams come first, then longer words before shorter ones, then by alphabet. Words are likely
    from the probability `likely` on, the lexicon's own if none is given; without a solver the one
    that is cheapest for the hive is taken.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    solver = solver or solver_for(hive, lexicon)
    boundary = lexicon.likely if likely is None else likely
    rows: list[tuple[str, Solution]] = []
    for mask in solver.find(hive):
        rows += _rows(lexicon, mask, mask == hive.mask, boundary)
    rows.sort(key=itemgetter(0))
    return [found for _, found in rows if len(found.word) >= hive.minimum]


@lru_cache(maxsize=KEPT)
def _rows(
    lexicon: Lexicon, mask: Mask, pangram: bool, boundary: float
) -> list[tuple[str, Solution]]:
    """Return the words of a mask as answers, each after the text it is sorted by."""
    return [
        (order(word, pangram), solution(word, pangram, likelihood, boundary, reason))
        for word, likelihood, reason in lexicon.entries(mask)
    ]
