"""Answers, their order, and their summary."""

import pytest

from beecore.hive import Hive
from beecore.pack import Reason
from beecore.solution import solution_of, summary
from tests.oracles import answers_by


@pytest.mark.parametrize(
    ("word", "pangram", "points"), [("cave", False, 1), ("octave", False, 6), ("onto", True, 8)]
)
def test_answers_have_points_and_are_likely_from_the_boundary_on(
    word: str, pangram: bool, points: int
) -> None:
    for likelihood in (0.49, 0.5, 0.51):
        solution = solution_of(word, pangram, likelihood, 0.5, Reason.NAME)
        assert solution == (word, points, pangram, likelihood, likelihood >= 0.5, "name", "")


@pytest.mark.parametrize(
    ("letters", "words", "totals"),
    [
        ("ont", "noon onto tonn not", (3, 17, 2, 0, True)),
        ("ont", "noon onto", (2, 9, 1, 0, False)),
        ("ont", "", (0, 0, 0, 0, False)),
        ("notices", "section", (1, 14, 1, 1, False)),
    ],
)
def test_summary_counts_words_and_detects_bingo(
    letters: str, words: str, totals: tuple[int, ...]
) -> None:
    hive = Hive.parse(letters)
    assert summary(hive, answers_by(hive, words.split()).solutions) == totals
