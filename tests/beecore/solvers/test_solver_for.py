"""The choice between lookups and a scan."""

import pytest

from beecore import Hive, Lexicon
from beecore.letters import ORDER
from beecore.solvers import MASKS_PER_LOOKUP, Solver, solver_for
from beecore.solvers.hierarchy import HierarchySolver
from beecore.solvers.subset import SubsetSolver


def lexicon_of(masks: int) -> Lexicon:
    """Return a lexicon with a number of masks but no real words."""
    return Lexicon(range(1, masks + 1), ["a"] * masks, bytes(masks), bytes(masks), 0)


def hive_of(size: int, extra: str = "") -> Hive:
    return Hive(ORDER[:size], extra=extra)


@pytest.mark.parametrize("lookups_log2", [2, 6, 9])
def test_chooses_lookups_when_cheaper_than_a_scan(lookups_log2: int) -> None:
    enough = MASKS_PER_LOOKUP << lookups_log2
    hive = hive_of(lookups_log2 + 1)
    assert isinstance(solver_for(hive, lexicon_of(enough)), SubsetSolver)
    assert isinstance(solver_for(hive, lexicon_of(enough - 1)), HierarchySolver)


def test_each_required_letter_halves_the_lookups() -> None:
    lexicon = lexicon_of(MASKS_PER_LOOKUP << 6)
    assert isinstance(solver_for(hive_of(8), lexicon), HierarchySolver)
    assert isinstance(solver_for(hive_of(8, extra=ORDER[1]), lexicon), SubsetSolver)


@pytest.mark.parametrize(
    ("size", "kind"),
    [(7, SubsetSolver), (12, SubsetSolver), (13, HierarchySolver), (26, HierarchySolver)],
)
def test_scans_a_typical_lexicon_for_thirteen_or_more_letters(
    size: int, kind: type[Solver]
) -> None:
    assert type(solver_for(hive_of(size), lexicon_of(46_000))) is kind


def test_builds_each_solver_once_per_lexicon() -> None:
    lexicon, other = lexicon_of(5000), lexicon_of(5000)
    assert solver_for(hive_of(7), lexicon) is solver_for(hive_of(5), lexicon)
    assert solver_for(hive_of(7), lexicon) is not solver_for(hive_of(7), other)
