"""Tells how the days of the calendar are, beside what they are to be: `build calendar --report`."""

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import timedelta
from statistics import fmean

from beecore import Hive, Lexicon, Mask, Solution, letters_of, mask_of, solve, submasks
from beecore.game import puzzles
from beecore.words import lists, shipped

from . import WORDLISTS
from .calendar import (
    CALENDAR,
    CENTERS,
    DOUBTFUL,
    KNOWN,
    NEAR,
    RETURN,
    SHARED,
    WORDS,
    crude,
    is_usual,
    is_weekend,
)


def main() -> None:
    """Print the report on the calendar."""
    print(report(puzzles.read(CALENDAR.read_text("ascii")), shipped.usual()))


def report(calendar: Sequence[str], lexicon: Lexicon) -> str:
    """Return how the days are, beside what they are to be, for people to read."""
    rude = crude()
    masks = [mask_of(hive) for hive in calendar]
    unfit = _blocked_within(set(masks))
    answers = [_likely(Hive(hive), lexicon) for hive in calendar]
    sizes = [len(found) for found in answers]
    pangrams = [[each.likelihood for each in found if each.pangram] for found in answers]
    ends = [day for day in range(len(calendar)) if is_weekend(day)]
    centers = Counter(hive[0] for hive in calendar)
    last = puzzles.FIRST_DAY + timedelta(days=len(calendar) - 1)

    def share(center: str, counts: Counter[str]) -> float:
        return 100 * counts[center] / counts.total()

    rows = [
        ("days", f"{len(calendar):,}, to {last}", "to 2045 at least"),
        ("with E and R, S, or four vowels", sum(not is_usual(mask) for mask in masks), 0),
        ("outside 20 to 65 likely words", sum(size not in WORDS for size in sizes), 0),
        ("without a pangram from .9", sum(max(p, default=0) < KNOWN for p in pangrams), 0),
        ("with a likely pangram below .7", sum(min(p, default=0) < DOUBTFUL for p in pangrams), 0),
        (
            "with a rude likely answer",
            sum(any(each.word in rude for each in found) for found in answers),
            0,
        ),
        (
            "that can spell a blocked word",
            sum(_spells(Hive(hive), unfit) for hive in calendar),
            0,
        ),
        (
            "sharing five letters with one of two before",
            sum(
                any(
                    (mask & other).bit_count() > SHARED for other in masks[max(0, day - NEAR) : day]
                )
                for day, mask in enumerate(masks)
            ),
            0,
        ),
        ("days until a hive comes again", _soonest(calendar), f"from {RETURN:,}"),
        ("days until a set of letters comes again", _soonest(masks), f"from {RETURN:,}"),
        ("likely words, mean of weekends", f"{fmean(sizes[day] for day in ends):.1f}", "more"),
        ("likely words, mean of all days", f"{fmean(sizes):.1f}", ""),
        *(
            (
                f"center {center.upper()}, percent",
                f"{share(center, centers):.1f}",
                f"{share(center, CENTERS):.1f}",
            )
            for center in CENTERS
        ),
    ]
    return "\n".join(f"{what:46}{found!s:>22}{target!s:>18}" for what, found, target in rows)


def _likely(hive: Hive, lexicon: Lexicon) -> list[Solution]:
    return [found for found in solve(hive, lexicon) if found.likely]


def _blocked_within(masks: Collection[Mask]) -> list[Mask]:
    """Return the letters of the blocked words that can be spelled with one of some sets."""
    blocked = lists.blocked_letters(WORDLISTS)
    spelled = {letters for mask in masks for letters in submasks(mask)}
    return [mask for mask in spelled if lists.letters_fingerprint(letters_of(mask)) in blocked]


def _spells(hive: Hive, masks: Collection[Mask]) -> bool:
    return any(mask & hive.deciding_mask == hive.required_mask for mask in masks)


def _soonest(days: Sequence[str | Mask]) -> int | str:
    """Return the fewest days between two of a kind."""
    last: dict[str | Mask, int] = {}
    gaps = []
    for day, each in enumerate(days):
        if each in last:
            gaps.append(day - last[each])
        last[each] = day
    return min(gaps, default="never")
