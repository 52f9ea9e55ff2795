"""Puzzles: one fixed hive per day; and the days of a month."""

from datetime import date, timedelta
from random import seed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import edition_of
from beecore.errors import HiveError, PuzzleError
from beecore.game.puzzles import (
    FIRST_DAY,
    beside,
    daily,
    day_of,
    days_by_key,
    drawn,
    is_open,
    later,
    named,
    nearest,
    read,
    week_of,
    weeks,
)
from beecore.hive import Hive

CALENDAR = ["vctaoen", "entivcz", "animlct"]
TODAY = FIRST_DAY + timedelta(days=2)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_reads_one_hive_per_line_and_skips_comments(end: str) -> None:
    text = "# for people\nvctaoen\n\nentivcz\nanimlct\n"
    assert read(text.replace("\n", end)) == CALENDAR


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "an empty calendar: .*it needs at least one hive"),
        ("# nothing yet\n", "an empty calendar: "),
        ("vctaoen\nvctaoe\n", "a damaged calendar: .*'vctaoe' isn’t a hive of 7 letters"),
        ("<!DOCTYPE html>", "a damaged calendar: "),
    ],
)
def test_rejects_text_that_is_not_a_calendar(text: str, fault: str) -> None:
    with pytest.raises(PuzzleError, match=f"^{fault}"):
        read(text)


def test_days_by_key_has_each_day_so_far_under_the_key_of_its_hive() -> None:
    assert days_by_key(CALENDAR, TODAY - timedelta(days=1)) == {
        "vacenot": FIRST_DAY,
        "ecintvz": FIRST_DAY + timedelta(days=1),
    }
    again = FIRST_DAY + timedelta(days=len(CALENDAR))
    assert days_by_key(CALENDAR, again)["vacenot"] == again


@given(st.dates(min_value=FIRST_DAY))
def test_calendar_repeats_after_its_last_hive(day: date) -> None:
    puzzle = daily(CALENDAR, day)
    assert puzzle.day == day
    number = (day - FIRST_DAY).days
    assert puzzle.hive == Hive(CALENDAR[number % 3])
    if number < 3:  # later hives change no past days
        assert daily([*CALENDAR, "noverta"], day) == puzzle


def test_first_day_is_fixed() -> None:
    assert daily(CALENDAR, date(2026, 1, 1)).hive == Hive("vctaoen")
    with pytest.raises(
        PuzzleError, match=r"^there is no hive for 2025-12-31: the first one is for 2026-01-01"
    ):
        daily(CALENDAR, date(2025, 12, 31))


def test_random_puzzles_have_few_or_many_words() -> None:
    seed(7)
    counts = dict(zip(CALENDAR, (56, 9, 70), strict=True))

    def size_of(name: str) -> int:
        puzzle = named(name, CALENDAR, TODAY, count=lambda hive: counts[hive.letters])
        return counts[puzzle.hive.letters]

    assert [size_of(f"random-{wish}") for wish in ("short", "long", "Long-rare")] == [9, 70, 70]


def test_random_puzzles_have_a_rare_letter_where_letters_are_rare() -> None:
    seed(7)
    calendar = ["vctaoen"] * 20 + ["animlct", "entivcz"]
    rare = {letters for _ in range(20) for letters in drawn("random-rare", calendar)}
    assert rare == {"animlct", "entivcz"}
    assert drawn("random-rare", ["vctaoen"]) == ["vctaoen"]


def test_random_puzzles_cover_every_hive_and_have_no_day() -> None:
    seed(7)
    drawn = [named("random", CALENDAR, TODAY) for _ in range(50)]
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
def test_names_select_a_puzzle(name: str, hive: str, day: date | None) -> None:
    puzzle = named(name, CALENDAR, TODAY)
    assert (str(puzzle.hive), puzzle.day) == (hive, day)


def test_rejects_names_of_no_puzzle() -> None:
    with pytest.raises(PuzzleError, match=r"^“2026-02-30” isn’t a date: write it as 2026-11-21"):
        named("2026-02-30", CALENDAR, TODAY)
    tomorrow = (TODAY + timedelta(days=1)).isoformat()
    with pytest.raises(PuzzleError, match=f"^the hive for {tomorrow} isn’t out yet"):
        named(tomorrow, CALENDAR, TODAY)
    with pytest.raises(HiveError):
        named("noon", CALENDAR, TODAY)
    assert day_of("2026-11-21") == date(2026, 11, 21)


