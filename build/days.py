"""The hives of the days around a build, as the page contains them: its first paint has today's.

Other days are in the calendar, a file of its own. It would arrive after the page's Python.
"""

import json
import subprocess
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

from beecore.editions import ORIGINAL, Edition
from beecore.game.puzzles import FIRST_DAY, Calendar, daily, read
from beecore.words import shipped

from . import ROOT, WORDLISTS

DAYS_BEFORE, DAYS = 7, 400
"""How many days the page contains before that of the build, and in all: 2 kB, compressed."""
TIME = "SOURCE_DATE_EPOCH"
"""The variable that names the time of a build, see https://reproducible-builds.org."""


def days(today: date, calendar: Calendar, edition: Edition = ORIGINAL) -> str:
    """Return the hives of the days around a build as JSON: the first day, the size of a hive, and
    all letters.

    >>> days(date(2026, 1, 8), ["vctaoen", "entivcz"])[:57]
    '{"first": "2026-01-01", "size": 7, "letters": "vctaoenent'
    """
    first = max(FIRST_DAY, today - timedelta(days=DAYS_BEFORE))
    hives = [
        daily(calendar, first + timedelta(days=number), edition).hive for number in range(DAYS)
    ]
    letters = "".join(hive.letters for hive in hives)
    found = {"first": str(first), "size": edition.size, "letters": letters}
    return json.dumps(found, ensure_ascii=False)


def days_of(environment: Mapping[str, str], edition: Edition) -> str:
    """Return an edition's hives of the days around the time that `day_of` finds."""
    folder = WORDLISTS if edition == ORIGINAL else WORDLISTS / edition.language
    calendar = read((folder / shipped.CALENDAR).read_text("utf-8"), edition)
    return days(day_of(environment), calendar, edition)


def day_of(environment: Mapping[str, str]) -> date:
    """Return the day that the sources are from, so that they give the same bytes on any other.

    That is the day in the environment or of the last commit, or today without either.

    >>> str(day_of({"SOURCE_DATE_EPOCH": "1795392000"}))
    '2026-11-23'
    """
    seconds = environment.get(TIME) or time_of_last_commit()
    return datetime.fromtimestamp(int(seconds), UTC).date() if seconds else date.today()


def time_of_last_commit() -> str:
    """Return when the last commit was made, in seconds; empty outside of a repository."""
    command = ("git", "log", "-1", "--format=%ct")
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    except FileNotFoundError:  # an archive of the sources, where nobody has installed Git
        return ""
