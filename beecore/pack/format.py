r"""The format of packs such as `lexicon.bee`, the compressed form of a lexicon.

All numbers are little-endian. The file, with M distinct masks and W words, is

    header      20 bytes     magic "BEE\x1a", version (u16), threshold (u8), 0 (u8),
                             M (u32), W (u32), size of the body (u32)
    alphabet    version 3    size (u16) of a JSON object in ASCII, and the object: "letters", lowest
                             bit first; "folds", a list of pairs; "drops_accents"; and "marks"
    body        see header   zlib stream of the five sections below, one after the other
    checksum     4 bytes     CRC-32 of all bytes before it

and the sections of the unpacked body, for B blocks of 128 masks each (the last may be shorter), are

    blocks    3 * P * B bytes the increase of the highest mask, of the number of words, and of the
                             characters of the spellings with each block; three rows, in planes
    masks       P * M bytes  ascending, each as the difference from the one before; in planes
    likelihoods W bytes      in steps of 1/127; likely from the header's threshold on
    reasons     W bytes      codes of reasons
    spellings   the rest     ASCII; "\n" between masks, " " between the words of a mask

"In planes" means that numbers are split into P parts of seven bits, one byte each: the lowest parts
of all numbers come first, then the second parts, and so on. P is 4, or 5 for an alphabet of more
than 28 letters. No byte of the body is above 127, so the body can be handled as text without loss.

A pack of version 2, as some visitors still have of their own lists, has no alphabet: its letters
are those of `letters.ENGLISH`.

`reasons` documents likelihoods and reasons. `writing` documents spellings and makes packs;
`reading` reads the blocks that can have the words of a hive.

Readers reject unknown versions, and packs beyond the limits below, since 1 MB of zlib stream can
unpack to 1 GB. Any change of the meaning of a byte, such as the order of the letters' bits, needs a
new version. The same lexicon always gives the same bytes.
"""

import json
import struct
from collections.abc import Sequence
from typing import NamedTuple

from ..bounds import KB, MB, limit_size, parsed, sized
from ..errors import LetterError, PackError
from ..letters import ENGLISH, MARK_CODES, Alphabet

MAGIC = b"BEE\x1a"
VERSION = 3
OLD_VERSION = 2

HEADER = "<4sHBxIII"
HEADER_SIZE = struct.calcsize(HEADER)
ALPHABET_SIZE = "<H"
CHECKSUM = "<I"
CHECKSUM_SIZE = struct.calcsize(CHECKSUM)

BLOCK = 128
"""The masks in a block: fewer make the pack larger (64: by 1.5 KB), more make look-ups slower."""

MAX_WORDS = 2_000_000
"""The most words in a pack; 256,000 are shipped, and the largest lists in use have 1.5 million."""
MAX_BODY_BYTES = 32 * MB
"""The largest unpacked body; two million English words take 29 MB, the shipped words 3.6 MB."""

MAX_ALPHABET_BYTES = 4 * KB
"""The largest alphabet in a header; those of the editions take at most 500 bytes."""

PLANE_BITS = 7
LEAST_PLANES = 4
BLOCK_ROWS = 3


class Header(NamedTuple):
    """The content of a pack's header, with its alphabet; `body_at` is where the body begins."""

    threshold: int
    masks: int
    words: int
    body_size: int
    body_at: int
    alphabet: Alphabet
    marks: str

    @property
    def planes(self) -> int:
        return planes_of(self.alphabet)


