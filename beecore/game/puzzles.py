"""Puzzles: a hive for every day, one at random, or one's own.

The calendar is a text with a hive a line, center first; lines that begin with # are for people.
The first hive belongs to `FIRST_DAY`, the next to the day after, and when all are used the calendar
begins again. It is kept with the project and only ever added to at its end, so a day that is past
keeps its hive whatever becomes of the word list. Which day it is, only the player's clock can say,
so the caller does: a date such as 2026-11-21, in the player's own time zone.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from random import choice
from typing import NamedTuple, TypeAlias

from ..errors import PuzzleError
from ..hive import USUAL_SIZE, Hive

FIRST_DAY = date(2026, 1, 1)

Calendar: TypeAlias = Sequence[str]


class Puzzle(NamedTuple):
    """A hive to play; `day` is None for one that belongs to no day."""

    hive: Hive
    day: date | None


def read(text: str) -> Calendar:
    """Return the hives of a calendar's text.

    >>> read("# centers first\\nvctaoen\\nentivcz\\n")
    ['vctaoen', 'entivcz']

    Raises `PuzzleError` if there is none, or a line is none.
    """
    lines = [line for line in text.split("\n") if line and line[0] != "#"]
    if not lines:
        raise PuzzleError("an empty calendar: it needs one hive at least")
    odd = [line for line in lines if len(line) != USUAL_SIZE]
    if odd:
        raise PuzzleError(f"a damaged calendar: {odd[0][:60]!r} is no hive of {USUAL_SIZE} letters")
    return lines


def day_of(text: str) -> date:
    """Return the day that a text such as 2026-11-21 names; `PuzzleError` for any other text."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise PuzzleError(f"{text!r} is no day: write it as 2026-11-21")
    return day


def daily(calendar: Calendar, day: date) -> Puzzle:
    """Return the hive of a day, to come ones included; `PuzzleError` for one before the first.

    >>> str(daily(["vctaoen", "entivcz"], date(2026, 1, 2)).hive)
    'ENTIVCZ'
    """
    number = (day - FIRST_DAY).days
    if number < 0:
        raise PuzzleError(f"{day} has no hive: the first is that of {FIRST_DAY}")
    return Puzzle(Hive(calendar[number % len(calendar)]), day)


def at_random(calendar: Calendar) -> Puzzle:
    """Return one of the calendar's hives, drawn with Python's own `random`."""
    return Puzzle(Hive(choice(calendar)), None)


def named(name: str, calendar: Calendar, today: date) -> Puzzle:
    """Return what a name stands for: today (or nothing), yesterday, random, a day, or letters.

    Raises `PuzzleError` for a day that is no day, has no hive, or is yet to come.

    >>> today = date(2026, 1, 2)
    >>> [str(named(name, ["vctaoen", "entivcz"], today).hive) for name in ("yesterday", "tea")]
    ['VCTAOEN', 'TEA']
    """
    name = name.strip().lower()
    if name in ("", "today"):
        return daily(calendar, today)
    if name == "yesterday":
        return daily(calendar, today - timedelta(days=1))
    if name == "random":
        return at_random(calendar)
    if any(mark.isdigit() for mark in name):
        day = day_of(name)
        if day > today:
            raise PuzzleError(f"the hive of {day} is not out yet: today is {today}")
        return daily(calendar, day)
    return Puzzle(Hive.parse(name), None)
