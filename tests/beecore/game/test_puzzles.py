"""Puzzles: a hive for every day, the same for ever."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Hive, HiveError
from beecore.errors import PuzzleError
from beecore.puzzles import FIRST_DAY, at_random, daily, day_of, named, read

CALENDAR = ["vctaoen", "entivcz", "animlct"]
TODAY = FIRST_DAY + timedelta(days=2)

days = st.dates(min_value=FIRST_DAY)


def test_a_calendar_is_a_hive_a_line_with_remarks_left_out() -> None:
    text = "# for people\nvctaoen\n\nentivcz\nanimlct\n"
    assert read(text) == CALENDAR
    assert read(text.replace("\n", "\r\n")) == CALENDAR


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "vctaoen\nvctaoe\n", "<!DOCTYPE html>"])
def test_what_is_no_calendar_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError, match="calendar"):
        read(text)


@given(days)
def test_the_calendar_never_runs_out(day: date) -> None:
    puzzle = daily(CALENDAR, day)
    assert puzzle.day == day
    assert puzzle.hive == Hive(CALENDAR[(day - FIRST_DAY).days % 3])


@given(st.integers(0, 2), st.lists(st.sampled_from(["noverta", "tapinoe"])))
def test_a_past_day_keeps_its_hive_when_the_calendar_grows(number: int, more: list[str]) -> None:
    day = FIRST_DAY + timedelta(days=number)
    assert daily(CALENDAR + more, day) == daily(CALENDAR, day)


def test_the_first_day_is_fixed_for_ever() -> None:
    assert daily(CALENDAR, date(2026, 1, 1)).hive == Hive("vctaoen")
    with pytest.raises(
        PuzzleError, match="2025-12-31 has no hive: the first is that of 2026-01-01"
    ):
        daily(CALENDAR, date(2025, 12, 31))


def test_a_random_hive_is_the_same_for_the_same_seed() -> None:
    assert at_random(CALENDAR, 7) == at_random(CALENDAR, 7)
    drawn = {str(at_random(CALENDAR, seed).hive).lower() for seed in range(50)}
    assert drawn == set(CALENDAR)
    assert at_random(CALENDAR).day is None


@pytest.mark.parametrize(
    ("name", "hive", "day"),
    [
        ("", "ANIMLCT", TODAY),
        (" Today ", "ANIMLCT", TODAY),
        ("yesterday", "ENTIVCZ", TODAY - timedelta(days=1)),
        ("2026-01-01", "VCTAOEN", date(2026, 1, 1)),
        ("2026-01-04", "VCTAOEN", date(2026, 1, 4)),
        ("V-C-T-A-O-E-N", "VCTAOEN", None),
    ],
)
def test_names(name: str, hive: str, day: date | None) -> None:
    puzzle = named(name, CALENDAR, TODAY)
    assert (str(puzzle.hive), puzzle.day) == (hive, day)


def test_random_is_a_name_too() -> None:
    assert str(named("random", CALENDAR, TODAY).hive).lower() in CALENDAR


def test_what_names_nothing_is_refused() -> None:
    with pytest.raises(PuzzleError, match="'2026-02-30' is no day: write it as 2026-11-21"):
        named("2026-02-30", CALENDAR, TODAY)
    with pytest.raises(HiveError):
        named("noon", CALENDAR, TODAY)
    assert day_of("2026-11-21") == date(2026, 11, 21)
