"""Bits, zlib streams, and texts: what the codes of saved games are made of.

Likely bits take little room, JSON is deflated, and bytes become characters that take little room in
a QR code.
"""

_MEMORY = 510  # twice the bits counted: products stay within the small integers of MicroPython
_NUMBER_BITS = 28


class Bits:
    """Bits in fewer bytes, by an adaptive arithmetic coder.

    A bit takes the less room the more often the bits before it that have the same context were like
    it. Bits are read in the order in which they were written, by the same calls.

    >>> bits = Bits()
    >>> flags = [bits.bit("rare", place % 50 == 0) for place in range(800)]
    >>> len(bits.ended)
    15
    >>> again = Bits(bits.ended)
    >>> [again.bit("rare") for _ in flags] == flags
    True
    """

    def __init__(self, data: bytes | None = None) -> None:
        self.low, self.high, self.written = 0, 0xFFFFFF, bytearray()
        self.counts: dict[object, tuple[int, int]] = {}
        start = (data or b"") + bytes(3)
        self.value, self.rest = int.from_bytes(start[:3], "big"), iter(start[3:])
        self.is_read = data is not None

    def bit(self, context: object, flag: bool = False) -> bool:
        """Write a bit, or return the one that was written."""
        no, yes = self.counts.get(context, (1, 1))
        middle = self.low + ((self.high - self.low >> 4) * yes // (no + yes) << 4)
        if self.is_read:
            flag = self.value <= middle
        if flag:
            self.high, yes = middle, yes + 2
        else:
            self.low, no = middle + 1, no + 2
        if no + yes > _MEMORY:
            no, yes = (no + 1) // 2, (yes + 1) // 2
        self.counts[context] = no, yes
        while not (self.low ^ self.high) >> 16:
            self.written.append(self.high >> 16)
            self.low, self.high = (self.low & 0xFFFF) << 8, (self.high & 0xFFFF) << 8 | 0xFF
            self.value = (self.value & 0xFFFF) << 8 | next(self.rest, 0)
        return flag

    def number(self, context: str, value: int = 0) -> int:
        """Write a number, or return the one that was written: how many bits it has, then these."""
        size = number = 1
        while size < _NUMBER_BITS and self.bit((context, size), value + 1 >> size > 0):
            size += 1
        for place in range(size - 2, -1, -1):
            number += number + self.bit((context, size, number), (value + 1 >> place) % 2 == 1)
        return number - 1

    @property
    def ended(self) -> bytes:
        """The bytes of what was written."""
        return bytes(self.written) + bytes([self.high >> 16])


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


def as_text(data: bytes, marks: str, digits: int, size: int) -> str:
    """Return bytes as a text: each `size` of them are a number of `digits` marks."""
    length = (len(data) * digits + size - 1) // size
    data += bytes(-len(data) % size)
    text = []
    for start in range(0, len(data), size):
        number, part = int.from_bytes(data[start : start + size], "big"), ""
        for _ in range(digits):
            part = marks[number % len(marks)] + part
            number //= len(marks)
        text.append(part)
    return "".join(text)[:length]


def as_bytes(text: str, marks: str, digits: int, size: int) -> bytes:
    """Return the bytes in a text, see `as_text`; raises `ValueError` for another character."""
    length = len(text) * size // digits
    text += marks[-1] * (-len(text) % digits)
    data = []
    for start in range(0, len(text), digits):
        number = 0
        for mark in text[start : start + digits]:
            number = number * len(marks) + marks.index(mark)
        data.append((number % 256**size).to_bytes(size, "big"))
    return b"".join(data)[:length]
