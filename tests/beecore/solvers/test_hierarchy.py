"""Blocks of blocks."""

import pytest

from beecore import Hive, Lexicon, mask_of
from beecore.letters import ORDER
from beecore.solvers import Visits
from beecore.solvers.hierarchy import HierarchySolver
from tests.oracles import HIVE

LEXICON = Lexicon.from_words(
    ["cave", "cove", "coven", "covenant", "covet", "octane", "octave", "vacant", "veto", "vote"]
)


@pytest.mark.parametrize("fanouts", [(), (0,), (10, 0)])
def test_rejects_empty_fan_outs(fanouts: tuple[int, ...]) -> None:
    with pytest.raises(
        ValueError, match=r"^fan-outs of .*: one or more are needed, each 1 or more"
    ):
        HierarchySolver(LEXICON, fanouts)


def test_visits_the_hierarchy_level_by_level() -> None:
    assert HierarchySolver(LEXICON, (2, 2)).visited(HIVE) == Visits(9, 3 + 5)
    assert HierarchySolver(LEXICON, (9,)).visited(HIVE) == Visits(9, 1)


def test_does_not_visit_blocks_excluded_at_a_higher_level() -> None:
    solver = HierarchySolver(LEXICON, (2, 2))
    assert solver.visited(Hive("xyz")) == Visits(0, 3)
    assert solver.visited(Hive("vcaez")).masks < 9


def test_superblock_combines_the_letters_of_its_parts() -> None:
    top = HierarchySolver(LEXICON, (2, 2, 9)).top
    assert len(top) == 1
    assert top[0].any_of == mask_of("covenantoctave")
    assert top[0].shared == 0
    (alone,) = HierarchySolver(Lexicon.from_words(["cave", "caveat"]), (1, 2)).top
    assert (alone.shared, alone.any_of) == (mask_of("cave"), mask_of("caveat"))


def test_groups_eight_masks_then_four_blocks_by_default() -> None:
    lexicon = Lexicon.from_words(first + second for first in ORDER for second in ORDER)
    assert len(lexicon.masks) == 351
    level, sizes = HierarchySolver(lexicon).top, []
    for _ in range(4):
        sizes.append([len(block.parts) or len(block.masks) for block in level])
        lowest, level = level, [part for block in level for part in block.parts]
    assert sizes == [[3], [4, 4, 3], [4] * 11, [8] * 43 + [7]]
    assert [mask for block in lowest for mask in block.masks] == list(lexicon.masks)
