"""A hive's words as any screen shows them: in two bands, likely and possible, ready for JSON.

What a reader wants of them is a `Wish`: which words, and how they are put into groups. Pangrams are
a group of their own, the first, however the others are grouped.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from .hive import Hive
from .odds import odds_of
from .phrases import counted
from .reasons import Reason
from .solution import Solution, summary

LENGTH, LETTER, ALPHABET, POINTS = WAYS = ("length", "letter", "alphabet", "points")
"""What words are grouped by; by the alphabet they are one group."""
PANGRAMS = "Pangrams"

MAX_LISTED = 3000
"""Words listed of a band at once: nobody reads the 20,000 of a very large hive in one go."""
MAX_LISTED_PER_GROUP = 60
"""Words listed of each group where a band has more; the others can be had by a `Wish`."""


class Wish(NamedTuple):
    """What a reader wants to see, as it stands in a field or a link: nothing of it is checked."""

    by: str
    starts: str
    contains: str
    length: str
    pangrams: str  # “yes” for these alone
    more: Sequence[
        str
    ]  # groups, as “likely/8 letters”, once for each `MAX_LISTED` words more of it

    @property
    def is_filter(self) -> bool:
        """Whether it leaves words out."""
        return any([self.starts, self.contains, self.length, self.pangrams])


USUAL = Wish(LENGTH, "", "", "", "", ())


class Word(TypedDict):
    word: str
    points: int
    pangram: bool
    reason: str


class Group(TypedDict):
    name: str  # empty for one that has all
    count: int  # of all words, listed or not
    words: list[Word]


class Band(TypedDict):
    summary: str  # of all words, wished for or not
    count: int
    left: int  # of these, as many as were wished for
    groups: list[Group]


class Bands(TypedDict):
    hive: str  # its letters in lower case, center first
    minimum: int
    require: str
    boundary: float  # the likelihood at which the lexicon itself parts the bands
    genius: str  # how many points it takes, as people read it
    likely: Band
    possible: Band


class Listing(TypedDict):
    name: str  # for a file
    words: int
    text: str


def in_bands(
    hive: Hive, solutions: Sequence[Solution], boundary: float, wish: Wish = USUAL
) -> Bands:
    """Return a hive with its words in two bands, and where the lexicon would part them.

    `solutions` are best first, as they are found.
    """
    likely = [found for found in solutions if found.likely]
    possible = [found for found in solutions if not found.likely]
    return {
        "hive": hive.letters,
        "minimum": hive.minimum,
        "require": hive.extra,
        "boundary": boundary,
        "genius": str(odds_of(solutions)),
        "likely": _band(hive, "likely", likely, wish),
        "possible": _band(hive, "possible", possible, wish),
    }


def hive_of(bands: Bands) -> Hive:
    """Return the hive whose words they are."""
    return Hive(bands["hive"], bands["minimum"], bands["require"])


def listing(
    hive: Hive, solutions: Sequence[Solution], wish: Wish, possible: bool, form: str
) -> Listing:
    """Return all words wished for in a form, “text”, “csv” or “json”; the possible ones if asked.

    >>> from .solution import solution_of
    >>> cave = solution_of("cave", False, 0.4, 0.5, Reason.RARE)
    >>> print(listing(Hive.parse("vctaoen"), [cave], USUAL, True, "csv")["text"], end="")
    word,points,pangram,likely,reason
    cave,1,no,no,rare
    """
    found: list[Solution] = []
    for likely in (True, False)[: 1 + possible]:
        for _, words in _grouped([each for each in solutions if each.likely == likely], wish):
            found += words
    if form == "json":
        fields = "word", "points", "pangram", "likely", "reason"
        rows = [{field: getattr(each, field) for field in fields} for each in found]
        told = {"hive": str(hive), "minimum": hive.minimum, "require": hive.extra, "words": rows}
        lines = [json.dumps(told)]
    elif form == "csv":
        lines = ["word,points,pangram,likely,reason"]
        for each in found:
            flags = f"{_told(each.pangram)},{_told(each.likely)}"
            lines.append(f"{each.word},{each.points},{flags},{each.reason}")
    else:
        lines = [each.word for each in found]
    name = f"{hive.letters}.{form}"
    return {"name": name, "words": len(found), "text": "\n".join(lines) + "\n"}


def _told(yes: bool) -> str:
    return "yes" if yes else "no"


def _band(hive: Hive, name: str, solutions: list[Solution], wish: Wish) -> Band:
    grouped = _grouped(solutions, wish)
    left = sum([len(words) for _, words in grouped])
    groups: list[Group] = []
    for title, words in grouped:
        further = MAX_LISTED * list(wish.more).count(f"{name}/{title}")
        most = further + (MAX_LISTED_PER_GROUP if left > MAX_LISTED else MAX_LISTED)
        shown = [_word(found) for found in words[:most]]
        groups.append({"name": title, "count": len(words), "words": shown})
    figures = str(summary(hive, solutions))
    return {"summary": figures, "count": len(solutions), "left": left, "groups": groups}


def _word(found: Solution) -> Word:
    """Return a word as it is shown: that one beyond the boundary is rare goes without saying."""
    says = found.likely or found.reason != Reason.RARE
    return {
        "word": found.word,
        "points": found.points,
        "pangram": found.pangram,
        "reason": found.reason if says else "",
    }


def _grouped(solutions: list[Solution], wish: Wish) -> list[tuple[str, list[Solution]]]:
    """Return the words wished for by the names of their groups, these in order."""
    fitting = _fitting(solutions, wish)
    pangrams = [found for found in fitting if found.pangram]
    others = [found for found in fitting if not found.pangram]
    if wish.by in (LETTER, ALPHABET):
        others.sort(key=lambda found: found.word)
    groups: list[tuple[str, list[Solution]]] = [(PANGRAMS, pangrams)] if pangrams else []
    before: object = None
    for found in others:
        mark = _mark(found, wish.by)
        if mark != before:
            groups.append((_title(mark, wish.by), []))
            before = mark
        groups[-1][1].append(found)
    return groups


def _fitting(solutions: list[Solution], wish: Wish) -> list[Solution]:
    if not wish.is_filter:
        return solutions
    starts, contains = wish.starts.strip().lower(), wish.contains.strip().lower()
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
    """Return what words of one group have in common."""
    if by == LETTER:
        return found.word[0]
    if by == ALPHABET:
        return ""
    return found.points if by == POINTS else len(found.word)


def _title(mark: int | str, by: str) -> str:
    if isinstance(mark, str):
        return mark.upper()
    return counted(mark, "point" if by == POINTS else "letter")
