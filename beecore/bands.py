"""The words of a hive as a screen shows them: in two bands, the likely and the possible words.

A `Wish` selects the words to show and how to group them. Pangrams are always the first group.

The points needed for Genius are an estimate. The words that an editor accepted are unknown, but the
likelihood of each is known. So the points of the hive are a sum of random variables with a known
mean and variance. These are not independent: editors accept or reject words of the same kind
together, which makes the standard deviation a fifth larger, as measured on published puzzles.
"""

import json
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from .editions import GENIUS
from .hive import Hive
from .solution import (
    Solution,
    Steps,
    Totals,
    alphabetical_in_steps,
    finished,
    parts,
    summary_in_steps,
)

LENGTH, LETTER, ALPHABET, POINTS = WAYS = ("length", "letter", "alphabet", "points")
"""The ways to group words; `ALPHABET` puts all of them into one group."""
PANGRAMS = "pangrams"

DEVIATIONS = 1.28
"""The number of standard deviations within which 80 % of a normal distribution lie."""
DEPENDENCE = 1.2
"""The factor by which the deviation exceeds that of independent words."""

MAX_LISTED = 3000
"""The most words of a band that are listed at first; a very large hive has 20,000."""
MAX_LISTED_PER_GROUP = 60
"""The words listed of each group if a band has more than `MAX_LISTED`; see `Wish.more`."""


class Wish(NamedTuple):
    """The words to show: all that have what is asked for; an empty text asks for nothing."""

    by: str  # one of `WAYS`
    starts: str  # letters in lower case, as words have them
    contains: str
    length: str
    pangrams: str  # “yes” to show only pangrams
    more: Sequence[str]  # groups such as “likely/length/8”, each for `MAX_LISTED` more words

    @property
    def is_filter(self) -> bool:
        """Whether the wish leaves out any words."""
        return any([self.starts, self.contains, self.length, self.pangrams])


USUAL = Wish(LENGTH, "", "", "", "", ())


class Group(NamedTuple):
    """Words that are listed together: those of a length, for example."""

    by: str  # `PANGRAMS`, or the way of grouping
    name: int | str  # what its words have in common: 8 letters or points, a first letter, or ""
    size: int  # the number of its words, listed or not
    words: Sequence[Solution]  # those that are listed


class Band(NamedTuple):
    totals: Totals  # of all words of the band, whatever the filter
    left: int  # the number of words that pass the filter
    groups: list[Group]


class Odds(NamedTuple):
    """The points at which the puzzle’s own Genius begins: 80 % of cases are within these bounds."""

    low: int
    high: int


class Bands(NamedTuple):
    hive: Hive
    boundary: float  # the likelihood from which words are likely by default
    odds: Odds
    likely: Band
    possible: Band


class Listing(NamedTuple):
    name: str  # the name of the file to save
    words: int
    text: str


def bands_in_steps(
    hive: Hive, solutions: Sequence[Solution], boundary: float, wish: Wish = USUAL
) -> Steps[Bands]:
    """Return a hive with its words in two bands, of which `wish` selects words.

    `solutions` are best first; `boundary` is the default likelihood of likely words.

    >>> from .pack import Reason
    >>> from .solution import solution_of
    >>> words = ("cave", 1.0), ("coven", 0.5), ("octave", 0.9)
    >>> words = [solution_of(word, False, chance, 0.4, Reason.NONE) for word, chance in words]
    >>> finished(bands_in_steps(Hive.parse("vctaoen"), words, 0.4)).odds
    Odds(low=3, high=10)
    """
    likely: list[Solution] = []
    possible: list[Solution] = []
    mean, variance = 0.0, 0.0
    for part in parts(solutions):
        for found in part:
            (likely if found.likely else possible).append(found)
            expected = found.likelihood * found.points
            mean += expected
            variance += expected * (1 - found.likelihood) * found.points
        yield 0.0
    share, spread = dict(hive.edition.ranks)[GENIUS] / 100, DEVIATIONS * DEPENDENCE * sqrt(variance)
    odds = Odds(round(share * max(0.0, mean - spread)), round(share * (mean + spread)))
    bands = []
    for name, words in ("likely", likely), ("possible", possible):
        totals = yield from summary_in_steps(hive, words)
        groups = yield from _grouped(hive, words, wish)
        left = sum([group.size for group in groups])
        most = MAX_LISTED_PER_GROUP if left > MAX_LISTED else MAX_LISTED
        bands.append(Band(totals, left, [_cut(group, name, most, wish) for group in groups]))
    return Bands(hive, boundary, odds, *bands)


