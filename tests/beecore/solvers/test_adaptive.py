"""Blocks that end where words share too few letters."""

from functools import reduce
from operator import and_

from hypothesis import given
from hypothesis import strategies as st

from beecore import Lexicon
from beecore.solvers import Visits
from beecore.solvers.adaptive import AdaptiveSolver, grow
from tests.oracles import HIVE


def test_ends_a_run_when_too_few_letters_are_shared() -> None:
    masks = [0b0111, 0b0011, 0b1111, 0b1110, 0b0001]
    assert list(grow(masks, 2)) == [masks[:3], masks[3:4], masks[4:]]
    assert list(grow(masks, 1)) == [masks[:4], masks[4:]]
    assert list(grow(masks, 0)) == [masks]
    assert list(grow([], 2)) == []


@given(st.lists(st.integers(1, 255)), st.integers(0, 4))
def test_runs_contain_all_masks_and_are_as_long_as_possible(masks: list[int], share: int) -> None:
    runs = list(grow(masks, share))
    assert [mask for run in runs for mask in run] == masks
    shared = [reduce(and_, run) for run in runs]
    assert all(
        len(run) == 1 or letters.bit_count() >= share
        for run, letters in zip(runs, shared, strict=True)
    )
    assert all(
        (letters & run[0]).bit_count() < share
        for letters, run in zip(shared, runs[1:], strict=False)
    )


def test_makes_a_block_of_each_run_of_sorted_words() -> None:
    lexicon = Lexicon.from_words(["cave", "caveat", "coven", "tonne"])
    assert AdaptiveSolver(lexicon, 4).visited(HIVE) == Visits(3, 3)
    assert AdaptiveSolver(lexicon, 3).visited(HIVE) == Visits(3, 2)


def test_shares_three_letters_by_default() -> None:
    lexicon = Lexicon.from_words(["cave", "caveat", "coven", "cue", "tonne"])
    assert [len(block.masks) for block in AdaptiveSolver(lexicon).blocks] == [3, 1, 1]
