"""The statistics over all games, and the list of all games."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import edition_of
from beecore.game.record import (
    RANK_NAMES,
    GameEntry,
    Standing,
    newest_first,
    record_of,
    standing_in,
    standing_of,
    streak_of,
)
from beecore.game.state import Game, give_up
from beecore.game.view import view_of
from beecore.hive import Hive
from tests.oracles import HIVE, answers_by

ANSWERS = answers_by(HIVE, ["cave", "covenant", "coven"])
TODAY = date(2026, 11, 21)


def standing(day: int, *found: str) -> Standing:
    return standing_of(Game(HIVE, found, started=f"2026-11-{day:02}"), ANSWERS)


def entry(day: int, *found: str) -> GameEntry:
    """Return a daily hive that was begun on its own day."""
    return GameEntry(f"key{day}", date(2026, 11, day), standing(day, *found))


def test_summarizes_score_words_and_pangrams_of_a_game() -> None:
    assert standing(20, "cave") == ("2026-11-20", "Moving Up", 1, 21, 1, 3, 0, False)
    assert standing(21, "covenant", "coven") == ("2026-11-21", "Genius", 20, 21, 2, 3, 1, False)
    in_the_morning = Game(HIVE, started="2026-11-21T08:31")
    assert standing_of(in_the_morning, ANSWERS).started == "2026-11-21T08:31"
    given_up = Game(HIVE, ("cave",), ("novae",), revealed=True)
    assert standing_of(given_up, ANSWERS) == ("", "Moving Up", 1, 21, 1, 3, 0, True)


def test_a_found_word_that_is_in_no_list_any_more_is_one_of_the_hives_words() -> None:
    found = standing(20, "cave", "concave")
    assert (found.words, found.all_words) == (2, 4)
    assert (found.score, found.total) == (8, 28)


@given(
    st.lists(st.sampled_from(["cave", "coven", "covenant", "concave"]), unique=True),
    st.lists(st.sampled_from(["novae", "oven"]), unique=True),
    st.booleans(),
)
def test_the_figures_of_a_game_are_those_that_a_screen_shows(
    found: list[str], bonus: list[str], revealed: bool
) -> None:
    game = Game(HIVE, tuple(found), tuple(bonus), "2026-11-21T08:31", revealed)
    answers = answers_by(HIVE, ["cave", "covenant", "coven", "oven"], ["novae"])
    assert standing_in(view_of(game, answers)) == standing_of(game, answers)


def test_a_game_counts_once_a_word_was_found_or_the_answers_were_revealed() -> None:
    tried = Game(HIVE, (), ("novae",), "2026-11-21", hints=("grid",), rejected=("vanca",))
    entries = [
        GameEntry("tried", TODAY, standing_of(tried, ANSWERS)),
        GameEntry("parked", TODAY, standing_of(Game(HIVE, parked=("coven:1",)), ANSWERS)),
    ]
    figures = record_of(entries, TODAY)
    assert (figures.games, figures.days, figures.best) == (0, 0, None)
    given_up = GameEntry("given up", TODAY, standing_of(give_up(tried), ANSWERS))
    figures = record_of([*entries, given_up, entry(20, "cave")], TODAY)
    assert (figures.games, figures.days, figures.streak.current) == (2, 2, 2)


def test_percentage_is_100_only_if_every_word_is_found() -> None:
    assert standing(21, "covenant", "coven").percent == 95
    assert standing(21, "covenant", "coven", "cave").percent == 100
    assert standing_of(Game(HIVE), answers_by(HIVE, [])).percent == 0


def test_game_is_over_when_no_word_is_missing() -> None:
    assert not standing(21, "cave", "coven").over
    assert standing(21, "cave", "coven", "covenant").over
    assert standing_of(Game(HIVE, revealed=True), ANSWERS).over


def test_record_totals_games_and_takes_the_best() -> None:
    games = [entry(21, "covenant", "coven", "cave"), entry(20, "cave"), entry(19, "covenant")]
    figures = record_of(games, TODAY)
    assert (figures.games, figures.words, figures.pangrams) == (3, 5, 2)
    assert figures.percent == (100 + 4 + 71) // 3
    assert figures.best == games[0]
    assert (figures.geniuses, figures.queens) == (2, 1)
    assert figures.ranks == [0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1]


def test_record_counts_the_ranks_of_other_editions() -> None:
    hive = Hive(HIVE.letters, minimum=5, edition=edition_of("print"))
    answers = answers_by(hive, ["coven", "event", "oven", "covet"])
    found = standing_of(Game(hive, ("coven", "covet")), answers)
    assert (found.rank, found.score, found.total) == ("Excellent", 10, 15)
    figures = record_of([GameEntry(hive.key, None, found), entry(19, "covenant")], TODAY)
    assert dict(zip(RANK_NAMES, figures.ranks, strict=True))["Excellent"] == 1
    assert (sum(figures.ranks), figures.geniuses, figures.queens) == (2, 1, 0)


def test_record_without_games_is_all_zero() -> None:
    assert record_of([], TODAY) == (0, 0, (0, 0, 0), [0] * 11, 0, 0, 0, None)


def test_of_equally_good_games_the_earliest_is_the_best() -> None:
    games = [entry(20, "cave"), entry(19, "cave"), entry(21, "cave")]
    assert record_of(games, TODAY).best == games[1]


def test_only_a_daily_hive_that_was_begun_on_its_day_counts_as_a_day() -> None:
    on_its_day = entry(21, "cave")
    later = GameEntry("later", date(2026, 11, 12), standing(20, "cave"))
    random = GameEntry("random", None, standing(19, "cave"))
    undated = GameEntry("undated", date(2026, 11, 18), standing_of(Game(HIVE, ("cave",)), ANSWERS))
    at_night = GameEntry(
        "night",
        date(2026, 11, 20),
        standing_of(Game(HIVE, ("cave",), started="2026-11-20T23:59"), ANSWERS),
    )
    figures = record_of([on_its_day, later, random, undated], TODAY)
    assert (figures.games, figures.days, figures.streak.current) == (4, 1, 1)
    figures = record_of([on_its_day, at_night], TODAY)
    assert (figures.days, figures.streak.current) == (2, 2)


@pytest.mark.parametrize(
    ("days", "streak"),
    [([], 0), ([21], 1), ([20], 1), ([19], 0), ([21, 20, 19, 17], 3), ([20, 19, 21, 21], 3)],
)
def test_streak_ends_after_a_day_without_a_game(days: list[int], streak: int) -> None:
    assert record_of([entry(day, "cave") for day in days], TODAY).streak.current == streak


@pytest.mark.parametrize(
    ("days", "today", "expected"),
    [
        ([1, 2, 3, 4, 5, 6], 8, (0, 6, 0)),  # six days earn nothing
        ([1, 2, 3, 4, 5, 6, 7], 7, (7, 7, 1)),
        ([1, 2, 3, 4, 5, 6, 7], 9, (7, 7, 0)),  # the freeze covers yesterday
        ([1, 2, 3, 4, 5, 6, 7], 10, (0, 7, 0)),
        (
            [*range(1, 8), *range(9, 15)],
            15,
            (13, 13, 0),
        ),  # freezes cover days 8 and 15, the latter as today
        ([*range(1, 8), *range(9, 16)], 15, (14, 14, 1)),
        (range(1, 29), 29, (28, 28, 2)),  # no more than two
        (range(1, 29), 31, (28, 28, 0)),
        (range(1, 29), 32, (0, 28, 0)),
        ([1, 2, 3, 9], 9, (1, 3, 0)),
        ([5, 99], 6, (1, 1, 0)),  # a clock that was wrong
    ],
)
def test_freezes_are_earned_by_seven_days_and_used_by_missed_ones(
    days: "range | list[int]", today: int, expected: tuple[int, int, int]
) -> None:
    assert streak_of(days, today) == expected


@given(st.sets(st.integers(1, 60)), st.integers(1, 60))
def test_streaks_agree_with_a_diary_kept_day_by_day(days: set[int], today: int) -> None:
    streak = longest = freezes = 0
    for day in range(1, today + 1):
        if day in days:
            streak += 1
            freezes = min(2, freezes + (streak % 7 == 0))
        elif day < today and freezes and streak:
            freezes -= 1
        elif day < today:
            streak = 0
        longest = max(longest, streak)
    assert streak_of(days, today) == (streak, longest, freezes)


@given(st.sets(st.integers(1, 60), min_size=1), st.integers(1, 60))
def test_another_day_of_play_never_shortens_the_longest_streak(days: set[int], more: int) -> None:
    assert streak_of(days | {more}, 60).longest >= streak_of(days, 60).longest


def test_games_are_listed_from_the_latest_to_those_of_unknown_age() -> None:
    games = [
        GameEntry(key, None, standing_of(Game(HIVE, started=started), ANSWERS))
        for key, started in (
            ("a", "2026-11-20T08:31"),
            ("b", ""),
            ("c", "2026-11-20T19:22"),
            ("d", "2026-11-21"),
            ("e", "2026-11-20"),
        )
    ]
    assert [game.key for game in newest_first(games)] == ["d", "c", "a", "e", "b"]


def test_a_year_of_daily_hives_is_one_streak() -> None:
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(365)]
    games = [
        GameEntry(
            str(day), day, standing_of(Game(HIVE, ("cave",), started=day.isoformat()), ANSWERS)
        )
        for day in days
    ]
    figures = record_of(games, days[-1])
    assert (figures.days, figures.streak) == (365, (365, 365, 2))
