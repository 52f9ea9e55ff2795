"""Lays hexagons out in rings around a center; the style sheet draws them."""

from collections.abc import Sequence

from js import Element

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def spiral(count: int) -> tuple[list[tuple[int, int]], int]:
    """Return the axial coordinates (q, r) of `count` cells, from the center outward, and the number
    of rings around it.

    In an incomplete last ring the cells are spread evenly, the first one at the top.
    """
    places, ring = [(0, 0)], 0
    while len(places) < count:
        ring += 1
        around, left = around_center(ring), count - len(places)
        shown = min(left, len(around))
        first = ring // 2  # in the middle of a side
        places += [
            around[(first + number * len(around) // shown) % len(around)] for number in range(shown)
        ]
    return places, ring


def around_center(ring: int) -> list[tuple[int, int]]:
    """Return the coordinates of a ring's cells, clockwise from the top left."""
    places, (q, r) = [], (0, -ring)
    for dq, dr in STEPS:
        for _ in range(ring):
            places.append((q, r))
            q, r = q + dq, r + dr
    return places


def lay_out(hive: Element, cells: Sequence[Element]) -> None:
    """Show cells in the element of a hive, the first cell in its center."""
    places, rings = spiral(len(cells))
    hive.style.setProperty("--rings", str(rings))
    for number, (q, r) in enumerate(places):
        cell = cells[number]
        cell.className = "cell" if number else "cell center"
        cell.style.setProperty("--q", str(q))
        cell.style.setProperty("--r", str(r))
    hive.replaceChildren(*cells)


def glide(cells: Sequence[Element], before: str, now: str) -> None:
    """Animate each letter from its place in the text `before` to its place in `now`."""
    places, _ = spiral(len(now))
    for number, letter in enumerate(now):
        (q, r), (from_q, from_r) = places[number], places[before.index(letter)]
        cells[number].style.setProperty("--dq", str(from_q - q))
        cells[number].style.setProperty("--dr", str(from_r - r))
