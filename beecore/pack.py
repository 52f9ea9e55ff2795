r"""The prepacked mask file, `lexicon.bee`: a lexicon as it travels to the browser.

All numbers are little-endian. The file, with M distinct masks and W words, is

    header      20 bytes     magic "BEE\x1a", version (u16), threshold (u8), 0 (u8),
                             M (u32), W (u32), size of the body (u32)
    body        as it says   zlib stream of the four sections below, one after the other
    checksum     4 bytes     CRC-32 of all bytes before it

and the sections of the body, unpacked, are

    masks       4 * M bytes  ascending, each as its difference to the one before, in byte planes:
                             the lowest byte of all M, then the second of all, third, fourth
    likelihoods W bytes      in steps of 1/127; likely from the header's threshold on
    reasons     W bytes      0 for the usual one, else 1 more than the number of a `Reason`
    spellings   the rest     ASCII; "\n" between masks, " " between the words of a mask

What likelihoods, threshold, reasons and spellings mean, `lexicon` says.

A reader refuses a version it does not know; whatever changes the meaning of a byte, the order of
the letters' bits included, takes a new version. The same lexicon gives the same bytes.
"""

import struct
import zlib
from array import array
from itertools import accumulate
from operator import sub

from .errors import PackError
from .lexicon import Lexicon

MAGIC = b"BEE\x1a"
VERSION = 1

_HEADER = struct.Struct("<4sHBxIII")
_CHECKSUM = struct.Struct("<I")
_PLANES = range(4)


def write(lexicon: Lexicon) -> bytes:
    """Return the pack of a lexicon; `PackError` if it has no words."""
    if not lexicon.masks:
        raise PackError("a pack of no words is of no use: the lexicon has to hold one at least")
    masks = list(lexicon.masks)
    steps = array("I", map(sub, masks, [0, *masks])).tobytes()
    body = _deflated(
        b"".join(steps[plane::4] for plane in _PLANES),
        lexicon.likelihoods,
        lexicon.reasons,
        "\n".join(lexicon.spellings).encode("ascii"),
    )
    header = _HEADER.pack(MAGIC, VERSION, lexicon.threshold, len(masks), len(lexicon), len(body))
    return header + body + _CHECKSUM.pack(zlib.crc32(header + body))


def read(data: bytes) -> Lexicon:
    """Return the lexicon of a pack.

    Raises `PackError` for anything but an intact pack of this version, and says which it is.
    """
    if data[: len(MAGIC)] != MAGIC:
        raise PackError(f"no pack: it begins with {data[:4]!r}, a pack with {MAGIC!r}")
    if len(data) < _HEADER.size:
        raise PackError(f"a truncated pack: {len(data)} bytes, its header alone has {_HEADER.size}")
    _, version, threshold, mask_count, word_count, body_size = _HEADER.unpack_from(data)
    if version != VERSION:
        raise PackError(f"a pack of version {version}: this reader knows version {VERSION} only")
    size = _HEADER.size + body_size + _CHECKSUM.size
    if len(data) < size:
        raise PackError(f"a truncated pack: {len(data)} bytes, its header announces {size}")
    if len(data) > size:
        raise PackError(f"an overlong pack: {len(data)} bytes, its header announces {size}")
    (checksum,) = _CHECKSUM.unpack_from(data, size - _CHECKSUM.size)
    actual = zlib.crc32(data[: -_CHECKSUM.size])
    if checksum != actual:
        raise PackError(
            f"a damaged pack: its checksum is {actual:08x}, it should be {checksum:08x}"
        )
    try:
        return _unpack(zlib.decompress(data[_HEADER.size :]), mask_count, word_count, threshold)
    except (ValueError, zlib.error) as error:
        raise PackError(f"a damaged pack: {error}") from None


def is_pack(data: bytes) -> bool:
    """Tell whether a file's bytes begin as a pack's do."""
    return data[: len(MAGIC)] == MAGIC


def _deflated(*sections: bytes) -> bytes:
    """Return sections as one zlib stream; told to expect few matches it is 3 % smaller."""
    deflate = zlib.compressobj(level=9, strategy=zlib.Z_FILTERED)
    flushed = [deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH) for data in sections]
    return b"".join(flushed) + deflate.flush()


def _unpack(body: bytes, mask_count: int, word_count: int, threshold: int) -> Lexicon:
    reasons_at = 4 * mask_count + word_count
    spellings_at = reasons_at + word_count
    steps = bytearray(4 * mask_count)
    for plane in _PLANES:
        steps[plane::4] = body[plane * mask_count : (plane + 1) * mask_count]
    return Lexicon(
        list(accumulate(array("I", bytes(steps)))),
        body[spellings_at:].decode("ascii").split("\n"),
        body[4 * mask_count : reasons_at],
        body[reasons_at:spellings_at],
        threshold,
    )
