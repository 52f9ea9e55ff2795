"""The Lab: its pictures of a hive, and the race of the solvers."""

from playwright.sync_api import Page, expect


def enter(page: Page, link: str = "lab/#vctaoen") -> None:
    """Open the Lab, and wait for the last of its pictures."""
    page.goto(f"./{link}")
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")


def expect_status(page: Page, text: str) -> None:
    """Expect a text in the status line, and wait long enough for CPython to start."""
    expect(page.locator("#status")).to_contain_text(text, timeout=100_000)


def expect_told(page: Page, text: str) -> None:
    """Expect a text under Run, and wait long enough for the naive solver to end a race."""
    expect(page.locator("#race-told")).to_contain_text(text, timeout=100_000)
