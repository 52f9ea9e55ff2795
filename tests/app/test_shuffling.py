"""Tests of the order of a hive's letters after Shuffle."""

import pytest

from beecore.editions import EDITIONS
from beecore.words import shipped
from tests.app.tabs import app

rearranged = app.board.rearranged
DAYS = [letters for edition in EDITIONS for letters in shipped.calendar(edition)[:200]]


def test_shuffling_gives_another_order_of_the_letters_of_any_day() -> None:
    assert len(DAYS) > 1_000
    assert any(len(set(letters)) < len(letters) for letters in DAYS)
    for outer in (letters[1:] for letters in DAYS):
        mixed = rearranged(outer)
        assert mixed != outer
        assert sorted(mixed) == sorted(outer)


@pytest.mark.parametrize("outer", ["", "e", "ee", "eeeeee"])
def test_letters_that_are_all_alike_stay_as_they_are(outer: str) -> None:
    assert rearranged(outer) == outer


def test_two_letters_always_change_places() -> None:
    assert {rearranged("ab") for _ in range(50)} == {"ba"}
