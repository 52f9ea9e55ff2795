"""Numbers in text for people."""

import pytest

from beecore.solution import counted, in_words


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 words"), (1, "1 word"), (2, "2 words"), (21, "21 words")]
)
def test_counted_uses_singular_and_plural(number: int, text: str) -> None:
    assert counted(number, "word") == text


def test_in_words_omits_perfect_pangrams_and_bingo_without_cause() -> None:
    assert in_words(0, 0, 0, 0, False) == "0 words, 0 points, 0 pangrams"
    assert in_words(1, 14, 1, 1, False) == "1 word, 14 points, 1 pangram (1 perfect)"
    assert (
        in_words(3, 17, 2, 0, True)
        == "3 words, 17 points, 2 pangrams, BINGO (each letter begins a word)"
    )
