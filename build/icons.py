"""The icons of the installed page: `web/icon.svg` in pixels.

    dist/icons/48.png, 192.png, 512.png   as it stands, on nothing
    dist/icons/maskable.png               smaller, on a ground: systems cut out a shape they like

A hexagon with points up is where `distance` is negative. In pixels, that also tells how much of a
pixel on its edge is covered, so edges come out smooth.
"""

import struct
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

Color: TypeAlias = tuple[int, int, int]

HONEY: Color = (0xF2, 0xA9, 0x00)
INK: Color = (0x2A, 0x21, 0x40)
PAPER: Color = (0xFF, 0xFD, 0xF7)
OUTER, INNER, STROKE = 25.1 / 64, 13.4 / 64, 4 / 64
"""Half the widths of the two hexagons and the inner one's line, in widths of the icon."""
SAFE = 0.8
"""The part of a maskable icon's width that is sure to be seen."""


def make(dist: Path) -> None:
    """Draw the icons, unless they are newer than this module."""
    folder = dist / "icons"
    folder.mkdir(exist_ok=True)
    for name, size, scale, ground in (
        ("48", 48, 1.0, None),
        ("192", 192, 1.0, None),
        ("512", 512, 1.0, None),
        ("maskable", 512, SAFE, PAPER),
    ):
        lay(folder / f"{name}.png", __file__, partial(drawing, size, scale, ground))


def lay(path: Path, source: str, draw: Callable[[], list[bytes]]) -> None:
    """Write a picture, unless it is newer than the source that draws it."""
    if not path.is_file() or path.stat().st_mtime < Path(source).stat().st_mtime:
        path.write_bytes(png(draw()))


def distance(x: float, y: float, half: float) -> float:
    """Return how far a point is from a hexagon around the origin that is 2 * `half` wide.

    Inside it is negative; beyond a corner it is the distance from an edge drawn longer.

    >>> distance(0, 0, 1), distance(3, 0, 1)
    (-1, 2)
    """
    return max(abs(x), abs(x) / 2 + abs(y) * 3**0.5 / 2) - half


def drawing(size: int, scale: float, ground: Color | None) -> list[bytes]:
    """Return the rows of the icon, four bytes a pixel: red, green, blue, opacity.

    A quarter of it is drawn and mirrored; `size` is even.
    """
    unit = size * scale
    middles = [size / 2 - pixel - 0.5 for pixel in range(size // 2)]
    top = []
    for y in middles:
        left = []
        for x in middles:
            honey = covered(distance(x, y, OUTER * unit))
            line = covered(abs(distance(x, y, INNER * unit)) - STROKE / 2 * unit)
            color = mixed(mixed(ground or HONEY, HONEY, honey), INK, line)
            left.append(bytes([*color, 255 if ground else round(255 * honey)]))
        top.append(b"".join(left + left[::-1]))
    return top + top[::-1]


def covered(distance: float) -> float:
    """Return how much of a pixel lies inside an edge that is `distance` from its middle."""
    return min(max(0.5 - distance, 0.0), 1.0)


def mixed(color: Color, other: Color, part: float) -> Color:
    red, green, blue = (
        round(one + (two - one) * part) for one, two in zip(color, other, strict=True)
    )
    return red, green, blue


def png(rows: list[bytes]) -> bytes:
    """Return a PNG of rows of pixels with opacity (RFC 2083).

    >>> png([bytes(4)])[:8]
    b'\\x89PNG\\r\\n\\x1a\\n'
    """
    header = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, 6, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    chunks = _chunk(b"IHDR", header) + _chunk(b"IDAT", pixels) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunks


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
