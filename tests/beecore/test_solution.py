"""Answers, their order, their summary, and the points that Genius will take."""

import pytest

from beecore.editions import ORIGINAL, edition_of
from beecore.hive import Hive
from beecore.pack import Reason
from beecore.solution import Odds, odds_of, order, solution_of, summary
from tests.oracles import answers_by


@pytest.mark.parametrize(
    ("word", "pangram", "points"), [("cave", False, 1), ("octave", False, 6), ("onto", True, 8)]
)
def test_answers_have_points_and_reason(word: str, pangram: bool, points: int) -> None:
    assert solution_of(word, pangram, 0.9, 0.5, Reason.NAME)[:4] == (word, points, pangram, 0.9)
    assert solution_of(word, pangram, 0.9, 0.5, Reason.NAME).reason == "name"


@pytest.mark.parametrize(("likelihood", "likely"), [(0.49, False), (0.5, True), (0.51, True)])
def test_answers_at_the_boundary_are_likely(likelihood: float, likely: bool) -> None:
    assert solution_of("cave", False, likelihood, 0.5, Reason.NONE).likely == likely


def test_sorts_words_of_any_length() -> None:
    assert order("a" * 2_000_000, False) < order("a", False)


@pytest.mark.parametrize(
    ("letters", "words", "figures", "text"),
    [
        ("ont", "noon onto tonn not", (3, 17, 2, 0, True), "3 words, 17 points, 2 pangrams, BINGO"),
        ("ont", "noon onto", (2, 9, 1, 0, False), "2 words, 9 points, 1 pangram"),
        ("ont", "", (0, 0, 0, 0, False), "0 words, 0 points, 0 pangrams"),
        ("notices", "section", (1, 14, 1, 1, False), "1 word, 14 points, 1 pangram (1 perfect)"),
    ],
)
def test_summary_counts_words_and_detects_bingo(
    letters: str, words: str, figures: tuple[int, ...], text: str
) -> None:
    hive = Hive.parse(letters)
    found = summary(hive, answers_by(hive, words.split()).solutions)
    assert found == figures
    assert str(found) == text + " (each letter begins a word)" * figures[-1]


def test_certain_words_give_an_exact_estimate() -> None:
    words = [
        solution_of(word, False, 1.0, 0.5, Reason.NONE) for word in ("cave", "coven", "octave")
    ]
    assert odds_of(words, ORIGINAL) == (8, 8, 8)  # 70 % of 12 points
    assert odds_of([], ORIGINAL) == (0, 0, 0)


def test_possible_words_count_by_their_likelihood() -> None:
    words = [solution_of("octave", False, 0.1, 0.5, Reason.RARE)] * 200
    odds = odds_of(words, ORIGINAL)
    assert odds.genius == 84
    assert 0 < odds.low < odds.genius < odds.high < 0.7 * 6 * 200


def test_estimates_are_for_the_ranks_of_the_edition() -> None:
    words = [solution_of("octave", False, 1.0, 0.5, Reason.NONE)] * 10
    assert odds_of(words, edition_of("print")).genius == 46  # 76 % of 60 points


def test_formats_estimates() -> None:
    assert str(Odds(138, 121, 155)) == "Genius around 138 points (121–155)"
    assert str(Odds(8, 8, 8)) == "Genius at 8 points"
