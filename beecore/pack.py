r"""Packs: the file format of a lexicon, such as `likely.bee`, and finding words in it.

Few masks can fit a hive, and a table of the pack's blocks tells in which block each of them is. So
a hive is solved by reading a few blocks, and the page can do it on MicroPython. `lexicon` makes
packs, and documents how words are spelled in them.

After its header, see `header`, a pack has a zlib stream of five sections, one after the other. For
M distinct masks, W words, and B blocks of 128 masks each (the last may be shorter), they are

    blocks    3 * P * B bytes the increase of the highest mask, of the number of words, and of the
                             characters of the spellings with each block; three rows, in planes
    masks       P * M bytes  ascending, each as the difference from the one before; in planes
    likelihoods W bytes      in steps of 1/127; likely from the header's threshold on
    reasons     W bytes      codes of reasons
    spellings   the rest     ASCII; "\n" between masks, " " between the words of a mask

"In planes" means that numbers are split into P parts of seven bits, one byte each: the lowest parts
of all numbers come first, then the second parts, and so on. P is 4, or 5 for an alphabet of more
than 28 letters. No byte of the body is above 127, so the body can be handled as text without loss.

A likelihood is stored in steps of 1/127: smaller steps hardly improve the order of words, and
compress worse. A reason is stored as a code: 0 for the usual reason, which is `NONE` for a likely
word and `RARE` for any other, else 1 plus its index in `REASONS`.

The same lexicon always gives the same bytes.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import TypeAlias

from .errors import PackError
from .header import MAX_BODY_BYTES, header_of
from .hive import Hive
from .letters import CHARACTER_CODES, INDEX_LETTERS, WRITTEN, Alphabet, Mask, submasks

BLOCK = 128
"""The masks in a block: fewer make the pack larger (64: by 1.5 KB), more make look-ups slower."""
BLOCKS_KEPT = 256
"""The blocks of a pack whose masks stay in memory; they take 512 bytes each."""

PLANE_BITS = 7
LEAST_PLANES = 4
BLOCK_ROWS = 3


def planes_of(alphabet: Alphabet) -> int:
    """Return the number of planes for the masks of an alphabet.

    >>> from .letters import ENGLISH
    >>> planes_of(ENGLISH), planes_of(Alphabet("abcdefghijklmnopqrstuvwxyzäöü"))
    (4, 5)
    """
    return max(LEAST_PLANES, (len(alphabet.order) + PLANE_BITS - 1) // PLANE_BITS)


def sections(masks: int, words: int, planes: int) -> tuple[int, int, int, int]:
    """Return the offsets of masks, likelihoods, reasons and spellings in the body of a pack.

    >>> sections(masks=129, words=200, planes=4)
    (24, 540, 740, 940)
    """
    masks_at = BLOCK_ROWS * planes * blocks(masks)
    likelihoods_at = masks_at + planes * masks
    return masks_at, likelihoods_at, likelihoods_at + words, likelihoods_at + 2 * words


def blocks(masks: int) -> int:
    """Return the number of blocks for a number of masks."""
    return (masks + BLOCK - 1) // BLOCK


def joined(planes: Sequence[bytes]) -> list[int]:
    """Return the numbers stored in planes, the plane of the lowest bits first.

    >>> joined([bytes(plane) for plane in [(1, 2), (0, 1), (0, 0), (0, 0)]])
    [1, 130]
    """
    numbers, zeros = list(planes[0]), bytes(len(planes[0]))
    for number, plane in enumerate(planes):
        if number and plane != zeros:  # most high planes are
            shift = PLANE_BITS * number
            numbers = [low | high << shift for low, high in zip(numbers, plane, strict=True)]
    return numbers


LEVELS = 127
USUAL = 0


class Reason(StrEnum):
    """Why an editor may reject a word, in a word or two."""

    NONE = ""
    RARE = "rare"
    BRITISH = "British"
    TECHNICAL = "technical"
    VARIANT = "variant spelling"
    INFORMAL = "informal"
    DERIVED = "derived"
    NAME = "name"
    VULGAR = "vulgar"
    AUSTRALIAN = "Australian"
    CANADIAN = "Canadian"


REASONS = (
    Reason.NONE,
    Reason.RARE,
    Reason.BRITISH,
    Reason.TECHNICAL,
    Reason.VARIANT,
    Reason.INFORMAL,
    Reason.DERIVED,
    Reason.NAME,
    Reason.VULGAR,
    Reason.AUSTRALIAN,
    Reason.CANADIAN,
)
"""The reasons in the order of their codes in packs: add new ones at the end only."""


def reason_of(code: int, likely: bool) -> Reason:
    """Return the reason for a code; the usual code depends on whether the word is likely.

    >>> reason_of(USUAL, likely=False), reason_of(3, likely=True) == Reason.BRITISH
    (<Reason.RARE: 'rare'>, True)
    """
    if code != USUAL:
        return REASONS[code - 1]
    return Reason.NONE if likely else Reason.RARE


def code_of(reason: Reason, likely: bool) -> int:
    """Return the code for a reason; the usual reason depends on whether the word is likely.

    >>> code_of(Reason.RARE, likely=False), code_of(Reason.RARE, likely=True)
    (0, 2)
    """
    return USUAL if reason == reason_of(USUAL, likely) else 1 + REASONS.index(reason)


PackedWord: TypeAlias = tuple[Mask, str, int, int, str]
"""A word as a pack has it: its mask, the word, its likelihood in steps of 1/127, the code of its
reason, and its written form, which is empty if it is the word itself."""
_INDEXES = INDEX_LETTERS.encode()
_WRITTEN = WRITTEN.encode()


class Pack:
    """The words of one pack file.

    `header` is the beginning of the file; `read(start, stop)` returns bytes of the unpacked body.
    Raises `PackError` for anything but a pack of a known version. A damaged part of the body raises
    `PackError` when it is read.
    """

    def __init__(self, header: bytes, read: Callable[[int, int], bytes]) -> None:
        known, self._read = header_of(header), read
        self.alphabet, self.threshold, self.characters = (
            known.alphabet,
            known.threshold,
            known.characters,
        )
        self.mask_count, self.word_count = known.masks, known.words
        self._plane_count = planes = planes_of(known.alphabet)
        self._character_of = dict(zip(map(ord, CHARACTER_CODES), known.characters, strict=False))
        at = sections(known.masks, known.words, planes)
        self._masks_at, self._levels_at, self._codes_at, self._text_at = at
        self.block_count = count = blocks(known.masks)
        rows = [self._planes(planes * count * row, count, count) for row in range(BLOCK_ROWS)]
        self._mask_before, self._words_before, self._text_before = map(_running, rows)
        self._kept_steps: dict[int, list[int]] = {}
        if (
            self._mask_before[-1] >> len(self.alphabet.order)
            or self._words_before[-1] != known.words
        ):
            raise _damaged("its blocks")

    @property
    def likely(self) -> float:
        """The likelihood from which a word counts as likely."""
        return self.threshold / LEVELS

    @property
    def body(self) -> bytes:
        """The whole unpacked body."""
        return self._read(0, MAX_BODY_BYTES + 1)

    def masks_of_block(self, block: int) -> list[Mask]:
        """Return the masks of a block, given by its number, in ascending order."""
        mask, masks = self._mask_before[block], []
        for step in self._steps(block):
            mask += step
            masks.append(mask)
        return masks

    def prepared(self) -> Generator[float, None, None]:
        """Read the masks of as many blocks as are kept, in steps, so that look-ups find them read.

        A step yields the share that is done.
        """
        for block in range(min(self.block_count, BLOCKS_KEPT)):
            self._steps(block)
            yield block / self.block_count

    def look_up(self, masks: Iterable[Mask]) -> Iterator[list[PackedWord]]:
        """Yield the words that have one of the masks, in a list for each block that is read."""
        waiting = sorted(masks, reverse=True)
        while waiting and waiting[-1] <= self._mask_before[-1]:
            block, wanted = self._block_of(waiting[-1]), []
            while waiting and waiting[-1] <= self._mask_before[block + 1]:
                wanted.append(waiting.pop())
            hits = self._hits(block, wanted)
            yield self._words_at(block, hits) if hits else []

    def scan(self, deciding: Mask, required: Mask) -> Iterator[list[PackedWord]]:
        """Yield the words whose masks have, of the `deciding` letters, just the `required` ones, in
        a list for each block; see `Hive.deciding_mask`.
        """
        for block in range(self.block_count):
            hits = [
                (place, mask)
                for place, mask in enumerate(self.masks_of_block(block))
                if mask & deciding == required
            ]
            yield self._words_at(block, hits) if hits else []

    def _block_of(self, mask: Mask) -> int:
        """Return the block that can have a mask, which must not be above the last mask."""
        low, high = 0, self.block_count - 1
        while low < high:
            middle = (low + high) // 2
            if mask <= self._mask_before[middle + 1]:
                high = middle
            else:
                low = middle + 1
        return low

    def _hits(self, block: int, wanted: Sequence[Mask]) -> list[tuple[int, Mask]]:
        """Return the wanted masks that a block has, each after its index in the block."""
        mask, place, hits, steps = self._mask_before[block], 0, [], self._steps(block)
        for goal in wanted:
            while mask < goal:
                mask += steps[place]
                place += 1
            if place and mask == goal:
                hits.append((place - 1, mask))
        return hits

    def _words_at(self, block: int, hits: Sequence[tuple[int, Mask]]) -> list[PackedWord]:
        """Return the words of masks of a block, each of which follows its index in the block."""
        levels = self._part(self._levels_at, self._words_before, block)
        codes = self._part(self._codes_at, self._words_before, block)
        text = self._part(self._text_at, self._text_before, block)
        lines, words = text.split(b"\n"), []
        is_last = block == self.block_count - 1
        count = len(lines) - (not is_last)  # "\n" is between masks, not after the last
        if count != self._masks_in(block) or count + text.count(b" ") != len(levels):
            raise _damaged(f"the spellings of block {block}")
        counted = spaces = 0  # the lines whose spaces have been counted, and how many these are
        for place, mask in hits:
            spaces += b"".join(lines[counted:place]).count(b" ")
            counted, number = place, place + spaces
            letter_of = dict(zip(_INDEXES, self.alphabet.letters_of(mask), strict=False))
            for each in lines[place].split(b" "):
                spelling, *forms = each.split(_WRITTEN) if self.characters else [each]
                try:
                    word = "".join([letter_of[index] for index in spelling])
                except KeyError:
                    raise _damaged(f"a word of block {block}") from None
                if codes[number] > len(REASONS):
                    raise _damaged(f"a word of block {block}")
                written = self._written(forms[0], letter_of) if forms else ""
                words.append((mask, word, levels[number], codes[number], written))
                number += 1
        return words

    def _written(self, form: bytes, letter_of: dict[int, str]) -> str:
        """Return a written form, of which letters and characters are given by their codes."""
        characters = self._character_of
        return "".join([letter_of.get(code) or characters.get(code, chr(code)) for code in form])

    def _masks_in(self, block: int) -> int:
        return min(BLOCK, self.mask_count - block * BLOCK)

    def _steps(self, block: int) -> list[int]:
        """Return how much each mask of a block is greater than the one before it.

        Those of a few blocks are kept: it takes half of a look-up to read them.
        """
        if block not in self._kept_steps:
            if len(self._kept_steps) == BLOCKS_KEPT:
                self._kept_steps.clear()
            start, count = self._masks_at + block * BLOCK, self._masks_in(block)
            steps = joined(self._planes(start, count, self.mask_count))
            if self._mask_before[block] + sum(steps) != self._mask_before[block + 1]:
                raise _damaged(f"the masks of block {block}")
            self._kept_steps[block] = steps
        return self._kept_steps[block]

    def _part(self, section: int, before: list[int], block: int) -> bytes:
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


def _damaged(what: str) -> PackError:
    return PackError(f"a damaged pack: {what} cannot be read")


def _running(planes: list[bytes]) -> list[int]:
    totals = [0]
    for number in joined(planes):
        totals.append(totals[-1] + number)
    return totals


class PackedWords:
    """The words of one pack or several, which all have the same alphabet and threshold."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self.packs, self.alphabet = packs, packs[0].alphabet
        self.threshold, self.likely = packs[0].threshold, packs[0].likely

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not self.alphabet.has_all(word):
            return False
        found = self.look_up([self.alphabet.mask_of(word)])
        return any(word == each for words in found for _, each, _, _, _ in words)

    def look_up(self, masks: Sequence[Mask]) -> Iterator[list[PackedWord]]:
        """Yield the words that have one of the masks, in a list for each block that is read."""
        for pack in self.packs:
            yield from pack.look_up(masks)

    def of(self, hive: Hive) -> Iterator[list[PackedWord]]:
        """Yield the words whose masks fit a hive, in a list for each block that is read.

        The masks that can fit are looked up if they are fewer than the masks of the pack; for a
        larger hive, all masks are tested.
        """
        for pack in self.packs:
            if lookups(hive) <= pack.mask_count:
                yield from pack.look_up(candidates(hive))
            else:
                yield from pack.scan(hive.deciding_mask, hive.required_mask)


def lookups(hive: Hive) -> int:
    """Return the number of masks that can fit a hive.

    >>> lookups(Hive.parse("VCTAOEN")), lookups(Hive.parse("VCTAOEN", extra="e"))
    (64, 32)
    """
    return 1 << len(set(hive.letters)) - len(hive.required)


def candidates(hive: Hive) -> list[Mask]:
    """Return the masks that can fit a hive, in ascending order."""
    return submasks(hive.mask ^ hive.required_mask, hive.required_mask)
