"""Dates in the page's language, written as in the player's country."""

from datetime import date
from typing import TYPE_CHECKING

from browser.language import locale
from js import Date, Intl, String, window
from jsffi import to_js

from beecore.game.puzzles import DAYS_OF_WEEK, ONE

if TYPE_CHECKING:
    from js import DateTimeFormat

LOCALE = locale()
A_MONDAY = date(2026, 1, 5)

_forms: "dict[str, DateTimeFormat]" = {}  # creating one is slow


def today() -> str:
    """Return the player's date, as 2026-11-21."""
    return window.today()


def now() -> str:
    """Return the player's date and time of day, as 2026-11-21T08:31."""
    time = Date.new()
    return f"{today()}T{time.getHours():02}:{time.getMinutes():02}"


def day_text(day: date) -> str:
    """Return a day in words: Saturday, November 21; with the year unless it is this year."""
    if day.year == date.fromisoformat(today()).year:
        return _format_day(day, weekday="long", month="long", day="numeric")
    return _format_day(day, weekday="long", month="long", day="numeric", year="numeric")


def day_long(day: date) -> str:
    """Return a day with its year: November 21, 2026."""
    return _format_day(day, month="long", day="numeric", year="numeric")


def day_short(day: date) -> str:
    """Return a day in short: Nov 21; with the year unless it is this year."""
    if day.year == date.fromisoformat(today()).year:
        return _format_day(day, month="short", day="numeric")
    return _format_day(day, month="short", day="numeric", year="numeric")


def day_title(day: date) -> str:
    """Return a day as a heading, such as Today, Saturday, November 21."""
    days_ago = (date.fromisoformat(today()) - day).days
    if days_ago not in (0, 1):
        return _capitalized(day_text(day))
    relative = Intl.RelativeTimeFormat.new(LOCALE, to_js({"numeric": "auto"}))
    return _capitalized(relative.format(-days_ago, "day")) + ", " + day_text(day)


def time_text(clock: str) -> str:
    """Return a time of day, given as 19:22, as the player's country writes it: 7:22 PM."""
    hours, _, minutes = clock.partition(":")
    time = Date.new(2026, 0, 1, int(hours), int(minutes))
    return _format(time, hour="numeric", minute="2-digit")


def month_title(day: date) -> str:
    """Return the month of a day as a heading: November 2026."""
    return _capitalized(_format_day(day, month="long", year="numeric"))


def weekdays(first: int) -> list[tuple[str, str]]:
    """Return the short and the full names of the weekdays, `first` (0 for Monday) first."""
    days = [A_MONDAY + (first + number) * ONE for number in range(DAYS_OF_WEEK)]
    return [(_format_day(day, weekday="short"), _format_day(day, weekday="long")) for day in days]


def first_weekday() -> int:
    """Return the first day of the week in the player's country, 0 for Monday."""
    locale = Intl.Locale.new(LOCALE)
    if hasattr(locale, "getWeekInfo"):
        return int(locale.getWeekInfo().firstDay) - 1
    if hasattr(locale, "weekInfo"):  # its older name
        return int(locale.weekInfo.firstDay) - 1
    return DAYS_OF_WEEK - 1 if LOCALE in ("en", "en-US") else 0


def _format_day(when: date, **parts: str) -> str:
    return _format(Date.new(when.year, when.month - 1, when.day), **parts)


def _format(when: Date, **parts: str) -> str:
    name = str(sorted(parts.items()))
    if name not in _forms:
        parts["calendar"] = "gregory"  # in all languages, as the puzzles' dates
        _forms[name] = Intl.DateTimeFormat.new(LOCALE, to_js(parts))
    return _forms[name].format(when)


def _capitalized(text: str) -> str:
    """Capitalize a text; MicroPython itself can do so for ASCII only."""
    return String.new(text[:1]).toLocaleUpperCase(LOCALE) + text[1:]
