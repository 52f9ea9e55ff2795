"""Estimates of the points needed for Genius."""

from beecore.editions import ORIGINAL, edition_of
from beecore.pack import Reason
from beecore.solution import Odds, odds_of, solution_of


def test_certain_words_give_an_exact_estimate() -> None:
    words = [
        solution_of(word, False, 1.0, 0.5, Reason.NONE) for word in ("cave", "coven", "octave")
    ]
    assert odds_of(words, ORIGINAL) == (8, 8, 8)  # 70 % of 12 points


def test_possible_words_count_by_their_likelihood() -> None:
    words = [solution_of("octave", False, 0.1, 0.5, Reason.RARE)] * 200
    odds = odds_of(words, ORIGINAL)
    assert odds.genius == 84
    assert 0 < odds.low < odds.genius < odds.high < 0.7 * 6 * 200


def test_estimates_are_for_the_ranks_of_the_edition() -> None:
    words = [solution_of("octave", False, 1.0, 0.5, Reason.NONE)] * 10
    assert odds_of(words, edition_of("print")).genius == 46  # 76 % of 60 points


def test_estimates_zero_without_words() -> None:
    assert odds_of([], ORIGINAL) == (0, 0, 0)


def test_formats_estimates() -> None:
    assert str(Odds(138, 121, 155)) == "Genius around 138 points (121–155)"
    assert str(Odds(8, 8, 8)) == "Genius at 8 points"
