"""`bee daily`: the hive of a day."""

from beecore import Hive
from tests.beecore.cli.terminal import Bee


def test_a_day_has_the_same_hive_each_time_it_is_asked_for(bee: Bee) -> None:
    (first,) = bee("daily", "2026-01-01").lines
    assert len(Hive.parse(first).letters) == 7
    assert bee("daily", "2026-01-01").lines == [first] != bee("daily", "2026-01-02").lines


def test_today_is_a_day_like_any_other(bee: Bee) -> None:
    (hive,) = bee("daily").lines
    assert len(Hive.parse(hive).letters) == 7
