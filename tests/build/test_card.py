"""The committed icons and the share card: their sizes, safe areas, and colors."""

import json
import re
import struct
from math import hypot
from pathlib import Path

import pytest
from PIL import Image

from build import WEB
from build.offline import CARD
from build.page import CARD_SIZE

ROOT = re.compile(r"{{ (language\.)?root }}")
"""What is before addresses in the sources of pages."""
STATEMENT = re.compile("{%.*?%}")
SOURCE = (WEB / "manifest.webmanifest").read_text("utf-8")
MANIFEST = json.loads(STATEMENT.sub("", ROOT.sub("./", SOURCE)))


def size(path: Path) -> str:
    """Return the size of a PNG file in the manifest's notation."""
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return f"{width}x{height}"


def test_each_picture_has_the_size_that_the_page_and_the_manifest_declare() -> None:
    html = ROOT.sub("./", (WEB / "app" / "browser" / "look.html").read_text("utf-8"))
    links = re.findall('<link rel="icon" href="(.*)" type="image/png" sizes="(.*)">', html)
    assert links
    pictures = [*MANIFEST["icons"], *MANIFEST["screenshots"]]
    declared = dict([*links, (CARD, "{}x{}".format(*CARD_SIZE))])
    declared |= {each["src"]: each["sizes"] for each in pictures if each["type"] == "image/png"}
    assert {source: size(WEB / source) for source in declared} == declared


def pixels(name: str) -> tuple[list[bytes], int]:
    """Return the pixels of an icon, each as red, green, blue, and opacity, and its width."""
    with Image.open(WEB / "icons" / f"{name}.png") as icon:
        content = icon.convert("RGBA").tobytes()
        return [content[at : at + 4] for at in range(0, len(content), 4)], icon.width


def test_a_maskable_icon_stays_within_the_circle_that_no_system_cuts_off() -> None:
    icon, width = pixels("maskable")
    middle = (width - 1) / 2
    outside = {
        pixel
        for number, pixel in enumerate(icon)
        if hypot(number % width - middle, number // width - middle) > 0.4 * width
    }
    assert len(outside) == 1
    assert outside < set(icon)


@pytest.mark.parametrize(("name", "least"), [("48", 0), ("192", 0), ("512", 0), ("maskable", 255)])
def test_an_icon_has_the_colors_of_the_page(name: str, least: int) -> None:
    colors = re.findall("#([0-9a-f]{6})", (WEB / "icon.svg").read_text("utf-8"))
    sheets = [path for path in WEB.rglob("*.css") if "node_modules" not in path.parts]
    used = "".join(path.read_text("utf-8") for path in sheets)
    icon, _ = pixels(name)
    assert len(colors) == 2
    assert [color for color in colors if f"#{color}" not in used] == []
    assert {bytes.fromhex(color + "ff") for color in colors} <= set(icon)
    assert min(pixel[3] for pixel in icon) == least
