"""The record over all games."""

from datetime import date

import pytest

from beecore.game.record import Standing, record_of, standing_of
from beecore.game.state import Game
from tests.oracles import HIVE, answers_by

ANSWERS = answers_by(HIVE, ["cave", "covenant", "coven"])
TODAY = date(2026, 11, 21)


def standing(day: int, *found: str) -> Standing:
    return standing_of(Game(HIVE, found, started=f"2026-11-{day:02}"), ANSWERS)


def test_a_game_comes_to_its_words_pangrams_and_rank() -> None:
    assert standing(20, "cave") == ("2026-11-20", "Moving Up", 1, 0, False)
    assert standing(21, "covenant", "coven") == ("2026-11-21", "Genius", 2, 1, False)
    in_the_morning = Game(HIVE, started="2026-11-21T08:31")
    assert standing_of(in_the_morning, ANSWERS).started == "2026-11-21"
    given_up = Game(HIVE, ("cave",), ("novae",), revealed=True)
    assert standing_of(given_up, ANSWERS) == ("", "Moving Up", 1, 0, True)


def test_a_game_is_over_once_no_word_is_left_to_find() -> None:
    assert not standing(21, "cave", "coven").over
    assert standing(21, "cave", "coven", "covenant").over
    assert standing_of(Game(HIVE, revealed=True), ANSWERS).over


def test_words_pangrams_and_the_best_rank_are_counted() -> None:
    games = [standing(21, "covenant", "coven", "cave"), standing(20, "cave")]
    assert record_of(games, TODAY) == (2, 2, 2, "Queen Bee", 4, 1)
    assert record_of(games[1:], TODAY).best_rank == "Moving Up"
    assert record_of([], TODAY) == (0, 0, 0, "", 0, 0)


@pytest.mark.parametrize(
    ("days", "streak"),
    [([], 0), ([21], 1), ([20], 1), ([19], 0), ([21, 20, 19, 17], 3), ([20, 19, 21, 21], 3)],
)
def test_a_streak_lasts_until_a_day_has_passed_without_a_game(days: list[int], streak: int) -> None:
    assert record_of([standing(day) for day in days], TODAY).streak == streak


def test_games_of_unknown_days_make_no_day() -> None:
    figures = record_of([standing_of(Game(HIVE), ANSWERS)], TODAY)
    assert (figures.games, figures.days, figures.streak) == (1, 0, 0)
    assert figures.best_rank == "Beginner"
