"""The words of a hive as screens show them: in two bands, likely and possible, ready for JSON.

A `Wish` selects the words to show and how to group them. Pangrams are always the first group.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from .editions import edition_of, genius
from .hive import Hive
from .letters import Alphabet
from .pack import Reason
from .reading import word_of
from .solution import (
    Row,
    Solution,
    Steps,
    counted,
    finished,
    odds_in_steps,
    parts,
    summary_in_steps,
)

LENGTH, LETTER, ALPHABET, POINTS = WAYS = ("length", "letter", "alphabet", "points")
"""The ways to group words; `ALPHABET` puts all of them into one group."""
PANGRAMS = "Pangrams"

MAX_LISTED = 3000
"""The most words of a band that are listed at first; a very large hive has 20,000."""
MAX_LISTED_PER_GROUP = 60
"""The words listed of each group if a band has more than `MAX_LISTED`; see `Wish.more`."""


class Wish(NamedTuple):
    """The words to show, as unchecked texts from fields or a link."""

    by: str
    starts: str
    contains: str
    length: str
    pangrams: str  # “yes” to show only pangrams
    more: Sequence[str]  # groups such as “likely/8 letters”, each for `MAX_LISTED` more words

    @property
    def is_filter(self) -> bool:
        """Whether the wish leaves out any words."""
        return any([self.starts, self.contains, self.length, self.pangrams])


USUAL = Wish(LENGTH, "", "", "", "", ())


class Word(TypedDict):
    word: str  # as it is written
    points: int
    pangram: bool
    reason: str


class Group(TypedDict):
    name: str  # empty for the group of all words
    number: int  # of letters or points, which all of its words have; 0 for other groups
    is_by_points: bool  # whether that is the number of points
    count: int  # the number of its words, listed or not
    words: list[Word]


class Band(TypedDict):
    totals: list[int]  # those of `Summary`, of all words of the band, whatever the filter
    count: int
    left: int  # the number of words that pass the filter
    groups: list[Group]


class Bands(TypedDict):
    hive: str  # its letters in lower case, center first
    edition: str  # the name of its edition
    minimum: int
    require: str
    boundary: float  # the likelihood from which words are likely by default
    genius: int  # the points for Genius if the likely words are the answers, as in a game
    odds: list[int]  # estimated bounds of the points for Genius by the puzzle's own answers
    likely: Band
    possible: Band


class Listing(TypedDict):
    name: str  # the name of the file to save
    words: int
    text: str


def bands_in_steps(
    hive: Hive, solutions: Sequence[Solution], boundary: float, wish: Wish = USUAL
) -> Steps[Bands]:
    """Return a hive with its words in two bands, of which `wish` selects words.

    `solutions` are best first; `boundary` is the default likelihood of likely words.
    """
    likely: list[Solution] = []
    possible: list[Solution] = []
    for part in parts(solutions):
        likely += [found for found in part if found.likely]
        possible += [found for found in part if not found.likely]
        yield 0.0
    odds = yield from odds_in_steps(solutions, hive.edition)
    bands = [
        (yield from _band(hive, "likely", likely, wish)),
        (yield from _band(hive, "possible", possible, wish)),
    ]
    return {
        "hive": hive.letters,
        "edition": hive.edition.name,
        "minimum": hive.minimum,
        "require": hive.extra,
        "boundary": boundary,
        "genius": genius(bands[0]["totals"][1], hive.edition),
        "odds": [odds.low, odds.high],
        "likely": bands[0],
        "possible": bands[1],
    }


def hive_of(bands: Bands) -> Hive:
    """Return the hive whose words are in two bands."""
    return Hive(bands["hive"], bands["minimum"], bands["require"], edition_of(bands["edition"]))


def listing(
    hive: Hive, solutions: Sequence[Solution], wish: Wish, possible: bool, form: str
) -> Listing:
    """Return the words that a wish selects, in the format `form`: “text”, “csv”, or “json”.

    Possible words are left out unless `possible`.

    >>> from .solution import solution_of
    >>> cave = solution_of("cave", False, 0.4, 0.5, Reason.RARE)
    >>> print(listing(Hive.parse("vctaoen"), [cave], USUAL, True, "csv")["text"], end="")
    word,points,pangram,likely,reason
    cave,1,no,no,rare
    """
    found: list[Solution] = []
    for likely in (True, False)[: 1 + possible]:
        band = [each for each in solutions if each.likely == likely]
        for _, _, words in finished(_grouped(hive, band, wish)):
            found += words
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
    name = f"{hive.letters}.{form}"
    return {"name": name, "words": len(found), "text": "\n".join(lines) + "\n"}


def _band(hive: Hive, name: str, solutions: list[Solution], wish: Wish) -> Steps[Band]:
    grouped = yield from _grouped(hive, solutions, wish)
    left = sum([len(words) for _, _, words in grouped])
    groups: list[Group] = []
    for mark, title, words in grouped:
        further = MAX_LISTED * list(wish.more).count(f"{name}/{title}")
        most = further + (MAX_LISTED_PER_GROUP if left > MAX_LISTED else MAX_LISTED)
        shown = [_word(found) for found in words[:most]]
        number = mark if isinstance(mark, int) else 0
        groups.append(
            {
                "name": title,
                "number": number,
                "is_by_points": wish.by == POINTS,
                "count": len(words),
                "words": shown,
            }
        )
    totals = [int(total) for total in (yield from summary_in_steps(hive, solutions))]
    return {"totals": totals, "count": len(solutions), "left": left, "groups": groups}


def _word(found: Solution) -> Word:
    """Return a word ready for JSON; the reason “rare” of possible words is left out."""
    has_reason = found.likely or found.reason != Reason.RARE
    return {
        "word": found.shown,
        "points": found.points,
        "pangram": found.pangram,
        "reason": found.reason if has_reason else "",
    }


def _grouped(
    hive: Hive, solutions: list[Solution], wish: Wish
) -> Steps[list[tuple[int | str, str, list[Solution]]]]:
    """Return the groups of the words that a wish selects, in order: what their words are grouped
    by, their names, and their words.
    """
    pangrams: list[Solution] = []
    others: list[Solution] = []
    for part in parts(solutions):
        fitting = _fitting(hive, part, wish)
        pangrams += [found for found in fitting if found.pangram]
        others += [found for found in fitting if not found.pangram]
        yield 0.0
    if wish.by in (LETTER, ALPHABET):
        others = yield from _alphabetical(hive, others)
    groups: list[tuple[int | str, str, list[Solution]]] = []
    if pangrams:
        groups.append((PANGRAMS, PANGRAMS, pangrams))
    before: object = None
    for part in parts(others):
        for found in part:
            mark = _mark(found, wish.by)
            if mark != before:
                groups.append((mark, _title(mark, wish.by, hive.alphabet), []))
                before = mark
            groups[-1][2].append(found)
        yield 0.0
    return groups


def _alphabetical(hive: Hive, solutions: list[Solution]) -> Steps[list[Solution]]:
    rows: dict[str, list[Row]] = {}  # by the first letters
    for part in parts(solutions):
        for found in part:
            text = hive.alphabet.alphabetical(found.word)
            rows.setdefault(text[:2], []).append((text, found))
        yield 0.0
    in_order: list[Solution] = []
    for start in sorted(rows):
        in_order += [found for _, found in sorted(rows[start])]
        yield 0.0
    return in_order


def _fitting(hive: Hive, solutions: Sequence[Solution], wish: Wish) -> Sequence[Solution]:
    if not wish.is_filter:
        return solutions
    starts, contains = word_of(wish.starts, hive), word_of(wish.contains, hive)
    length = wish.length.strip()
    return [
        found
        for found in solutions
        if found.word.startswith(starts)
        and contains in found.word
        and length in ("", str(len(found.word)))
        and (found.pangram or not wish.pangrams)
    ]


def _mark(found: Solution, by: str) -> int | str:
    if by == LETTER:
        return found.word[0]
    if by == ALPHABET:
        return ""
    return found.points if by == POINTS else len(found.word)


def _title(mark: int | str, by: str, alphabet: Alphabet) -> str:
    if isinstance(mark, str):
        return alphabet.capitals(mark)
    return counted(mark, "point" if by == POINTS else "letter")
