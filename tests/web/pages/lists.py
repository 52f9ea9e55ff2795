"""The dialog for the visitor's own word lists."""

from playwright.sync_api import Locator, Page, expect

from tests.web.pages.page import expect_said

SPANISH = "piña peña niña añil tiña napiñeta peni Peñita piñata panteína frío"


def open_lists(page: Page) -> None:
    if page.locator("#options").get_attribute("open") is None:
        page.locator("#options summary").click()
    page.get_by_role("button", name="Your word lists…").click()
    expect(page.get_by_role("dialog", name="Your word lists")).to_be_visible()


def paste(page: Page, text: str = SPANISH) -> None:
    """Paste a list into the open dialog, and wait for the question about its letters."""
    page.get_by_label("New list").fill(text)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_label("List name")).to_be_visible()


def add(page: Page, title: str) -> None:
    """Give the list that was read a title, and add it."""
    page.get_by_label("List name").fill(title)
    page.get_by_role("button", name="Add list").click()
    expect_said(page, f"{title} is ready: ")


def row(page: Page, title: str) -> Locator:
    return page.locator("#own-lists").get_by_role("listitem").filter(has_text=title)
