"""The contrasts of the design's colors, as WCAG 2.2 defines them, in each theme."""

import re
from itertools import product

import pytest

from build import WEB

SHEET = (WEB / "app" / "browser" / "base.css").read_text("utf-8")
THEMES = ("light", "dark")
MORE = "prefers-contrast: more"
"""The preference of visitors whose system is set to more contrast."""
BLOCK = re.compile(r"^(?:@media \((.*?)\) \{\n  )?:root \{(.*?)\}", re.DOTALL | re.MULTILINE)
TOKEN = re.compile(r"--([\w-]+): (.+);")
IN_THEME = {theme: re.compile(rf"var\(--{theme}, (#\w+)\)") for theme in THEMES}

SURFACES = ("paper", "raised", "sunken")
TEXTS = [
    *product(("ink", "quiet", "error", "accent", "center-ink"), SURFACES),
    *product(("ink", "quiet"), ("honey-soft", "accent-soft")),
    ("on-honey", "honey"),
    ("paper", "ink"),  # a tip
    ("ink", "hovered"),
    ("ink", "chosen"),
]
"""Pairs of colors: a text's, and its background's."""
PARTS = [
    *product(("edge", "honey-edge", "accent", "error"), SURFACES),
    ("honey-edge", "honey-soft"),
    ("accent", "chosen"),
]
"""Pairs of colors: that of an edge which shows a component or its state, and its background's."""


def tokens(theme: str, contrast: str) -> dict[str, str]:
    """Return the colors of a theme by name, as #rrggbb."""
    blocks = {media: dict(TOKEN.findall(body)) for media, body in BLOCK.findall(SHEET)}
    values = blocks[""] | (blocks[contrast] if contrast else {})

    def color(value: str) -> str:
        if reference := re.fullmatch(r"var\(--([\w-]+)\)", value):
            return color(values[reference[1]])
        found = IN_THEME[theme].search(value)
        return found[1] if found else value

    return {name: color(value) for name, value in values.items()}


def luminance(color: str) -> float:
    """Return the relative luminance of a color, from 0 for black to 1 for white."""
    assert re.fullmatch(r"#[0-9a-f]{6}", color), color
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors, from 1 to 21."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("pairs", "preference", "least"),
    [(TEXTS, "", 4.5), (TEXTS, MORE, 7), (PARTS, "", 3), (PARTS, MORE, 4.5)],
)
@pytest.mark.parametrize("theme", THEMES)
def test_texts_and_edges_stand_out_from_what_is_behind_and_around_them(
    pairs: list[tuple[str, str]], theme: str, preference: str, least: float
) -> None:
    colors = tokens(theme, preference)
    contrasts = {(one, other): contrast(colors[one], colors[other]) for one, other in pairs}
    assert {pair: value for pair, value in contrasts.items() if value < least} == {}
