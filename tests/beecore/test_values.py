"""Hives, games, answers and hints are immutable, and hives and games can be put into sets.

MicroPython does not enforce this, so these tests run only on CPython.
"""

from dataclasses import FrozenInstanceError

import pytest

from beecore import Hive
from beecore.game import Game, Hints
from tests.oracles import ANSWERS, HIVE


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (HIVE, "letters"),
        (Game(HIVE), "found"),
        (ANSWERS, "words"),
        (Hints.of(HIVE, ANSWERS.solutions), "counts"),
    ],
)
def test_values_are_immutable(value: object, field: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(value, field, None)


def test_equal_hives_and_games_hash_equally() -> None:
    assert len({Hive("ant"), Hive("ant"), Hive("ant", 5)}) == 2
    assert len({Game(HIVE), Game(HIVE), Game(HIVE, ("cave",))}) == 2
