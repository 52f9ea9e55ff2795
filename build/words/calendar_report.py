"""Figures about a calendar and its days: `python3 -m build calendar --report`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import timedelta
from statistics import fmean, quantiles
from typing import TypeAlias

from beecore import Mask
from beecore.game import puzzles
from beecore.game.puzzles import Calendar
from beecore.words import shipped

from .calendar import Rules, is_weekend, rules_of
from .candidates import Candidate, Pool, letter_traits, pool

Row: TypeAlias = tuple[str, object, object]
"""A figure's name, its value, and its target, if it has one."""


def main(language: str) -> None:
    """Print the report on the calendar of a language, and the pangrams of its days."""
    words = pool(language)
    text = (words.folder / shipped.CALENDAR).read_text("utf-8")
    days = puzzles.read(text, words.edition)
    candidates = list(words.candidates())
    for name, figure, target in report(
        days, words, candidates, rules_of(words.edition, candidates)
    ):
        print(f"{name:46}{figure!s:>22}{target!s:>18}".rstrip())
    print(
        f"\nPangrams: {' '.join(sorted({word for hive in days for word in words.pangrams(hive)}))}"
    )


def report(
    calendar: Calendar, words: Pool, candidates: Sequence[Candidate], rules: Rules
) -> Iterator[Row]:
    """Yield figures about the candidates, and about a calendar's days from the first drawn one on.

    Earlier days only count for what lies between two days, such as the days until a hive returns.
    """
    centers = Counter(rules.mask_of(each.hive) for each in candidates)
    yield "candidates", f"{len(candidates):,}", ""
    yield "their sets of letters", f"{len(centers):,}", ""
    yield "those with a single center", f"{sum(count == 1 for count in centers.values()):,}", ""
    drawn = calendar[rules.first :]
    last = puzzles.FIRST_DAY + timedelta(days=len(calendar) - 1)
    yield "days", f"{len(drawn):,}, to {last}", f"to {rules.last_day}"
    yield "different hives", f"{len(set(drawn)):,}", ""
    yield "different sets of letters", f"{len(set(map(rules.mask_of, drawn))):,}", ""
    yield from _between(calendar, rules, words)
    likely = [words.of_hive(hive) for hive in drawn]
    sizes = list(map(len, likely))
    tenths = quantiles([*sizes, *sizes], n=10, method="inclusive")
    deciles = ", ".join(str(round(tenths[place])) for place in (0, 4, 8))
    yield "likely words at 10, 50, and 90 %", deciles, ""
    for name, weekend in ("weekdays", False), ("weekends", True):
        some = [size for day, size in enumerate(sizes, rules.first) if is_weekend(day) == weekend]
        yield f"likely words, mean of {name}", f"{fmean(some or [0]):.1f}", ""
    faults = [list(words.faults(hive)) for hive in drawn]
    yield "whose hive does not qualify", sum(map(bool, faults)), 0
    for fault, count in sorted(Counter(each for some in faults for each in some).items()):
        yield fault, count, 0
    traits = Counter(
        trait
        for hive, some in zip(drawn, likely, strict=True)
        for trait in (*letter_traits(hive), *words.endings(some))
    )
    for trait in sorted(rules.shares, key=lambda each: (-len(each), each)):
        yield trait, _percent(traits[trait] / len(drawn)), _percent(rules.shares[trait] / rules.of)


def _between(days: Calendar, rules: Rules, words: Pool) -> Iterator[Row]:
    """Yield the rows about days close to each other, and about hives that return."""
    masks = list(map(rules.mask_of, days))
    longest = [max(words.pangrams(hive), key=len, default="") for hive in days]
    shared: Counter[int] = Counter()
    alike = same_center = 0
    centers: dict[Mask, str] = {}
    for day, mask in enumerate(masks):
        near = range(max(0, day - rules.near), day)
        if day >= max(1, rules.first):
            shared[max((mask & masks[other]).bit_count() for other in near)] += 1
            alike += any(longest[day] == longest[other] != "" for other in near)
            same_center += centers.get(mask) == days[day][0]
        centers[mask] = days[day][0]
    for count, number in sorted(shared.items()):
        target = 0 if count > rules.most_shared else ""
        yield f"sharing {count} letters with one of {rules.near} before", f"{number:,}", target
    yield "sharing the longest pangram with one of them", alike, ""
    yield "returning with the same center", same_center, 0
    for name, items, least in ("hive", days, rules.repeat), ("set of letters", masks, rules.rest):
        gaps = _gaps(items, rules.first)
        yield f"days until a {name} comes again", min(gaps, default="never"), f"from {least:,}"


def _gaps(days: Sequence[str | Mask], first: int) -> Iterator[int]:
    """Yield how many days each repeated item comes after the same one before, from a day on."""
    last: dict[str | Mask, int] = {}
    for day, item in enumerate(days):
        if item in last and day >= first:
            yield day - last[item]
        last[item] = day


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
