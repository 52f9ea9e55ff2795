"""Tests of the calendar report, and that the shipped calendar has none of the faults that must
never occur.
"""

import pytest

from beecore import Entry, Lexicon
from beecore.cli.day_reasons import FIRST_DRAWN_DAY
from beecore.game import puzzles
from beecore.words import lists, shipped
from build.words import calendar, calendar_report


def figure(report: str, name: str) -> str:
    (line,) = (line for line in report.splitlines() if line.startswith(name))
    return line.removeprefix(name).split()[0]


def test_faults_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calendar_report, "crude", lambda: {"beard"})
    monkeypatch.setattr(lists, "blocked_letters", lambda _: {lists.letters_fingerprint("gag")})
    lexicon = Lexicon.from_entries([Entry("beard", 0.9)])
    report = calendar_report.report(["abcdefr", "abcdefg", "hijklmn"], lexicon)
    assert figure(report, "with E and R, S, or four vowels") == "1"
    assert figure(report, "outside 20 to 65 likely words") == "3"
    assert figure(report, "without a pangram from .9") == "3"
    assert figure(report, "with a rude likely answer") == "1"
    assert figure(report, "that can spell a blocked word") == "1"
    assert figure(report, "sharing five letters with one of nine before") == "1"
    assert figure(report, "days until a hive comes again") == "never"


def test_days_that_may_not_follow_each_other_are_counted() -> None:
    days = ["abcdefr", "abcdefg", "hijklmn", "abcdefg", "bacdefg"]
    report = calendar_report.report(days, Lexicon.from_entries([Entry("abcdefg", 0.9)]), 1)
    assert figure(report, "sharing five letters with one of nine before") == "3"
    assert figure(report, "sharing the longest pangram with one of them") == "2"
    assert figure(report, "days until a hive comes again") == "2"
    assert figure(report, "days until a set of letters comes again") == "1"
    assert figure(report, "returning with the same center") == "1"


def test_words_and_their_endings_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "never_pangram", lambda _: {"backing"})
    monkeypatch.setattr(lists, "never_daily", lambda _: {"kinda"})
    words = ["backing", "baking", "caned", "cabin"]
    lexicon = Lexicon.from_entries([Entry(word, 0.9) for word in words])
    report = calendar_report.report(["abcgikn", "acdenrt"], lexicon)
    assert figure(report, "likely words, mean of weekdays") == "2.0"
    assert figure(report, "35 % of them or more in -ing or -ed") == "100.0"
    assert figure(report, "half of them or more in -ing") == "50.0"
    assert figure(report, "with a pangram of never-pangram.txt") == "1"
    assert figure(report, "that can spell a word of never-daily.txt") == "0"
    assert figure(report, "hives with A") == "100.0"
    assert figure(report, "hives with B") == "50.0"
    assert figure(report, "center A") == "100.0"


@pytest.fixture(scope="module")
def shipped_report() -> str:
    days = puzzles.read(calendar.CALENDAR.read_text("ascii"))
    first = (FIRST_DRAWN_DAY - puzzles.FIRST_DAY).days
    return calendar_report.report(days, shipped.usual(), first)


@pytest.mark.parametrize(
    "fault",
    [
        "outside 20 to 65 likely words",
        "with E and R, S, or four vowels",
        "with a pangram of never-pangram.txt",
        "with a rude likely answer",
        "that can spell a word of never-daily.txt",
        "that can spell a blocked word",
        "sharing five letters with one of nine before",
        "sharing the longest pangram with one of them",
        "returning with the same center",
    ],
)
def test_no_shipped_day_has_the_fault(shipped_report: str, fault: str) -> None:
    assert figure(shipped_report, fault) == "0"


def test_weekends_are_larger(shipped_report: str) -> None:
    weekdays = float(figure(shipped_report, "likely words, mean of weekdays"))
    assert 34 <= weekdays <= 40
    assert float(figure(shipped_report, "likely words, mean of weekends")) > weekdays


@pytest.mark.parametrize(
    ("name", "most"), [("35 % of them or more in -ing or -ed", 15), ("half of them or more in", 4)]
)
def test_few_shipped_days_are_about_endings(shipped_report: str, name: str, most: int) -> None:
    line = next(line for line in shipped_report.splitlines() if line.startswith(name))
    assert float(line.split()[-4]) <= most
