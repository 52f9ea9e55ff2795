"""Puzzles: a hive for every day, the same for ever."""

from datetime import date, timedelta
from random import seed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.errors import HiveError, PuzzleError
from beecore.game.puzzles import FIRST_DAY, at_random, daily, day_of, named, read
from beecore.hive import Hive

CALENDAR = ["vctaoen", "entivcz", "animlct"]
TODAY = FIRST_DAY + timedelta(days=2)


def test_a_calendar_is_a_hive_a_line_with_remarks_left_out() -> None:
    text = "# for people\nvctaoen\n\nentivcz\nanimlct\n"
    assert read(text) == CALENDAR


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "vctaoen\nvctaoe\n", "<!DOCTYPE html>"])
def test_what_is_no_calendar_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError, match=r"^(an empty|a damaged) calendar: "):
        read(text)


@given(st.dates(min_value=FIRST_DAY))
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
        PuzzleError, match=r"^2025-12-31 has no hive: the first is that of 2026-01-01"
    ):
        daily(CALENDAR, date(2025, 12, 31))


def test_every_hive_may_be_drawn_and_belongs_to_no_day() -> None:
    seed(7)
    drawn = [at_random(CALENDAR) for _ in range(50)]
    assert {puzzle.hive.letters for puzzle in drawn} == set(CALENDAR)
    assert {puzzle.day for puzzle in drawn} == {None}


@pytest.mark.parametrize(
    ("name", "hive", "day"),
    [
        ("", "ANIMLCT", TODAY),
        (" Today ", "ANIMLCT", TODAY),
        ("yesterday", "ENTIVCZ", TODAY - timedelta(days=1)),
        ("2026-01-01", "VCTAOEN", date(2026, 1, 1)),
        ("V-C-T-A-O-E-N", "VCTAOEN", None),
    ],
)
def test_names(name: str, hive: str, day: date | None) -> None:
    puzzle = named(name, CALENDAR, TODAY)
    assert (str(puzzle.hive), puzzle.day) == (hive, day)


def test_random_is_a_name_too() -> None:
    assert str(named("random", CALENDAR, TODAY).hive).lower() in CALENDAR


def test_what_names_nothing_is_refused() -> None:
    with pytest.raises(PuzzleError, match=r"^'2026-02-30' is no day: write it as 2026-11-21"):
        named("2026-02-30", CALENDAR, TODAY)
    tomorrow = (TODAY + timedelta(days=1)).isoformat()
    with pytest.raises(PuzzleError, match=f"^the hive of {tomorrow} is not out yet"):
        named(tomorrow, CALENDAR, TODAY)
    with pytest.raises(HiveError):
        named("noon", CALENDAR, TODAY)
    assert day_of("2026-11-21") == date(2026, 11, 21)


def test_a_line_that_is_no_hive_is_named() -> None:
    with pytest.raises(PuzzleError, match="'vctaoe' is no hive of 7 letters"):
        read("vctaoen\nvctaoe\n")
    with pytest.raises(PuzzleError, match="it needs one hive at least"):
        read("")
