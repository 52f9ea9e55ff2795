"""The page's sentences and dates: messages of the catalog in the page's language."""

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from browser.language import locale
from js import Date, Intl, String, window
from jsffi import to_js

from beecore.editions import Edition
from beecore.errors import SENTENCES, BeeError
from beecore.game.puzzles import DAYS_OF_WEEK, ONE

if TYPE_CHECKING:
    from js import DateTimeFormat

# Dates in the page's language, written as in the player's country.

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


def day_text(day: date, style: str = "long") -> str:
    """Return a day in words: Saturday, November 21; with the year unless it is this year.

    In the style “short”, it is Sat, Nov 21.
    """
    if day.year == date.fromisoformat(today()).year:
        return _format_day(day, weekday=style, month=style, day="numeric")
    return _format_day(day, weekday=style, month=style, day="numeric", year="numeric")


def day_long(day: date) -> str:
    """Return a day with its year: November 21, 2026."""
    return _format_day(day, month="long", day="numeric", year="numeric")


def day_short(day: date) -> str:
    """Return a day in short: Nov 21; with the year unless it is this year."""
    if day.year == date.fromisoformat(today()).year:
        return _format_day(day, month="short", day="numeric")
    return _format_day(day, month="short", day="numeric", year="numeric")


def day_title(day: date, style: str = "long") -> str:
    """Return a day as a heading, such as Today, Saturday, November 21; see `day_text`.

    Yesterday has no weekday in short, since a button stands beside it.
    """
    days_ago = (date.fromisoformat(today()) - day).days
    if days_ago not in (0, 1):
        return _capitalized(day_text(day, style))
    relative = Intl.RelativeTimeFormat.new(LOCALE, to_js({"numeric": "auto"}))
    named = day_short(day) if days_ago and style == "short" else day_text(day, style)
    return _capitalized(relative.format(-days_ago, "day")) + ", " + named


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


def text(name: str, **values: str | int) -> str:
    """Return a message by its id, with values in place of its variables.

    Numbers and plurals follow the page's language. The id must be a literal, except that of a
    sentence of beecore, which begins with `bee-`: the build finds each call, and fails if the
    catalog has no such message, or one with other variables.
    """
    return window.text(name, to_js(values)) if values else window.text(name)


def listed(items: Sequence[str]) -> str:
    """Return items as a list that can stand in a sentence: A, B, and C."""
    return window.listed(to_js(items))


def edition_title(edition: Edition) -> str:
    """Return an edition's title in the page's language; that of a visitor's own list as it is."""
    return text(f"bee-edition-{edition.name}") if edition.language else edition.title


def reason(error: BeeError) -> str:
    """Return the message of an error in the page's language, in which dates are written, too.

    It is in English if it has no id.
    """
    if error.id not in SENTENCES:
        return str(error)
    values = {
        name: day_long(value) if isinstance(value, date) else value
        for name, value in error.values.items()
    }
    # A value can be called `name`, as the parameter of `text` is.
    return window.text(f"bee-error-{error.id}", to_js(values))
