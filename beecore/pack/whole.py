"""Packs: a lexicon as bytes, and back. `format` says which byte means what."""

import struct
import zlib
from collections.abc import Sequence
from itertools import accumulate
from operator import sub

from ..errors import PackError
from ..lexicon import Lexicon
from .format import (
    BLOCK,
    CHECKSUM,
    CHECKSUM_SIZE,
    HEADER,
    HEADER_SIZE,
    MAGIC,
    PLANE_BITS,
    PLANES,
    VERSION,
    check_size,
    header_of,
    joined,
    sections,
)


def write(lexicon: Lexicon) -> bytes:
    """Return the pack of a lexicon; `PackError` if it has no words."""
    if not lexicon.masks:
        raise PackError("a pack of no words is of no use: the lexicon has to hold one at least")
    body = _deflated(
        b"".join(map(_in_planes, _blocks(lexicon))),
        _in_planes(_steps(lexicon.masks)),
        lexicon.likelihoods,
        lexicon.reasons,
        "\n".join(lexicon.spellings).encode("ascii"),
    )
    header = struct.pack(
        HEADER, MAGIC, VERSION, lexicon.threshold, len(lexicon.masks), len(lexicon), len(body)
    )
    return header + body + struct.pack(CHECKSUM, zlib.crc32(header + body))


def read(data: bytes) -> Lexicon:
    """Return the lexicon of a pack.

    Raises `PackError` for anything but an intact pack of this version, and says which it is.
    """
    threshold, mask_count, word_count, body_size = header_of(data)
    check_size(len(data), body_size)
    (checksum,) = struct.unpack(CHECKSUM, data[-CHECKSUM_SIZE:])
    actual = zlib.crc32(data[:-CHECKSUM_SIZE])
    if checksum != actual:
        raise PackError(
            f"a damaged pack: its checksum is {actual:08x}, it should be {checksum:08x}"
        )
    try:
        return _unpack(zlib.decompress(data[HEADER_SIZE:]), mask_count, word_count, threshold)
    except (ValueError, zlib.error) as error:
        raise PackError(f"a damaged pack: {error}") from None


def is_pack(data: bytes) -> bool:
    """Tell whether a file's bytes begin as a pack's do."""
    return data[: len(MAGIC)] == MAGIC


def _blocks(lexicon: Lexicon) -> list[list[int]]:
    """Return what each block adds to the highest mask, to the words, and to the characters."""
    masks, spellings = lexicon.masks, lexicon.spellings
    highest = [*masks[BLOCK - 1 : -1 : BLOCK], masks[-1]]
    texts = [spellings[start : start + BLOCK] for start in range(0, len(spellings), BLOCK)]
    words = [sum(text.count(" ") + 1 for text in block) for block in texts]
    characters = [sum(len(text) + 1 for text in block) for block in texts]
    characters[-1] -= 1  # "\n" stands between masks, not after the last
    return [_steps(highest), words, characters]


def _steps(numbers: Sequence[int]) -> list[int]:
    return list(map(sub, numbers, [0, *numbers]))


def _in_planes(numbers: Sequence[int]) -> bytes:
    lowest = (1 << PLANE_BITS) - 1
    shifts = range(0, PLANE_BITS * PLANES, PLANE_BITS)
    return bytes([number >> shift & lowest for shift in shifts for number in numbers])


def _from_planes(row: bytes) -> list[int]:
    count = len(row) // PLANES
    return joined([row[start : start + count] for start in range(0, len(row), count)])


def _deflated(*sections: bytes) -> bytes:
    """Return sections as one zlib stream; told to expect few matches it is 3 % smaller."""
    deflate = zlib.compressobj(level=9, strategy=zlib.Z_FILTERED)
    flushed = [deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH) for data in sections]
    return b"".join(flushed) + deflate.flush()


def _unpack(body: bytes, mask_count: int, word_count: int, threshold: int) -> Lexicon:
    masks_at, likelihoods_at, reasons_at, spellings_at = sections(mask_count, word_count)
    return Lexicon(
        list(accumulate(_from_planes(body[masks_at:likelihoods_at]))),
        body[spellings_at:].decode("ascii").split("\n"),
        body[likelihoods_at:reasons_at],
        body[reasons_at:spellings_at],
        threshold,
    )
