"""Makes the daily hives of another language: `python3 -m build calendar --language es`.

`local_candidates` says which hives qualify. No published puzzles tell how often a letter should
occur, so every letter, every center, and hives with many words of the same ending have the share
of days that they have of the candidates, in which each set of letters counts alike.

Hives near each other share few letters. A set of letters returns, with another center, when nine
tenths of all sets that can return could have been used; what is left over makes the choice of each
day varied. Sets with a single center are used once. Weekends get large hives.

A day that may have been played never changes: see `calendar`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, timedelta
from statistics import fmean, quantiles

from beecore import Mask
from beecore.cli.day_reasons import NEAR_DAYS
from beecore.editions import Edition
from beecore.game import puzzles
from beecore.words import shipped

from .. import WORDLISTS, data
from . import calendar, draw
from .draw import is_weekend
from .local_candidates import MAX_ENDING, MIN_CENTERS, Candidate, Words, candidates, read

LAST_DAY = date(2036, 12, 31)
CALENDAR_DAYS = (LAST_DAY - puzzles.FIRST_DAY).days + 1
SHARED = {7: (4, 7), 9: (6, 9)}
"""How many letters a hive may share with each hive of the days near it, by the size of hives: as
few as the first number if a candidate has so few in common, and up to the second."""
WEIGHTS = {"ending": 3}
ALIKE = 2520
"""How much a set of letters counts among the candidates: a number that each number of centers
divides."""


def extended(calendar: Sequence[str], found: Sequence[Candidate], edition: Edition) -> list[str]:
    """Return a calendar with hives added at its end, through `LAST_DAY`."""
    all_choices = choices(found)
    return draw.extended(calendar, all_choices, rules(all_choices, edition), CALENDAR_DAYS)


def choices(found: Iterable[Candidate]) -> list[draw.Choice]:
    """Return candidates with their traits: letters, the center, and many words of one ending."""
    return [draw.Choice(each.hive, each.words, _traits(each)) for each in found]


def rules(choices: Sequence[draw.Choice], edition: Edition) -> draw.Rules:
    """Return how hives are drawn from choices, with the shares that traits have among them."""
    mask_of = masks(edition)
    centers = Counter(mask_of(each.hive) for each in choices)
    shares: Counter[str] = Counter()
    for each in choices:
        for trait in each.traits:
            shares[trait] += ALIKE // centers[mask_of(each.hive)]
    rest = 9 * sum(count >= MIN_CENTERS for count in centers.values()) // 10
    shared, most_shared = SHARED[edition.size]
    sizes = sorted(each.words for each in choices)
    return draw.Rules(
        mask_of=mask_of,
        letter_traits=_letter_traits,
        shares=shares,
        of=ALIKE * len(centers),
        weights=WEIGHTS,
        shared=shared,
        most_shared=most_shared,
        rest=rest,
        repeat=rest,
        weekend_words=sizes[2 * len(sizes) // 3] if sizes else 0,
        days=CALENDAR_DAYS,
    )


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


def _traits(candidate: Candidate) -> list[str]:
    traits = _letter_traits(candidate.hive)
    return [*traits, "ending"] if candidate.ending > MAX_ENDING else traits


def _letter_traits(hive: str) -> list[str]:
    """Return the letters of a hive, each once, and its center."""
    return [f"center {hive[0]}", *sorted(set(hive))]


def main(language: str, boundary: float, redraw_from: date | None = None) -> None:
    """Write the calendar of a language with new hives at its end, or from a day to come on.

    `boundary` is the Zipf frequency that is even for its words (see `lemmas`). Raises
    `PuzzleError` for a day that some player may have reached.
    """
    edition, folder = _edition(language), WORDLISTS / language
    path = folder / shipped.CALENDAR
    old = puzzles.read(path.read_text("utf-8"), edition) if path.is_file() else []
    kept = list(calendar.kept_days(old, redraw_from))
    found = candidates(read(edition, folder, boundary), folder)
    calendar.write(path, kept, extended(kept, found, edition))


def report(language: str, boundary: float) -> None:
    """Print figures about the calendar of a language, and the pangrams of its days."""
    edition, folder = _edition(language), WORDLISTS / language
    words = read(edition, folder, boundary)
    days = puzzles.read((folder / shipped.CALENDAR).read_text("utf-8"), edition)
    for name, figure in figures(days, words, candidates(words, folder)):
        print(f"{name:46}{figure:>22}")
    found = {word for hive in days for word in words.pangrams[words.part_of(hive)]}
    print(f"\nPangrams: {' '.join(sorted(found))}")


def figures(
    days: Sequence[str], words: Words, found: Sequence[Candidate]
) -> Iterator[tuple[str, str]]:
    """Yield the names and values of figures about the days of a calendar and its candidates."""
    mask_of = masks(words.edition)
    sets = Counter(mask_of(each.hive) for each in found)
    sizes = [len(words.of_hive(hive)) for hive in days]
    yield "candidates", f"{len(found):,}"
    yield "their sets of letters", f"{len(sets):,}"
    yield "those with a single center", f"{sum(count == 1 for count in sets.values()):,}"
    last = puzzles.FIRST_DAY + timedelta(days=len(days) - 1)
    yield "days", f"{len(days):,}, to {last}"
    yield "different sets of letters", f"{len(set(map(mask_of, days))):,}"
    gaps = _gaps(map(mask_of, days))
    least = f"{min(gaps):,}" if gaps else "never"
    yield "days until a set of letters returns, at least", least
    yield "likely words at 10, 50, and 90 %", ", ".join(map(str, _deciles(sizes)))
    for name, weekend in ("weekdays", False), ("weekends", True):
        some = [size for day, size in enumerate(sizes) if is_weekend(day) == weekend]
        yield f"likely words, mean of {name}", f"{fmean(some or [0]):.1f}"
    endings = {each.hive: each.ending for each in found}
    many = sum(endings.get(hive, 0) > MAX_ENDING for hive in days)
    yield "over a third of them with the same ending", f"{100 * many / len(days):.1f} %"
    for count, number in sorted(Counter(_shared(days, mask_of)).items()):
        yield f"days sharing {count} letters with one near", f"{number:,}"
    yield "largest difference of a trait", _difference(days, rules(choices(found), words.edition))


def _deciles(sizes: Sequence[int]) -> list[int]:
    """Return the sizes that 10, 50, and 90 % of days do not exceed."""
    tenths = quantiles([*sizes, *sizes], n=10, method="inclusive")
    return [round(tenths[place]) for place in (0, 4, 8)]


def _difference(days: Sequence[str], rules: draw.Rules) -> str:
    """Return the letter or center whose share of days differs most from that of the candidates."""
    used = Counter(trait for hive in days for trait in rules.letter_traits(hive))

    def difference(trait: str) -> float:
        return used[trait] / len(days) - rules.shares[trait] / rules.of

    most = max(sorted(rules.shares.keys() - WEIGHTS.keys()), key=lambda each: abs(difference(each)))
    return f"{most}: {100 * difference(most):+.1f} %"


def _gaps(days: Iterable[Mask]) -> list[int]:
    """Return how many days each repeated item comes after the same one before."""
    last: dict[Mask, int] = {}
    gaps = []
    for day, item in enumerate(days):
        if item in last:
            gaps.append(day - last[item])
        last[item] = day
    return gaps


def _shared(days: Sequence[str], mask_of: Callable[[str], Mask]) -> Iterator[int]:
    """Yield the most letters that each day's hive shares with one of the days near before it."""
    found = list(map(mask_of, days))
    for day in range(1, len(days)):
        near = found[max(0, day - NEAR_DAYS) : day]
        yield max((found[day] & other).bit_count() for other in near)


def _edition(language: str) -> Edition:
    return next(each for each in data.LANGUAGES if each.language == language)
