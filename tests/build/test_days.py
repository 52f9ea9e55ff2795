"""The days that the page contains: those around the sources' own day."""

import json
from datetime import date, timedelta

import pytest

from beecore.editions import ORIGINAL
from beecore.game.puzzles import daily, read
from beecore.words import shipped
from build import days

NEW_YEAR = {days.TIME: "1798761600"}  # 2027-01-01


def test_the_page_has_the_hives_of_last_week_and_the_next_year() -> None:
    found = json.loads(days.days_of(NEW_YEAR, ORIGINAL))
    first, letters = date.fromisoformat(found["first"]), found["letters"]
    assert first == date(2026, 12, 25)
    assert len(letters) == 7 * days.DAYS
    calendar = read(shipped.calendar_text())
    for number in (0, 7, days.DAYS - 1):
        hive = daily(calendar, first + timedelta(days=number)).hive
        assert letters[7 * number :][:7] == hive.letters


def test_the_first_hive_of_the_calendar_is_the_earliest() -> None:
    found = json.loads(days.days(date(2026, 1, 3), ["vctaoen"]))
    assert found["first"] == "2026-01-01"


def test_the_day_is_that_of_the_last_commit() -> None:
    assert days.day_of({}) == days.day_of({days.TIME: days.time_of_last_commit()})


def test_without_git_the_day_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert abs(days.day_of({}) - date.today()) <= timedelta(days=1)  # midnight may pass meanwhile