def listing(
    hive: Hive, solutions: Sequence[Solution], wish: Wish, possible: bool, form: str
) -> Listing:
    """Return the words that a wish selects, in the format `form`: “text”, “csv”, or “json”.

    Possible words are left out unless `possible`.

    >>> from .pack import Reason
    >>> from .solution import solution_of
    >>> cave = solution_of("cave", False, 0.4, 0.5, Reason.RARE)
    >>> print(listing(Hive.parse("vctaoen"), [cave], USUAL, True, "csv").text, end="")
    word,points,pangram,likely,reason
    cave,1,no,no,rare
    """
    found: list[Solution] = []
    for likely in (True, False)[: 1 + possible]:
        band = [each for each in solutions if each.likely == likely]
        for group in finished(_grouped(hive, band, wish)):
            found += group.words
    fields = "word", "points", "pangram", "likely", "reason"
    rows = [(each.shown, each.points, each.pangram, each.likely, each.reason) for each in found]
    if form == "json":
        value = {
            "hive": str(hive),
            "edition": hive.edition.name,
            "minimum": hive.minimum,
            "require": hive.extra,
            "words": [dict(zip(fields, row, strict=True)) for row in rows],
        }
        lines = [json.dumps(value)]
    elif form == "csv":
        shown = {True: "yes", False: "no"}
        lines = [",".join(fields)]
        for word, points, pangram, likely, reason in rows:
            lines.append(f"{word},{points},{shown[pangram]},{shown[likely]},{reason}")
    else:
        lines = [solution.shown for solution in found]
    return Listing(f"{hive.letters}.{form}", len(found), "\n".join(lines) + "\n")


def _cut(group: Group, band: str, most: int, wish: Wish) -> Group:
    """Return a group of a band with the words that are listed: `most`, and those asked for."""
    by, name, size, words = group
    return Group(by, name, size, words[: most + MAX_LISTED * wish.more.count(key(band, group))])


def key(band: str, group: Group) -> str:
    """Return the name of a group in `Wish.more`."""
    return f"{band}/{group.by}/{group.name}"


def _grouped(hive: Hive, solutions: Sequence[Solution], wish: Wish) -> Steps[list[Group]]:
    """Return the groups of the words that a wish selects, in order, with all of their words."""
    pangrams: list[Solution] = []
    others: list[Solution] = []
    is_filter = wish.is_filter
    for part in parts(solutions):
        for found in part:
            if not is_filter or _is_wished(found, wish):
                (pangrams if found.pangram else others).append(found)
        yield 0.0
    if wish.by in (LETTER, ALPHABET):
        others = yield from alphabetical_in_steps(hive, others)
    groups: list[tuple[str, int | str, list[Solution]]] = []
    if pangrams:
        groups.append((PANGRAMS, "", pangrams))
    before: int | str | None = None
    for part in parts(others):
        for found in part:
            name = _name(found, wish.by)
            if name != before:
                groups.append((wish.by, name, []))
                before = name
            groups[-1][2].append(found)
        yield 0.0
    return [Group(by, name, len(words), words) for by, name, words in groups]


def _is_wished(found: Solution, wish: Wish) -> bool:
    return (
        found.word.startswith(wish.starts)
        and wish.contains in found.word
        and wish.length in ("", str(len(found.word)))
        and (found.pangram or not wish.pangrams)
    )


def _name(found: Solution, by: str) -> int | str:
    if by in (LETTER, ALPHABET):
        return found.word[0] if by == LETTER else ""
    return found.points if by == POINTS else len(found.word)
