"""The dialog for settings."""

import re

from playwright.sync_api import Locator, Page, expect


def settings(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Settings")


def open_settings(page: Page) -> Locator:
    """Open the settings as the button in the header does, unless they are open."""
    if not settings(page).is_visible():
        page.locator("header").get_by_role("link", name="Settings").click()
    expect(settings(page)).to_be_visible()
    return settings(page)


def close_settings(page: Page) -> None:
    settings(page).get_by_role("button", name="Close").click()
    expect(settings(page)).not_to_be_visible()
    expect(page).not_to_have_url(re.compile("#settings$"))


def turn_on(page: Page, *names: str) -> None:
    shown = open_settings(page)
    for name in names:
        shown.get_by_role("checkbox", name=name).check()
    close_settings(page)
