import json
import re
import shutil
import struct
from pathlib import Path

import pytest

from build import WEB, icons, offline
from build.runtime import BuildError


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A site in little: real where `offline` looks, else made up."""
    for name in ("index.html", "sw.js", "404.html", "home.js"):
        shutil.copyfile(WEB / name, tmp_path / name)
    for size, name in enumerate(offline.DOWNLOAD, start=1000):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(bytes(size))
    return tmp_path


def kept(dist: Path) -> dict[str, str]:
    """Return the list as the service worker has it."""
    script = (dist / "sw.js").read_text("utf-8")
    found = re.search(r"new Map\((\[.*?\n\])\)", script, re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def test_all_files_are_kept_but_those_of_no_use_without_a_network(dist: Path) -> None:
    offline.make(dist)
    assert set(kept(dist)) == {"", *offline.DOWNLOAD}
    assert kept(dist) == offline.files(dist)


def test_the_worker_is_another_when_a_file_is_and_else_the_same(dist: Path, tmp_path: Path) -> None:
    scripts = []
    for content in (b"a word", b"a word", b"another"):
        shutil.copyfile(WEB / "sw.js", dist / "sw.js")
        shutil.copyfile(WEB / "index.html", dist / "index.html")
        (dist / "lexicon.bee").write_bytes(content)
        offline.make(dist)
        scripts.append((dist / "sw.js").read_bytes())
    assert scripts[0] == scripts[1] != scripts[2]


def test_the_page_learns_how_much_there_is_to_download(dist: Path) -> None:
    offline.make(dist)
    size = sum(range(1000, 1000 + len(offline.DOWNLOAD)))
    assert f'<progress id="progress" max="{size}"' in (dist / "index.html").read_text("utf-8")


def test_a_page_without_a_bar_is_refused(dist: Path) -> None:
    (dist / "index.html").write_text("<p>Hello")
    with pytest.raises(BuildError, match="0 times"):
        offline.make(dist)


def test_the_manifest_names_icons_of_the_sizes_they_have(tmp_path: Path) -> None:
    icons.make(tmp_path)
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    bitmaps = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose") for icon in bitmaps} == {None, "maskable"}
    for icon in bitmaps:
        content = (tmp_path / icon["src"]).read_bytes()
        width, height = struct.unpack(">II", content[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_a_maskable_icon_stays_within_the_circle_that_is_sure_to_be_seen() -> None:
    size = 64
    rows = icons.drawing(size, icons.SAFE, icons.PAPER)
    ground = bytes([*icons.PAPER, 255])
    for y, row in enumerate(rows):
        for x in range(size):
            away = ((x + 0.5 - size / 2) ** 2 + (y + 0.5 - size / 2) ** 2) ** 0.5
            if away > icons.SAFE * size / 2:
                assert row[4 * x : 4 * x + 4] == ground


@pytest.mark.parametrize("name", ["index.html", "404.html"])
def test_pages_are_locked_down_and_have_nothing_inline(name: str) -> None:
    html = (WEB / name).read_text("utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert policy
    assert policy[1].startswith("default-src 'none';")
    assert "unsafe-inline" not in policy[1]
    assert "http" not in policy[1]
    assert "<style" not in html
    assert re.findall(r"\s(?:style|on[a-z]+)=", html) == []
    assert all(" src=" in tag for tag in re.findall(r"<script[^>]*>", html))
    assert re.findall(r'(?:src|href)="(?!\.{1,2}/|#)[^"]*"', html) == []
