"""The lists of files that the page and its service worker check and save."""

import json
import random
import re
import shutil
from pathlib import Path

import pytest

from build import WEB, card, offline, sbom
from build.runtime import BuildError

PARTS = [
    "micropython.js",
    "runtime/micropython/micropython.js",
    "runtime/pyscript/core.js",
    "start.js",
]


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """Return a small site: the files that `offline` edits are real, the others are made up."""
    for name in ("sw.js", "404.html"):
        shutil.copyfile(WEB / name, tmp_path / name)
    lay_page(tmp_path)
    for size, name in enumerate([*offline.DOWNLOAD, *PARTS], start=1000):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(bytes(size))
    shutil.copyfile(WEB / offline.INTERPRETER, tmp_path / offline.INTERPRETER)
    return tmp_path


def lay_page(dist: Path) -> None:
    """Copy the page, with the one message that has a placeholder."""
    page = (WEB / "index.html").read_text("utf-8").replace("{% root %}", "./")
    message = '<span id="megabytes"></span>'
    (dist / "index.html").write_text(page.replace("{{ page-offline-offer }}", message), "utf-8")


def kept(dist: Path) -> dict[str, str]:
    """Return the service worker's list of files."""
    script = (dist / "sw.js").read_text("utf-8")
    found = re.search(r"new Map\((\[.*?\n\])\)", script, re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def test_all_files_are_saved_except_those_of_no_use_offline(dist: Path) -> None:
    for name in (card.NAME, "pictures/game.png", sbom.NAME):
        (dist / name).parent.mkdir(exist_ok=True)
        (dist / name).touch()
    offline.make(dist)
    assert set(kept(dist)) == {"", *offline.DOWNLOAD, *PARTS}
    assert kept(dist) == offline.files(dist)


def test_the_service_worker_changes_only_if_a_file_changes(dist: Path, tmp_path: Path) -> None:
    scripts = []
    for content in (b"a word", b"a word", b"another"):
        for name in ("sw.js", offline.INTERPRETER):
            shutil.copyfile(WEB / name, dist / name)
        lay_page(dist)
        (dist / "likely.bee").write_bytes(content)
        offline.make(dist)
        scripts.append((dist / "sw.js").read_bytes())
    assert scripts[0] == scripts[1] != scripts[2]


def test_snapshots_of_the_engine_have_another_version_once_one_of_its_files_changes(
    dist: Path,
) -> None:
    scripts = []
    for name, content in (("beecore.zip", b"one"), ("beecore.zip", b"two"), ("star.svg", b"three")):
        for source in ("sw.js", offline.INTERPRETER):
            shutil.copyfile(WEB / source, dist / source)
        lay_page(dist)
        (dist / name).write_bytes(content)
        offline.make(dist)
        scripts.append((dist / offline.INTERPRETER).read_text("utf-8"))
    assert 'VERSION = "sha256-' in scripts[0]
    assert scripts[0] != scripts[1] == scripts[2]


def test_the_page_gets_the_size_of_the_engines_files(dist: Path) -> None:
    offline.make(dist)
    size = sum((dist / name).stat().st_size for name in offline.DOWNLOAD)
    html = (dist / "index.html").read_text("utf-8")
    assert f'max="{size}" value="0" data-files="{" ".join(offline.DOWNLOAD)}"' in html


def test_the_page_says_how_much_is_downloaded_only_on_request(dist: Path) -> None:
    (dist / "lab.bin").write_bytes(random.Random(0).randbytes(1_200_000))
    offline.make(dist)
    assert 'id="megabytes">1.2<' in (dist / "index.html").read_text("utf-8")


def test_the_page_gets_the_hash_of_each_file(dist: Path) -> None:
    offline.make(dist)
    html = (dist / "index.html").read_text("utf-8")
    found = re.search(r'<script type="application/json" id="hashes">(.*)</script>', html)
    assert found
    hashes = json.loads(found[1])
    assert hashes == {name: hashed for name, hashed in kept(dist).items() if name}
    hashed = hashes["micropython.js"]
    assert f'<link rel="modulepreload" href="./micropython.js" integrity="{hashed}">' in html


def test_a_page_without_a_placeholder_is_refused(dist: Path) -> None:
    (dist / "index.html").write_text("<p>Hello")
    with pytest.raises(BuildError, match="0 times"):
        offline.make(dist)


def test_the_page_of_a_language_is_cached_with_its_own_files(dist: Path) -> None:
    (dist / "fr" / "glosses").mkdir(parents=True)
    page = (dist / "index.html").read_text("utf-8").replace('"./', '"../')
    (dist / "fr" / "index.html").write_text(page, "utf-8")
    for name in ("words.bee", "calendar.txt", "glosses/a.txt", "LICENSE.txt"):
        (dist / "fr" / name).write_text(name)
    (dist / "likely.bee").touch()
    offline.make(dist)
    script = (dist / "sw.js").read_text("utf-8")
    pages = json.loads(re.findall("PAGES = (.*);", script)[0])
    assert pages == {"": ["", "likely.bee"], "fr/": ["fr/calendar.txt", "fr/", "fr/words.bee"]}
    assert "fr/glosses/a.txt" in kept(dist)
    assert "fr/LICENSE.txt" not in kept(dist)
    hashes = {}
    for folder in ("", "fr/"):
        html = (dist / folder / "index.html").read_text("utf-8")
        found = re.search('id="hashes">(.*?)<', html)
        assert found
        hashes[folder] = set(json.loads(found[1]))
    assert hashes["fr/"] - hashes[""] == {"fr/calendar.txt", "fr/glosses/a.txt"}
    assert {"fr/words.bee", "likely.bee"} <= hashes[""] & hashes["fr/"]
    assert not {"", "fr/"} & hashes["fr/"]
