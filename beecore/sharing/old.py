"""Reads the bits of games in codes of versions 1 and 2, which nothing writes any more.

Both have a bit for each likely word of a daily hive. Version 1 has these alone, in alphabetical
order, eight in a byte. Version 2 has the words from the likeliest, then also the possible words if
any was found, and before them which fields a game has, and the minutes played. Its bits are those
of an adaptive arithmetic coder: a bit takes the less room the more often the bits before it that
had the same context were like it.

One checksum covers the words of all days, since any other word changes what all later bits mean.
"""

from binascii import crc32
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import CodeError
from .days import Daily

if TYPE_CHECKING:
    from .games import GamesCode

OLD_VERSIONS = "1", "2"
_MEMORY = 510  # twice the bits counted: products stay within the small integers of MicroPython
_NUMBER_BITS = 28
_SHARES = 16  # of a list of words, from likely to unlikely; the words of a share have a context


class PlainBits:
    """The bits of version 1, in which each game has each field."""

    def __init__(self, data: bytes) -> None:
        self.flags = (byte >> place & 1 == 1 for byte in data for place in range(8))

    def has(self, name: str) -> bool:
        return name != "others"

    def bit(self, context: object) -> bool:
        return next(self.flags, False)

    def number(self, context: str) -> int:
        return 0


class CodedBits:
    """The bits of version 2, by the adaptive arithmetic coder."""

    def __init__(self, data: bytes) -> None:
        self.low, self.high = 0, 0xFFFFFF
        self.counts: dict[object, tuple[int, int]] = {}
        start = data + bytes(3)
        self.value, self.rest = int.from_bytes(start[:3], "big"), iter(start[3:])

    def has(self, name: str) -> bool:
        return self.bit(name)

    def bit(self, context: object) -> bool:
        no, yes = self.counts.get(context, (1, 1))
        middle = self.low + ((self.high - self.low >> 4) * yes // (no + yes) << 4)
        flag = self.value <= middle
        if flag:
            self.high, yes = middle, yes + 2
        else:
            self.low, no = middle + 1, no + 2
        if no + yes > _MEMORY:
            no, yes = (no + 1) // 2, (yes + 1) // 2
        self.counts[context] = no, yes
        while not (self.low ^ self.high) >> 16:
            self.low, self.high = (self.low & 0xFFFF) << 8, (self.high & 0xFFFF) << 8 | 0xFF
            self.value = (self.value & 0xFFFF) << 8 | next(self.rest, 0)
        return flag

    def number(self, context: str) -> int:
        """Return a number: how many bits it has, then these."""
        size = number = 1
        while size < _NUMBER_BITS and self.bit((context, size)):
            size += 1
        for _ in range(size - 1):
            number += number + self.bit((context, size, number))
        return number - 1


def read_old(content: "GamesCode", dailies: Sequence[Daily]) -> Iterator[dict[str, Any]]:
    """Yield the fields of each game in a code of version 1 or 2, with words as lists.

    Raises `CodeError` at the end if the words of the days were others when the code was made.
    """
    is_first = content.version == "1"
    bits: PlainBits | CodedBits = (PlainBits if is_first else CodedBits)(content.bits)
    columns = {name: iter(content.fields[name]) for name in content.fields}
    checksum = 0

    def chosen(words: Sequence[str], first: int) -> list[str]:
        return [
            word
            for place, word in enumerate(words)
            if bits.bit(first + _SHARES * place // len(words))
        ]

    for place in range(content.size):
        values = {name: next(columns[name], "") for name in sorted(columns) if bits.has(name)}
        row: dict[str, Any] = {name: values[name] for name in values if values[name] != ""}
        row["minutes"] = bits.number("minutes") or row.get("minutes", 0)
        if place < len(dailies):
            today = dailies[place]
            answers = sorted(today.answers) if is_first else today.answers
            words = row["words"] = {"found": chosen(answers, 0)}
            known = [today.hive.key, *answers]
            if bits.has("others"):
                words["bonus"] = chosen(today.others, _SHARES)
                known += today.others
            checksum = crc32(" ".join(known).encode(), checksum)
        yield row
    if checksum != content.checksum:
        raise CodeError("other-words")
