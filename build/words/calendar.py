"""Makes the daily hives of a language: `python3 -m build calendar`, with `--language es` or other.

`candidates` says which hives qualify: of English about 3,900, with 1,300 sets of letters. Day after
day, the hive that is needed most is drawn. Each trait of a hive, such as a letter or the center,
has a share of days that it should have. What is behind its share needs a day, what is ahead of it
can wait, and the hive with the greatest sum of needs is drawn. In English, shares are those of
published puzzles. No published puzzles tell those of other languages, so every trait has its share
of the candidates there, in which each set of letters counts alike. Weekends get large hives. No
likely word is an answer of more than 20 days in a year, if any hive is left that spares it.

Hives near each other share few letters. A set of letters returns after a time, then with another
center. Sets with a single center are used once, and not before a day that depends on their letters,
or all of them would be used up in the first years.

Nothing is random, so the same words and the same days give the same calendar. A day that may have
been played never changes: without options, the file is only extended at its end, and
`--redraw-from DATE` accepts only days to come. After the last day the calendar starts again with
its first, so it must be extended before then.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from itertools import chain
from typing import NamedTuple
from zlib import crc32

from beecore import Mask, disk
from beecore.editions import ORIGINAL, Edition
from beecore.errors import PuzzleError
from beecore.game import puzzles
from beecore.game.puzzles import Calendar
from beecore.words import shipped

from .candidates import (
    ENDINGS,
    ING,
    MIN_CENTERS,
    SAME_ENDING,
    Candidate,
    Pool,
    letter_traits,
    pool,
)

HEAD = """\
# The hives of the days, one a line, center first: see beecore/game/puzzles.py.
# Made by python3 -m build calendar. The hive of a day that may have been played never changes.
"""
FIRST_DRAWN_DAY = date(2027, 1, 1)
"""The first day whose hive was drawn by today's rules; earlier days have less variety."""
NEAR_DAYS = 9
"""How many days before and after a day have hives that should share few letters with its hive."""
YEAR, MOST_DAYS = 366, 20
"""In so many days, a likely word is an answer of so many at most."""
MAX_NEED = 4
"""How many days behind or ahead of its share a trait counts at most, so that one whose share cannot
be reached does not outweigh all others."""
ALIKE = 2520
"""How much a set of letters counts among the candidates: a number that each number of centers
divides."""
PUZZLES = 2120
"""The published puzzles of 2018 to 2025 whose traits were counted."""
_LETTERS = """
a 1250 169, b 469 91, c 820 151, d 646 63, e 859 95, f 314 62, g 537 57, h 611 92, i 1151 160, j
62 1, k 270 26, l 1091 157, m 582 107, n 1143 142, o 1080 192, p 492 92, q 15 1, r 661 111, t
1053 154, u 499 67, v 211 33, w 215 27, x 96 0, y 621 65, z 91 5"""
"""How many of them have each letter, and how many have it as the center; S, which a single one has,
is left out."""
_COUNTED = {
    trait: int(count)
    for letter, count, centers in map(str.split, _LETTERS.split(","))
    for trait, count in ((letter, count), (f"center {letter}", centers))
} | {ENDINGS: 293, ING: 78}
"""How many of them have each trait."""


class Rules(NamedTuple):
    """How the hives of a calendar are drawn until it has a number of days.

    `words_of` returns the likely words of a hive, which may share `shared` letters with each hive
    of the `near` days before, and up to `most_shared` if no other fits. After `rest` days a set of
    letters may return with another center, and after `repeat` days a hive may return. Of `of` days,
    a trait should have as many as `shares` has, counted from day `first` on, and its need is
    multiplied by its weight, if it has one. Hives of weekends have `weekend_words` likely words or
    more if any such hive fits.
    """

    mask_of: Callable[[str], Mask]
    words_of: Callable[[str], Collection[str]]
    days: int
    shares: Mapping[str, int]
    of: int
    weights: Mapping[str, int]
    shared: int
    most_shared: int
    rest: int
    repeat: int
    weekend_words: int
    first: int = 0
    near: int = NEAR_DAYS


