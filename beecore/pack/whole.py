"""Converts a lexicon into a pack and back; `format` documents the bytes."""

import struct
import zlib
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from operator import sub
from typing import TYPE_CHECKING

from ..bounds import MB, limit_size
from ..errors import PackError
from ..letters import ENGLISH, INDEX_LETTERS, MARK_CODES, WRITTEN
from ..lexicon import Lexicon
from ..reasons import REASONS
from .format import (
    ALPHABET_SIZE,
    BLOCK,
    CHECKSUM,
    CHECKSUM_SIZE,
    ENGLISH_VERSION,
    HEADER,
    MAGIC,
    MAX_BODY_BYTES,
    MAX_WORDS,
    PLANE_BITS,
    VERSION,
    Header,
    alphabet_text,
    check_size,
    check_unpacked,
    header_of,
    planes_of,
    sections,
)

if TYPE_CHECKING:
    from pathlib import Path

_PIECE = 4 * MB  # unpacked at a time; the shipped packs take one such piece
_SPELLED = INDEX_LETTERS.encode() + b" \n"
_WITH_WRITTEN = _SPELLED + (WRITTEN + MARK_CODES).encode()


def write(lexicon: Lexicon, level: int = 9) -> bytes:
    """Return the pack of a lexicon; raises `PackError` if it has no words, or too many to read.

    `level` is that of zlib: 4 takes a quarter of the time of 9 to compress a large list, which is
    then 1 % larger.
    """
    if not lexicon.masks:
        raise PackError("a pack needs at least one word, and this lexicon is empty")
    if len(lexicon) > MAX_WORDS:
        raise PackError(f"{len(lexicon):,} words; a pack can have up to {MAX_WORDS:,}")
    if list(lexicon.place) != lexicon.masks:  # the spellings of merged lexicons are not sorted
        entries = lexicon.all_entries()
        lexicon = Lexicon.from_entries(entries, lexicon.likely, lexicon.alphabet)
    planes = planes_of(lexicon.alphabet)
    body = _deflated(
        b"".join([_in_planes(row, planes) for row in _blocks(lexicon)]),
        _in_planes(_steps(lexicon.masks), planes),
        lexicon.likelihoods,
        lexicon.reasons,
        "\n".join(lexicon.spellings).encode("ascii"),
        level=level,
    )
    is_english = lexicon.alphabet == ENGLISH and not lexicon.marks
    version = ENGLISH_VERSION if is_english else VERSION
    header = struct.pack(
        HEADER, MAGIC, version, lexicon.threshold, len(lexicon.masks), len(lexicon), len(body)
    )
    if not is_english:
        alphabet = alphabet_text(lexicon.alphabet, lexicon.marks)
        header += struct.pack(ALPHABET_SIZE, len(alphabet)) + alphabet
    return header + body + struct.pack(CHECKSUM, zlib.crc32(header + body))


def read(data: bytes) -> Lexicon:
    """Return the lexicon of a pack.

    Raises `PackError` for anything but an intact pack of a known version.
    """
    header, body = header_of(data), opened(data)
    _check(body, header)
    return _unpack(body, header)


@cache
def read_file(path: "Path") -> Lexicon:
    """Return the lexicon of a pack in a file, which is read only once; raises like `read`."""
    return read(path.read_bytes())


def opened(data: bytes) -> bytearray:
    """Return the unpacked body of a pack; raises `PackError` if the pack is damaged."""
    header = header_of(data)
    check_size(len(data), header)
    (checksum,) = struct.unpack(CHECKSUM, data[-CHECKSUM_SIZE:])
    actual = zlib.crc32(data[:-CHECKSUM_SIZE])
    if checksum != actual:
        raise _damaged(f"its checksum is {actual:08x}, it should be {checksum:08x}")
    return _inflated(data[header.body_at : -CHECKSUM_SIZE])


def is_pack(data: bytes) -> bool:
    """Return whether the content of a file begins like a pack."""
    return data[: len(MAGIC)] == MAGIC


def _blocks(lexicon: Lexicon) -> list[list[int]]:
    """Return three rows: what each block adds to the highest mask, the words, the characters."""
    masks, spellings = lexicon.masks, lexicon.spellings
    highest = [*masks[BLOCK - 1 : -1 : BLOCK], masks[-1]]
    texts = [spellings[start : start + BLOCK] for start in range(0, len(spellings), BLOCK)]
    words = [sum(text.count(" ") + 1 for text in block) for block in texts]
    characters = [sum(len(text) + 1 for text in block) for block in texts]
    characters[-1] -= 1  # "\n" is between masks, not after the last
    return [_steps(highest), words, characters]


