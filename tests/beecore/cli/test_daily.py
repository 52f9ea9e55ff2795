"""`bee daily`: the hive of a day."""

from beecore import Hive
from tests.beecore.cli.terminal import Bee


def test_prints_the_same_hive_for_the_same_day(bee: Bee) -> None:
    (first,) = bee("daily", "2026-01-01").lines
    assert len(Hive.parse(first).letters) == 7
    assert bee("daily", "2026-01-01").lines == [first] != bee("daily", "2026-01-02").lines


def test_prints_todays_hive_by_default(bee: Bee) -> None:
    (hive,) = bee("daily").lines
    assert len(Hive.parse(hive).letters) == 7
