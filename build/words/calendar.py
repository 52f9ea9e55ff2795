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

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from zlib import crc32

from beecore import Mask, disk, mask_of
from beecore.cli.day_reasons import FIRST_DRAWN_DAY, NEAR_DAYS
from beecore.errors import PuzzleError
from beecore.game import puzzles
from beecore.words import shipped

from .. import WORDLISTS
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
MAX_NEED = 4
"""How many days behind or ahead of its share a trait counts at most, so that one whose share cannot
be reached does not outweigh all others."""
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
    draw = _Draw(calendar, choices)
    filled = list(calendar)
    while len(filled) < days and (chosen := draw.next(filled)):
        filled.append(chosen.hive)
    return filled


class _Draw:
    """The candidates by letter set, the last days of sets and hives, and the days of each trait."""

    def __init__(self, calendar: Sequence[str], choices: Iterable[Candidate]) -> None:
        self._choices: defaultdict[Mask, list[Candidate]] = defaultdict(list)
        for each in sorted(choices):
            self._choices[mask_of(each.hive)].append(each)
        self._traits = {
            each.hive: list(_traits(each)) for some in self._choices.values() for each in some
        }
        self._last_day: dict[str | Mask, int] = {}
        self._last_center: dict[Mask, str] = {}
        self._first = min(len(calendar), (FIRST_DRAWN_DAY - puzzles.FIRST_DAY).days)
        self._used: Counter[str] = Counter()
        for day, hive in enumerate(calendar):
            self._note(day, hive)
        for mask, some in self._choices.items():
            if len(some) == 1 and mask not in self._last_day:
                wait = crc32(some[0].hive.encode()) % CALENDAR_DAYS
                self._last_day[mask] = wait - DAYS_UNTIL_SAME_LETTERS

    def next(self, filled: Sequence[str]) -> Candidate | None:
        """Return the candidate most needed on the day after the filled ones; None if none fits."""
        day = len(filled)
        fitting = list(self._fitting(filled))
        if is_weekend(day):
            fitting = [each for each in fitting if each.words >= WEEKEND_WORDS] or fitting
        if not fitting:
            return None
        need = self._needs(day)
        sums = [sum(map(need.__getitem__, self._traits[each.hive])) for each in fitting]
        chosen = fitting[sums.index(max(sums))]
        self._note(day, chosen.hive)
        return chosen

    def _fitting(self, filled: Sequence[str]) -> Iterator[Candidate]:
        """Yield the candidates that may follow the filled days."""
        day = len(filled)
        near = [mask_of(hive) for hive in filled[-NEAR_DAYS:]]
        last_day = self._last_day.get
        for mask, choices in self._choices.items():
            if day - last_day(mask, -DAYS_UNTIL_SAME_LETTERS) < DAYS_UNTIL_SAME_LETTERS:
                continue
            if any((mask & other).bit_count() > MAX_SHARED_LETTERS for other in near):
                continue
            for each in choices:
                other_center = each.hive[0] != self._last_center.get(mask)
                rested = day - last_day(each.hive, -DAYS_UNTIL_REPEAT) >= DAYS_UNTIL_REPEAT
                if other_center and rested:
                    yield each

    def _needs(self, day: int) -> dict[str, int]:
        """Return how far each trait is behind its share by a day, weighted.

        The unit is a day divided by `PUZZLES`: whole numbers add up alike in every Python.
        """
        days, most = day + 1 - self._first, MAX_NEED * PUZZLES
        return {
            trait: WEIGHTS[trait]
            * max(-most, min(most, count * days - PUZZLES * self._used[trait]))
            for trait, count in TRAITS.items()
        }

    def _note(self, day: int, hive: str) -> None:
        mask = mask_of(hive)
        self._last_day[hive] = self._last_day[mask] = day
        self._last_center[mask] = hive[0]
        if day >= self._first:
            self._used.update(self._traits.get(hive) or _letter_traits(hive))


def _traits(candidate: Candidate) -> Iterator[str]:
    """Yield the traits of a candidate; see `TRAITS`."""
    yield from _letter_traits(candidate.hive)
    if candidate.ending >= MANY_ENDINGS:
        yield "endings"
    if candidate.ing >= MANY_ING:
        yield "ing"


def _letter_traits(hive: str) -> str:
    return hive[0].upper() + hive


def is_weekend(day: int) -> bool:
    """Return whether a day, counted from the calendar's first, is a Saturday or Sunday."""
    return (puzzles.FIRST_DAY + timedelta(days=day)).weekday() >= 5


def main(redraw_from: date | None = None) -> None:
    """Write the calendar with new hives at its end, or with new hives from a day to come on.

    Raises `PuzzleError` for a day that some player may have reached, in any time zone.
    """
    old = puzzles.read(CALENDAR.read_text("ascii")) if CALENDAR.is_file() else []
    kept = list(old)
    if redraw_from:
        reached = date.today() + timedelta(days=1)
        if redraw_from <= reached:
            raise PuzzleError(f"days up to {reached} may have been played: redraw later ones")
        kept = kept[: (redraw_from - puzzles.FIRST_DAY).days]
    days = extended(kept, candidates())
    disk.write(CALENDAR, HEAD + "".join(f"{hive}\n" for hive in days))
    print(f"{CALENDAR.name}: {len(days):,} hives, {len(days) - len(kept):,} of them new")
