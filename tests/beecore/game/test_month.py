"""Months: weeks, open days, and neighboring months."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.game.month import beside, is_open, later, nearest, week_of, weeks
from beecore.game.puzzles import FIRST_DAY

TODAY = date(2026, 11, 21)


def numbers(day: date, first_weekday: int) -> list[list[int]]:
    return [[each.day if each else 0 for each in week] for week in weeks(day, first_weekday)]


def test_weeks_start_on_the_given_weekday() -> None:
    assert numbers(TODAY, 0)[0] == [0, 0, 0, 0, 0, 0, 1]
    assert numbers(TODAY, 0)[-1] == [30, 0, 0, 0, 0, 0, 0]
    assert numbers(TODAY, 6)[0] == [1, 2, 3, 4, 5, 6, 7]
    assert numbers(TODAY, 5)[0] == [0, 1, 2, 3, 4, 5, 6]


def test_month_of_four_whole_weeks_has_no_gaps() -> None:
    assert numbers(date(2027, 2, 9), 0)[0] == [1, 2, 3, 4, 5, 6, 7]
    assert numbers(date(2027, 2, 9), 0)[-1] == [22, 23, 24, 25, 26, 27, 28]


@given(st.dates(date(2026, 1, 1), date(2100, 12, 31)), st.integers(0, 6))
def test_each_day_appears_once_under_its_weekday(day: date, first: int) -> None:
    rows = weeks(day, first)
    shown = [each for week in rows for each in week if each]
    assert shown[0].day == 1
    assert (shown[-1] + timedelta(days=1)).day == 1
    assert day in shown
    assert shown == [shown[0] + timedelta(days=number) for number in range(len(shown))]
    for week in rows:
        assert len(week) == 7
        assert any(week)
        assert all(
            each is None or (each.weekday() - first) % 7 == at for at, each in enumerate(week)
        )


@given(st.dates(date(2026, 1, 1), date(2100, 12, 31)), st.integers(0, 6))
def test_week_has_seven_days_from_its_first_weekday(day: date, first: int) -> None:
    start, end = week_of(day, first)
    assert start.weekday() == first
    assert (end - start).days == 6
    assert start <= day <= end


@pytest.mark.parametrize(
    ("day", "months", "there"),
    [
        (date(2026, 11, 21), 1, date(2026, 12, 21)),
        (date(2026, 12, 31), 1, date(2027, 1, 31)),
        (date(2027, 1, 5), -1, date(2026, 12, 5)),
        (date(2028, 1, 31), 1, date(2028, 2, 29)),
        (date(2026, 3, 31), -1, date(2026, 2, 28)),
        (date(2026, 3, 31), -15, date(2024, 12, 31)),
    ],
)
def test_later_returns_the_same_day_or_the_last_of_the_month(
    day: date, months: int, there: date
) -> None:
    assert later(day, months) == there


def test_days_are_open_from_the_first_day_to_today() -> None:
    assert is_open(FIRST_DAY, TODAY)
    assert is_open(TODAY, TODAY)
    assert not is_open(FIRST_DAY - timedelta(days=1), TODAY)
    assert not is_open(TODAY + timedelta(days=1), TODAY)
    assert nearest(date(2026, 12, 24), TODAY) == TODAY
    assert nearest(date(2026, 5, 1), TODAY) == date(2026, 5, 1)


def test_no_month_precedes_the_first_or_follows_the_current_one() -> None:
    assert beside(date(2026, 1, 31), -1, TODAY) is None
    assert beside(date(2026, 11, 1), 1, TODAY) is None
    assert beside(date(2026, 10, 31), 1, TODAY) == TODAY
    assert beside(date(2026, 2, 28), -1, TODAY) == date(2026, 1, 28)