def _steps(numbers: Sequence[int]) -> list[int]:
    return list(map(sub, numbers, [0, *numbers]))


def _in_planes(numbers: Sequence[int], planes: int) -> bytes:
    lowest = (1 << PLANE_BITS) - 1
    shifts = range(0, PLANE_BITS * planes, PLANE_BITS)
    return bytes([number >> shift & lowest for shift in shifts for number in numbers])


def _deflated(*sections: bytes, level: int) -> bytes:
    """Return sections as one zlib stream; with Z_FILTERED it is 3 % smaller."""
    limit_size(sum(map(len, sections)), MAX_BODY_BYTES, "what is packed", PackError)
    deflate = zlib.compressobj(level=level, strategy=zlib.Z_FILTERED)
    flushed = [deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH) for data in sections]
    return b"".join(flushed) + deflate.flush()


def _inflated(stream: bytes) -> bytearray:
    """Return an unpacked zlib stream; raises `PackError` if it is damaged or too large."""
    inflate, body = zlib.decompressobj(), bytearray()
    try:
        while not inflate.eof:
            piece = inflate.decompress(stream, _PIECE)
            stream = inflate.unconsumed_tail
            if not piece and not stream and not inflate.eof:
                raise _damaged("its body ends too soon")
            body += piece
            check_unpacked(len(body))
    except zlib.error as error:
        raise _damaged(str(error)) from None
    return body


def _check(body: bytearray, header: Header) -> None:
    """Raise `PackError` for a damaged body, before large lists are created from it."""
    mask_count, word_count, planes = header.masks, header.words, header.planes
    masks_at, likelihoods_at, reasons_at, spellings_at = sections(mask_count, word_count, planes)
    if len(body) < spellings_at or not body.isascii():
        raise _damaged("its body is too short, or has bytes above 127")
    highest, used = 0, 0
    for plane in range(planes):
        row = memoryview(body)[masks_at:likelihoods_at][plane * mask_count :][:mask_count]
        highest += sum(row) << PLANE_BITS * plane
        used |= int.from_bytes(row, "little")  # a byte of `used` is 0 only if its number is 0
    if highest >> len(header.alphabet.order) or used.to_bytes(mask_count, "little").find(0, 1) >= 0:
        raise _damaged("its masks do not ascend, or go beyond the letters")
    if body[reasons_at:spellings_at].translate(None, bytes(range(len(REASONS) + 1))):
        raise _damaged("it has reasons that this reader does not know")
    pieces = range(spellings_at, len(body), _PIECE)
    known = _WITH_WRITTEN if header.marks else _SPELLED
    if any(body[start : start + _PIECE].translate(None, known) for start in pieces):
        raise _damaged("its spellings have more than letters in them")
    masks = body.count(b"\n", spellings_at) + 1
    words = body.count(b" ", spellings_at) + masks
    if (masks, words) != (mask_count, word_count):
        raise _damaged(
            f"its spellings are of {words:,} words with {masks:,} masks,"
            f" its header announces {word_count:,} and {mask_count:,}"
        )


def _unpack(body: bytearray, header: Header) -> Lexicon:
    at = sections(header.masks, header.words, header.planes)
    masks_at, likelihoods_at, reasons_at, spellings_at = at
    return Lexicon(
        list(accumulate(_joined(body[masks_at:likelihoods_at], header.masks))),
        body[spellings_at:].decode("ascii").split("\n"),
        bytes(body[likelihoods_at:reasons_at]),
        bytes(body[reasons_at:spellings_at]),
        header.threshold,
        header.alphabet,
        header.marks,
    )


def _joined(planes: bytearray, count: int) -> tuple[int, ...]:
    """Return the numbers stored in planes, like `format.joined`, but in a fifth of the time.

    All numbers are joined at once, as parts of one integer with 32 or 64 bits for each of them.
    """
    used = len(planes) // count
    width, code = (4, "I") if used == 4 else (8, "Q")
    mixed = bytearray(width * count)
    for plane in range(used):
        mixed[plane::width] = planes[plane * count :][:count]
    split = int.from_bytes(mixed, "little")
    lowest = int.from_bytes(b"\x7f".ljust(width, b"\0") * count, "little")
    numbers = 0
    for plane in range(used):  # each part moves down by one bit more than the last
        numbers |= split >> plane & lowest << PLANE_BITS * plane
    return struct.unpack(f"<{count}{code}", numbers.to_bytes(len(mixed), "little"))


def _damaged(what: str) -> PackError:
    return PackError(f"a damaged pack: {what}")
