"""The words of one hive straight from a pack; nothing is unpacked that the hive does not ask for.

A `Lexicon` takes Python at its full size. The page has MicroPython much sooner, and that is enough
to look a hive up: the masks that could answer are few, the pack's blocks say where each would be,
and all the rest stays unread. Same words, same order as `solution.solve`.

This module and those it imports keep to what MicroPython knows: it has no data classes and no
slices with a step, and its dictionaries and sets are in no order.
"""

from collections import namedtuple
from typing import TYPE_CHECKING

from .bands import best_first, in_bands
from .layout import (
    BLOCK,
    BLOCK_ROWS,
    LEVELS,
    PLANE_BITS,
    PLANES,
    blocks,
    header_of,
    reason_of,
    sections,
)
from .letters import BIT, Mask, letters_of, mask_of, submasks
from .scoring import PANGRAM_BONUS, length_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

SIZES = range(3, 8)
"""Letters of the hives that are looked up: the pack has no words of more."""
MINIMUMS = range(1, 16)
_FIRST_PLACE = ord("a")

Found = namedtuple("Found", "word points pangram likely reason")


class Packed:
    """A pack that stays packed.

    `header` is how the file begins; `read(start, stop)` returns bytes of its unpacked body.
    Raises `PackError` for anything but a pack of this version.
    """

    def __init__(self, header: bytes, read: "Callable[[int, int], bytes]") -> None:
        self.threshold, masks, words, _ = header_of(header)
        self._read, self._mask_count = read, masks
        self._masks_at, self._levels_at, self._reasons_at, self._text_at = sections(masks, words)
        count = blocks(masks)
        rows = [self._planes(PLANES * count * row, count, count) for row in range(BLOCK_ROWS)]
        self._mask_before, self._words_before, self._text_before = map(_running, rows)

    def entries(self, masks: list[Mask]) -> "Iterator[tuple[Mask, str, int, int]]":
        """Yield the words of masks, each with its mask, likelihood in steps and code of reason."""
        waiting = sorted(masks, reverse=True)
        for block in range(blocks(self._mask_count)):
            wanted = []
            while waiting and waiting[-1] <= self._mask_before[block + 1]:
                wanted.append(waiting.pop())
            hits = self._hits(block, wanted) if wanted else []
            if hits:
                yield from self._in_block(block, hits)

    def _hits(self, block: int, wanted: list[Mask]) -> list[tuple[int, Mask]]:
        """Return which of ascending masks are in a block, each with its place there."""
        first, mask, place, hits = block * BLOCK, self._mask_before[block], 0, []
        count = min(BLOCK, self._mask_count - first)
        a, b, c, d = self._planes(self._masks_at + first, count, self._mask_count)
        for goal in wanted:
            while mask < goal:
                mask += _number(a[place], b[place], c[place], d[place])
                place += 1
            if mask == goal:
                hits.append((place - 1, mask))
        return hits

    def _in_block(
        self, block: int, hits: list[tuple[int, Mask]]
    ) -> "Iterator[tuple[Mask, str, int, int]]":
        levels = self._part(self._levels_at, self._words_before, block)
        reasons = self._part(self._reasons_at, self._words_before, block)
        lines = self._part(self._text_at, self._text_before, block).split(b"\n")
        for place, mask in hits:
            number = place + b"".join(lines[:place]).count(b" ")
            letters = list(letters_of(mask))
            for spelling in lines[place].split(b" "):
                word = "".join([letters[each - _FIRST_PLACE] for each in spelling])
                yield mask, word, levels[number], reasons[number]
                number += 1

    def _part(self, section: int, before: list[int], block: int) -> bytes:
        """Return a block's part of a section that has so many bytes before each block."""
        return self._read(section + before[block], section + before[block + 1])

    def _planes(self, start: int, count: int, row: int) -> list[bytes]:
        """Return the planes of numbers in a row of so many."""
        starts = range(start, start + PLANES * row, row)
        return [self._read(plane, plane + count) for plane in starts]


def solve(
    packed: Packed, letters: str, minimum: str, require: str, percent: str
) -> "dict[str, Any] | None":
    """Return a hive as typed with its words in two bands; None for what is no plain hive.

    Words are likely from a likelihood of `percent` on, the pack's own where that is empty.
    """
    hive, required = _letters(letters), _letters(require)
    if (
        len(hive) not in SIZES
        or len(set(hive)) < len(hive)
        or not (set(hive) >= set(required) and set(hive) <= set(BIT))
        or minimum not in map(str, MINIMUMS)
    ):
        return None
    whole, held = mask_of(hive), mask_of(hive[0] + required)
    likely = -(-int(percent) * LEVELS // 100) if percent else packed.threshold
    found = []
    for mask, word, level, code in packed.entries(submasks(whole ^ held, held)):
        if len(word) >= int(minimum):
            pangram = mask == whole
            points = length_points(len(word)) + PANGRAM_BONUS * pangram
            reason = reason_of(code, level >= packed.threshold)
            each = Found(word, points, pangram, level >= likely, reason)
            found.append((best_first(each), each))  # MicroPython asks a key at every comparison
    in_order = [each for _, each in sorted(found)]
    return in_bands(hive, int(minimum), required, packed.threshold, in_order)


def _letters(typed: str) -> str:
    """Return what is left of a text without what may stand between letters."""
    return typed.lower().replace(" ", "").replace(",", "").replace("-", "")


def _running(planes: list[bytes]) -> list[int]:
    """Return what numbers in planes add up to: before the first, after it, and so on."""
    totals = [0]
    for a, b, c, d in zip(*planes):
        totals.append(totals[-1] + _number(a, b, c, d))
    return totals


def _number(a: int, b: int, c: int, d: int) -> int:
    return a | b << PLANE_BITS | c << 2 * PLANE_BITS | d << 3 * PLANE_BITS