def rules_of(words: Pool, candidates: Sequence[Candidate]) -> Rules:
    """Return the rules for the words of an edition, whose candidates are given.

    In English, a set of letters returns after 650 days and a hive after 1,300, or else too few sets
    without U would be left. Traits that players notice first have more weight, since most
    candidates lack O, and many have U or many words in -ing. In other languages, sets return when
    nine tenths of all that can return could have been used; what is left over makes the choice of
    each day varied.
    """
    edition, words_of = words.edition, cache(words.of_hive)
    mask_of = masks(edition)
    if edition == ORIGINAL:
        weights = {"o": 3, "u": 4, "q": 2, ENDINGS: 4, ING: 4}
        days, first = days_until(date(2047, 1, 1)), days_until(FIRST_DRAWN_DAY)
        rest = 650
        return Rules(
            mask_of, words_of, days, _COUNTED, PUZZLES, weights, 4, 4, rest, 2 * rest, 36, first
        )
    centers = Counter(mask_of(each.hive) for each in candidates)
    shares: Counter[str] = Counter()
    for each in candidates:
        for trait in each.traits:
            shares[trait] += ALIKE // centers[mask_of(each.hive)]
    shared = (4, 7) if edition.size == 7 else (6, 9)
    rest = 9 * sum(count >= MIN_CENTERS for count in centers.values()) // 10
    sizes = sorted(each.words for each in candidates)
    weekend = sizes[2 * len(sizes) // 3] if sizes else 0
    days, of, weights = days_until(date(2037, 1, 1)), ALIKE * len(centers), {SAME_ENDING: 3}
    return Rules(mask_of, words_of, days, shares, of, weights, *shared, rest, rest, weekend)


def days_until(day: date) -> int:
    return (day - puzzles.FIRST_DAY).days


def masks(edition: Edition) -> Callable[[str], Mask]:
    """Return a function for the masks of hives: two masks share a bit for each common letter.

    A letter that a hive has twice has two bits there.
    """
    letters = len(edition.alphabet.order)

    def mask_of(hive: str) -> Mask:
        return sum(
            edition.alphabet.bits[letter] << letters * hive[:place].count(letter)
            for place, letter in enumerate(hive)
        )

    return mask_of


def extended(calendar: Calendar, candidates: Iterable[Candidate], rules: Rules) -> Calendar:
    """Return a calendar with hives added at its end, as many as the rules say.

    It ends earlier if no candidate fits the next day.
    """
    draw = _Draw(calendar, candidates, rules)
    filled = list(calendar)
    while len(filled) < rules.days and (chosen := draw.next(filled)):
        filled.append(chosen.hive)
    return filled


class _Draw:
    """The candidates by letter set, the last days of sets and hives, and the days of each trait."""

    def __init__(self, calendar: Calendar, candidates: Iterable[Candidate], rules: Rules) -> None:
        self._rules = rules
        self._candidates: defaultdict[Mask, list[Candidate]] = defaultdict(list)
        for each in sorted(candidates):
            self._candidates[rules.mask_of(each.hive)].append(each)
        self._traits = {
            each.hive: each.traits for some in self._candidates.values() for each in some
        }
        self._last_day: dict[str | Mask, int] = {}
        self._last_center: dict[Mask, str] = {}
        self._first = min(len(calendar), rules.first)
        self._used: Counter[str] = Counter()
        for day, hive in enumerate(calendar):
            self._note(day, hive)
        for mask, some in self._candidates.items():
            if len(some) == 1 and mask not in self._last_day:
                wait = crc32(some[0].hive.encode()) % rules.days
                self._last_day[mask] = wait - rules.rest

    def next(self, filled: Sequence[str]) -> Candidate | None:
        """Return the candidate most needed on the day after the filled ones; None if none fits."""
        day, rules = len(filled), self._rules
        fitting: list[Candidate] = []
        for shared in range(rules.shared, rules.most_shared + 1):
            fitting = fitting or list(self._fitting(filled, shared))
        year = Counter(chain.from_iterable(map(rules.words_of, filled[1 - YEAR :])))
        worn = {word for word, days in year.items() if days >= MOST_DAYS}
        fresh = [each for each in fitting if worn.isdisjoint(rules.words_of(each.hive))]
        fitting = fresh or fitting
        if is_weekend(day):
            fitting = [each for each in fitting if each.words >= rules.weekend_words] or fitting
        if not fitting:
            return None
        need = self._needs(day)
        sums = [sum(map(need.__getitem__, each.traits)) for each in fitting]
        chosen = fitting[sums.index(max(sums))]
        self._note(day, chosen.hive)
        return chosen

    def _fitting(self, filled: Sequence[str], shared: int) -> Iterator[Candidate]:
        """Yield the candidates that may follow the filled days, by the letters they may share."""
        day, rules = len(filled), self._rules
        near = [rules.mask_of(hive) for hive in filled[-rules.near :]]
        last_day = self._last_day.get
        for mask, some in self._candidates.items():
            if day - last_day(mask, -rules.rest) < rules.rest:
                continue
            if any((mask & other).bit_count() > shared for other in near):
                continue
            for each in some:
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
            self._used.update(self._traits.get(hive) or letter_traits(hive))


def is_weekend(day: int) -> bool:
    return (puzzles.FIRST_DAY + timedelta(days=day)).weekday() >= 5


def main(language: str, redraw_from: str | None = None) -> None:
    """Write the calendar of a language with new hives at its end, or from a day to come on.

    Raises `PuzzleError` for a day that some player may have reached, in any time zone.
    """
    words = pool(language)
    path = words.folder / shipped.CALENDAR
    old = puzzles.read(path.read_text("utf-8"), words.edition) if path.is_file() else []
    if redraw_from:
        first, reached = puzzles.day_of(redraw_from), date.today() + timedelta(days=1)
        if first <= reached:
            raise PuzzleError(f"days up to {reached} may have been played: redraw later ones")
        old = old[: days_until(first)]
    candidates = list(words.candidates())
    days = extended(old, candidates, rules_of(words, candidates))
    disk.write(path, HEAD + "".join(f"{hive}\n" for hive in days))
    print(f"{path.name}: {len(days):,} hives, {len(days) - len(old):,} of them new")
