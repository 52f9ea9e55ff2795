"""The values for the slots of the pages: links, tags for other sites, and addresses."""

import re
from pathlib import Path

import pytest

from build import ROOT, assemble, card, languages, values

FORGE = {"GITHUB_SERVER_URL": "https://forge.example", "GITHUB_REPOSITORY": "ann/hive"}


def page(folder: Path, home: str = "", **environment: str) -> str:
    """Return the page assembled from the real sources."""
    assemble.make(folder, home, environment=environment)
    return (folder / assemble.PAGE).read_text("utf-8")


@pytest.mark.parametrize("home", ["https://example.org/hive", "https://example.org/hive/"])
def test_a_link_to_the_page_shows_its_title_description_and_picture(
    tmp_path: Path, home: str
) -> None:
    html = page(tmp_path, home)
    properties = dict(re.findall('<meta property="(.*?)" content="(.*?)">', html))
    assert properties["og:url"] == "https://example.org/hive/"
    assert properties["og:image"] == "https://example.org/hive/" + card.NAME
    assert f"<title>{properties['og:title']}</title>" in html
    assert f'<meta name="description" content="{properties["og:description"]}">' in html
    assert '<link rel="canonical" href="https://example.org/hive/">' in html
    assert '<meta name="twitter:card" content="summary_large_image">' in html


def test_search_engines_find_the_page_in_each_language(tmp_path: Path) -> None:
    html = page(tmp_path, "https://example.org/hive")
    found = dict(re.findall('<link rel="alternate" hreflang="(.*?)" href="(.*?)">', html))
    assert found["fr"] == "https://example.org/hive/fr/"
    assert found["en"] == found["x-default"] == "https://example.org/hive/"
    assert found.keys() - {"x-default"} == {language.tag for language in languages.read()}


def test_without_an_address_the_page_names_none(tmp_path: Path) -> None:
    assert not re.search('"(og:|twitter:|canonical|alternate)', page(tmp_path))


def test_the_footer_links_to_the_form_of_the_repository_if_it_is_known(tmp_path: Path) -> None:
    link = "https://forge.example/ann/hive/issues/new?template=word.yml"
    assert page(tmp_path, **FORGE).count(link) == 1
    assert "<p hidden>Free and open source" in page(tmp_path, **FORGE)
    unknown = page(tmp_path)
    assert "<p >Free and open source" in unknown
    assert '<p hidden><a href=""' in unknown
    assert (ROOT / ".github/ISSUE_TEMPLATE" / values.FORM).is_file()


def test_the_environment_is_escaped() -> None:
    found = values.links({**FORGE, "GITHUB_REPOSITORY": '"><script>'})
    assert '"><' not in found["repository"] + found["word-form"]
