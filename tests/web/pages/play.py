"""The view Play: guesses, the words found, and the menu."""

from playwright.sync_api import Locator, Page, expect

from tests.web.expected import possible
from tests.web.pages.page import expect_announced

SMALL = "jceoprt"
"""A hive with only a few words."""
OLD = "2026-01-01"
"""A day whose hive is only in the calendar; the page itself contains those of recent days."""


def begin(page: Page, letters: str = "vctaoen") -> None:
    page.goto(f"./#play/{letters}")
    expect_announced(page, f"Hive {letters.partition('?')[0].upper()}.")


def guess(page: Page, word: str) -> None:
    field = page.get_by_label("Guess")
    field.fill(word)
    field.press("Enter")


def choose(page: Page, entry: str) -> None:
    page.locator("#open-menu").click()
    page.locator("#menu").get_by_text(entry, exact=True).click()


def open_yesterday(page: Page) -> None:
    choose(page, "Past puzzles")
    page.get_by_role("dialog").get_by_role("button", name="Yesterday’s words").click()


def give_up(page: Page) -> None:
    choose(page, "Give up")
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("#summary-title")).to_be_focused()


def found(page: Page) -> Locator:
    """Return the items of the list of found words, which a phone shows only on request."""
    listed = page.get_by_role("list", name="Found", include_hidden=True)
    return listed.get_by_role("listitem", include_hidden=True)


def expect_found(page: Page, words: list[str]) -> None:
    """Expect exactly these found words, in this order."""
    expect(found(page)).to_have_text(words)


def bonus_word(letters: str) -> str:
    return possible(letters)[0]
