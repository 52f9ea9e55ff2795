"""Actions in the dialog with statistics and saved games."""

import json
import re

from tests.page.driver import Locator, Page, expect


def open_statistics(page: Page) -> None:
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Statistics and saved games").click()
    expect(page.get_by_role("dialog", name="Statistics")).to_be_visible()


def figure(page: Page, name: str) -> Locator:
    return page.locator("#record-body div").filter(has_text=re.compile(f"^{name}")).locator("dd")


def take(page: Page, content: str) -> None:
    """Import a file with this content."""
    file = {"name": "x.json", "mimeType": "application/json", "buffer": content.encode()}
    page.locator("#import").set_input_files(file)  # type: ignore[arg-type]


def exported(values: dict[str, object]) -> str:
    return json.dumps({"format": "open-hive", "version": 1, "values": values})
