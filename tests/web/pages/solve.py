"""The solver: its fields, and the two bands of words that it shows."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.pages.page import expect_status

FIELD = "#letters"


def solve(page: Page, link: str = "vctaoen") -> None:
    """Open a link to a hive, and wait for its words."""
    page.goto(f"./#solve/{link}")
    expect_status(page, link.partition("?")[0].upper() + ": ")


def words_in(page: Page, band: str) -> Locator:
    """Return the list items of a band's words, even of folded groups."""
    return page.get_by_role("region", name=f"{band} words").locator("li")


def expect_words(page: Page, band: str, words: list[str]) -> None:
    """Expect a band to have these words in this order."""
    expect(words_in(page, band)).to_have_text(words)


def expect_word(page: Page, band: str, word: str, count: int = 1) -> None:
    """Expect a word in a band; with a `count` of 0 expect it not to be there."""
    named = re.compile(f"^{re.escape(word)}$")
    expect(words_in(page, band).filter(has_text=named)).to_have_count(count)


def words_of(page: Page, band: str) -> list[str]:
    """Wait for words in a band, and return them."""
    expect(words_in(page, band).first).to_be_attached()
    return words_in(page, band).all_text_contents()


def expect_fault(page: Page, field: str, start: str) -> None:
    """Expect an error that begins with `start` beside the field with this id; "" for no error."""
    expect(page.locator(f"#{field}")).to_have_attribute("aria-invalid", str(bool(start)).lower())
    told = page.locator(f"#{field}-error")
    expect(told).to_have_text(re.compile(f"^{re.escape(start)}" if start else "^$"))
    expect(told).to_be_visible(visible=bool(start))
