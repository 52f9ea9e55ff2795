"""The report of a word that is missing or wrong."""

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.web.pages.page import expect_announced, expect_status
from tests.web.pages.play import begin, guess


def copied(page: Page) -> list[str]:
    page.get_by_role("button", name="Copy report").click()
    expect_announced(page, "Copied")
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text.split("\n")


def test_a_refused_word_is_reported_with_its_hive_and_what_is_wrong(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    guess(page, "taco")
    guess(page, "nonvoc")
    expect_status(page, "Not in word list")
    page.locator("#rejected-part summary").click()
    page.get_by_role("link", name="nonvoc").click()
    page.locator("#meaning-report").click()
    report = page.get_by_role("dialog", name="A word is missing or wrong")
    expect(report.get_by_label("Word")).to_have_value("nonvoc")
    report.get_by_label("What is wrong").select_option("It’s missing")
    first, *lines = copied(page)
    assert (first, lines[1:]) == ("Word: nonvoc", ["Language: en", "What is wrong: It’s missing"])
    assert lines[0].startswith("Hive: V")
    assert {*lines[0][-7:]} == {*"VCTAOEN"}


def test_a_missing_word_is_reported_in_any_language_by_text_or_form(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("./fr/#solve/aeinprt")
    expect(page.locator("#likely a").first).to_be_visible()
    page.locator("#settings-link").click()
    page.get_by_role("button", name="Un mot manque ou pose problème").click()
    page.locator("#report-word").fill("éperlan & co")
    link = page.locator("#report-form").get_attribute("href")
    assert link
    asked = {name: value for name, (value,) in parse_qs(urlsplit(link).query).items()}
    assert asked == {
        "template": "word.yml",
        "word": "éperlan & co",
        "hive": "AEINPRT",
        "language": "fr",
        "wrong": "Il manque",
    }
    page.get_by_role("button", name="Copier le signalement").click()
    expect_announced(page, "Copié")
    assert "éperlan & co" in page.evaluate("navigator.clipboard.readText()")
