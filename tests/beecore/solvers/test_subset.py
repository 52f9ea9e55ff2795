"""Lookups of every mask that could answer a hive."""

from beecore import Hive, Lexicon
from beecore.letters import ORDER
from beecore.pack.reading import lookups
from beecore.solvers import Visits
from beecore.solvers.subset import SubsetSolver
from tests.oracles import HIVE

MANY = Lexicon.from_words(first + second for first in ORDER for second in ORDER)


def test_each_optional_letter_doubles_the_lookups() -> None:
    assert lookups(HIVE) == 64
    assert lookups(Hive("vctaoen", extra="ne")) == 16
    assert lookups(Hive("vctaoen", extra="ctaoen")) == 1
    assert lookups(Hive(ORDER)) == 1 << 25


def test_visits_no_more_masks_than_there_are() -> None:
    assert SubsetSolver(MANY).visited(HIVE) == Visits(64)
    assert SubsetSolver(Lexicon.from_words(ORDER)).visited(HIVE) == Visits(26)


class Counting(frozenset[int]):
    """The masks of a lexicon; counts its lookups."""

    asked = 0

    def __contains__(self, mask: object) -> bool:
        self.asked += 1
        return super().__contains__(mask)


def test_performs_the_predicted_lookups_or_scans_a_smaller_lexicon() -> None:
    solver = SubsetSolver(MANY)
    solver.known = known = Counting(MANY.masks)
    for hive, asked in (HIVE, 64), (Hive(ORDER[:8], extra=ORDER[1]), 64), (Hive(ORDER), 0):
        known.asked = 0
        assert len(solver.find(hive)) == sum(
            mask & hive.deciding_mask == hive.required_mask for mask in MANY.masks
        )
        assert known.asked == asked
