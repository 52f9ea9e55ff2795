r"""The prepacked mask file, `lexicon.bee`: a lexicon as it travels to the browser.

All numbers are little-endian. The file, with M distinct masks and W words, is

    header      20 bytes     magic "BEE\x1a", version (u16), threshold (u8), 0 (u8),
                             M (u32), W (u32), size of the body (u32)
    body        as it says   zlib stream of the five sections below, one after the other
    checksum     4 bytes     CRC-32 of all bytes before it

and the sections of the body, unpacked, are, for B blocks of 128 masks each, the last maybe shorter,

    blocks      12 * B bytes what each block adds: to the highest mask, to the words, and to the
                             characters of the spellings; three rows, each in planes
    masks       4 * M bytes  ascending, each as its difference to the one before; in planes
    likelihoods W bytes      in steps of 1/127; likely from the header's threshold on
    reasons     W bytes      their codes
    spellings   the rest     ASCII; "\n" between masks, " " between the words of a mask

In planes means that numbers below 2 ** 28 come as seven bits of each, a byte for each number: the
lowest seven of all, then the next of all, third, fourth. So no byte of the body is above 127, and
whoever has the body as text has it whole.

What likelihoods and reasons mean, `reasons` says, and what spellings are, `lexicon`. `whole` writes
and reads packs whole, `lookup` what a single hive needs: the blocks tell it where that is.

A reader refuses a version it does not know, and what is larger than is stated below: 1 MB of zlib
stream can unpack to 1 GB. Whatever changes the meaning of a byte, the order of the letters' bits
included, takes a new version. The same lexicon gives the same bytes.
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
"""Masks in a block: half as many make the pack 1.5 KB larger, twice as many a look-up slower."""

MAX_WORDS = 2_000_000
"""Words in a pack: the shipped ones are 256,000, the largest lists in use have 1.5 million."""
MAX_BODY_BYTES = 32 * MB
"""Of a body, unpacked: in English two million words take 29, the shipped ones 3.6."""

PLANE_BITS = 7
PLANES = 4
BLOCK_ROWS = 3


def header_of(data: bytes) -> tuple[int, int, int, int]:
    """Return the threshold, the numbers of masks and words, and the size of the body.

    Raises `PackError` for what does not begin as a pack of this version does, and for one that
    announces more than can be read.
    """
    if data[: len(MAGIC)] != MAGIC:
        raise PackError(f"no pack: it begins with {data[:4]!r}, a pack with {MAGIC!r}")
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
    """Raise `PackError` for a file that is not as long as its header announces."""
    announced = HEADER_SIZE + body_size + CHECKSUM_SIZE
    if size != announced:
        fault = "a truncated" if size < announced else "an overlong"
        raise PackError(f"{fault} pack: {size} bytes, its header announces {announced}")


def check_unpacked(size: int) -> None:
    """Raise `PackError` for a body that has become larger than it may, however it goes on."""
    if size > MAX_BODY_BYTES:
        raise PackError(
            f"this pack unpacks to more than the {sized(MAX_BODY_BYTES)} that can be read"
        )


def sections(masks: int, words: int) -> tuple[int, int, int, int]:
    """Return where masks, likelihoods, reasons and spellings begin in the body of a pack.

    >>> sections(masks=129, words=200)
    (24, 540, 740, 940)
    """
    masks_at = BLOCK_ROWS * PLANES * blocks(masks)
    likelihoods_at = masks_at + PLANES * masks
    return masks_at, likelihoods_at, likelihoods_at + words, likelihoods_at + 2 * words


def blocks(masks: int) -> int:
    """Return how many blocks so many masks make."""
    return (masks + BLOCK - 1) // BLOCK


def joined(planes: Sequence[bytes]) -> list[int]:
    """Return the numbers that come in four planes, the lowest bits first.

    >>> joined([bytes(plane) for plane in [(1, 2), (0, 1), (0, 0), (0, 0)]])
    [1, 130]
    """
    return [
        a | b << PLANE_BITS | c << 2 * PLANE_BITS | d << 3 * PLANE_BITS
        for a, b, c, d in zip(*planes, strict=True)
    ]
