"""Hives, games, answers and hints are immutable.

MicroPython does not enforce this, so these tests run only on CPython.
"""

from dataclasses import FrozenInstanceError

import pytest

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
