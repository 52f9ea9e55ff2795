"""Checks the calendar against its own rules: `python3 -m build calendar --report`."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import timedelta
from statistics import fmean
from typing import NamedTuple, TypeAlias

from beecore import Hive, Lexicon, Mask, Solution, letters_of, mask_of, solve, submasks
from beecore.cli.day_reasons import FIRST_DRAWN_DAY, NEAR_DAYS
from beecore.game import puzzles
from beecore.words import lists, shipped

from .. import WORDLISTS
from .calendar import (
    CALENDAR,
    DAYS_UNTIL_REPEAT,
    DAYS_UNTIL_SAME_LETTERS,
    MAX_SHARED_LETTERS,
)
from .candidates import KNOWN_PANGRAM, LIKELY_WORDS, OBSCURE_PANGRAM, crude, is_usual
from .draw import is_weekend
from .published import (
    CENTERS,
    LETTERS,
    MANY_ENDINGS,
    MANY_ING,
    PUZZLES,
    WITH_MANY_ENDINGS,
    WITH_MANY_ING,
)

Row: TypeAlias = tuple[str, str | int, str | int]
"""A figure's name, its value, and its target."""


class Day(NamedTuple):
    """A day of the calendar, counted from its first, and the likely words of its hive."""

    number: int
    hive: str
    likely: list[Solution]

    def share(self, *endings: str) -> float:
        """Return the share of the likely words that end in one of the endings."""
        return sum(each.word.endswith(endings) for each in self.likely) / max(1, len(self.likely))

    def pangrams(self) -> list[Solution]:
        return [each for each in self.likely if each.pangram]


def main() -> None:
    """Print the report on the calendar."""
    calendar = puzzles.read(CALENDAR.read_text("ascii"))
    print(report(calendar, shipped.usual(), (FIRST_DRAWN_DAY - puzzles.FIRST_DAY).days))


def report(calendar: Sequence[str], lexicon: Lexicon, first: int = 0) -> str:
    """Return a table of figures about a calendar's days from number `first` on, and their targets.

    Earlier days only count for what lies between two days, such as the days until a hive returns.
    """
    likely = {
        hive: [each for each in solve(Hive(hive), lexicon) if each.likely] for hive in set(calendar)
    }
    days = [Day(number, hive, likely[hive]) for number, hive in enumerate(calendar)]
    drawn = days[first:]
    last = puzzles.FIRST_DAY + timedelta(days=len(calendar) - 1)
    rows: list[Row] = [
        ("days", f"{len(drawn):,}, to {last}", "to 2046-12-31"),
        *_word_rows(drawn),
        *_fault_rows(drawn),
        *_neighbor_rows(days, first),
    ]
    for name, found, published in (
        ("hives with", Counter("".join(day.hive for day in drawn)), LETTERS),
        ("center", Counter(day.hive[0] for day in drawn), CENTERS),
    ):
        rows += [
            (
                f"{name} {letter.upper()}",
                _percent(found[letter] / len(drawn)),
                _percent(n / PUZZLES),
            )
            for letter, n in published.items()
        ]
    return "\n".join(f"{name:46}{found!s:>22}{target!s:>18}" for name, found, target in rows)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _word_rows(days: Sequence[Day]) -> Iterator[Row]:
    """Yield the rows about the number of likely words, and about their endings."""
    for name, weekend, target in (("weekdays", False, "34 to 40"), ("weekends", True, "more")):
        sizes = [len(day.likely) for day in days if is_weekend(day.number) == weekend]
        yield f"likely words, mean of {name}", f"{fmean(sizes or [0]):.1f}", target
    yield "outside 20 to 65 likely words", _count(days, _has_unusual_size), 0
    many = _count(days, lambda day: day.share("ing", "ed") >= MANY_ENDINGS) / len(days)
    yield (
        "35 % of them or more in -ing or -ed",
        _percent(many),
        _percent(WITH_MANY_ENDINGS / PUZZLES),
    )
    many = _count(days, lambda day: day.share("ing") >= MANY_ING) / len(days)
    yield "half of them or more in -ing", _percent(many), _percent(WITH_MANY_ING / PUZZLES)


