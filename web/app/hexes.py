"""Hexagons: the center, then ring after ring around it. Their look is the style sheet's."""

from collections.abc import Sequence

from js import Element

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def spiral(count: int) -> tuple[list[tuple[int, int]], int]:
    """Return axial coordinates (q, r) of the first `count` cells, and how many rings they fill."""
    places, ring = [(0, 0)], 0
    while len(places) < count:
        ring += 1
        q, r = 0, -ring
        for dq, dr in STEPS:
            for _ in range(ring):
                places.append((q, r))
                q, r = q + dq, r + dr
    return places[:count], ring


def fill(hive: Element, cells: Sequence[Element]) -> None:
    """Put cells into a hive, the first in its center."""
    places, rings = spiral(len(cells))
    hive.style.setProperty("--rings", str(rings))
    for number, (q, r) in enumerate(places):
        cell = cells[number]
        cell.className = "cell" if number else "cell center"
        cell.style.setProperty("--q", str(q))
        cell.style.setProperty("--r", str(r))
    hive.replaceChildren(*cells)
