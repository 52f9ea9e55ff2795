"""Answers, their order, their summary, and the points that Genius will take."""

import pytest

from beecore.editions import edition_of
from beecore.hive import Hive
from beecore.pack import Reason
from beecore.solution import finished, odds_in_steps, solution_of, summary
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


@pytest.mark.parametrize(
    ("likelihood", "number", "edition", "genius", "text"),
    [
        (1.0, 10, "original", 42, "Genius at 42 points"),  # 70 % of 60 points
        (1.0, 10, "print", 46, "Genius at 46 points"),  # 76 %
        (1.0, 0, "original", 0, "Genius at 0 points"),
        (0.1, 200, "original", 84, "Genius around 84 points (57–111)"),
    ],
)
def test_words_count_for_genius_by_their_likelihood(
    likelihood: float, number: int, edition: str, genius: int, text: str
) -> None:
    words = [solution_of("octave", False, likelihood, 0.5, Reason.NONE)] * number
    odds = finished(odds_in_steps(words, edition_of(edition)))
    assert (odds.genius, str(odds)) == (genius, text)
