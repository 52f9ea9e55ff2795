"""The page before its Python has started, and the days whose hives the page itself contains."""

import os
from datetime import date, timedelta

from playwright.sync_api import Page

from beecore.game.puzzles import daily
from beecore.words import shipped
from build.page import day_of
from tests.web.means import Held

TODAY = day_of(os.environ) + timedelta(days=1)
"""A day whose hive the page contains, for tests that set the clock."""


def letters_of(day: date) -> str:
    """Return the letters of a day's hive."""
    return daily(shipped.calendar(), day).hive.letters


def open_early(page: Page, address: str, file: str = "app.bin") -> Held:
    """Open an address, and hold back a file that the page's Python needs to show it."""
    held = Held(page, "**/" + file)
    with page.expect_request("**/" + file):
        page.goto(f"./#{address}")
    return held
