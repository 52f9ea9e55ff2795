"""The Lab's editor, where visitors write a solver of their own."""

import re

from playwright.sync_api import Locator, Page

from build import WEB, lab
from tests.page.driver import expect

SMALLEST = (WEB / "lab" / lab.SMALLEST).read_text("utf-8")
EDIT = "#lab/edit/smallest?hive=vctaoen"


def open_editor(page: Page, link: str = EDIT) -> Locator:
    page.goto(f"./{link}")
    expect(editor(page)).to_be_visible()
    return editor(page)


def editor(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Your solver, in Python")


def write(page: Page, code: str) -> None:
    """Put code in the place of what is there, as by pasting."""
    editor(page).press("ControlOrMeta+a")
    page.keyboard.press("Delete")  # Firefox would leave a line before what takes its place
    page.keyboard.insert_text(code)


def run(page: Page, told: str | re.Pattern[str]) -> None:
    """Run the code, and expect to be told something of it."""
    page.locator("#yours-run").click()
    expect(page.locator("#trial")).to_contain_text(told)
