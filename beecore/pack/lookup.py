"""Finds the words of one hive in a pack, reading only the parts of it that the hive needs.

Few masks can fit a hive, and the pack's blocks tell where each of them is stored. The result is the
same as that of `solving.solve` with the whole lexicon, but without a dictionary of all masks, and
the code runs on MicroPython, so the page can use it at once.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from ..errors import PackError
from ..hive import Hive
from ..letters import MARK_CODES, WRITTEN, Mask, submasks
from ..reasons import LEVELS, REASONS, reason_of
from ..solution import Solution, order, solution_of, within_counts
from .format import BLOCK, BLOCK_ROWS, blocks, header_of, joined, sections

Row: TypeAlias = tuple[str, Solution]
"""A word that fits a hive, after the text that it is sorted by."""
_FIRST_PLACE = ord("a")
_WRITTEN = WRITTEN.encode()


class Packed:
    """A pack of which only the needed parts are read.

    `header` is the beginning of the file; `read(start, stop)` returns bytes of the unpacked body.
    Raises `PackError` for anything but a pack of a known version. Damaged parts of the body raise
    `PackError` when they are read, here or in a look-up.
    """

    def __init__(self, header: bytes, read: Callable[[int, int], bytes]) -> None:
        known = header_of(header)
        self.threshold, self._mask_count, self._plane_count = (
            known.threshold,
            known.masks,
            known.planes,
        )
        self.alphabet = known.alphabet
        self._marks = {ord(code): mark for code, mark in zip(MARK_CODES, known.marks, strict=False)}
        self._read = read
        at = sections(known.masks, known.words, known.planes)
        self._masks_at, self._levels_at, self._codes_at, self._text_at = at
        count = blocks(known.masks)
        rows = [self._planes(known.planes * count * row, count, count) for row in range(BLOCK_ROWS)]
        self._mask_before, self._words_before, self._text_before = map(_running, rows)
        highest = self._mask_before[-1]
        if highest >> len(self.alphabet.order) or self._words_before[-1] != known.words:
            raise _damaged("its blocks")

    @property
    def likely(self) -> float:
        """The likelihood from which a word counts as likely."""
        return self.threshold / LEVELS

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not self.alphabet.has_all(word):
            return False
        return any(word == each for _, each, _, _, _ in self.entries([self.alphabet.mask_of(word)]))

    def solve(self, hive: Hive, likely: float | None = None) -> list[Solution]:
        """Return the words that fit a hive, best first; see `solving.solve`."""
        return Joined([self]).solve(hive, likely)

    @property
    def block_count(self) -> int:
        """The number of blocks."""
        return len(self._mask_before) - 1

    def masks_of_block(self, block: int) -> list[Mask]:
        """Return the masks of a block, given by its number."""
        first, count = block * BLOCK, self._masks_in(block)
        mask, masks = self._mask_before[block], []
        for step in joined(self._planes(self._masks_at + first, count, self._mask_count)):
            mask += step
            masks.append(mask)
        return masks

    def likely_words(self, masks: list[Mask]) -> list[str]:
        """Return the likely words that have one of the masks, in no particular order."""
        return [word for _, word, level, _, _ in self.entries(masks) if level >= self.threshold]

    def entries(self, masks: list[Mask]) -> Iterator[tuple[Mask, str, int, int, str]]:
        """Yield mask, word, likelihood (in steps of 1/127), reason code, and written form, if any,
        of each word.
        """
        waiting = sorted(masks, reverse=True)
        while waiting and waiting[-1] <= self._mask_before[-1]:
            block, wanted = self._block_of(waiting[-1]), []
            while waiting and waiting[-1] <= self._mask_before[block + 1]:
                wanted.append(waiting.pop())
            hits = self._hits(block, wanted)
            if hits:
                yield from self._in_block(block, hits)

    def _block_of(self, mask: Mask) -> int:
        """Return the block that can have a mask, which must not be above the last mask."""
        low, high = 0, len(self._mask_before) - 2
        while low < high:
            middle = (low + high) // 2
            if mask <= self._mask_before[middle + 1]:
                high = middle
            else:
                low = middle + 1
        return low

    def _hits(self, block: int, wanted: list[Mask]) -> list[tuple[int, Mask]]:
        """Return the wanted masks that a block has, each after its index in the block.

        Raises `PackError` if the block is damaged.
        """
        first, mask, place, hits = block * BLOCK, self._mask_before[block], 0, []
        count = self._masks_in(block)
        steps = joined(self._planes(self._masks_at + first, count, self._mask_count))
        if mask + sum(steps) != self._mask_before[block + 1]:
            raise _damaged(f"the masks of block {block}")
        for goal in wanted:
            while mask < goal:
                mask += steps[place]
                place += 1
            if place and mask == goal:
                hits.append((place - 1, mask))
        return hits

    def _in_block(
        self, block: int, hits: list[tuple[int, Mask]]
    ) -> Iterator[tuple[Mask, str, int, int, str]]:
        """Yield the words of the masks found in a block, as `entries` does.

        Raises `PackError` if the block is damaged.
        """
        levels = self._part(self._levels_at, self._words_before, block)
        codes = self._part(self._codes_at, self._words_before, block)
        text = self._part(self._text_at, self._text_before, block)
        lines = text.split(b"\n")
        is_last = block == len(self._text_before) - 2
        count = len(lines) - (not is_last)  # "\n" is between masks, not after the last
        if count != self._masks_in(block) or count + text.count(b" ") != len(levels):
            raise _damaged(f"the spellings of block {block}")
        for place, mask in hits:
            number = place + b"".join(lines[:place]).count(b" ")
            letters = list(self.alphabet.letters_of(mask))
            beyond = _FIRST_PLACE + len(letters)
            for each in lines[place].split(b" "):
                spelling, *forms = each.split(_WRITTEN) if self._marks else [each]
                is_odd = spelling and (min(spelling) < _FIRST_PLACE or max(spelling) >= beyond)
                if is_odd or codes[number] > len(REASONS):
                    raise _damaged(f"a word of block {block}")
                word = "".join([letters[index - _FIRST_PLACE] for index in spelling])
                written = self._written(forms[0], letters) if forms else ""
                yield mask, word, levels[number], codes[number], written
                number += 1

    def _written(self, form: bytes, letters: list[str]) -> str:
        """Return a written form, of which letters and marks are given by their codes."""
        beyond = _FIRST_PLACE + len(letters)
        return "".join(
            [
                letters[code - _FIRST_PLACE]
                if _FIRST_PLACE <= code < beyond
                else self._marks.get(code, chr(code))
                for code in form
            ]
        )

    def _masks_in(self, block: int) -> int:
        return min(BLOCK, self._mask_count - block * BLOCK)

    def _part(self, section: int, before: list[int], block: int) -> bytes:
        """Return a block's part of a section, given the number of bytes before each block."""
        return self._bytes(section + before[block], before[block + 1] - before[block])

    def _planes(self, start: int, count: int, row: int) -> list[bytes]:
        """Return the planes of `count` numbers each; planes are `row` bytes apart."""
        starts = range(start, start + self._plane_count * row, row)
        return [self._bytes(plane, count) for plane in starts]

    def _bytes(self, start: int, count: int) -> bytes:
        data = self._read(start, start + count)
        if len(data) != count:
            raise _damaged(f"byte {start + len(data)} of its body")
        return data


