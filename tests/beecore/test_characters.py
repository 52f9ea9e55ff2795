"""Lower case, accents, and marks of any characters."""

import pytest

from beecore.reading import is_mark, lower_case, unmarked


@pytest.mark.parametrize(
    ("text", "expected"), [("CAVE", "cave"), ("ÉTÉ", "été"), ("E\u0301", "é"), ("ЙОД", "йод")]
)
def test_lower_case_is_composed(text: str, expected: str) -> None:
    assert lower_case(text) == expected


@pytest.mark.parametrize(
    ("character", "plain"),
    [("é", "e"), ("ệ", "e"), ("ß", "ß"), ("\u0301", ""), ("й", "и"), ("한", "한")],
)
def test_accents_are_removed(character: str, plain: str) -> None:
    assert unmarked(character) == plain


def test_only_marks_combine_with_the_character_before() -> None:
    assert [is_mark(each) for each in ("\u0301", "\u05b8", "\u093e")] == [True] * 3
    assert [is_mark(each) for each in ("e", "é", " ")] == [False] * 3
