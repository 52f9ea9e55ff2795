"""Checks the calendar against its own rules: `python3 -m build calendar --report`."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from datetime import timedelta
from statistics import fmean
from typing import TypeAlias

from beecore import Hive, Lexicon, Mask, letters_of, mask_of, solve, submasks
from beecore.game import puzzles
from beecore.words import lists, shipped

from .. import WORDLISTS
from .calendar import (
    CALENDAR,
    CENTERS,
    DAYS_UNTIL_REPEAT,
    DAYS_UNTIL_SAME_LETTERS,
    KNOWN_PANGRAM,
    LIKELY_WORDS,
    MAX_SHARED_LETTERS,
    NEAR_DAYS,
    OBSCURE_PANGRAM,
    crude,
    is_usual,
    is_weekend,
)

Row: TypeAlias = tuple[str, str | int, str | int]
"""A figure's name, its value, and its target."""


def main() -> None:
    """Print the report on the calendar."""
    print(report(puzzles.read(CALENDAR.read_text("ascii")), shipped.usual()))


def report(calendar: Sequence[str], lexicon: Lexicon) -> str:
    """Return a table of figures about a calendar's days, each beside its target."""
    masks = [mask_of(hive) for hive in calendar]
    last = puzzles.FIRST_DAY + timedelta(days=len(calendar) - 1)
    rows: list[Row] = [
        ("days", f"{len(calendar):,}, to {last}", "to 2045 at least"),
        ("with E and R, S, or four vowels", sum(not is_usual(mask) for mask in masks), 0),
        *_answer_rows(calendar, lexicon),
        ("that can spell a blocked word", _count_with_blocked(calendar), 0),
        ("sharing five letters with one of two before", _count_with_similar(masks), 0),
        ("days until a hive comes again", _shortest_gap(calendar), f"from {DAYS_UNTIL_REPEAT:,}"),
        (
            "days until a set of letters comes again",
            _shortest_gap(masks),
            f"from {DAYS_UNTIL_SAME_LETTERS:,}",
        ),
    ]
    centers = Counter(hive[0] for hive in calendar)
    for center in CENTERS:
        found, target = (100 * counts[center] / counts.total() for counts in (centers, CENTERS))
        rows.append((f"center {center.upper()}, percent", f"{found:.1f}", f"{target:.1f}"))
    return "\n".join(f"{name:46}{found!s:>22}{target!s:>18}" for name, found, target in rows)


def _answer_rows(calendar: Sequence[str], lexicon: Lexicon) -> Iterator[Row]:
    """Yield the rows about the likely words of the days."""
    rude = crude()
    answers = [[each for each in solve(Hive(hive), lexicon) if each.likely] for hive in calendar]
    sizes = [len(found) for found in answers]
    pangrams = [[each.likelihood for each in found if each.pangram] for found in answers]
    known = sum(max(found, default=0) >= KNOWN_PANGRAM for found in pangrams)
    obscure = sum(min(found, default=0) < OBSCURE_PANGRAM for found in pangrams)
    crude_days = sum(any(each.word in rude for each in found) for found in answers)
    weekends = [size for day, size in enumerate(sizes) if is_weekend(day)]
    yield "outside 20 to 65 likely words", sum(size not in LIKELY_WORDS for size in sizes), 0
    yield "without a pangram from .9", len(calendar) - known, 0
    yield "with a likely pangram below .7", obscure, 0
    yield "with a rude likely answer", crude_days, 0
    yield "likely words, mean of weekends", f"{fmean(weekends):.1f}", "more"
    yield "likely words, mean of all days", f"{fmean(sizes):.1f}", ""


def _count_with_blocked(calendar: Collection[str]) -> int:
    """Return how many hives can spell a blocked word."""
    blocked = lists.blocked_letters(WORDLISTS)
    spelled = {letters for hive in set(map(mask_of, calendar)) for letters in submasks(hive)}
    masks = [mask for mask in spelled if lists.letters_fingerprint(letters_of(mask)) in blocked]
    hives = map(Hive, calendar)
    return sum(
        any(mask & hive.deciding_mask == hive.required_mask for mask in masks) for hive in hives
    )


def _count_with_similar(masks: Sequence[Mask]) -> int:
    """Return how many days share too many letters with a day just before."""
    return sum(
        any(
            (mask & other).bit_count() > MAX_SHARED_LETTERS
            for other in masks[max(0, day - NEAR_DAYS) : day]
        )
        for day, mask in enumerate(masks)
    )


def _shortest_gap(days: Sequence[str | Mask]) -> int | str:
    """Return the fewest days until one of the items repeats, or "never"."""
    last: dict[str | Mask, int] = {}
    gaps = []
    for day, item in enumerate(days):
        if item in last:
            gaps.append(day - last[item])
        last[item] = day
    return min(gaps, default="never")