@pytest.mark.parametrize(
    ("name", "hives"),
    [
        ("spanish", ["ñaceinop", "vctaoeñ"]),
        ("catalan", ["çaceino", "vctaoeç"]),
        ("german", ["nbaenstri", "äbcdefghi"]),
    ],
)
def test_an_edition_with_a_calendar_has_the_puzzles_of_days(name: str, hives: list[str]) -> None:
    edition = edition_of(name)
    hives = [hive[: edition.size] for hive in hives]
    calendar = read("".join(f"{hive}\n" for hive in hives), edition)
    second = FIRST_DAY + timedelta(days=1)
    today = named("today", calendar, second, edition)
    other = named("random", calendar, TODAY, edition)
    assert (today.hive.letters, today.day) == (hives[1], second)
    assert today.hive == Hive.parse(hives[1], edition=edition)
    for name in ("yesterday", str(FIRST_DAY)):
        assert named(name, calendar, second, edition) == daily(calendar, FIRST_DAY, edition)
    assert (other.hive.edition, other.day) == (edition, None)
    days = days_by_key(calendar, second, edition)
    assert days == {daily(calendar, day, edition).hive.key: day for day in (FIRST_DAY, second)}


def test_hives_of_another_size_are_no_calendar_of_an_edition() -> None:
    with pytest.raises(PuzzleError, match="'vctaoen' isn’t a hive of 9 letters"):
        read("vctaoen\n", edition_of("german"))


@pytest.mark.parametrize("name", ["", "today", "yesterday", "random", "random-long", "2026-01-01"])
def test_an_edition_without_a_calendar_has_only_hives_of_given_letters(name: str) -> None:
    spanish, kind = edition_of("spanish"), "random" if "random" in name else "daily"
    with pytest.raises(PuzzleError, match=f"no {kind} hives for Spanish.*: give the letters"):
        named(name, [], TODAY, spanish)
    assert named("ñaceino", [], TODAY, spanish).hive.key == "spanish.ñaceino"


@pytest.mark.parametrize("end", [".", ")", ",", "/", ").", "”", "\u200b", "\u3002", " "])
def test_punctuation_after_a_name_is_ignored(end: str) -> None:
    assert day_of("2026-01-02" + end) == date(2026, 1, 2)
    for name in ("2026-01-02", "yesterday", "entivcz"):
        assert str(named(name + end, CALENDAR, TODAY).hive) == "ENTIVCZ"


# Months


@given(st.dates(date(2026, 1, 1), date(2100, 12, 31)), st.integers(0, 6))
def test_each_day_of_a_month_appears_once_under_its_weekday(day: date, first: int) -> None:
    rows = weeks(day, first)
    days = [place for week in rows for place in week if place]
    assert days[0].day == (days[-1] + timedelta(days=1)).day == 1
    assert day in days
    assert days == [days[0] + timedelta(days=number) for number in range(len(days))]
    for week in rows:
        assert len(week) == 7
        assert any(week)
        for number, place in enumerate(week):
            assert place is None or (place.weekday() - first) % 7 == number
    start, end = week_of(day, first)
    assert (start.weekday(), (end - start).days) == (first, 6)
    assert start <= day <= end


@pytest.mark.parametrize(
    ("day", "months", "there"),
    [
        (date(2026, 12, 31), 1, date(2027, 1, 31)),
        (date(2027, 1, 5), -1, date(2026, 12, 5)),
        (date(2028, 1, 31), 1, date(2028, 2, 29)),
        (date(2026, 3, 31), -15, date(2024, 12, 31)),
    ],
)
def test_later_returns_the_same_day_or_the_last_of_the_month(
    day: date, months: int, there: date
) -> None:
    assert later(day, months) == there


def test_days_are_open_from_the_first_day_to_today() -> None:
    today = date(2026, 11, 21)
    days = date(2025, 12, 31), FIRST_DAY, today, date(2026, 11, 22)
    assert [is_open(day, today) for day in days] == [False, True, True, False]
    assert [nearest(day, today) for day in days] == [FIRST_DAY, FIRST_DAY, today, today]
    assert beside(date(2026, 1, 31), -1, today) is None
    assert beside(date(2026, 11, 1), 1, today) is None
    assert beside(date(2026, 10, 31), 1, today) == today
    assert beside(date(2026, 2, 28), -1, today) == date(2026, 1, 28)
