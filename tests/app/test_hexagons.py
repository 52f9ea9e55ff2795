"""The places of a hive's cells."""

from itertools import pairwise
from math import atan2, pi, sqrt

import pytest

from tests.app.tabs import app


@pytest.mark.parametrize("count", range(3, 27))
def test_cells_are_apart_and_the_last_ring_is_filled_evenly(count: int) -> None:
    places, ring = app.hexagons.spiral(count)
    assert len(set(places)) == count
    outer = [(q, r) for q, r in places if max(abs(q), abs(r), abs(q + r)) == ring]
    angles = sorted(atan2(r * sqrt(3) / 2, q + r / 2) for q, r in outer)
    gaps = [later - earlier for earlier, later in pairwise([*angles, angles[0] + 2 * pi])]
    assert max(gaps) < 2.1 * min(gaps)
