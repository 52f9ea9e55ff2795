"""Draws the hives of a calendar day after day, by the rules of its language.

Each trait of a hive, such as a letter or the center, has a share of days that it should have. What
is behind its share needs a day, what is ahead of it can wait, and the hive with the greatest sum of
needs is drawn. Nothing is random, so the same candidates and the same days give the same calendar.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import NamedTuple
from zlib import crc32

from beecore import Mask
from beecore.cli.day_reasons import NEAR_DAYS
from beecore.game import puzzles

MAX_NEED = 4
"""How many days behind or ahead of its share a trait counts at most, so that one whose share cannot
be reached does not outweigh all others."""


class Choice(NamedTuple):
    """A hive that qualifies for a calendar, center first, with its likely words and its traits."""

    hive: str
    words: int
    traits: Sequence[str]


class Rules(NamedTuple):
    """How hives are drawn.

    A hive may share `shared` letters with each hive of the `near` days before, and up to
    `most_shared` if no other fits. After `rest` days a set of letters may return with another
    center, and after `repeat` days a hive may return; those with a single center are used once.
    Of `of` days, a trait should have as many as `shares` has, and its need is multiplied by
    its weight, if it has one. Hives of weekends have `weekend_words` likely words or more if any
    such hive fits.
    """

    mask_of: Callable[[str], Mask]
    letter_traits: Callable[[str], Sequence[str]]
    shares: Mapping[str, int]
    of: int
    weights: Mapping[str, int]
    shared: int
    most_shared: int
    rest: int
    repeat: int
    weekend_words: int
    days: int
    near: int = NEAR_DAYS


def extended(
    calendar: Sequence[str], choices: Iterable[Choice], rules: Rules, days: int, first: int = 0
) -> list[str]:
    """Return a calendar with hives added at its end, up to a number of days.

    It ends earlier if no candidate fits the next day. Traits are counted from day `first` on.
    """
    draw = _Draw(calendar, choices, rules, first)
    filled = list(calendar)
    while len(filled) < days and (chosen := draw.next(filled)):
        filled.append(chosen.hive)
    return filled


class _Draw:
    """The candidates by letter set, the last days of sets and hives, and the days of each trait."""

    def __init__(
        self, calendar: Sequence[str], choices: Iterable[Choice], rules: Rules, first: int
    ) -> None:
        self._rules = rules
        self._choices: defaultdict[Mask, list[Choice]] = defaultdict(list)
        for each in sorted(choices):
            self._choices[rules.mask_of(each.hive)].append(each)
        self._traits = {each.hive: each.traits for some in self._choices.values() for each in some}
        self._last_day: dict[str | Mask, int] = {}
        self._last_center: dict[Mask, str] = {}
        self._first = first
        self._used: Counter[str] = Counter()
        for day, hive in enumerate(calendar):
            self._note(day, hive)
        for mask, some in self._choices.items():
            if len(some) == 1 and mask not in self._last_day:
                wait = crc32(some[0].hive.encode()) % rules.days
                self._last_day[mask] = wait - rules.rest

    def next(self, filled: Sequence[str]) -> Choice | None:
        """Return the candidate most needed on the day after the filled ones; None if none fits."""
        day, rules = len(filled), self._rules
        fitting: list[Choice] = []
        for shared in range(rules.shared, rules.most_shared + 1):
            fitting = fitting or list(self._fitting(filled, shared))
        if is_weekend(day):
            fitting = [each for each in fitting if each.words >= rules.weekend_words] or fitting
        if not fitting:
            return None
        need = self._needs(day)
        sums = [sum(map(need.__getitem__, each.traits)) for each in fitting]
        chosen = fitting[sums.index(max(sums))]
        self._note(day, chosen.hive)
        return chosen

    def _fitting(self, filled: Sequence[str], shared: int) -> Iterator[Choice]:
        """Yield the candidates that may follow the filled days, by the letters they may share."""
        day, rules = len(filled), self._rules
        near = [rules.mask_of(hive) for hive in filled[-rules.near :]]
        last_day = self._last_day.get
        for mask, choices in self._choices.items():
            if day - last_day(mask, -rules.rest) < rules.rest:
                continue
            if any((mask & other).bit_count() > shared for other in near):
                continue
            for each in choices:
                other_center = each.hive[0] != self._last_center.get(mask)
                if other_center and day - last_day(each.hive, -rules.repeat) >= rules.repeat:
                    yield each

    def _needs(self, day: int) -> dict[str, int]:
        """Return how far each trait is behind its share by a day, weighted.

        The unit is a day divided by `Rules.of`: whole numbers add up alike in every Python.
        """
        rules = self._rules
        days, most = day + 1 - self._first, MAX_NEED * rules.of
        return {
            trait: rules.weights.get(trait, 1)
            * max(-most, min(most, count * days - rules.of * self._used[trait]))
            for trait, count in rules.shares.items()
        }

    def _note(self, day: int, hive: str) -> None:
        mask = self._rules.mask_of(hive)
        self._last_day[hive] = self._last_day[mask] = day
        self._last_center[mask] = hive[0]
        if day >= self._first:
            self._used.update(self._traits.get(hive) or self._rules.letter_traits(hive))


def is_weekend(day: int) -> bool:
    """Return whether a day, counted from the calendar's first, is a Saturday or Sunday."""
    return (puzzles.FIRST_DAY + timedelta(days=day)).weekday() >= 5