def planes_of(alphabet: Alphabet) -> int:
    """Return the number of planes for the masks of an alphabet.

    >>> planes_of(ENGLISH), planes_of(Alphabet("abcdefghijklmnopqrstuvwxyzäöü"))
    (4, 5)
    """
    return max(LEAST_PLANES, (len(alphabet.order) + PLANE_BITS - 1) // PLANE_BITS)


def header_of(data: bytes) -> Header:
    """Return the header at the beginning of a pack.

    Raises `PackError` if the data does not begin with the header of a pack of a known version, or
    the header exceeds the limits.
    """
    if not is_pack(data):
        raise PackError(f"this isn’t a pack: it begins with {data[:4]!r} instead of {MAGIC!r}")
    if len(data) < HEADER_SIZE:
        raise PackError(f"a truncated pack: {len(data)} bytes, its header alone has {HEADER_SIZE}")
    _, version, threshold, masks, words, body_size = struct.unpack_from(HEADER, data)
    if version not in (OLD_VERSION, VERSION):
        raise PackError(
            f"a pack of version {version}: this reader knows versions {OLD_VERSION} and {VERSION}"
        )
    if not 0 < masks <= words:
        raise PackError(f"a damaged pack: {words:,} words with {masks:,} masks")
    if words > MAX_WORDS:
        raise PackError(f"a pack of {words:,} words; up to {MAX_WORDS:,} can be read")
    limit_size(body_size, MAX_BODY_BYTES, "the body of this pack", PackError)
    if version == OLD_VERSION:
        return Header(threshold, masks, words, body_size, HEADER_SIZE, ENGLISH, "")
    start = HEADER_SIZE + struct.calcsize(ALPHABET_SIZE)
    if len(data) < start:
        raise PackError("a truncated pack: its alphabet is missing")
    (size,) = struct.unpack_from(ALPHABET_SIZE, data, HEADER_SIZE)
    alphabet, marks = _alphabet_in(data[start : start + size])
    return Header(threshold, masks, words, body_size, start + size, alphabet, marks)


def alphabet_text(alphabet: Alphabet, marks: str) -> bytes:
    """Return an alphabet and the marks of written forms as the JSON object in a header."""
    value = {
        "letters": alphabet.order,
        "folds": alphabet.folds,
        "drops_accents": alphabet.drops_accents,
        "marks": marks,
    }
    return json.dumps(value).encode("ascii")


def _alphabet_in(data: bytes) -> tuple[Alphabet, str]:
    """Return the alphabet and the marks in a header; `PackError` if it is damaged."""
    try:
        value = parsed(data.decode("ascii"), MAX_ALPHABET_BYTES, "this alphabet", PackError)
        folds = tuple([(_text(source), _text(letters)) for source, letters in value["folds"]])
        marks = _text(value["marks"])
        alphabet = Alphabet(_text(value["letters"]), folds, value["drops_accents"] is True)
    except (ValueError, TypeError, LookupError, LetterError, RuntimeError):
        raise PackError("a damaged pack: its alphabet cannot be read") from None
    if len(marks) > len(MARK_CODES):
        raise PackError(f"a damaged pack: {len(marks)} marks, there are {len(MARK_CODES)} codes")
    return alphabet, marks


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} where a text is expected")
    return value


def is_pack(data: bytes) -> bool:
    """Return whether the content of a file begins like a pack."""
    return data[: len(MAGIC)] == MAGIC


def check_size(size: int, header: Header) -> None:
    """Raise `PackError` if a file does not have the size that its header implies."""
    announced = header.body_at + header.body_size + CHECKSUM_SIZE
    if size != announced:
        fault = "a truncated" if size < announced else "an overlong"
        raise PackError(f"{fault} pack: {size} bytes, its header announces {announced}")


def check_unpacked(size: int) -> None:
    """Raise `PackError` if the bytes unpacked so far exceed the limit for a body."""
    if size > MAX_BODY_BYTES:
        raise PackError(
            f"this pack unpacks to more than the {sized(MAX_BODY_BYTES)} that can be read"
        )


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
    """Return the numbers stored in four or more planes, the plane of the lowest bits first.

    >>> joined([bytes(plane) for plane in [(1, 2), (0, 1), (0, 0), (0, 0)]])
    [1, 130]
    """
    first, second, third, fourth = planes[:LEAST_PLANES]
    numbers = [
        a | b << PLANE_BITS | c << 2 * PLANE_BITS | d << 3 * PLANE_BITS
        for a, b, c, d in zip(first, second, third, fourth, strict=True)
    ]
    for number in range(LEAST_PLANES, len(planes)):
        shift = PLANE_BITS * number
        numbers = [low | high << shift for low, high in zip(numbers, planes[number], strict=True)]
    return numbers
