"""Codes: texts such as `bee-games-3-eNqrVkrLz…` that carry games or a round in a link or a picture.

A code says what it holds and in which version of this format, see `KINDS`. After that it has bytes,
as characters of base64url in what is kept, and in base 36 in a picture for a camera (a QR code),
which has 5.5 bits for such a character. The bytes are

    size        3 bytes   how many bytes of bits follow, little-endian
    bits                  empty, except in pictures of games, see `games`
    fields                zlib stream of a JSON object in UTF-8
    checksum    4 bytes   CRC-32 of the code's text up to the bytes, and of all bytes before this

`games`, `rounds`, and `peers` say what the fields are. Versions 1 and 2 had the same bytes. Version
1 had them in base64url, and version 2 in base 36; `old` reads the bits that their games had.
"""

import json
from binascii import crc32
from collections.abc import Mapping
from typing import Any

from ..errors import KB, CodeError, limit_size, parsed
from .streams import (
    LETTERS,
    as_base_36,
    as_base_64,
    deflated,
    from_base_36,
    from_base_64,
    inflated,
)

START = "bee-"
GAMES, DAYS, ROUND, LIVE = "games", "days", "round", "live"
KINDS = GAMES, DAYS, ROUND, LIVE
"""What a code can hold: games and records by name, which later versions can read; games in a
picture, which is read within minutes; a round that friends play; and what a page needs to connect
to a friend’s, see `peers`.
"""
PICTURED = DAYS, LIVE
VERSION = "3"
VERSIONS = "1", "2", VERSION

MAX_TEXT_LENGTH = 1_000 * KB
"""The most characters of a text in which codes are looked for."""
MAX_CODES = 100
"""The most codes in a text; pictures of 1,500 games are ten."""
MAX_CODE_LENGTH = 200 * KB
"""The most characters of a code; one of 1,500 games has about 160 KB."""
MAX_PICTURE_LENGTH = 5 * KB
"""The most characters of a code in a picture; the largest picture has room for 4,300."""
MAX_FIELDS = 500 * KB
"""The most bytes of unpacked fields; 1,500 games have 220."""
_SIZE, _CHECKSUM = 3, 4  # bytes
_PICTURE_BITS = 23_648  # in the largest QR code, 40-L


def codes_in(text: str) -> list[str]:
    """Return all codes in a text, such as a link or a message.

    >>> codes_in("See https://example.org/#join/bee-round-2-1H0F, and bee-games-1-AADR.")
    ['bee-round-2-1H0F', 'bee-games-1-AADR']

    Raises `CodeError` if there is none, if there are more than `MAX_CODES`, or if the text is
    longer than `MAX_TEXT_LENGTH`.
    """
    limit_size(len(text), MAX_TEXT_LENGTH, "this text", CodeError)
    codes = []
    _, mark, rest = text.partition(START)
    while mark:
        after = rest.lstrip(LETTERS)  # quicker than a loop: MicroPython counts to each character
        codes.append(START + rest[: len(rest) - len(after)])
        if len(codes) > MAX_CODES:
            raise CodeError("damaged-code")
        _, mark, rest = after.partition(START)
    if not codes:
        raise CodeError("no-code", start=START)
    return codes


def kind_of(code: str) -> str:
    """Return what a code holds, one of `KINDS`.

    Raises `CodeError` for a code of a newer version, and for a text that is no code.
    """
    return _split(code)[0]


def version_of(code: str) -> str:
    """Return the version of a code; raises `CodeError` like `kind_of`."""
    return _split(code)[1]


def _split(code: str) -> tuple[str, str, str]:
    """Return the kind, the version, and the bytes of a code, as text."""
    start, kind, version, text = [*code[:MAX_CODE_LENGTH].split("-", 3), "", "", ""][:4]
    if start + "-" != START or not version.isdigit():
        raise CodeError("damaged-code" if code.startswith(START) else "no-code", start=START)
    if kind not in KINDS or version not in VERSIONS:
        raise CodeError("newer-code")
    most = MAX_PICTURE_LENGTH if kind in PICTURED else MAX_CODE_LENGTH
    if len(code) > most:
        raise CodeError("damaged-code")
    return kind, version, text


def share_of_picture(address: str) -> float:
    """Return how much of the largest QR code an address fills that ends with a code in base 36."""
    marks = len(address) - address.rfind("-") - 1
    bits = 4 + 16 + 8 * (len(address) - marks) + 4 + 13 + (11 * marks + 1) // 2
    return bits / _PICTURE_BITS


def encode(kind: str, fields: Mapping[str, Any], bits: bytes = b"") -> str:
    """Return a code of one of the `KINDS` with fields of the types that JSON has, and bits.

    >>> decode(encode(ROUND, {"hive": "vacenot"}))
    (b'', {'hive': 'vacenot'})
    """
    text = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
    return sealed(kind, deflated(text.encode()), bits)


def sealed(kind: str, stream: bytes, bits: bytes = b"") -> str:
    """Return a code with bits, and fields as a zlib stream."""
    head = f"{START}{kind}-{VERSION}-"
    body = len(bits).to_bytes(_SIZE, "little") + bits + stream
    body += crc32(head.encode() + body).to_bytes(_CHECKSUM, "little")
    return head + (as_base_36(body) if kind in PICTURED else as_base_64(body))


def decode(code: str) -> tuple[bytes, dict[str, Any]]:
    """Return the bits and the fields in a code.

    Raises `CodeError` for a code that is damaged, cut short, too long, or of a newer version.
    """
    kind, version, text = _split(code)
    head = code[: len(code) - len(text)]
    has_digits = version == "2" or (version == VERSION and kind in PICTURED)
    try:
        data = from_base_36(text) if has_digits else from_base_64(text)
        body = data[:-_CHECKSUM]
        checksum = int.from_bytes(data[-_CHECKSUM:], "little")
        if len(body) < _SIZE or crc32(head.encode() + body) != checksum:
            raise ValueError
        stream_at = _SIZE + int.from_bytes(body[:_SIZE], "little")
        fields = inflated(body[stream_at:], MAX_FIELDS).decode()
        value = parsed(fields, MAX_FIELDS, "this code", CodeError)
        if type(value) is not dict:
            raise ValueError
    except (ValueError, LookupError, RuntimeError):
        raise CodeError("damaged-code") from None
    return body[_SIZE:stream_at], value
