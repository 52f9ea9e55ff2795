"""Tests of the calendar report, and that the shipped calendar has none of the faults that must
never occur.
"""

import pytest

from beecore import Entry, Lexicon
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
    assert figure(report, "sharing five letters with one of two before") == "1"
    assert figure(report, "days until a hive comes again") == "never"


@pytest.fixture(scope="module")
def shipped_report() -> str:
    days = puzzles.read(calendar.CALENDAR.read_text("ascii"))
    return calendar_report.report(days, shipped.usual())


@pytest.mark.parametrize(
    "fault",
    [
        "with E and R, S, or four vowels",
        "with a rude likely answer",
        "that can spell a blocked word",
        "sharing five letters with one of two before",
    ],
)
def test_no_shipped_day_has_the_fault(shipped_report: str, fault: str) -> None:
    assert figure(shipped_report, fault) == "0"


def test_weekends_are_larger(shipped_report: str) -> None:
    everyday = figure(shipped_report, "likely words, mean of all days")
    assert float(figure(shipped_report, "likely words, mean of weekends")) > float(everyday)
