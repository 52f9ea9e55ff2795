"""Lays hexagons out in rings around a center; the style sheet draws them."""

from collections.abc import Sequence

from browser.rendering import put, replace
from js import Element

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDES_FIRST = (5, 9, 3, 11, 4, 10, 1, 7, 0, 6, 2, 8)
"""The order in which the second ring is filled, as indices of its cells: hives of up to 13 letters
are three rows, for 9 letters of two, three, and four. Five rows would have smaller tiles."""


def spiral(count: int) -> list[tuple[int, int]]:
    """Return the axial coordinates (q, r) of `count` cells, from the center outward.

    In an incomplete first or third ring the cells are spread evenly, the first one at the top.
    """
    places, ring = [(0, 0)], 0
    while len(places) < count:
        ring += 1
        around, left = around_center(ring), count - len(places)
        shown = min(left, len(around))
        if ring == 2:
            places += [around[place] for place in SIDES_FIRST[:shown]]
        else:
            first = ring // 2  # in the middle of a side
            places += [
                around[(first + number * len(around) // shown) % len(around)]
                for number in range(shown)
            ]
    return places


def around_center(ring: int) -> list[tuple[int, int]]:
    """Return the coordinates of a ring's cells, clockwise from the top left."""
    places, (q, r) = [], (0, -ring)
    for dq, dr in STEPS:
        for _ in range(ring):
            places.append((q, r))
            q, r = q + dq, r + dr
    return places


def lay_out(hive: Element, cells: Sequence[Element]) -> None:
    """Show cells in the element of a hive, the first one as its center.

    The style sheet is given the width as a number of rings, which is not whole if the outermost
    one is incomplete, the rows on either side of the center, and how far to the left the cells move
    to stand in the middle.
    """
    places = spiral(len(cells))
    across = [q + r / 2 for q, r in places]
    left, right, rows = min(across), max(across), max([abs(r) for _, r in places])
    put(hive, style={"rings": (right - left) / 2, "rows": rows, "shift": (right + left) / 2})
    for number, (q, r) in enumerate(places):
        put(cells[number], class_="cell" if number else "cell center", style={"q": q, "r": r})
    replace(hive, cells)


def glide(cells: Sequence[Element], before: str, now: str) -> None:
    """Animate each letter from its place in the text `before` to its place in `now`."""
    places = spiral(len(now))
    for number, letter in enumerate(now):
        (q, r), (from_q, from_r) = places[number], places[before.index(letter)]
        put(cells[number], style={"dq": from_q - q, "dr": from_r - r})
