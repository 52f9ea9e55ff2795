"""Dates as people say them, in the visitor's own language."""

import re
from datetime import date
from typing import TYPE_CHECKING

from js import Date, Intl, String, navigator
from jsffi import to_js

from beecore.game.month import DAYS_OF_WEEK, ONE

if TYPE_CHECKING:
    from js import DateTimeFormat

A_TAG = r"[a-zA-Z][a-zA-Z][a-zA-Z]?(-[a-zA-Z0-9]+)*$"
"""A language as `Intl` takes it; some systems name others, such as C, at which it would throw."""
LANGUAGE = navigator.language if re.match(A_TAG, navigator.language or "") else "en"

A_MONDAY = date(2026, 1, 5)

_forms: "dict[str, DateTimeFormat]" = {}  # each takes the browser a while to make


def today() -> str:
    """Return the player's date, as 2026-11-21."""
    return now()[:10]


def now() -> str:
    """Return the player's date and time of day, as 2026-11-21T08:31."""
    time = Date.new()
    day = f"{time.getFullYear():04}-{time.getMonth() + 1:02}-{time.getDate():02}"
    return f"{day}T{time.getHours():02}:{time.getMinutes():02}"


def said(day: date) -> str:
    """Return a day as people say it: Saturday, November 21; with the year if it is another."""
    if day.year == date.fromisoformat(today()).year:
        return _told(day, weekday="long", month="long", day="numeric")
    return _told(day, weekday="long", month="long", day="numeric", year="numeric")


def titled(day: date) -> str:
    """Return a day as a heading, told first if it is today or yesterday."""
    days_ago = (date.fromisoformat(today()) - day).days
    if days_ago not in (0, 1):
        return _begun(said(day))
    relative = Intl.RelativeTimeFormat.new(LANGUAGE, to_js({"numeric": "auto"}))
    return _begun(relative.format(-days_ago, "day")) + ", " + said(day)


def month_titled(day: date) -> str:
    """Return a day's month as a heading: November 2026."""
    return _begun(_told(day, month="long", year="numeric"))


def weekdays(first: int) -> list[tuple[str, str]]:
    """Return the weekdays from a first one on, each in short and in full."""
    days = [A_MONDAY + (first + number) * ONE for number in range(DAYS_OF_WEEK)]
    return [(_told(day, weekday="short"), _told(day, weekday="long")) for day in days]


def first_weekday() -> int:
    """Return the day that weeks begin with here, 0 for Monday."""
    locale = Intl.Locale.new(LANGUAGE)
    if hasattr(locale, "getWeekInfo"):
        return int(locale.getWeekInfo().firstDay) - 1
    if hasattr(locale, "weekInfo"):  # as it was called before
        return int(locale.weekInfo.firstDay) - 1
    return DAYS_OF_WEEK - 1 if LANGUAGE in ("en", "en-US") else 0


def _told(when: date, **parts: str) -> str:
    name = str(sorted(parts.items()))
    if name not in _forms:
        parts["calendar"] = "gregory"  # that of the hives, whatever is usual in a language
        _forms[name] = Intl.DateTimeFormat.new(LANGUAGE, to_js(parts))
    return _forms[name].format(Date.new(when.year, when.month - 1, when.day))


def _begun(text: str) -> str:
    """Return a text with a capital, which MicroPython knows of ASCII letters alone."""
    return String.new(text[:1]).toLocaleUpperCase(LANGUAGE) + text[1:]
