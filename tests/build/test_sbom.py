"""The bill of materials: complete, correct, and the same for the same site."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from build import ROOT, sbom
from build.runtime import MODULES


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """Return a small site with a reference."""
    (tmp_path / "api").mkdir()
    for name in ("index.html", "api/index.html"):
        (tmp_path / name).write_text(name)
    return tmp_path


def made(dist: Path) -> dict[str, Any]:
    """Write the list and return its components by name."""
    sbom.make(dist)
    return {part["name"]: part for part in json.loads((dist / sbom.NAME).read_text())["components"]}


def license(part: dict[str, Any]) -> str:
    return str(next(iter(part["licenses"][0]["license"].values())))


def test_every_file_but_the_list_itself_is_listed_with_its_hash(dist: Path) -> None:
    made(dist)
    hashes = {
        name: part["hashes"][0]["content"]
        for name, part in made(dist).items()
        if part["type"] == "file"
    }
    names = ("index.html", "api/index.html")
    assert hashes == {name: sha256(name.encode()).hexdigest() for name in names}


def test_the_same_site_gives_the_same_list(dist: Path) -> None:
    lists = []
    for _ in range(2):
        sbom.make(dist)
        lists.append((dist / sbom.NAME).read_bytes())
    assert lists[0] == lists[1]
    assert b"timestamp" not in lists[0]


def test_the_packages_of_the_site_are_listed_with_versions_and_licenses(dist: Path) -> None:
    listed = made(dist)
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for name, version in lock[""]["dependencies"].items():
        assert listed[name]["version"] == version
    assert license(listed["polyscript"]) == "Apache-2.0"
    assert license(listed["@fontsource/fredoka"]) == "OFL-1.1"
    assert listed.keys().isdisjoint(lock[""]["devDependencies"])


def test_a_package_is_listed_if_a_script_of_the_site_contains_it(dist: Path) -> None:
    maps = MODULES.glob("@pyscript/core/dist/core-*.js.map")
    text = "".join(path.read_text("utf-8") for path in maps)
    contained = set(re.findall(r"node_modules/((?:@[\w-]+/)?[\w-]+)/(?!node_modules)", text))
    assert "polyscript" in contained
    assert contained <= made(dist).keys()


def test_libraries_compiled_into_a_package_are_those_of_the_notices(dist: Path) -> None:
    listed = made(dist)
    notices = (ROOT / "build/LICENSES.txt").read_text("utf-8")
    for name, libraries in sbom.BUNDLED.items():
        assert {part["name"] for part in listed[name]["components"]} == libraries.keys()
        assert [library for library in libraries if library not in notices] == []


def test_the_sources_of_the_words_are_those_of_the_word_lists(dist: Path) -> None:
    listed = {name: part for name, part in made(dist).items() if part["type"] == "data"}
    rows = []
    for name in sbom.TABLES:
        text = (ROOT / "wordlists" / name).read_text("utf-8").partition("## Sources\n")[2]
        rows += re.findall("^\\| .*`.* \\|$", text.partition("\n\n## ")[0], re.MULTILINE)
    assert len(listed) == len(rows)
    assert listed["cuss"]["purl"] == "pkg:npm/cuss@2.2.0"
    assert "Leipzig Corpora Collection" in license(listed["Leipzig news"])


def test_the_packages_of_the_reference_are_listed_only_with_a_reference(dist: Path) -> None:
    assert "pdoc" in made(dist)
    (dist / "api/index.html").unlink()
    (dist / "api").rmdir()
    assert "pdoc" not in made(dist)
