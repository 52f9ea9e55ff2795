"""The hive drawn as hexagons: the center, then ring after ring around it."""

from dom import by_id
from js import document

USUAL_SIZE = 7
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def spiral(count):
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


def draw(letters):
    """Show letters in the hive, the first in its center; fewer than seven leave cells empty."""
    hive = by_id("hive")
    places, rings = spiral(max(len(letters), USUAL_SIZE))
    while hive.childElementCount > len(places):
        hive.lastElementChild.remove()
    while hive.childElementCount < len(places):
        cell = document.createElement("span")
        cell.className = "cell"
        hive.append(cell)
    hive.style.setProperty("--rings", str(rings))
    for number, (q, r) in enumerate(places):
        cell = hive.children[number]
        cell.style.setProperty("--q", str(q))
        cell.style.setProperty("--r", str(r))
        cell.textContent = letters[number] if number < len(letters) else ""
    hive.setAttribute("aria-label", _spoken(letters.upper()))


def _spoken(letters):
    if not letters:
        return "An empty hive"
    outer = ", around it " + " ".join(letters[1:]) if letters[1:] else ""
    return f"Hive with {letters[0]} in the center{outer}"
