"""The site as a whole: complete, reproducible, and without anything of another server."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build import ROOT, offline, page, site
from build.languages import read

HOME = "https://example.org/hive/"
PAGES = [language.address for language in read()]


@pytest.fixture(scope="module")
def dist(built: Path) -> Path:
    """Return a site that was built over an earlier version."""
    (built / "app").mkdir(parents=True)
    (built / "app" / "memory.py").write_text("once part of the page")
    site.make(built, HOME)
    return built


def html(dist: Path, address: str) -> str:
    return (dist / address / page.PAGE).read_text("utf-8")


def test_another_build_gives_the_same_bytes_and_files_of_an_earlier_one_are_deleted(
    dist: Path, tmp_path: Path
) -> None:
    assert not (dist / "app").exists()
    again = tmp_path / "again"
    shutil.copytree(dist, again)
    code = (
        f"import pathlib; from build import site; site.make(pathlib.Path({str(again)!r}), {HOME!r})"
    )
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    environment = kept | {"PYTHONHASHSEED": "1"}
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=environment)
    names = [path.relative_to(dist) for path in dist.rglob("*") if path.is_file()]
    assert {path.relative_to(again) for path in again.rglob("*") if path.is_file()} == {*names}
    assert [
        name for name in names if (again / name).read_bytes() != (dist / name).read_bytes()
    ] == []


def test_the_policy_of_a_page_allows_nothing_else(dist: Path) -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html(dist, ""))
    assert policy
    assert re.sub(r"('sha256-[^']{44}' ?)+", "HASHES ", policy[1]).split("; ") == [
        "default-src 'none'",
        "script-src 'self' HASHES 'wasm-unsafe-eval'",
        "worker-src 'self' blob:",
        "connect-src 'self' blob:",
        "style-src HASHES ",
        "font-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default markup",
    ]


def test_a_page_names_only_files_that_exist_and_knows_their_hashes(dist: Path) -> None:
    kept = offline.files(dist)
    for address in PAGES:
        text = html(dist, address)
        names = re.findall(r' (?:src|href)="(\.[^"#]+)"', text)
        assert len(names) > 10
        assert [name for name in names if not (dist / address / name).exists()] == []
        hashes = json.loads(re.findall('id="hashes".*?>(.*?)</script>', text)[0])
        assert {name: kept[name] for name in hashes} == hashes
        tags = re.findall(r'="(?:\./|\.\./)(.*?)" integrity="(.*?)"', text)
        assert dict(tags) == {name: hashes[name] for name, _ in tags}
        assert {"start.js", "micropython.js", "runtime/pyscript/core.js"} <= dict(tags).keys()
        preloaded = set(re.findall(r'<link rel="preload" href="(.*?)"', text))
        assert {"./" + ("words.bee" if address else "likely.bee")} < preloaded


def test_a_page_shows_itself_to_other_sites_and_search_engines(dist: Path) -> None:
    for address in PAGES:
        text = html(dist, address)
        properties = dict(re.findall('<meta property="(.*?)" content="(.*?)">', text))
        assert properties["og:url"] == HOME + address
        assert properties["og:image"] == HOME + offline.CARD
        assert f"<title>{properties['og:title']}</title>" in text
        assert f'<meta name="description" content="{properties["og:description"]}">' in text
        found = dict(re.findall('<link rel="alternate" hreflang="(.*?)" href="(.*?)">', text))
        assert found.pop("x-default") == HOME
        assert list(found.values()) == [HOME + each for each in PAGES]
        assert set(re.findall(r'(?:src|href)="(https?://[^"]*)"', text)) == {*found.values()}


def test_the_manifest_names_pictures_that_exist(dist: Path) -> None:
    for address in PAGES:
        manifest = json.loads((dist / address / page.MANIFEST).read_text("utf-8"))
        assert manifest["lang"] == (address.rstrip("/") or "en")
        pictures = [*manifest["icons"], *manifest["screenshots"]]
        assert all((dist / address / picture["src"]).is_file() for picture in pictures)


def test_the_page_for_unknown_addresses_works_at_any_depth(dist: Path) -> None:
    text = (dist / page.LOST).read_text("utf-8")
    elements = re.sub("<script>.*?</script>", "", text, flags=re.DOTALL)
    links = re.findall('(?:href|src)="([^"]*)"', elements)
    assert {"/hive/", "/hive/icon.svg"} <= set(links)
    assert all(link.startswith("/hive/") for link in links)


def test_without_an_address_and_a_repository_the_pages_name_none(
    dist: Path, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path, dirs_exist_ok=True)
    page.make(tmp_path, environment={})
    text = html(tmp_path, "")
    assert not re.search('"(og:|twitter:|canonical|alternate)|(href|src)="https?:', text)
    assert "Code under" in text
    assert "Source code" not in text
    page.make(tmp_path, environment={"GITHUB_SERVER_URL": "https://a", "GITHUB_REPOSITORY": '"><b'})
    assert 'href="https://a/&#34;&gt;&lt;b/issues/new?template=word.yml"' in html(tmp_path, "")
    assert 'href="https://a/&#34;&gt;&lt;b">Source code</a> · Code under' in html(tmp_path, "")
