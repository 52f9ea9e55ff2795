"""Makes `wordlists/calendar.txt`, the daily hives: `python3 -m build calendar`.

A daily hive is like those of published puzzles: no S, not both E and R, at most three vowels, 20 to
65 likely words, none of them crude, and at least one pangram that everybody knows, but no likely
pangram that few people know. No blocked word can be spelled with it. Only about 1,700 sets of
letters qualify, so a set returns after 1,000 days at the earliest, then with another center, and a
hive after fifteen years. Hives at most two days apart share at most four letters. Centers are drawn
as often as in published puzzles, and weekends get the larger hives.

The order is drawn with a fixed seed, so the same words give the same calendar. A day's hive must
never change, so lines already in the file stay even if the word lists change, and new hives are
added at its end. After the last day the calendar starts again with its first, so it must be
extended before then.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import timedelta
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from beecore import Lexicon, Mask, disk, letters_of, mask_of, submasks
from beecore.game import puzzles
from beecore.letters import BIT
from beecore.words import lists, shipped

from .. import WORDLISTS

CALENDAR = WORDLISTS / "calendar.txt"
HEAD = """\
# The hives of the days, one a line, center first: see beecore/game/puzzles.py.
# Lines are only ever added at the end, by python3 -m build calendar, so that no day's hive changes.
"""
SIZE = 7
MIN_WORD_LENGTH = 4
LIKELY_WORDS = range(20, 66)
"""How many likely words a daily hive may have."""
KNOWN_PANGRAM, OBSCURE_PANGRAM = 0.9, 0.7
"""The least likelihood of a pangram that everybody knows, and of one that is not obscure."""
VOWELS = mask_of("aeiou")
MAX_VOWELS = 3
MAX_SHARED_LETTERS, NEAR_DAYS = 4, 2
"""The most letters that a hive may share with another, and for how many days before it."""
DAYS_UNTIL_REPEAT = 5479
"""After how many days a hive may return: fifteen years."""
DAYS_UNTIL_SAME_LETTERS = 1000
"""After how many days a set of letters may return with another center. There are too few sets for
more."""
CALENDAR_DAYS = 7670
"""How many days the calendar covers: to the end of 2046."""
CENTERS = Counter(
    dict(
        zip(
            "abcdefghijklmnopqrtuvwxyz",
            map(
                int,
                "169 91 151 63 95 62 57 92 160 1 26 157 107 142 192 92 1 111 154"
                " 67 33 27 0 65 5".split(),
            ),
            strict=True,
        )
    )
)
"""How often each letter was the center of 2,120 published puzzles from 2018 to 2025."""
WEEKEND_CANDIDATES = 3
"""The number of hives of which a weekend day gets the largest."""
SEED = 7


class Candidate(NamedTuple):
    """A hive that qualifies for the calendar, center first, and its number of likely words."""

    hive: str
    words: int


def hives(
    lexicon: Lexicon, rude: Collection[str] = (), blocked: Collection[str] = ()
) -> Iterator[Candidate]:
    """Yield every hive that qualifies for the calendar.

    None has a likely word of `rude`, and none can spell a blocked word. `blocked` holds the
    fingerprints of the blocked words' letters.
    """
    counts: Counter[Mask] = Counter()
    known: set[Mask] = set()
    bad: set[Mask] = set()
    for word, likelihood, _ in lexicon.all_entries():
        mask = mask_of(word)
        if likelihood < lexicon.likely or len(word) < MIN_WORD_LENGTH:
            continue
        counts[mask] += 1
        if mask.bit_count() == SIZE and likelihood >= KNOWN_PANGRAM:
            known.add(mask)
        if word in rude or (mask.bit_count() == SIZE and likelihood < OBSCURE_PANGRAM):
            bad.add(mask)
    sets = sorted(mask for mask in known if is_usual(mask))
    spelled = {subset for mask in sets for subset in submasks(mask)}
    bad |= {mask for mask in spelled if lists.letters_fingerprint(letters_of(mask)) in blocked}
    for mask in sets:
        for letter in letters_of(mask):
            center = BIT[letter]
            fitting = submasks(mask ^ center, held=center)
            words = sum(map(counts.__getitem__, fitting))
            if words in LIKELY_WORDS and bad.isdisjoint(fitting):
                yield Candidate(letter + "".join(sorted(letters_of(mask ^ center))), words)


def is_usual(mask: Mask) -> bool:
    """Return whether a set of letters follows the habits of published puzzles: no S, not both E and
    R, and at most three vowels.
    """
    both = BIT["e"] | BIT["r"]
    usual = not mask & BIT["s"] and mask & both != both
    return usual and (mask & VOWELS).bit_count() <= MAX_VOWELS


def extended(
    calendar: Sequence[str], candidates: Iterable[Candidate], days: int = CALENDAR_DAYS
) -> list[str]:
    """Return a calendar with hives added at its end, until it has `days` of them.

    It ends earlier if no candidate fits the next day.
    """
    scheduler = _Scheduler(calendar, candidates)
    filled = list(calendar)
    while len(filled) < days and (hive := scheduler.next(filled)):
        filled.append(hive)
    return filled


class _Scheduler:
    """The candidates by center in random order, and the latest day of each hive and letter set."""

    def __init__(self, calendar: Sequence[str], candidates: Iterable[Candidate]) -> None:
        drawn = sorted(candidates)
        Random(SEED).shuffle(drawn)
        self._waiting: dict[str, list[Candidate]] = {center: [] for center in CENTERS}
        for each in drawn:
            self._waiting[each.hive[0]].append(each)
        self._last_day: dict[str | Mask, int] = {}
        self._used = Counter(hive[0] for hive in calendar)
        for day, hive in enumerate(calendar):
            self._last_day[hive] = self._last_day[mask_of(hive)] = day

    def next(self, filled: Sequence[str]) -> str | None:
        """Return the hive for the day after the filled ones, or None if no candidate fits.

        Its center is the one most behind its share. On weekends it is the largest of a few.
        """
        day = len(filled)
        near = [mask_of(hive) for hive in filled[-NEAR_DAYS:]]
        for center in sorted(
            CENTERS, key=lambda center: self._shortfall(center, day), reverse=True
        ):
            fitting = (each for each in self._waiting[center] if self._fits(each.hive, day, near))
            if few := list(islice(fitting, WEEKEND_CANDIDATES if is_weekend(day) else 1)):
                chosen = max(few, key=lambda each: each.words)
                self._waiting[center].remove(chosen)
                self._waiting[center].append(chosen)
                self._last_day[chosen.hive] = self._last_day[mask_of(chosen.hive)] = day
                self._used[center] += 1
                return chosen.hive
        return None

    def _shortfall(self, center: str, day: int) -> float:
        """Return how many more days a center should have by `day`, by its share of `CENTERS`."""
        return CENTERS[center] / CENTERS.total() * (day + 1) - self._used[center]

    def _fits(self, hive: str, day: int, near: Iterable[Mask]) -> bool:
        mask = mask_of(hive)
        return (
            day - self._last_day.get(hive, -DAYS_UNTIL_REPEAT) >= DAYS_UNTIL_REPEAT
            and day - self._last_day.get(mask, -DAYS_UNTIL_SAME_LETTERS) >= DAYS_UNTIL_SAME_LETTERS
            and all((mask & other).bit_count() <= MAX_SHARED_LETTERS for other in near)
        )


def is_weekend(day: int) -> bool:
    """Return whether a day, counted from the calendar's first, is a Saturday or Sunday."""
    return (puzzles.FIRST_DAY + timedelta(days=day)).weekday() >= 5


@cache  # reading all words is slow
def crude() -> frozenset[str]:
    """Return the words that may be answers but keep a hive out of the calendar."""
    marked = lists.words(WORDLISTS).items()
    rude = {"rude2", "rude3"}
    return frozenset(word for word, marks in marked if not rude.isdisjoint(marks.split()))


def main() -> None:
    """Write the calendar, or add new hives at its end."""
    old = puzzles.read(CALENDAR.read_text("ascii")) if CALENDAR.is_file() else []
    lexicon = shipped.usual()
    days = extended(old, hives(lexicon, crude(), lists.blocked_letters(WORDLISTS)))
    disk.write(CALENDAR, HEAD + "".join(f"{hive}\n" for hive in days))
    print(f"{CALENDAR.name}: {len(days):,} hives, {len(days) - len(old):,} of them new")
