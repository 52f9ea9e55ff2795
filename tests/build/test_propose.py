"""The link to propose a word: there is a form, and each fork's page leads to its own."""

from pathlib import Path

from build import ROOT, WEB, propose

FORGE = {"GITHUB_SERVER_URL": "https://forge.example", "GITHUB_REPOSITORY": "ann/hive"}


def test_the_footer_leads_to_the_form_where_a_repository_is_known(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    for environment, links in (FORGE, 1), ({}, 0):
        page.write_text((WEB / "index.html").read_text("utf-8"), "utf-8")
        propose.make(tmp_path, environment)
        html = page.read_text("utf-8")
        assert propose.PLACE not in html
        assert html.count("https://forge.example/ann/hive/issues/new?template=word.yml") == links


def test_the_form_is_there() -> None:
    assert (ROOT / ".github/ISSUE_TEMPLATE" / propose.FORM).is_file()


def test_what_the_environment_says_is_escaped() -> None:
    assert '"><' not in propose.link({**FORGE, "GITHUB_REPOSITORY": '"><script>'})
