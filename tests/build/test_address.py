"""What pages know of the address they will be at."""

import re
import shutil
from pathlib import Path

import pytest

from build import WEB, address, card
from build.runtime import BuildError


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    for name in (address.PAGE, address.LOST):
        shutil.copyfile(WEB / name, tmp_path / name)
    return tmp_path


def page(dist: Path) -> str:
    return (dist / address.PAGE).read_text("utf-8")


@pytest.mark.parametrize("home", ["https://example.org/hive", "https://example.org/hive/"])
def test_a_link_shows_title_sentence_and_picture(dist: Path, home: str) -> None:
    address.make(dist, home)
    html = page(dist)
    told = dict(re.findall('<meta property="(.*?)" content="(.*?)">', html))
    assert told["og:url"] == "https://example.org/hive/"
    assert told["og:image"] == "https://example.org/hive/" + card.NAME
    assert f"<title>{told['og:title']}</title>" in html
    assert f'<meta name="description" content="{told["og:description"]}">' in html
    assert '<link rel="canonical" href="https://example.org/hive/">' in html
    assert '<meta name="twitter:card" content="summary_large_image">' in html


def test_an_unknown_address_is_not_told(dist: Path) -> None:
    address.make(dist, "")
    assert not re.search("og:|twitter:|canonical|build/address", page(dist))


@pytest.mark.parametrize(
    ("home", "path"),
    [("https://example.org/hive", "/hive/"), ("https://example.org", "/"), ("", "/")],
)
def test_the_way_home_is_the_same_from_any_depth(dist: Path, home: str, path: str) -> None:
    address.make(dist, home)
    html = (dist / address.LOST).read_text("utf-8")
    links = re.findall('(?:href|src)="([^"]*)"', html)
    assert {path, path + "icon.svg"} <= set(links)
    assert all(link.startswith(path) for link in links)


@pytest.mark.parametrize("wrong", ["example.org", "https://", "https://a.org/?x", 'https://a "'])
def test_what_is_no_address_is_refused(dist: Path, wrong: str) -> None:
    with pytest.raises(BuildError, match="is no address"):
        address.make(dist, wrong)
