"""The record over all games."""

from datetime import date

import pytest

from beecore import Hive, Lexicon
from beecore.game import Game
from beecore.guess import Answers
from beecore.record import record

HIVE = Hive.parse("VCTAOEN")
ANSWERS = Answers.of(HIVE, Lexicon.from_words(["cave", "covenant", "coven"]))
TODAY = date(2026, 11, 21)


def game(day: int, *found: str) -> tuple[Game, Answers]:
    return Game(HIVE, found, started=f"2026-11-{day:02}"), ANSWERS


def test_words_pangrams_and_the_best_rank_are_counted() -> None:
    figures = record([game(20, "cave"), game(21, "covenant", "coven", "cave")], TODAY)
    assert (figures.games, figures.words, figures.pangrams) == (2, 4, 1)
    assert figures.best_rank == "Queen Bee"


@pytest.mark.parametrize(
    ("days", "streak"),
    [([], 0), ([21], 1), ([20], 1), ([19], 0), ([21, 20, 19, 17], 3), ([20, 19, 21, 21], 3)],
)
def test_a_streak_lasts_until_a_day_has_passed_without_a_game(days: list[int], streak: int) -> None:
    assert record([game(day) for day in days], TODAY).streak == streak


def test_games_of_unknown_days_make_no_day() -> None:
    figures = record([(Game(HIVE), ANSWERS)], TODAY)
    assert (figures.games, figures.days, figures.streak) == (1, 0, 0)
    assert figures.best_rank == "Beginner"
