"""Points and ranks: the published tables and the thresholds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import (
    EDITIONS,
    GENIUS,
    HIDDEN_RANK,
    ORIGINAL,
    edition_of,
    genius,
    next_rank,
    rank,
    ranks,
    threshold,
)
from beecore.hive import Hive, is_pangram, is_perfect, points
from tests.oracles import HIVE


@pytest.mark.parametrize(
    ("word", "expected"),
    [("cave", 1), ("coven", 5), ("octave", 6), ("convent", 7), ("covenant", 15)],
)
def test_scores_words_by_length_with_a_pangram_bonus(word: str, expected: int) -> None:
    assert points(word, HIVE) == expected


def test_perfect_pangram_uses_each_letter_once() -> None:
    hive = Hive.parse("ANIMLCT")
    assert is_pangram("anticlimactic", hive)
    assert not is_perfect("anticlimactic", hive)
    assert is_perfect("claimant", Hive.parse("CLAIMNT")) is False
    assert is_perfect("mangled", Hive.parse("MANGLED"))


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (180, [0, 4, 9, 14, 27, 45, 72, 90, 126, 180]),
        (218, [0, 4, 11, 17, 33, 55, 87, 109, 153, 218]),
    ],
)
def test_reproduces_published_rank_tables(total: int, expected: list[int]) -> None:
    assert [step.points for step in ranks(total, ORIGINAL)] == expected


def test_ranks_have_their_known_names() -> None:
    names = "Beginner, Good Start, Moving Up, Good, Solid, Nice, Great, Amazing, Genius, Queen Bee"
    assert ", ".join([step.name for step in ranks(180, ORIGINAL)]) == names


def test_genius_starts_at_31_of_45_points() -> None:
    """Exact arithmetic gives 31.5, floating point 31.4999…, as in the original game."""
    assert threshold(70, 45) == 31


def test_rounds_half_points_up() -> None:
    assert threshold(25, 10) == 3
    assert threshold(50, 5) == 3


@pytest.mark.parametrize(
    ("score", "name", "following"),
    [
        (0, "Beginner", "Good Start"),
        (3, "Beginner", "Good Start"),
        (4, "Good Start", "Moving Up"),
        (125, "Amazing", "Genius"),
        (126, "Genius", None),
        (179, "Genius", None),
        (180, "Queen Bee", None),
    ],
)
def test_rank_starts_at_its_threshold_and_the_last_is_hidden(
    score: int, name: str, following: str | None
) -> None:
    assert rank(score, 180, ORIGINAL).name == name
    coming = next_rank(score, 180, ORIGINAL)
    assert (coming and coming.name) == following


@pytest.mark.parametrize("total", [0, 1, 5])
def test_score_zero_is_always_beginner(total: int) -> None:
    assert rank(0, total, ORIGINAL).name == "Beginner"


@given(st.integers(1, 2000).flatmap(lambda total: st.tuples(st.integers(0, total), st.just(total))))
def test_next_rank_is_the_first_that_more_points_reach(case: tuple[int, int]) -> None:
    score, total = case
    coming = next_rank(score, total, ORIGINAL)
    if coming:
        assert score < coming.points
        assert rank(coming.points, total, ORIGINAL).points == coming.points
        assert rank(coming.points - 1, total, ORIGINAL).points < coming.points
    else:
        assert rank(score, total, ORIGINAL).name in ("Genius", HIDDEN_RANK) or total < 2
    assert (rank(score, total, ORIGINAL).name == HIDDEN_RANK) == (score == total)


@pytest.mark.parametrize("name", ["print", "classroom"])
def test_printed_ranks_are_three_before_all_words(name: str) -> None:
    edition = edition_of(name)
    steps = [("Beginner", 0), ("Good", 7), ("Excellent", 13), ("Genius", 19), ("Queen Bee", 25)]
    assert ranks(25, edition) == steps
    assert rank(18, 25, edition).name == "Excellent"
    assert next_rank(18, 25, edition) == ("Genius", 19)
    assert next_rank(19, 25, edition) is None
    assert (genius(25, edition), genius(25, ORIGINAL)) == (19, 18)


def test_all_editions_end_with_genius_and_the_rank_for_all_words() -> None:
    for edition in EDITIONS:
        percents = [percent for _, percent in edition.ranks]
        assert [name for name, _ in edition.ranks[-2:]] == [GENIUS, HIDDEN_RANK]
        assert (percents[0], percents[-1]) == (0, 100)
        assert percents == sorted(set(percents))
