"""The settings, which are a view of their own."""

import re

from playwright.sync_api import Locator, Page, expect


def settings(page: Page) -> Locator:
    return page.get_by_role("region", name="Settings", exact=True)


def open_settings(page: Page) -> Locator:
    """Open the settings as the button in the header does, unless they are open."""
    if not settings(page).is_visible():
        page.locator("header").get_by_role("link", name="Settings").click()
    expect(settings(page).get_by_role("heading", name="Your data")).to_be_visible()
    return settings(page)


def close_settings(page: Page) -> None:
    settings(page).get_by_role("link", name="Done").click()
    expect(settings(page)).not_to_be_visible()
    expect(page).not_to_have_url(re.compile("#settings$"))


def turn_on(page: Page, *names: str) -> None:
    shown = open_settings(page)
    for name in names:
        shown.get_by_role("switch", name=name).check()
    close_settings(page)


def choose_language(page: Page, name: str) -> None:
    """Open the page of another language as its link at the foot does."""
    foot = page.get_by_role("contentinfo")
    foot.locator("summary").click()
    foot.get_by_role("link", name=name).click()
