"""The style sheets use the design tokens of base.css; other colors, sizes, radii are refused."""

import re
from pathlib import Path

import pytest

from build import WEB

SHEETS = [
    path
    for folder in (WEB / "app", WEB / "lab")
    for path in sorted(folder.rglob("*.css"))
    if path.name != "print.css"  # which has the colors of ink on paper
]
DECLARATION = re.compile(r"^ *([\w-]+): ([^;{]+);", re.MULTILINE)
LENGTH = re.compile(r"(?<![\w.-])[\d.]*[1-9][\d.]*r?em\b|(?<![\w.-])(?:[4-9]|\d\d+)px\b")
"""A length that is a few pixels or more, in units of the text's size or in pixels."""
COLOR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(")
COMPUTED = re.compile(r"\b(?:calc|min|max|clamp)\(")
SPACES = re.compile(r"margin|padding|(?:row-|column-)?gap")
WEIGHTS = {"var(--regular)", "var(--strong)", "inherit"}


def strays(path: Path) -> list[str]:
    """Return the declarations of a style sheet that have values of their own."""
    sheet = re.sub(r"@font-face \{.*?\n\}", "", path.read_text("utf-8"), flags=re.DOTALL)
    found = []
    for name, value in DECLARATION.findall(sheet):
        value = re.sub(r"/\*.*?\*/", "", value).strip()
        if (
            (COLOR.search(value) and not name.startswith("--"))
            or (name == "font-weight" and value not in WEIGHTS)
            or (name in ("font", "font-size", "border-radius") and LENGTH.search(value))
            or (SPACES.match(name) and not COMPUTED.search(value) and LENGTH.search(value))
        ):
            found.append(f"{name}: {value}")
    return found


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(WEB)))
def test_a_style_sheet_uses_the_design_tokens(path: Path) -> None:
    assert strays(path) == []
