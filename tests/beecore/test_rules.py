"""The rules of a hive, and the names of all kinds of verdicts."""

import pytest

from beecore.hive import Hive
from beecore.rules import Kind, misfit


def test_each_kind_has_the_name_that_pages_know_it_by() -> None:
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
def test_a_word_may_be_an_answer_or_breaks_a_rule(word: str, rule: Kind | None) -> None:
    assert misfit(Hive.parse("VCTAOEN", extra="N"), word) == rule
