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


def test_summarizes_words_pangrams_and_rank_of_a_game() -> None:
    assert standing(20, "cave") == ("2026-11-20", "Moving Up", 1, 0, False)
    assert standing(21, "covenant", "coven") == ("2026-11-21", "Genius", 2, 1, False)
    in_the_morning = Game(HIVE, started="2026-11-21T08:31")
    assert standing_of(in_the_morning, ANSWERS).started == "2026-11-21"
    given_up = Game(HIVE, ("cave",), ("novae",), revealed=True)
    assert standing_of(given_up, ANSWERS) == ("", "Moving Up", 1, 0, True)


def test_game_is_over_when_no_word_is_missing() -> None:
    assert not standing(21, "cave", "coven").over
    assert standing(21, "cave", "coven", "covenant").over
    assert standing_of(Game(HIVE, revealed=True), ANSWERS).over


def test_record_totals_words_and_pangrams_and_takes_the_best_rank() -> None:
    games = [standing(21, "covenant", "coven", "cave"), standing(20, "cave")]
    assert record_of(games, TODAY) == (2, 2, 2, "Queen Bee", 4, 1)
    assert record_of(games[1:], TODAY).best_rank == "Moving Up"
    assert record_of([], TODAY) == (0, 0, 0, "", 0, 0)


@pytest.mark.parametrize(
    ("days", "streak"),
    [([], 0), ([21], 1), ([20], 1), ([19], 0), ([21, 20, 19, 17], 3), ([20, 19, 21, 21], 3)],
)
def test_streak_ends_after_a_day_without_a_game(days: list[int], streak: int) -> None:
    assert record_of([standing(day) for day in days], TODAY).streak == streak


def test_games_without_a_start_day_do_not_count_as_days() -> None:
    figures = record_of([standing_of(Game(HIVE), ANSWERS)], TODAY)
    assert (figures.games, figures.days, figures.streak) == (1, 0, 0)
    assert figures.best_rank == "Beginner"
