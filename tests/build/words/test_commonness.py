"""How often words are written."""

import math

from build.words.commonness import Commonness


def test_commonness_is_by_half_powers_of_ten() -> None:
    common = Commonness({"cave": math.log(1e-5), "Cave": math.log(1e-6), "nova": -18.0}, set())
    assert common.marks("cave") == ["f8", "c2"]
    assert common.marks("nova") == ["f2", "c1"]
    assert common.marks("unheard") == []
    assert not common.is_name("cave")
