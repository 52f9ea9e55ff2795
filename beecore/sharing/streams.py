"""Zlib streams, and bytes as texts of characters that links and pictures for cameras can have."""

from binascii import a2b_base64, b2a_base64

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The characters of base 36. A picture (QR code) has 5.5 bits for each of them."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The characters of base64url, by their values: links need fewer of them."""
_LENGTH, _BYTES = 31, 20
"""In base 36, so many digits stand for so many bytes."""


def deflated(content: bytes) -> bytes:
    """Return a zlib stream with a content."""
    import zlib

    return zlib.compress(content, 9)


def inflated(stream: bytes, most: int) -> bytes:
    """Return the content of a zlib stream; raises `ValueError` for another one, or if the content
    has more than `most` bytes.
    """
    import zlib

    inflate = zlib.decompressobj()
    try:
        content = inflate.decompress(stream, most)
    except zlib.error:
        raise ValueError from None
    if not inflate.eof or inflate.unused_data:
        raise ValueError
    return content


def as_base_36(data: bytes) -> str:
    """Return bytes as digits of base 36.

    >>> as_base_36(b"bees"), from_base_36("BHRWUMC")
    ('BHRWUMC', b'bees')
    """
    length = (len(data) * _LENGTH + _BYTES - 1) // _BYTES
    parts = []
    for start in range(0, len(data), _BYTES):
        group = data[start : start + _BYTES]
        number, part = int.from_bytes(group + bytes(_BYTES - len(group)), "big"), ""
        for _ in range(_LENGTH):
            part = DIGITS[number % 36] + part
            number //= 36
        parts.append(part)
    return "".join(parts)[:length]


def from_base_36(text: str) -> bytes:
    """Return the bytes in a text made by `as_base_36`; raises `ValueError` for any other text."""
    if text.strip(DIGITS):
        raise ValueError
    length, parts = len(text) * _BYTES // _LENGTH, []
    for start in range(0, len(text), _LENGTH):
        group = text[start : start + _LENGTH]
        number = int(group + "Z" * (_LENGTH - len(group)), 36)
        if number >> 8 * _BYTES:
            number %= 1 << 8 * _BYTES
            if len(group) == _LENGTH:
                raise ValueError
        parts.append(number.to_bytes(_BYTES, "big"))
    data = b"".join(parts)[:length]
    rest = length % _BYTES
    if as_base_36(data[length - rest :]) != text[len(text) - len(text) % _LENGTH :]:
        raise ValueError
    return data


def as_base_64(data: bytes) -> str:
    """Return bytes as characters of base64url.

    >>> as_base_64(b"bees"), from_base_64("YmVlcw")
    ('YmVlcw', b'bees')
    """
    text = b2a_base64(data).decode().strip().rstrip("=")
    return text.replace("+", "-").replace("/", "_")


def from_base_64(text: str) -> bytes:
    """Return the bytes in a text made by `as_base_64`; raises `ValueError` for any other text."""
    if text.strip(LETTERS):
        raise ValueError
    usual = text.replace("-", "+").replace("_", "/")
    data = a2b_base64(usual + "A" * (-len(text) % 4))[: len(text) * 3 // 4]
    if as_base_64(data) != text:
        raise ValueError
    return data
