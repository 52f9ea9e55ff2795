"""The richest hives of a word list: those whose words are worth the most points.

Every hive of the game has a pangram, so its seven letters are those of some word; any of them may
be the center. A word list of 170,000 words has some 8,000 such sets, each with 128 subsets.

The points of a hive are those of all words within its letters, less those of the words that do
without the center. So no hive has more than the *total* of its letters, and with the totals in
descending order only the first few sets have to be looked into, center by center: a branch and
bound, exact, as in Norvig's pytudes. Two things make it fast, both by doing one step to many
numbers at once, side by side in one huge integer:

- the masks: of all words of one length, the first letters are one string, so are the second ones,
  and so on; each becomes bits by one `translate`, and all are merged with `|`;
- the totals: a *row* has a lane for each subset of the `LOW` commonest letters. Rows of points are
  kept by the other letters of their words; to sum a row over subsets takes one addition for each of
  its letters (the zeta transform, or "sum over subsets"), for all 2 ** LOW lanes together.
"""

import heapq
import re
from array import array
from codecs import BOM_UTF8
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from itertools import compress, repeat
from typing import NamedTuple

from .hive import USUAL_MINIMUM, USUAL_SIZE, Hive
from .letters import Mask, submasks
from .scoring import PANGRAM_BONUS, length_points

COMMONEST_FIRST = "eairntosldcgumpbhyfkvwzxjq"
LOW = 8
LONGEST = 64
"""Letters of a word; what is longer is none, and would take as long as it is."""

_LANE_BYTES = 4
_ROW_BYTES = _LANE_BYTES << LOW
_POPCOUNT = bytes(byte.bit_count() for byte in range(256))
_FEWER = bytes(size < USUAL_SIZE for size in range(256))
_ALL = bytes(size == USUAL_SIZE for size in range(256))


class Best(NamedTuple):
    """A hive and what its words add up to."""

    hive: Hive
    words: int
    pangrams: int
    points: int


class Richest(NamedTuple):
    """The richest hives, and what they were chosen from: words that count, and hives of 7 letters.

    `sets` are the sets of letters that have a pangram; each letter of a set makes a hive.
    """

    words: int
    pangrams: int
    sets: int
    hives: int
    best: list[Best]


class _Tally(NamedTuple):
    """How many words of one length there are to each mask, either pangrams or none of them."""

    length: int
    pangrams: bool
    masks: Counter[Mask]

    @property
    def worth(self) -> int:
        return length_points(self.length) + PANGRAM_BONUS * self.pangrams


def richest(text: bytes, *, allow_s: bool = False, top: int = 1) -> Richest:
    """Find the `top` hives with most points, the richest first, equal ones by alphabet.

    The text has a word a line; lines of anything but small letters (or, in a list of nothing else,
    capitals) are no words. Words with an S are left out unless `allow_s`, as the game does. There
    are fewer hives if the words have no more, and none without a word of seven distinct letters.

    >>> found = richest(b"cave\\nconcave\\noctane\\ncovenant\\ncave")
    >>> found[:4]
    (4, 1, 1, 7)
    >>> found.best
    [Best(hive=Hive(letters='acenotv', minimum=4, require=''), words=4, pangrams=1, points=29)]
    """
    letters = COMMONEST_FIRST if allow_s else COMMONEST_FIRST.replace("s", "")
    tallies = list(_tallies(_words(text, letters), letters))
    points: defaultdict[Mask, int] = defaultdict(int)
    for tally in tallies:
        worth = tally.worth
        for mask, number in tally.masks.items():
            points[mask] += worth * number
    sevens = set[Mask]().union(*(tally.masks for tally in tallies if tally.pangrams))
    hives = [
        (-score, _hive(mask, center, letters), mask, center)
        for score, mask, center in _candidates(points, sevens, top)
    ]
    hives.sort(key=lambda found: (found[0], found[1].letters))
    return Richest(
        sum(tally.masks.total() for tally in tallies),
        sum(tally.masks.total() for tally in tallies if tally.pangrams),
        len(sevens),
        USUAL_SIZE * len(sevens),
        [_best(*found, tallies) for found in hives[:top]],
    )


