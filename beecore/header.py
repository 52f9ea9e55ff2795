r"""The header of a pack, which says how large the pack is and which letters its words have.

All numbers are little-endian. The file, with M distinct masks and W words, is

    header      20 bytes     magic "BEE\x1a", version (u16), threshold (u8), 0 (u8),
                             M (u32), W (u32), size of the body (u32)
    alphabet    version 3    size (u16) of a JSON object in ASCII, and the object: "letters", lowest
                             bit first; "folds", a list of pairs; "drops_accents"; and "marks",
                             the characters of written forms, the most frequent first
    body        see header   zlib stream, see `pack`
    checksum     4 bytes     CRC-32 of all bytes before it

A pack of version 2, as some visitors still have of their own lists, has no alphabet: its letters
are those of `letters.ENGLISH`.

Readers reject unknown versions, and packs beyond the limits below, since 1 MB of zlib stream can
unpack to 1 GB. Any change of the meaning of a byte, such as the order of the letters' bits, needs a
new version.
"""

import json
import struct
from typing import NamedTuple

from .errors import KB, MB, LetterError, PackError, limit_size, parsed
from .letters import CHARACTER_CODES, ENGLISH, Alphabet

MAGIC = b"BEE\x1a"
VERSION = 3
OLD_VERSION = 2

HEADER = "<4sHBxIII"
HEADER_SIZE = struct.calcsize(HEADER)
ALPHABET_SIZE = "<H"
CHECKSUM = "<I"
CHECKSUM_SIZE = struct.calcsize(CHECKSUM)

MAX_WORDS = 2_000_000
"""The most words in a pack; 256,000 are shipped, and the largest lists in use have 1.5 million."""
MAX_BODY_BYTES = 32 * MB
"""The largest unpacked body; two million English words take 29 MB, the shipped words 3.6 MB."""

MAX_ALPHABET_BYTES = 4 * KB
"""The largest alphabet in a header; those of the editions take at most 500 bytes."""


class Header(NamedTuple):
    """The content of a pack's header, with its alphabet; `body_at` is where the body begins."""

    threshold: int
    masks: int
    words: int
    body_size: int
    body_at: int
    alphabet: Alphabet
    characters: str


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
    check_unpacked(body_size)
    if version == OLD_VERSION:
        return Header(threshold, masks, words, body_size, HEADER_SIZE, ENGLISH, "")
    start = HEADER_SIZE + struct.calcsize(ALPHABET_SIZE)
    if len(data) < start:
        raise PackError("a truncated pack: its alphabet is missing")
    (size,) = struct.unpack_from(ALPHABET_SIZE, data, HEADER_SIZE)
    alphabet, characters = _alphabet_in(data[start : start + size])
    return Header(threshold, masks, words, body_size, start + size, alphabet, characters)


def alphabet_text(alphabet: Alphabet, characters: str) -> bytes:
    """Return an alphabet and the characters of written forms as the JSON object in a header."""
    value = {
        "letters": alphabet.order,
        "folds": alphabet.folds,
        "drops_accents": alphabet.drops_accents,
        "marks": characters,
    }
    return json.dumps(value).encode("ascii")


def _alphabet_in(data: bytes) -> tuple[Alphabet, str]:
    try:
        value = parsed(data.decode("ascii"), MAX_ALPHABET_BYTES, "this alphabet", PackError)
        folds = tuple([(str(source), str(letters)) for source, letters in value["folds"]])
        characters, drops_accents = str(value["marks"]), value["drops_accents"] is True
        alphabet = Alphabet(str(value["letters"]), folds, drops_accents)
    except (ValueError, TypeError, LookupError, LetterError, RuntimeError):
        raise PackError("a damaged pack: its alphabet cannot be read") from None
    if len(characters) > len(CHARACTER_CODES):
        raise PackError(
            f"a damaged pack: {len(characters)} characters, there are {len(CHARACTER_CODES)} codes"
        )
    return alphabet, characters


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
    """Raise `PackError` if a body, or the bytes of it unpacked so far, exceed the limit."""
    limit_size(size, MAX_BODY_BYTES, "the body of this pack", PackError)
