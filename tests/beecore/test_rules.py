"""The rules of a hive, and the names of the kinds of verdicts."""

import pytest

from beecore.hive import Hive, Kind, misfit


def test_kinds_have_the_names_that_the_page_uses() -> None:
    assert [Kind.EMPTY, Kind.SHORT, Kind.LONG] == ["empty", "short", "long"]
    broken = [Kind.BAD_LETTERS, Kind.OFF_CENTER, Kind.INCOMPLETE]
    assert broken == ["bad letters", "off center", "incomplete"]
    assert [Kind.UNKNOWN, Kind.REPEATED, Kind.OVER] == ["unknown", "repeated", "over"]
    assert [Kind.WORD, Kind.PANGRAM, Kind.BONUS] == ["word", "pangram", "bonus"]


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("cave", Kind.INCOMPLETE),
        ("vane", None),
        ("nova", None),
        ("van", Kind.SHORT),
        ("vine", Kind.BAD_LETTERS),
        ("cane", Kind.OFF_CENTER),
    ],
)
def test_misfit_returns_the_broken_rule(word: str, rule: Kind | None) -> None:
    assert misfit(Hive.parse("VCTAOEN", extra="N"), word) == rule
