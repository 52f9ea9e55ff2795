"""Puzzles: the hive of a day, a random hive, or a hive that the player names.

A calendar is a text with one hive per line, center first; lines that begin with # are comments.
Each language has its own, with hives of its edition, which is the original without one. The first
hive belongs to `FIRST_DAY`, the next to the day after; after the last hive the calendar starts
over. Only days to come are ever drawn again, so past days keep their hives when the word list
changes. Callers pass today's date, since only the player's clock knows the player's time zone.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from random import choice
from typing import NamedTuple, TypeAlias

from ..editions import ORIGINAL, Edition
from ..errors import PuzzleError
from ..hive import Hive
from ..reading import is_of_calendar, linked

FIRST_DAY = date(2026, 1, 1)

Calendar: TypeAlias = Sequence[str]


class Puzzle(NamedTuple):
    """A hive to play, and its day, or None if it is not the hive of a day."""

    hive: Hive
    day: date | None


def read(text: str, edition: Edition = ORIGINAL) -> Calendar:
    """Return the hives in the text of a calendar, which have the usual size of an edition.

    >>> read("# centers first\\nvctaoen\\nentivcz\\n")
    ['vctaoen', 'entivcz']

    Raises `PuzzleError` if the text has no hive, or a line that is not a hive.
    """
    lines = text.replace("\r", "\n").split("\n")  # also if Windows has changed the line ends
    lines = [line for line in lines if line and line[0] != "#"]
    if not lines:
        raise PuzzleError("empty-calendar")
    odd = [line for line in lines if len(line) != edition.size]
    if odd:
        raise PuzzleError(
            f"a damaged calendar: {odd[0][:60]!r} isn’t a hive of {edition.size} letters"
        )
    return lines


def day_of(text: str) -> date:
    """Return the date written as 2026-11-21; raises `PuzzleError` for any other text.

    Punctuation after the date is ignored, as in a link with the period that ends its sentence.
    """
    written = linked(text)
    try:
        day = date.fromisoformat(written)
    except ValueError:
        day = None
    if day is None or day.isoformat() != written:
        raise PuzzleError("no-date", given=text[:60])
    return day


def daily(calendar: Calendar, day: date, edition: Edition = ORIGINAL) -> Puzzle:
    """Return the puzzle of a past or future day; raises `PuzzleError` for a day before `FIRST_DAY`.

    >>> str(daily(["vctaoen", "entivcz"], date(2026, 1, 2)).hive)
    'ENTIVCZ'
    """
    number = (day - FIRST_DAY).days
    if number < 0:
        raise PuzzleError(
            "before-first-day",
            day=day,
            first=FIRST_DAY,
        )
    return Puzzle(_hive(calendar[number % len(calendar)], edition), day)


def days_by_key(calendar: Calendar, today: date, edition: Edition = ORIGINAL) -> dict[str, date]:
    """Return the day of each daily hive up to today, by the hive's key (see `Hive.key`).

    A hive that the calendar has on several days has the latest of them.

    >>> days = days_by_key(["vctaoen", "entivcz"], date(2026, 1, 2))
    >>> {key: str(day) for key, day in days.items()}
    {'vacenot': '2026-01-01', 'ecintvz': '2026-01-02'}
    """
    days = {}
    prefix = "" if edition.name == ORIGINAL.name else f"{edition.name}."
    days_so_far = (today - FIRST_DAY).days + 1
    for number in range(max(0, days_so_far - len(calendar)), days_so_far):
        letters = calendar[number % len(calendar)]
        key = prefix + letters[0] + "".join(sorted(letters[1:]))  # a `Hive` takes ten times as long
        days[key] = FIRST_DAY + timedelta(days=number)
    return days


def at_random(calendar: Calendar, edition: Edition = ORIGINAL) -> Puzzle:
    """Return a puzzle with a random hive of the calendar."""
    return Puzzle(_hive(choice(calendar), edition), None)


def _hive(letters: str, edition: Edition) -> Hive:
    return Hive(letters, edition.minimum, "", edition)


def named(name: str, calendar: Calendar, today: date, edition: Edition = ORIGINAL) -> Puzzle:
    """Return the puzzle for a name: today (or empty), yesterday, random, a date, or letters.

    The calendar is the edition's own; it is empty if the edition has no daily hives. Raises
    `PuzzleError` for an invalid date, a day before `FIRST_DAY`, or a day after today, and for a
    name other than letters with an empty calendar.

    >>> today = date(2026, 1, 2)
    >>> [str(named(name, ["vctaoen", "entivcz"], today).hive) for name in ("yesterday", "tea")]
    ['VCTAOEN', 'TEA']
    """
    if is_of_calendar(name) and not calendar:
        raise PuzzleError(
            "no-daily-hives",
            edition=edition.title,
        )
    name = linked(name).strip().lower()
    if name in ("", "today"):
        return daily(calendar, today, edition)
    if name == "yesterday":
        return daily(calendar, today - timedelta(days=1), edition)
    if name == "random":
        return at_random(calendar, edition)
    if any(mark.isdigit() for mark in name):
        day = day_of(name)
        if day > today:
            raise PuzzleError("after-today", day=day, today=today)
        return daily(calendar, day, edition)
    return Puzzle(Hive.parse(name, edition=edition), None)
