"""Solves hives with a lexicon: finds the words of a hive, best first.

The words of a mask answer many hives, so their solutions are computed once and cached: solving a
hive is then a few look-ups and one sort. A cache holds up to `CACHED_MASKS` masks and is cleared
when it is full; the two caches used last are kept, one for each lexicon, likelihood of likely
words, minimum length and edition.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter

from .editions import Edition
from .hive import Hive
from .letters import Mask
from .lexicon import Lexicon
from .pack.reading import candidates, lookups
from .solution import Row, Solution, rows_of, within_counts
from .solvers import Solver

CACHED_MASKS = 8192
_TEXT = itemgetter(0)


def solve(
    hive: Hive, lexicon: Lexicon, *, solver: Solver | None = None, likely: float | None = None
) -> list[Solution]:
    """Return every word of the lexicon that fits the hive, likely and possible ones.

    Pangrams come first, then longer words; words of equal length are in alphabetical order. Words
    are likely if their likelihood is at least `likely` (default: the lexicon's threshold). A solver
    may find the masks instead of the lexicon itself.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    boundary = lexicon.likely if likely is None else likely
    if solver is None and lookups(hive) > CACHED_MASKS:
        found = chain.from_iterable(lexicon.of(hive))
        rows = rows_of(found, hive, boundary, lexicon.threshold)
    else:
        masks = solver.find(hive) if solver else candidates(hive)
        rows = _cached(lexicon, boundary, hive.minimum, hive.edition).of(hive, masks)
    rows.sort(key=_TEXT)
    return within_counts(hive, [solution for _, solution in rows], boundary)


class _Rows(dict[Mask, list[Row]]):
    """The solutions among the words of each mask.

    The key `~mask`, a negative number, has the words of `mask` as pangrams.
    """

    def __init__(self, lexicon: Lexicon, boundary: float, minimum: int, edition: Edition) -> None:
        self.lexicon, self.boundary = lexicon, boundary

    def of(self, hive: Hive, masks: Sequence[Mask]) -> list[Row]:
        """Return the solutions of a hive among the words of some masks."""
        rows, pangrams = list[Row](), hive.mask
        try:
            for mask in masks:
                rows += self[mask if mask != pangrams else ~mask]
        except KeyError:
            self.read(hive, masks)
            return self.of(hive, masks)
        return rows

    def read(self, hive: Hive, masks: Sequence[Mask]) -> None:
        """Read the words of those masks that are not cached."""
        if len(self) + len(masks) > CACHED_MASKS:
            self.clear()
        keys = {mask: mask if mask != hive.mask else ~mask for mask in masks}
        missing = [mask for mask, key in keys.items() if key not in self]
        self.update((keys[mask], []) for mask in missing)
        for word in chain.from_iterable(self.lexicon.look_up(missing)):
            self[keys[word[0]]] += rows_of([word], hive, self.boundary, self.lexicon.threshold)


_cached = lru_cache(maxsize=2)(_Rows)
