"""The Lab's editor, where visitors write a solver of their own."""

import re

from playwright.sync_api import Locator, Page, expect

from build import WEB, runtime

SMALLEST = (WEB / "lab" / runtime.SMALLEST).read_text("utf-8")
EDIT = "lab/#edit/smallest?hive=vctaoen"


def open_editor(page: Page, link: str = EDIT) -> Locator:
    page.goto(f"./{link}")
    expect(editor(page)).to_be_visible()
    return editor(page)


def editor(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Your solver, in Python")


def write(page: Page, code: str) -> None:
    """Replace the code in the editor, as pasting does."""
    editor(page).press("ControlOrMeta+a")
    page.keyboard.press("Delete")  # otherwise, Firefox leaves a line before the new code
    page.keyboard.insert_text(code)


def run(page: Page, told: str | re.Pattern[str]) -> None:
    """Run the code, and expect a message about it."""
    page.locator("#yours-run").click()
    expect(page.locator("#trial")).to_contain_text(told)