def _fault_rows(days: Sequence[Day]) -> Iterator[Row]:
    """Yield the rows about faults that no day should have."""
    rude = crude()
    pangrams = lists.never_pangram(WORDLISTS)
    never_spelled = set(map(mask_of, lists.never_daily(WORDLISTS)))
    yield (
        "with E and R, S, or four vowels",
        _count(days, lambda day: not is_usual(mask_of(day.hive))),
        0,
    )
    yield "without a pangram from .9", _count(days, _has_no_known_pangram), 0
    yield "with a likely pangram below .7", _count(days, _has_obscure_pangram), 0
    yield (
        "with a pangram of never-pangram.txt",
        _count(days, lambda day: any(each.word in pangrams for each in day.pangrams())),
        0,
    )
    yield (
        "with a rude likely answer",
        _count(days, lambda day: any(each.word in rude for each in day.likely)),
        0,
    )
    hives = [day.hive for day in days]
    yield "that can spell a word of never-daily.txt", _count_spelling(hives, never_spelled), 0
    yield "that can spell a blocked word", _count_spelling(hives, _blocked_masks(hives)), 0


def _count(days: Iterable[Day], test: Callable[[Day], bool]) -> int:
    return sum(map(test, days))


def _has_unusual_size(day: Day) -> bool:
    return len(day.likely) not in LIKELY_WORDS


def _has_no_known_pangram(day: Day) -> bool:
    return all(each.likelihood < KNOWN_PANGRAM for each in day.pangrams())


def _has_obscure_pangram(day: Day) -> bool:
    return any(each.likelihood < OBSCURE_PANGRAM for each in day.pangrams()) or not day.pangrams()


def _blocked_masks(hives: Collection[str]) -> set[Mask]:
    """Return the masks of blocked words that the letters of hives can spell."""
    blocked = lists.blocked_letters(WORDLISTS)
    spelled = {letters for hive in set(map(mask_of, hives)) for letters in submasks(hive)}
    return {mask for mask in spelled if lists.letters_fingerprint(letters_of(mask)) in blocked}


def _count_spelling(hives: Iterable[str], masks: Collection[Mask]) -> int:
    """Return how many hives can spell a word that has one of the masks."""
    return sum(
        any(mask & hive.deciding_mask == hive.required_mask for mask in masks)
        for hive in map(Hive, hives)
    )


def _neighbor_rows(days: Sequence[Day], first: int) -> Iterator[Row]:
    """Yield the rows about days close to each other, and about hives that return."""
    longest = [max((each.word for each in day.pangrams()), key=len, default="") for day in days]
    masks = [mask_of(day.hive) for day in days]
    similar = alike = 0
    for number in range(first, len(days)):
        near = range(max(0, number - NEAR_DAYS), number)
        similar += any(
            (masks[number] & masks[other]).bit_count() > MAX_SHARED_LETTERS for other in near
        )
        alike += any(longest[number] == longest[other] != "" for other in near)
    yield "sharing five letters with one of nine before", similar, 0
    yield "sharing the longest pangram with one of them", alike, 0
    hives = [day.hive for day in days]
    yield (
        "days until a hive comes again",
        _shortest_gap(hives, first),
        f"from {DAYS_UNTIL_REPEAT:,}",
    )
    gap = _shortest_gap(masks, first)
    yield "days until a set of letters comes again", gap, f"from {DAYS_UNTIL_SAME_LETTERS:,}"
    yield "returning with the same center", _count_same_center(days, first), 0
    drawn = days[first:]
    yield "different hives", f"{len({day.hive for day in drawn}):,}", ""
    yield "different sets of letters", f"{len(set(masks[first:])):,}", ""


def _count_same_center(days: Sequence[Day], first: int) -> int:
    """Return how many days have the center that their letters had the last time."""
    centers: dict[Mask, str] = {}
    same = 0
    for day in days:
        mask, center = mask_of(day.hive), day.hive[0]
        same += day.number >= first and centers.get(mask) == center
        centers[mask] = center
    return same


def _shortest_gap(days: Sequence[str | Mask], first: int) -> int | str:
    """Return the fewest days until one of the items repeats, from a day on, or "never"."""
    last: dict[str | Mask, int] = {}
    gaps = []
    for day, item in enumerate(days):
        if item in last and day >= first:
            gaps.append(day - last[item])
        last[item] = day
    return min(gaps, default="never")