class Joined:
    """Packs of different words that are looked up like one pack.

    All of them have the same alphabet and the same threshold.
    """

    def __init__(self, packs: Sequence[Packed]) -> None:
        self.packs, self.alphabet = packs, packs[0].alphabet

    @property
    def likely(self) -> float:
        """The likelihood from which a word counts as likely."""
        return self.packs[0].likely

    def __contains__(self, word: object) -> bool:
        return any(word in pack for pack in self.packs)

    def solve(self, hive: Hive, likely: float | None = None) -> list[Solution]:
        """Return the words that fit a hive, best first; see `solving.solve`."""
        boundary = self.likely if likely is None else likely
        return within_counts(
            hive, [found for _, found in sorted(self.rows(hive, boundary))], boundary
        )

    def rows(self, hive: Hive, boundary: float) -> Iterator[Row]:
        """Yield the words whose masks fit a hive, in any order.

        Words are likely if their likelihood is at least `boundary`. For an edition that counts
        letters, `within_counts` selects the words that fit.
        """
        candidates = submasks(hive.mask ^ hive.required_mask, hive.required_mask)
        for pack in self.packs:
            for mask, word, level, code, written in pack.entries(candidates):
                if len(word) >= hive.minimum:
                    pangram, reason = mask == hive.mask, reason_of(code, level >= pack.threshold)
                    yield (
                        order(word, pangram),
                        solution_of(
                            word, pangram, level / LEVELS, boundary, reason, hive.edition, written
                        ),
                    )


def _damaged(what: str) -> PackError:
    return PackError(f"a damaged pack: {what} cannot be read")


def _running(planes: list[bytes]) -> list[int]:
    """Return the running totals of numbers in planes, beginning with 0."""
    totals = [0]
    for number in joined(planes):
        totals.append(totals[-1] + number)
    return totals
