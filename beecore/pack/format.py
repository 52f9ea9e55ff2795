r"""The format of packs such as `lexicon.bee`, the compressed form of a lexicon.

All numbers are little-endian. The file, with M distinct masks and W words, is

    header      20 bytes     magic "BEE\x1a", version (u16), threshold (u8), 0 (u8),
                             M (u32), W (u32), size of the body (u32)
    body        see header   zlib stream of the five sections below, one after the other
    checksum     4 bytes     CRC-32 of all bytes before it

and the sections of the unpacked body, for B blocks of 128 masks each (the last may be shorter), are

    blocks      12 * B bytes the increase of the highest mask, of the number of words, and of the
                             characters of the spellings with each block; three rows, in planes
    masks       4 * M bytes  ascending, each as the difference from the one before; in planes
    likelihoods W bytes      in steps of 1/127; likely from the header's threshold on
    reasons     W bytes      codes of reasons
    spellings   the rest     ASCII; "\n" between masks, " " between the words of a mask

"In planes" means that numbers below 2 ** 28 are split into four parts of seven bits, one byte each:
the lowest parts of all numbers come first, then the second parts, the third and the fourth. So no
byte of the body is above 127, and the body can be handled as text without loss.

`reasons` documents likelihoods and reasons, `lexicon` documents spellings. `whole` reads and writes
whole packs; `lookup` reads the parts needed for one hive, which it finds by the blocks.

Readers reject unknown versions, and packs beyond the limits below, since 1 MB of zlib stream can
unpack to 1 GB. Any change of the meaning of a byte, such as the order of the letters' bits, needs a
new version. The same lexicon always gives the same bytes.
"""

import struct
from collections.abc import Sequence

from ..bounds import MB, limit_size, sized
from ..errors import PackError

MAGIC = b"BEE\x1a"
VERSION = 2

HEADER = "<4sHBxIII"
HEADER_SIZE = struct.calcsize(HEADER)
CHECKSUM = "<I"
CHECKSUM_SIZE = struct.calcsize(CHECKSUM)

BLOCK = 128
"""The masks in a block: fewer make the pack larger (64: by 1.5 KB), more make look-ups slower."""

MAX_WORDS = 2_000_000
"""The most words in a pack; 256,000 are shipped, and the largest lists in use have 1.5 million."""
MAX_BODY_BYTES = 32 * MB
"""The largest unpacked body; two million English words take 29 MB, the shipped words 3.6 MB."""

PLANE_BITS = 7
PLANES = 4
BLOCK_ROWS = 3


def header_of(data: bytes) -> tuple[int, int, int, int]:
    """Return the threshold, the numbers of masks and words, and the size of the body, from a
    header.

    Raises `PackError` if the data does not begin with the header of a pack of this version, or the
    header exceeds the limits.
    """
    if data[: len(MAGIC)] != MAGIC:
        raise PackError(f"this isn’t a pack: it begins with {data[:4]!r} instead of {MAGIC!r}")
    if len(data) < HEADER_SIZE:
        raise PackError(f"a truncated pack: {len(data)} bytes, its header alone has {HEADER_SIZE}")
    _, version, threshold, masks, words, body_size = struct.unpack_from(HEADER, data)
    if version != VERSION:
        raise PackError(f"a pack of version {version}: this reader knows version {VERSION} only")
    if not 0 < masks <= words:
        raise PackError(f"a damaged pack: {words:,} words with {masks:,} masks")
    if words > MAX_WORDS:
        raise PackError(f"a pack of {words:,} words; up to {MAX_WORDS:,} can be read")
    limit_size(body_size, MAX_BODY_BYTES, "the body of this pack", PackError)
    return threshold, masks, words, body_size


def check_size(size: int, body_size: int) -> None:
    """Raise `PackError` if a file does not have the size that its header implies."""
    announced = HEADER_SIZE + body_size + CHECKSUM_SIZE
    if size != announced:
        fault = "a truncated" if size < announced else "an overlong"
        raise PackError(f"{fault} pack: {size} bytes, its header announces {announced}")


def check_unpacked(size: int) -> None:
    """Raise `PackError` if the bytes unpacked so far exceed the limit for a body."""
    if size > MAX_BODY_BYTES:
        raise PackError(
            f"this pack unpacks to more than the {sized(MAX_BODY_BYTES)} that can be read"
        )


def sections(masks: int, words: int) -> tuple[int, int, int, int]:
    """Return the offsets of masks, likelihoods, reasons and spellings in the body of a pack.

    >>> sections(masks=129, words=200)
    (24, 540, 740, 940)
    """
    masks_at = BLOCK_ROWS * PLANES * blocks(masks)
    likelihoods_at = masks_at + PLANES * masks
    return masks_at, likelihoods_at, likelihoods_at + words, likelihoods_at + 2 * words


def blocks(masks: int) -> int:
    """Return the number of blocks for a number of masks."""
    return (masks + BLOCK - 1) // BLOCK


def joined(planes: Sequence[bytes]) -> list[int]:
    """Return the numbers stored in four planes, the plane of the lowest bits first.

    >>> joined([bytes(plane) for plane in [(1, 2), (0, 1), (0, 0), (0, 0)]])
    [1, 130]
    """
    return [
        a | b << PLANE_BITS | c << 2 * PLANE_BITS | d << 3 * PLANE_BITS
        for a, b, c, d in zip(*planes, strict=True)
    ]
