"""The statistics over all games, and the list of all games."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import RANK_NAMES, edition_of
from beecore.game.guess import Answers, Game
from beecore.game.record import (
    GameEntry,
    Standing,
    newest_first,
    record_of,
    standing_of,
    streak_of,
)
from beecore.game.view import view_of
from beecore.hive import Hive
from tests.oracles import HIVE, answers_by
from tests.strategies import answers, games

ANSWERS = answers_by(HIVE, ["cave", "covenant", "coven"])
TODAY = date(2026, 11, 21)


def standing(day: int, *found: str) -> Standing:
    return standing_of(Game(HIVE, found, started=f"2026-11-{day:02}"), ANSWERS)


def entry(day: int, *found: str) -> GameEntry:
    """Return a daily hive that was begun on its own day."""
    return GameEntry(f"key{day}", date(2026, 11, day), standing(day, *found))


def test_summarizes_score_words_and_pangrams_of_a_game() -> None:
    assert standing(20, "cave") == ("2026-11-20", "moving-up", 1, 21, 1, 3, 0, False)
    assert standing(21, "covenant", "coven") == ("2026-11-21", "genius", 20, 21, 2, 3, 1, False)
    assert standing(21, "cave", "coven", "covenant")[-1]
    assert standing(20, "cave", "concave")[2:6] == (8, 28, 2, 4)  # a word that has left the list
    given_up = Game(HIVE, ("cave",), ("novae",), "2026-11-21T08:31", revealed=True)
    figures = "2026-11-21T08:31", "moving-up", 1, 21, 1, 3, 0, True
    assert standing_of(given_up, ANSWERS) == figures


@given(games(), answers())
def test_the_figures_of_a_game_are_those_that_a_screen_shows(game: Game, answers: Answers) -> None:
    view, standing = view_of(game, answers), standing_of(game, answers)
    assert (game.started, view["rank"], view["score"], view["total"]) == standing[:4]
    assert (view["count"], view["words"], view["pangrams"]) == standing[4:7]
    assert standing.over == (view["revealed"] or view["score"] == view["total"])


@given(games(), answers())
def test_the_figures_of_a_game_follow_from_the_likely_words(game: Game, answers: Answers) -> None:
    likely = Answers(answers.hive, answers.likely, answers.words)
    assert standing_of(game, likely) == standing_of(game, answers)


def test_percentage_is_100_only_if_every_word_is_found() -> None:
    assert standing(21, "covenant", "coven").percent == 95
    assert standing(21, "covenant", "coven", "cave").percent == 100
    assert standing_of(Game(HIVE), answers_by(HIVE, [])).percent == 0


def test_a_game_counts_once_a_word_was_found_or_the_answers_were_revealed() -> None:
    tried = Game(HIVE, (), ("novae",), "2026-11-21", False, ("grid",), (), ("vanca",), ("coven:1",))
    entries = [GameEntry("tried", TODAY, standing_of(tried, ANSWERS))]
    figures = record_of(entries, TODAY)
    assert (figures.games, figures.days, figures.best) == (0, 0, None)
    given_up = Game(HIVE, started="2026-11-21", revealed=True)
    entries.append(GameEntry("given up", TODAY, standing_of(given_up, ANSWERS)))
    figures = record_of([*entries, entry(20, "cave")], TODAY)
    assert (figures.games, figures.days, figures.streak.current) == (2, 2, 2)


def test_record_totals_games_and_takes_the_best() -> None:
    entries = [entry(21, "covenant", "coven", "cave"), entry(20, "cave"), entry(19, "covenant")]
    figures = record_of(entries, TODAY)
    assert (figures.games, figures.words, figures.pangrams) == (3, 5, 2)
    assert figures.percent == (100 + 4 + 71) // 3
    assert figures.best == entries[0]
    assert (figures.geniuses, figures.queens) == (2, 1)
    assert figures.ranks == [0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1]
    equal = [entry(20, "cave"), entry(19, "cave"), entry(21, "cave")]
    assert record_of(equal, TODAY).best == equal[1]
    assert record_of([], TODAY) == (0, 0, (0, 0, 0), [0] * 11, 0, 0, 0, None)


def test_record_counts_the_ranks_of_other_editions() -> None:
    hive = Hive(HIVE.letters, minimum=5, edition=edition_of("print"))
    by = answers_by(hive, ["coven", "event", "octave", "covet"])
    printed = standing_of(Game(hive, ("coven", "covet")), by)
    assert (printed.rank, printed.score, printed.total) == ("excellent", 2, 4)
    figures = record_of([GameEntry(hive.key, None, printed), entry(19, "covenant")], TODAY)
    assert dict(zip(RANK_NAMES, figures.ranks, strict=True))["excellent"] == 1
    assert (sum(figures.ranks), figures.geniuses, figures.queens) == (2, 1, 0)
    assert RANK_NAMES[-3:] == ["excellent", "genius", "queen-bee"]


def test_only_a_daily_hive_that_was_begun_on_its_day_counts_as_a_day() -> None:
    later = GameEntry("later", date(2026, 11, 12), standing(20, "cave"))
    random = GameEntry("random", None, standing(19, "cave"))
    undated = standing_of(Game(HIVE, ("cave",)), ANSWERS)
    at_night = standing_of(Game(HIVE, ("cave",), started="2026-11-20T23:59"), ANSWERS)
    entries = [entry(21, "cave"), later, random, GameEntry("undated", date(2026, 11, 18), undated)]
    figures = record_of(entries, TODAY)
    assert (figures.games, figures.days, figures.streak.current) == (4, 1, 1)
    figures = record_of([entries[0], GameEntry("night", date(2026, 11, 20), at_night)], TODAY)
    assert (figures.days, figures.streak.current) == (2, 2)


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ([1, 2, 3, 4, 5, 6, 7], 9, (7, 7, 0)),  # the freeze covers yesterday
        (range(1, 29), 29, (28, 28, 2)),  # no more than two
        ([5, 99], 6, (1, 1, 0)),  # a clock that was wrong
    ],
)
def test_freezes_are_earned_by_seven_days_and_used_by_missed_ones(
    days: "range | list[int]", today: int, streak: tuple[int, int, int]
) -> None:
    assert streak_of(days, today) == streak


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


def test_games_are_listed_from_the_latest_to_those_of_unknown_age() -> None:
    starts = {"a": "20T08:31", "b": "", "c": "20T19:22", "d": "21", "e": "20"}
    entries = [
        GameEntry(key, None, standing_of(Game(HIVE, started=start and f"2026-11-{start}"), ANSWERS))
        for key, start in starts.items()
    ]
    assert [game.key for game in newest_first(entries)] == ["d", "c", "a", "e", "b"]
