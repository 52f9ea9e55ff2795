"""The list of what is deployed: all of it, truly, and nothing that differs by the day."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from build import ROOT, sbom


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A site in little, with its reference."""
    (tmp_path / "api").mkdir()
    for name in ("index.html", "api/index.html"):
        (tmp_path / name).write_text(name)
    return tmp_path


def made(dist: Path) -> dict[str, Any]:
    """Return the list's components by their names."""
    sbom.make(dist)
    return {part["name"]: part for part in json.loads((dist / sbom.NAME).read_text())["components"]}


def license(part: dict[str, Any]) -> str:
    return str(next(iter(part["licenses"][0]["license"].values())))


def test_every_file_is_listed_with_its_hash_but_the_list_itself(dist: Path) -> None:
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


def test_what_the_runtime_is_made_of_is_listed_with_versions_and_licences(dist: Path) -> None:
    listed = made(dist)
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for name, version in lock[""]["dependencies"].items():
        assert (listed[name]["version"], license(listed[name]) != "") == (version, True)
    within = {part["name"]: license(part) for part in listed["@pyscript/core"]["components"]}
    assert within.items() >= {"polyscript": "Apache-2.0", "coincident": "MIT"}.items()
    notices = (ROOT / "build/LICENSES.txt").read_text("utf-8")
    named = {name for brought in sbom.WITHIN.values() for name in brought}
    assert [name for name in named if name not in notices] == []


def test_the_sources_of_the_words_are_listed_as_the_word_lists_tell_them(dist: Path) -> None:
    listed = {name: part for name, part in made(dist).items() if part["type"] == "data"}
    text = (ROOT / "wordlists/README.md").read_text("utf-8").partition("## Sources\n")[2]
    head, line, *rows = text.partition("\n\n")[0].splitlines()
    assert len(listed) == len(rows), (head, line)
    assert listed["cuss"]["purl"] == "pkg:npm/cuss@2.2.0"
    assert "Leipzig Corpora Collection" in license(listed["Leipzig news"])


def test_the_reference_counts_only_where_it_is_published(dist: Path) -> None:
    assert "pdoc" in made(dist)
    (dist / "api/index.html").unlink()
    (dist / "api").rmdir()
    assert "pdoc" not in made(dist)
