"""Makes `wordlists/calendar.txt`, the hives of the days: `python3 -m build calendar`.

A hive is good for a day if it has no S (plurals are dull), 20 to 80 likely words, a pangram that
people know, none that may be rude, and no way to spell a blocked word. The days are arranged in
rounds: each set of seven letters comes once with one center before any comes again with another,
so the same letters are years apart. Within 60 days no two hives share six letters.

The order is drawn with a fixed seed, so the same words give the same calendar. A day's hive must
never change, so what is in the file stays, whatever the words are now: new hives are added at its
end, and no more than `CENTERS` of a letter set in all.
"""

from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from operator import itemgetter
from pathlib import Path
from random import Random

from beecore import Lexicon, Mask, letters_of, mask_of, submasks
from beecore.game import puzzles
from beecore.letters import BIT
from beecore.words import lists, shipped

LISTS = Path(__file__).parent.parent / "wordlists"
CALENDAR = LISTS / "calendar.txt"
BLOCKED = LISTS / "blocked-letters.txt"
"""The fingerprints of the letters of all blocked words, one a line, for nobody to read."""
HEAD = """\
# The hives of the days, one a line, center first: see beecore/puzzles.py.
# Lines are only ever added at the end, by python3 -m build calendar, so that no day's hive changes.
"""
SIZE = 7
MINIMUM = 4
WORDS = range(20, 81)
KNOWN = 0.9
"""The likelihood of a pangram that people know."""
CENTERS = 5
"""How often a letter set may come, each time with another center."""
APART = 60
"""The days that two hives with all letters but one in common are apart, at least."""
SEED = 7


def hives(lexicon: Lexicon, unwanted: Collection[str] = ()) -> Iterator[str]:
    """Yield every hive that is good for a day, center first.

    None can spell an unwanted word; those are told by the fingerprints of their letters.
    """
    counts: Counter[Mask] = Counter()
    pangrams: set[Mask] = set()
    for word, likelihood, _ in lexicon.all_entries():
        mask = mask_of(word)
        if likelihood >= lexicon.likely and len(word) >= MINIMUM and not mask & BIT["s"]:
            counts[mask] += 1
            if likelihood >= KNOWN and mask.bit_count() == SIZE:
                pangrams.add(mask)
    spelled = {subset for mask in pangrams for subset in submasks(mask)}
    bad = {mask for mask in spelled if fingerprint(letters_of(mask)) in unwanted}
    for mask in sorted(pangrams):
        for letter in letters_of(mask):
            center = BIT[letter]
            fitting = submasks(mask ^ center, held=center)
            if sum(map(counts.__getitem__, fitting)) in WORDS and bad.isdisjoint(fitting):
                yield letter + "".join(sorted(letters_of(mask ^ center)))


def grown(calendar: Sequence[str], good: Iterable[str]) -> list[str]:
    """Return a calendar with the good hives that are new added at its end, in rounds.

    A hive that finds no day far enough from its like is left out.
    """
    days = list(calendar)
    waiting = _in_rounds(days, good)
    recent = deque(map(mask_of, days[-APART:]), APART)
    while hive := next((hive for hive in waiting if _is_apart(mask_of(hive), recent)), None):
        waiting.remove(hive)
        days.append(hive)
        recent.append(mask_of(hive))
    return days


def _in_rounds(calendar: Sequence[str], good: Iterable[str]) -> list[str]:
    """Return the new hives in the order to try: by round, and by lot within a round."""
    random = Random(SEED)
    rounds = Counter(map(mask_of, calendar))
    new = sorted(set(good) - set(calendar))
    random.shuffle(new)
    numbered = []
    for hive in new:
        rounds[mask_of(hive)] += 1
        if rounds[mask_of(hive)] <= CENTERS:
            numbered.append((rounds[mask_of(hive)], hive))
    return [hive for _, hive in sorted(numbered, key=itemgetter(0))]


def _is_apart(mask: Mask, recent: Iterable[Mask]) -> bool:
    return all((mask & other).bit_count() < SIZE - 1 for other in recent)


def unwanted() -> set[str]:
    """Return the fingerprints of the letters of blocked words, and of pangrams that may be rude."""
    rude = {word for word, marks in lists.words(LISTS).items() if "rude" in marks}
    pangrams = {fingerprint(word) for word in rude if len(set(word)) == SIZE}
    return pangrams.union(BLOCKED.read_text("ascii").split())


def fingerprint(word: str) -> str:
    """Return what stands for the letters of a word, in any order and number."""
    return lists.fingerprint("".join(sorted(set(word))))


def main() -> None:
    """Write the calendar, or add to it what the words now give beyond it."""
    before = puzzles.read(CALENDAR.read_text("ascii")) if CALENDAR.is_file() else []
    days = grown(before, hives(shipped.usual(), unwanted()))
    CALENDAR.write_text(HEAD + "".join(f"{hive}\n" for hive in days), "ascii")
    print(f"{CALENDAR.name}: {len(days):,} hives, {len(days) - len(before):,} of them new")
