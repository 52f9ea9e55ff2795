"""A month of the calendar: its weeks, and which of its days are open.

A day is open if its puzzle can be played: from `FIRST_DAY` to the player's today.
"""

from datetime import date, timedelta
from typing import TypeAlias

from .puzzles import FIRST_DAY

DAYS_OF_WEEK = 7
ONE = timedelta(days=1)

Week: TypeAlias = list[date | None]


def weeks(day: date, first_weekday: int = 0) -> list[Week]:
    """Return the weeks of a day's month, seven items each; None for days of other months.

    Weeks begin with `first_weekday`, counted as by `date.weekday`: 0 is Monday, 6 is Sunday.

    >>> weeks(date(2026, 2, 14))[-1] == [date(2026, 2, day) for day in range(23, 29)] + [None]
    True
    """
    first = day.replace(day=1)
    places: Week = [None] * ((first.weekday() - first_weekday) % DAYS_OF_WEEK)
    places += [first + number * ONE for number in range(_length(first))]
    places += [None] * (-len(places) % DAYS_OF_WEEK)
    starts = range(0, len(places), DAYS_OF_WEEK)
    return [places[start : start + DAYS_OF_WEEK] for start in starts]


def week_of(day: date, first_weekday: int = 0) -> tuple[date, date]:
    """Return the first and the last day of a day's week, which may be in other months.

    >>> first, last = week_of(date(2026, 11, 21), first_weekday=6)
    >>> str(first), str(last)
    ('2026-11-15', '2026-11-21')
    """
    first = day - (day.weekday() - first_weekday) % DAYS_OF_WEEK * ONE
    return first, first + (DAYS_OF_WEEK - 1) * ONE


def later(day: date, months: int) -> date:
    """Return the same day of a later month (earlier if `months` is negative).

    It is the last day of a month that is too short.

    >>> str(later(date(2026, 12, 31), 2))
    '2027-02-28'
    """
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    first = date(year, month + 1, 1)
    return first + (min(day.day, _length(first)) - 1) * ONE


def is_open(day: date, today: date) -> bool:
    """Return whether a day's puzzle can be played."""
    return FIRST_DAY <= day <= today


def nearest(day: date, today: date) -> date:
    """Return the open day nearest to a day.

    >>> str(nearest(date(2025, 7, 1), today=date(2026, 11, 21)))
    '2026-01-01'
    """
    return max(FIRST_DAY, min(day, today))


def beside(day: date, months: int, today: date) -> date | None:
    """Return the open day nearest to the same day of a later month, or None if that month has none.

    The month is earlier if `months` is negative.
    """
    wanted = later(day, months)
    found = nearest(wanted, today)
    return found if is_same_month(found, wanted) else None


def is_same_month(day: date, other: date) -> bool:
    return (day.year, day.month) == (other.year, other.month)


def _length(first: date) -> int:
    """Return the number of days of a month, given its first day."""
    return ((first + 31 * ONE).replace(day=1) - first).days
