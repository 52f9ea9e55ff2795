"""`bee day`: the hive of a day."""

from beecore import Hive
from tests.beecore.cli.terminal import Bee


def test_prints_the_same_hive_for_the_same_day(bee: Bee) -> None:
    ((first,), (second,), (today,)) = (
        bee(*args).lines for args in (["day", "2026-01-01"], ["day", "2026-01-02"], ["day"])
    )
    assert [len(Hive.parse(hive).letters) for hive in (first, second, today)] == [7] * 3
    assert bee("daily", "2026-01-01").lines == [first] != [second]
