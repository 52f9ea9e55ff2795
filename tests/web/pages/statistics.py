"""Actions in the dialog with statistics and saved games."""

import json
import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from tests.web.pages.settings import open_settings


def open_statistics(page: Page) -> None:
    page.locator("#open-menu").click()
    page.get_by_role("button", name="Statistics").click()
    expect(page.get_by_role("dialog", name="Your games")).to_be_visible()


def open_games(page: Page) -> None:
    open_statistics(page)
    page.get_by_role("radio", name="All games").check()
    expect(page.get_by_role("list", name="All games")).to_be_visible()


def games(page: Page) -> Locator:
    return page.get_by_role("list", name="All games").get_by_role("listitem")


def games_at(page: Page, rank: str) -> Locator:
    """Return the table cell with the number of games at a rank."""
    row = page.locator("#rank-bars tr").filter(has_text=re.compile(f"^{rank}"))
    return row.locator("td")


def figure(page: Page, name: str) -> Locator:
    return page.locator("#record-body div").filter(has_text=re.compile(f"^{name}")).locator("dd")


def take(page: Page, content: str) -> None:
    """Import a file with the given content in the settings, which are then open."""
    open_settings(page)
    file = {"name": "x.json", "mimeType": "application/json", "buffer": content.encode()}
    page.locator("#import").set_input_files(file)  # type: ignore[arg-type]


def exported(values: Mapping[str, object]) -> str:
    return json.dumps({"format": "open-hive", "version": 1, "values": values})
