"""Small packs that would take a lot of memory to read."""

import struct
import zlib

from beecore.header import CHECKSUM, HEADER, MAGIC, MAX_BODY_BYTES, MAX_WORDS, OLD_VERSION
from beecore.pack import sections


def sealed(masks: int, words: int, stream: bytes, threshold: int = 51) -> bytes:
    """Return a pack with a valid header and checksum around any stream."""
    data = struct.pack(HEADER, MAGIC, OLD_VERSION, threshold, masks, words, len(stream)) + stream
    return data + struct.pack(CHECKSUM, zlib.crc32(data))


def zeros(size: int) -> bytes:
    """Return a zlib stream of `size` zeros, which compress to a thousandth."""
    deflate, piece = zlib.compressobj(level=9), bytes(1_000_000)
    return b"".join(deflate.compress(piece) for _ in range(size // len(piece))) + deflate.flush()


def of_masks(masks: int, rest: bytes) -> bytes:
    """Return a zlib stream of ascending masks with one word each, followed by `rest`."""
    masks_at, *_ = sections(masks, masks, 4)
    planes = b"\0" + b"\1" * (masks - 1) + bytes(3 * masks)
    return zlib.compress(bytes(masks_at) + planes + bytes(2 * masks) + rest, 9)


BOMBS = {
    "200 MB in 200 KB": lambda: sealed(1, 1, zeros(200_000_000)),
    "60 million words announced": lambda: sealed(60_000_000, 60_000_000, zeros(1_000_000)),
    "as many words as may be, in no order": lambda: sealed(
        MAX_WORDS, MAX_WORDS, zeros(MAX_BODY_BYTES)
    ),
    "as many words as may be, unspelled": lambda: sealed(
        MAX_WORDS, MAX_WORDS, of_masks(MAX_WORDS, b"a" * (MAX_BODY_BYTES - 8 * MAX_WORDS))
    ),
    "as many words as may be, one of them odd": lambda: sealed(
        MAX_WORDS, MAX_WORDS, of_masks(MAX_WORDS, b"a\n" * (MAX_WORDS - 1) + b"Z")
    ),
}
