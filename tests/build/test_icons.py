"""The icons: of the sizes they are said to have, and whole where a system cuts them."""

import json
import os
import re
import struct
import zlib
from pathlib import Path

import pytest

from build import WEB, icons


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with nothing but icons."""
    dist = tmp_path_factory.mktemp("icons")
    icons.make(dist)
    return dist


def test_the_manifest_names_icons_of_the_sizes_they_have(made: Path) -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    bitmaps = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose") for icon in bitmaps} == {None, "maskable"}
    for icon in bitmaps:
        assert icon["sizes"] == size(made / icon["src"])
    assert {picture["sizes"] for picture in manifest["screenshots"]} == {
        size(WEB / picture["src"]) for picture in manifest["screenshots"]
    }


def test_the_page_names_an_icon_of_the_size_it_has(made: Path) -> None:
    html = (WEB / "index.html").read_text("utf-8")
    found = re.findall('<link rel="icon" href="(.*)" type="image/png" sizes="(.*)">', html)
    assert found
    assert all(size(made / source) == told for source, told in found)


def size(path: Path) -> str:
    """Return the size of a picture as manifests write it."""
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return f"{width}x{height}"


def test_a_maskable_icon_stays_within_the_circle_that_is_sure_to_be_seen() -> None:
    size = 64
    rows = icons.drawing(size, icons.SAFE, icons.PAPER)
    ground = bytes([*icons.PAPER, 255])
    for y, row in enumerate(rows):
        for x in range(size):
            away = ((x + 0.5 - size / 2) ** 2 + (y + 0.5 - size / 2) ** 2) ** 0.5
            if away > icons.SAFE * size / 2:
                assert row[4 * x : 4 * x + 4] == ground


def test_an_icon_is_honey_with_a_line_of_ink_on_nothing() -> None:
    size = 64
    row = icons.drawing(size, 1.0, None)[size // 2]
    pixels = [tuple(row[4 * x : 4 * x + 4]) for x in range(size)]
    assert pixels[0][3] == 0
    assert pixels[size // 2] == pixels[10] == (*icons.HONEY, 255)
    assert (*icons.INK, 255) in pixels
    assert pixels == pixels[::-1]


@pytest.mark.parametrize(("x", "away"), [(0, -0.5), (2, 1.5), (-2, 1.5)])
def test_a_hexagon_is_as_wide_as_it_is_said_to_be(x: float, away: float) -> None:
    assert icons.distance(x, 0, 0.5) == away


def test_a_picture_comes_back_from_its_bytes() -> None:
    rows = [bytes([1, 2, 3, 255] * 2), bytes([9, 8, 7, 0] * 2)]
    content = icons.png(rows)
    start = content.index(b"IDAT") + 4
    (length,) = struct.unpack(">I", content[start - 8 : start - 4])
    assert zlib.decompress(content[start : start + length]) == b"\0" + rows[0] + b"\0" + rows[1]
    (checksum,) = struct.unpack(">I", content[start + length : start + length + 4])
    assert checksum == zlib.crc32(content[start - 4 : start + length])


def test_icons_are_drawn_again_only_when_the_drawing_changes(made: Path) -> None:
    drawn = made / "icons" / "48.png"
    before = drawn.read_bytes()
    drawn.write_bytes(b"newer")
    icons.make(made)
    assert drawn.read_bytes() == b"newer"
    os.utime(drawn, (0, 0))
    icons.make(made)
    assert drawn.read_bytes() == before
