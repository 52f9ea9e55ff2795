"""The richest hives of a word list: the hives whose words are worth the most points.

Every hive of the game has a pangram, so its seven letters are the letters of some word, and any of
the seven may be the center. A list of 170,000 words has some 8,000 such sets of letters.

Words are grouped by mask, so the words within seven letters are found by looking up 128 submasks.
The points of a hive are those of all words within its letters, the *total* of the letters, minus
those of the words without the center. So no hive is worth more than the total of its letters: sets
are tried from the highest total down, until no later one can reach the top (branch and bound, as in
Norvig's pytudes; the result is exact).
"""

import heapq
import re
from codecs import BOM_UTF8
from collections import Counter
from typing import NamedTuple

from .editions import ORIGINAL
from .hive import MAX_WORD_LENGTH, USUAL_MINIMUM, USUAL_SIZE, Hive
from .letters import ENGLISH, Mask, letters_of, mask_of, submasks

_WORD = re.compile(rb"[a-z]{%d,%d}" % (USUAL_MINIMUM, MAX_WORD_LENGTH))


class Best(NamedTuple):
    """A hive with the number of its words and pangrams, and their points."""

    hive: Hive
    words: int
    pangrams: int
    points: int


class Richest(NamedTuple):
    """The richest hives of a list, and the number of words, pangrams and hives in the list.

    `sets` counts the sets of seven letters that have a pangram; each letter of a set makes a hive.
    """

    words: int
    pangrams: int
    sets: int
    hives: int
    best: list[Best]


class _Candidate(NamedTuple):
    """A hive to rank: candidates sort by points, highest first, then by their letters."""

    loss: int  # points, negated
    letters: str  # center first, the others in alphabetical order
    center: Mask
    others: Mask


def richest(text: bytes, *, allow_s: bool = False, top: int = 1) -> Richest:
    """Return the `top` hives with the most points, richest first; ties are in alphabetical order.

    The text has one word per line. Lines with anything but lower-case letters are ignored (a list
    that is all upper case is read as lower case). Words with an S are left out unless `allow_s`, as
    in the game. Returns fewer hives if the list has no more, and none if no word has seven distinct
    letters.

    >>> found = richest(b"cave\\nconcave\\noctane\\ncovenant\\ncave")
    >>> found[:4]
    (4, 1, 1, 7)
    >>> str(found.best[0].hive), found.best[0].words, found.best[0].points
    ('ACENOTV', 4, 29)
    """
    words, points = Counter[Mask](), Counter[Mask]()
    for word in _words(text):
        mask = mask_of(word)
        size = mask.bit_count()
        if size <= USUAL_SIZE and (allow_s or not mask & ENGLISH.bits["s"]):
            words[mask] += 1
            points[mask] += ORIGINAL.points_of(len(word), pangram=size == USUAL_SIZE)
    sevens = [mask for mask in words if mask.bit_count() == USUAL_SIZE]
    best = []
    for loss, letters, center, others in sorted(_candidates(points, sevens, top))[:top]:
        pangrams = words[center | others]
        best.append(Best(Hive(letters), _sum(words, submasks(others, center)), pangrams, -loss))
    return Richest(
        words.total(),
        sum(words[seven] for seven in sevens),
        len(sevens),
        USUAL_SIZE * len(sevens),
        best,
    )


def _words(text: bytes) -> set[str]:
    """Return the distinct words of a list that are long enough for the game."""
    text = text.removeprefix(BOM_UTF8)
    lines = (text.lower() if text.isupper() else text).splitlines()
    return {line.decode() for line in map(bytes.strip, lines) if _WORD.fullmatch(line)}


def _candidates(points: Counter[Mask], sevens: list[Mask], top: int) -> list[_Candidate]:
    """Return all hives that may be among the `top` richest, including ties, in any order."""
    candidates, leaders = [], list[int]()
    totals = sorted(((_sum(points, submasks(seven)), seven) for seven in sevens), reverse=True)
    for total, seven in totals:
        if len(leaders) == top and total < leaders[0]:
            break
        letters = sorted(letters_of(seven))
        for letter in letters:
            others = seven ^ ENGLISH.bits[letter]
            score = total - _sum(points, submasks(others))
            (heapq.heappush if len(leaders) < top else heapq.heappushpop)(leaders, score)
            named = letter + "".join(letters).replace(letter, "")
            candidates.append(_Candidate(-score, named, ENGLISH.bits[letter], others))
    return candidates


def _sum(counts: Counter[Mask], masks: list[Mask]) -> int:
    """Return the sum of the counts of several masks; a mask without a count adds nothing."""
    return sum([counts.get(mask, 0) for mask in masks])
