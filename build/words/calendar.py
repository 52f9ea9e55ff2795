"""Makes `wordlists/calendar.txt`, the daily hives: `python3 -m build calendar`.

`candidates` says which hives qualify: about 6,400, with 1,700 sets of letters. Day after day, the
hive that published puzzles would need most is drawn. Every letter, every center, and hives with
many words in -ing or -ed have the share of days that they have of published puzzles
(`published`). What is behind its share needs a day, what is ahead of it can wait, and the need of a
hive is the sum of these. Weekends get large hives.

Any ten days in a row have hives that share at most four letters. A set of letters returns after
1,000 days at the earliest, then with another center, so that a hive returns after 2,000 days at
the earliest. Sets with a single center are used once, and not before a day that depends on their
letters, or all of them would be used up in the first years.

Nothing is random, so the same words and the same days give the same calendar. A day that may have
been played never changes: without options, the file is only extended at its end, and
`--redraw-from DATE` accepts only days to come. After the last day the calendar starts again with
its first, so it must be extended before then.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path

from beecore import disk, mask_of
from beecore.cli.day_reasons import FIRST_DRAWN_DAY, NEAR_DAYS
from beecore.errors import PuzzleError
from beecore.game import puzzles
from beecore.game.puzzles import Calendar
from beecore.words import shipped

from .. import WORDLISTS
from . import draw
from .candidates import Candidate, candidates
from .published import (
    CENTERS,
    LETTERS,
    MANY_ENDINGS,
    MANY_ING,
    PUZZLES,
    WITH_MANY_ENDINGS,
    WITH_MANY_ING,
)

CALENDAR = WORDLISTS / shipped.CALENDAR
HEAD = """\
# The hives of the days, one a line, center first: see beecore/game/puzzles.py.
# Made by python3 -m build calendar. The hive of a day that may have been played never changes.
"""
MAX_SHARED_LETTERS = 4
"""How many letters a hive may share with each of the hives of `NEAR_DAYS` days before."""
DAYS_UNTIL_SAME_LETTERS, DAYS_UNTIL_REPEAT = 1000, 2000
"""After how many days a set of letters may return with another center, and a hive may return."""
CALENDAR_DAYS = 7670
"""How many days the calendar covers: to the end of 2046."""
WEEKEND_WORDS = 36
"""The fewest likely words of a weekend's hive, if there is a choice."""
TRAITS = {
    **LETTERS,
    **{center.upper(): count for center, count in CENTERS.items()},
    "endings": WITH_MANY_ENDINGS,
    "ing": WITH_MANY_ING,
}
"""How many published puzzles have each trait: letters, centers as capitals, and many endings."""
WEIGHTS = {**dict.fromkeys(TRAITS, 1), "o": 3, "u": 2, "q": 2, "endings": 4, "ing": 4}
"""How much the need of each trait counts: more for the traits that players notice first, since most
candidates lack O, and many have U or many words in -ing."""


def extended(
    calendar: Sequence[str], choices: Iterable[Candidate], days: int = CALENDAR_DAYS
) -> list[str]:
    """Return a calendar with hives added at its end, up to a number of days.

    It ends earlier if no candidate fits the next day.
    """
    rules = draw.Rules(
        mask_of=mask_of,
        letter_traits=_letter_traits,
        shares=TRAITS,
        of=PUZZLES,
        weights=WEIGHTS,
        shared=MAX_SHARED_LETTERS,
        most_shared=MAX_SHARED_LETTERS,
        rest=DAYS_UNTIL_SAME_LETTERS,
        repeat=DAYS_UNTIL_REPEAT,
        weekend_words=WEEKEND_WORDS,
        days=CALENDAR_DAYS,
        near=NEAR_DAYS,
    )
    first = min(len(calendar), (FIRST_DRAWN_DAY - puzzles.FIRST_DAY).days)
    drawn = (draw.Choice(each.hive, each.words, [*_traits(each)]) for each in choices)
    return draw.extended(calendar, drawn, rules, days, first)


def _traits(candidate: Candidate) -> Iterator[str]:
    """Yield the traits of a candidate; see `TRAITS`."""
    yield from _letter_traits(candidate.hive)
    if candidate.ending >= MANY_ENDINGS:
        yield "endings"
    if candidate.ing >= MANY_ING:
        yield "ing"


def _letter_traits(hive: str) -> str:
    return hive[0].upper() + hive


def main(redraw_from: date | None = None) -> None:
    """Write the calendar with new hives at its end, or with new hives from a day to come on.

    Raises `PuzzleError` for a day that some player may have reached, in any time zone.
    """
    old = puzzles.read(CALENDAR.read_text("ascii")) if CALENDAR.is_file() else []
    kept = list(kept_days(old, redraw_from))
    write(CALENDAR, kept, extended(kept, candidates()))


def kept_days(calendar: Calendar, redraw_from: date | None) -> Calendar:
    """Return the days of a calendar that stay: all of them, or those before a day to come.

    Raises `PuzzleError` for a day that some player may have reached, in any time zone.
    """
    if not redraw_from:
        return calendar
    reached = date.today() + timedelta(days=1)
    if redraw_from <= reached:
        raise PuzzleError(f"days up to {reached} may have been played: redraw later ones")
    return calendar[: (redraw_from - puzzles.FIRST_DAY).days]


def write(path: Path, kept: Calendar, days: Calendar) -> None:
    """Write a calendar, and print how many of its days are new."""
    disk.write(path, HEAD + "".join(f"{hive}\n" for hive in days))
    print(f"{path.name}: {len(days):,} hives, {len(days) - len(kept):,} of them new")
