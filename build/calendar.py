"""Makes `wordlists/calendar.txt`, the hives of the days: `python3 -m build calendar`.

A hive is good for a day if it is like those that people know: no S, not E and R together, at most
three vowels, 20 to 65 likely words with none that is crude among them, a pangram that everybody
knows and no likely one that few do; and if no blocked word can be spelled with it. There are no
more than some 1,700 sets of letters of that kind, so a set comes again after a thousand days at
least, then with another center; a hive comes again after fifteen years. Two days share at most four
letters if no more than one day lies between them. Centers are drawn as often as
published puzzles have them, and weekends have the larger of a few hives.

The order is drawn with a fixed seed, so the same words give the same calendar. A day's hive must
never change, so what is in the file stays, whatever the words are now: new hives are added at its
end. After the last day the calendar begins again with its first, so before that day comes it must
be made longer.
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

from . import WORDLISTS

CALENDAR = WORDLISTS / "calendar.txt"
HEAD = """\
# The hives of the days, one a line, center first: see beecore/game/puzzles.py.
# Lines are only ever added at the end, by python3 -m build calendar, so that no day's hive changes.
"""
SIZE = 7
MINIMUM = 4
WORDS = range(20, 66)
KNOWN, DOUBTFUL = 0.9, 0.7
"""The likelihood of a pangram that people know, and of one that few do."""
VOWELS = mask_of("aeiou")
MOST_VOWELS = 3
SHARED, NEAR = 4, 2
"""The letters that a day may share with each of the days just before, and how many these are."""
RETURN = 5479
"""The days until a hive may come again: fifteen years."""
SAME_LETTERS = 1000
"""The days until a set of letters may come again with another center: more have too few."""
DAYS = 7670
"""How many days to fill: to the end of 2046."""
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
"""How often each letter was the center of 2,120 published puzzles of 2018 to 2025."""
LARGER_OF = 3
"""A weekend's hive is the largest of so many that fit."""
SEED = 7


class Good(NamedTuple):
    """A hive that is good for a day, center first, and how many likely words it has."""

    hive: str
    words: int


def hives(
    lexicon: Lexicon, rude: Collection[str] = (), blocked: Collection[str] = ()
) -> Iterator[Good]:
    """Yield every hive that is good for a day.

    None has a rude word among the likely ones, and none can spell a blocked one; those are told by
    the fingerprints of their letters.
    """
    counts: Counter[Mask] = Counter()
    known: set[Mask] = set()
    bad: set[Mask] = set()
    for word, likelihood, _ in lexicon.all_entries():
        mask = mask_of(word)
        if likelihood < lexicon.likely or len(word) < MINIMUM:
            continue
        counts[mask] += 1
        if mask.bit_count() == SIZE and likelihood >= KNOWN:
            known.add(mask)
        if word in rude or (mask.bit_count() == SIZE and likelihood < DOUBTFUL):
            bad.add(mask)
    sets = sorted(mask for mask in known if is_usual(mask))
    spelled = {subset for mask in sets for subset in submasks(mask)}
    bad |= {mask for mask in spelled if lists.letters_fingerprint(letters_of(mask)) in blocked}
    for mask in sets:
        for letter in letters_of(mask):
            center = BIT[letter]
            fitting = submasks(mask ^ center, held=center)
            words = sum(map(counts.__getitem__, fitting))
            if words in WORDS and bad.isdisjoint(fitting):
                yield Good(letter + "".join(sorted(letters_of(mask ^ center))), words)


def is_usual(mask: Mask) -> bool:
    """Tell whether a set of letters is one that published puzzles could have."""
    both = BIT["e"] | BIT["r"]
    usual = not mask & BIT["s"] and mask & both != both
    return usual and (mask & VOWELS).bit_count() <= MOST_VOWELS


def grown(calendar: Sequence[str], good: Iterable[Good], days: int = DAYS) -> list[str]:
    """Return a calendar with good hives added at its end, up to so many days.

    It ends earlier if no hive fits the next day.
    """
    choice = _Choice(calendar, good)
    filled = list(calendar)
    while len(filled) < days and (hive := choice.next(filled)):
        filled.append(hive)
    return filled


class _Choice:
    """The hives to choose from, by center and in the order of a lot, and when each came last."""

    def __init__(self, calendar: Sequence[str], good: Iterable[Good]) -> None:
        drawn = sorted(good)
        Random(SEED).shuffle(drawn)
        self._waiting: dict[str, list[Good]] = {center: [] for center in CENTERS}
        for each in drawn:
            self._waiting[each.hive[0]].append(each)
        self._came: dict[str | Mask, int] = {}
        self._used = Counter(hive[0] for hive in calendar)
        for day, hive in enumerate(calendar):
            self._came[hive] = self._came[mask_of(hive)] = day

    def next(self, filled: Sequence[str]) -> str | None:
        """Return the hive for the day after those that are filled; none if no hive fits.

        Its center is the one most wanting; on weekends its words are the most of a few.
        """
        day = len(filled)
        near = [mask_of(hive) for hive in filled[-NEAR:]]
        for center in sorted(CENTERS, key=lambda center: self._need(center, day), reverse=True):
            fitting = (each for each in self._waiting[center] if self._fits(each.hive, day, near))
            if few := list(islice(fitting, LARGER_OF if is_weekend(day) else 1)):
                chosen = max(few, key=lambda each: each.words)
                self._waiting[center].remove(chosen)
                self._waiting[center].append(chosen)
                self._came[chosen.hive] = self._came[mask_of(chosen.hive)] = day
                self._used[center] += 1
                return chosen.hive
        return None

    def _need(self, center: str, day: int) -> float:
        """Return how many days a center lacks after so many, were it drawn as in `CENTERS`."""
        return CENTERS[center] / CENTERS.total() * (day + 1) - self._used[center]

    def _fits(self, hive: str, day: int, near: Iterable[Mask]) -> bool:
        mask = mask_of(hive)
        return (
            day - self._came.get(hive, -RETURN) >= RETURN
            and day - self._came.get(mask, -SAME_LETTERS) >= SAME_LETTERS
            and all((mask & other).bit_count() <= SHARED for other in near)
        )


def is_weekend(day: int) -> bool:
    """Tell whether a day of the calendar, counted from its first, is a Saturday or Sunday."""
    return (puzzles.FIRST_DAY + timedelta(days=day)).weekday() >= 5


@cache  # reading all words takes its time
def crude() -> frozenset[str]:
    """Return the words that may be likely, but are not for a day."""
    marked = lists.words(WORDLISTS).items()
    rude = {"rude2", "rude3"}
    return frozenset(word for word, marks in marked if not rude.isdisjoint(marks.split()))


def main() -> None:
    """Write the calendar, or add to it what the words now give beyond it."""
    before = puzzles.read(CALENDAR.read_text("ascii")) if CALENDAR.is_file() else []
    lexicon = shipped.usual()
    days = grown(before, hives(lexicon, crude(), lists.blocked_letters(WORDLISTS)))
    disk.write(CALENDAR, HEAD + "".join(f"{hive}\n" for hive in days))
    print(f"{CALENDAR.name}: {len(days):,} hives, {len(days) - len(before):,} of them new")
