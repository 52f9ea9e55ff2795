"""The picture that goes with a link to the page: the letters of “open hive” in a hive.

    dist/icons/card.png   1200 pixels by 630, the middle square of which is enough

Letters are lines between points, so no font is needed.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import TypeAlias

from .icons import HONEY, INK, PAPER, Color, covered, distance, lay, mixed

Point: TypeAlias = tuple[float, float]

NAME = "icons/card.png"
WIDTH, HEIGHT = 1200, 630
WAX: Color = (0xEF, 0xE8, 0xD8)
PITCH = 184
"""The pixels from the middle of a cell to the next."""
HALF = 0.465 * PITCH
CAPITAL, STROKE = 66, 13
"""The height of a letter and the width of its lines, in pixels."""

HIVE = {
    "e": (0, 0),
    "o": (0, -1),
    "p": (1, -1),
    "n": (1, 0),
    "v": (0, 1),
    "i": (-1, 1),
    "h": (-1, 0),
}
"""The cells at axial coordinates; the center is the one letter that both words have."""
LETTERS: dict[str, list[list[Point]]] = {
    "e": [[(0.85, 0), (0, 0), (0, 1), (0.85, 1)], [(0, 0.5), (0.75, 0.5)]],
    "o": [[(0.5, 0), (1.03, 0.25), (1.03, 0.75), (0.5, 1), (-0.03, 0.75), (-0.03, 0.25), (0.5, 0)]],
    "p": [[(0, 1), (0, 0), (0.65, 0), (0.9, 0.14), (0.9, 0.42), (0.65, 0.56), (0, 0.56)]],
    "n": [[(0, 1), (0, 0), (0.9, 1), (0.9, 0)]],
    "v": [[(0, 0), (0.5, 1), (1, 0)]],
    "i": [[(0.5, 0), (0.5, 1)]],
    "h": [[(0, 0), (0, 1)], [(0.9, 0), (0.9, 1)], [(0, 0.5), (0.9, 0.5)]],
}
"""The lines of each letter, in a box whose sides are 1 long; y grows downwards."""
NARROW = 0.72
"""The width of that box, in its heights."""


def make(dist: Path) -> None:
    """Draw the card, unless it is newer than this module."""
    lay(dist / NAME, __file__, drawing)


def drawing() -> list[bytes]:
    """Return the rows of the card, four bytes a pixel: red, green, blue, opacity."""
    rows = [bytearray([*PAPER, 255] * WIDTH) for _ in range(HEIGHT)]
    for letter, (q, r) in HIVE.items():
        middle = WIDTH / 2 + PITCH * (q + r / 2), HEIGHT / 2 + PITCH * r * 3**0.5 / 2
        for x, y, color in _cell(letter, middle, WAX if (q, r) != (0, 0) else HONEY):
            rows[y][4 * x : 4 * x + 3] = bytes(color)
    return [bytes(row) for row in rows]


def _cell(letter: str, middle: Point, fill: Color) -> Iterator[tuple[int, int, Color]]:
    """Yield the pixels of a cell with its letter: x, y and color."""
    lines = list(_lines(letter))
    wide, high = round(HALF) + 1, round(HALF * 2 / 3**0.5) + 1
    for y in range(int(middle[1]) - high, int(middle[1]) + high + 1):
        for x in range(int(middle[0]) - wide, int(middle[0]) + wide + 1):
            point = x + 0.5 - middle[0], y + 0.5 - middle[1]
            if part := covered(distance(*point, HALF)):
                color = mixed(PAPER, fill, part)
                if max(map(abs, point)) < CAPITAL:
                    away = min(_away(point, *line) for line in lines)
                    color = mixed(color, INK, covered(away - STROKE / 2))
                yield x, y, color


def _lines(letter: str) -> Iterator[tuple[Point, Point]]:
    """Yield the lines of a letter around the origin, in pixels."""
    widest = max(x for line in LETTERS[letter] for x, _ in line)
    left = min(x for line in LETTERS[letter] for x, _ in line)
    for line in LETTERS[letter]:
        points = [
            ((x - (left + widest) / 2) * CAPITAL * NARROW, (y - 0.5) * CAPITAL) for x, y in line
        ]
        yield from pairwise(points)


def _away(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a line between two others."""
    (x, y), (x0, y0), (x1, y1) = point, start, end
    along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / hypot(x1 - x0, y1 - y0) ** 2
    along = min(max(along, 0.0), 1.0)
    return hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
