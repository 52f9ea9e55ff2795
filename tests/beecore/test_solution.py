"""Answers, their order, and their summary."""

import pytest

from beecore.hive import Hive
from beecore.pack import Reason
from beecore.solution import order, solution_of, summary
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


def test_summary_counts_words_and_detects_bingo() -> None:
    hive = Hive.parse("ont")
    figures = summary(hive, answers_by(hive, ["noon", "onto", "tonn", "not"]).solutions)
    assert figures == (3, 1 + 8 + 8, 2, 0, True)
    assert str(figures) == "3 words, 17 points, 2 pangrams, BINGO (each letter begins a word)"


def test_bingo_needs_every_letter_of_the_hive() -> None:
    hive = Hive.parse("ont")
    assert not summary(hive, answers_by(hive, ["noon", "onto"]).solutions).bingo
    assert not summary(hive, []).bingo


def test_summarizes_a_perfect_pangram() -> None:
    hive = Hive.parse("notices")
    figures = summary(hive, answers_by(hive, ["section"]).solutions)
    assert str(figures) == "1 word, 14 points, 1 pangram (1 perfect)"
