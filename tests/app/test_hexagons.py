"""The places of a hive's cells."""

import pytest

from tests.app.tabs import app


@pytest.mark.parametrize("count", range(3, 27))
def test_cells_are_apart_and_each_touches_one_nearer_to_the_center(count: int) -> None:
    places = app.hexagons.spiral(count)
    assert len(set(places)) == count
    for number, (q, r) in enumerate(places[1:], 1):
        around = {(q + dq, r + dr) for dq, dr in app.hexagons.STEPS}
        assert around & set(places[:number])
    assert count > 13 or {r for _, r in places} == {-1, 0, 1}, "small tiles in more than three rows"


@pytest.mark.parametrize("count", [5, 7, 9, 11, 13])
def test_the_left_half_of_a_hive_mirrors_the_right_one(count: int) -> None:
    across = {(2 * q + r, r) for q, r in app.hexagons.spiral(count)}
    assert across == {(-right, r) for right, r in across}
