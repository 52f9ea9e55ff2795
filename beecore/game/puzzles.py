"""Puzzles: the hive of a day, a random hive, or a hive that the player names; months of days.

A calendar is a text with one hive per line, center first; lines that begin with # are comments.
Each language has its own, with hives of its edition, which is the original without one. The first
hive belongs to `FIRST_DAY`, the next to the day after; after the last hive the calendar starts
over. Only days to come are ever drawn again, so past days keep their hives when the word list
changes. Callers pass today's date, since only the player's clock knows the player's time zone.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from random import choice
from typing import NamedTuple, TypeAlias

from ..editions import ORIGINAL, Edition
from ..errors import PuzzleError
from ..hive import Hive
from ..reading import is_of_calendar, is_random, linked

FIRST_DAY = date(2026, 1, 1)

SHORT, LONG, RARE = "short", "long", "rare"
"""What the name of a random hive may add after a hyphen."""
DRAWS = 8  # hives among which the shortest or longest is chosen: one in nine is as short or long
RARITY = 10  # a rare letter is in fewer than one of so many hives
DAYS_OF_WEEK = 7
ONE = timedelta(days=1)

Calendar: TypeAlias = Sequence[str]
Week: TypeAlias = list[date | None]


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
        raise PuzzleError("before-first-day", day=day, first=FIRST_DAY)
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
        days[key] = FIRST_DAY + number * ONE
    return days


def _hive(letters: str, edition: Edition) -> Hive:
    return Hive(letters, edition.minimum, "", edition)


def drawn(name: str, calendar: Calendar) -> list[str]:
    """Return the letters of the random hives of a calendar among which a name chooses.

    random names a single one, random-short the one with the fewest words of several, random-long
    the one with the most; `chosen` returns it. With -rare after either, each has a rare letter.

    >>> drawn("random-rare", ["vctaoen"] * 9 + ["abcdefg"] * 10 + ["entivcz"])
    ['entivcz']
    >>> len(drawn("random-short", ["vctaoen", "entivcz"]))
    8
    """
    wishes, rare = name.lower().split("-"), set()
    if RARE in wishes:
        text = "".join(calendar)
        rare = {each for each in set(text) if text.count(each) * RARITY < len(calendar)}
    fitting = [letters for letters in calendar if rare & set(letters)] if rare else calendar
    return [choice(fitting) for _ in range(DRAWS if SHORT in wishes or LONG in wishes else 1)]


def chosen(name: str, hives: Sequence[Hive], counts: Sequence[int]) -> Hive:
    """Return which of the hives that were drawn a name means, given the numbers of their words.

    >>> hives = Hive("vctaoen"), Hive("entivcz"), Hive("animlct")
    >>> [str(chosen(name, hives, (56, 9, 70))) for name in ("random-short", "random-long-rare")]
    ['ENTIVCZ', 'ANIMLCT']
    """
    wanted = min(counts) if SHORT in name.lower().split("-") else max(counts)
    return hives[list(counts).index(wanted)]


def named(
    name: str,
    calendar: Calendar,
    today: date,
    edition: Edition = ORIGINAL,
    count: Callable[[Hive], int] = lambda hive: 0,
) -> Puzzle:
    """Return the puzzle for a name: today (or empty), yesterday, random, a date, or letters.

    The calendar is the edition's own; it is empty if the edition has no daily hives. `count`
    returns the number of a hive's words, for random-short and random-long. Raises
    `PuzzleError` for an invalid date, a day before `FIRST_DAY`, or a day after today, and for a
    name other than letters with an empty calendar.

    >>> today = date(2026, 1, 2)
    >>> [str(named(name, ["vctaoen", "entivcz"], today).hive) for name in ("yesterday", "tea")]
    ['VCTAOEN', 'TEA']
    """
    if is_random(name) and not calendar:
        raise PuzzleError(
            f"there are no random hives for {edition.title} here: give the letters of a hive"
        )
    if is_of_calendar(name) and not calendar:
        raise PuzzleError("no-daily-hives", edition=edition.title)
    name = linked(name).strip().lower()
    if name in ("", "today"):
        return daily(calendar, today, edition)
    if name == "yesterday":
        return daily(calendar, today - ONE, edition)
    if is_random(name):
        hives = [_hive(letters, edition) for letters in drawn(name, calendar)]
        return Puzzle(chosen(name, hives, [count(hive) for hive in hives]), None)
    if any(mark.isdigit() for mark in name):
        day = day_of(name)
        if day > today:
            raise PuzzleError("after-today", day=day, today=today)
        return daily(calendar, day, edition)
    return Puzzle(Hive.parse(name, edition=edition), None)


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
    """Return whether a day is open: whether its puzzle can be played."""
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
    closest = nearest(wanted, today)
    return closest if is_same_month(closest, wanted) else None


def is_same_month(day: date, other: date) -> bool:
    return (day.year, day.month) == (other.year, other.month)


def _length(first: date) -> int:
    """Return the number of days of a month, given its first day."""
    return ((first + 31 * ONE).replace(day=1) - first).days