def _words(text: bytes, letters: str) -> set[bytes]:
    """Return the distinct words of a list that have only these letters and count in the game."""
    text = text.removeprefix(BOM_UTF8)
    lines = b"\n%b\n" % (text.lower() if text.isupper() else text)
    word = rb"[%b]{%d,%d}+" % (letters.encode(), USUAL_MINIMUM, LONGEST)
    found: list[bytes] = re.findall(rb"\n\s*+(%b)(?=[^\S\n]*+\n)" % word, lines)
    return set(found)


def _tallies(words: Iterable[bytes], letters: str) -> Iterator[_Tally]:
    """Count the words of at most seven letters by mask; `letters[0]` has the lowest bit."""
    by_length: defaultdict[int, list[bytes]] = defaultdict(list)
    for word in words:
        by_length[len(word)].append(word)
    bits = [bytearray(256) for _ in range(4)]
    for place, letter in enumerate(letters):
        bits[place // 8][ord(letter)] = 1 << place % 8
    for length, group in by_length.items():
        block, number = b"".join(group), len(group)
        masks, sizes = bytearray(4 * number), 0
        for plane in range(4):
            columns = block.translate(bits[plane])
            merged = 0
            for column in range(length):
                merged |= int.from_bytes(columns[column::length], "little")
            in_plane = merged.to_bytes(number, "little")
            masks[plane::4] = in_plane
            sizes += int.from_bytes(in_plane.translate(_POPCOUNT), "little")
        each = memoryview(masks).cast("I")
        for pangrams, wanted in (False, _FEWER), (True, _ALL):
            chosen = sizes.to_bytes(number, "little").translate(wanted)
            yield _Tally(length, pangrams, Counter(compress(each, chosen)))


def _totals(points: dict[Mask, int], sevens: Iterable[Mask]) -> Iterator[tuple[int, Mask]]:
    """Yield each set of letters with the points of all words within it."""
    low = (1 << LOW) - 1
    rows: defaultdict[Mask, array[int]] = defaultdict(lambda: array("I", bytes(_ROW_BYTES)))
    for mask, worth in points.items():
        rows[mask >> LOW][mask & low] = worth
    packed = {high: int.from_bytes(row.tobytes(), "little") for high, row in rows.items()}
    without = [_lanes_without(place) for place in range(LOW)]
    by_high: defaultdict[Mask, list[Mask]] = defaultdict(list)
    for seven in sevens:
        by_high[seven >> LOW].append(seven)
    for high, group in by_high.items():
        row = sum(packed[part] for part in submasks(high) if part in packed)
        for place, lanes in enumerate(without):
            row += (row & lanes) << (8 * _LANE_BYTES << place)
        totals = memoryview(row.to_bytes(_ROW_BYTES, "little")).cast("I")
        for seven in group:
            yield totals[seven & low], seven


def _lanes_without(place: int) -> int:
    """Return a row with ones in the lanes of all subsets that lack the letter of this place."""
    run = _LANE_BYTES << place
    return int.from_bytes((b"\xff" * run + bytes(run)) * (_ROW_BYTES // (2 * run)), "little")


def _candidates(
    points: dict[Mask, int], sevens: Collection[Mask], top: int
) -> Iterator[tuple[int, Mask, Mask]]:
    """Yield points, letters and center of hives, the `top` richest and their equals among them."""
    leaders: list[int] = []
    for total, seven in sorted(_totals(points, sevens), reverse=True):
        if len(leaders) == top and total < leaders[0]:
            return
        for place in range(seven.bit_length()):
            center = seven & 1 << place
            if center:
                score = total - sum(map(points.get, submasks(seven ^ center), repeat(0)))
                (heapq.heappush if len(leaders) < top else heapq.heappushpop)(leaders, score)
                yield score, seven, center


def _hive(mask: Mask, center: Mask, letters: str) -> Hive:
    outer = sorted(letter for place, letter in enumerate(letters) if (mask ^ center) >> place & 1)
    return Hive(letters[center.bit_length() - 1] + "".join(outer))


def _best(loss: int, hive: Hive, mask: Mask, center: Mask, tallies: Iterable[_Tally]) -> Best:
    words = pangrams = 0
    for tally in tallies:
        number = sum(map(tally.masks.get, submasks(mask ^ center, center), repeat(0)))
        words += number
        pangrams += number * tally.pangrams
    return Best(hive, words, pangrams, -loss)
