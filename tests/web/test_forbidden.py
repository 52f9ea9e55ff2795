"""Tests of browsers that are set to block site data: everything works, and nothing is saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.pages.page import expect_announced, expect_status
from tests.web.pages.play import expect_found, expect_nothing_kept
from tests.web.profiles import watched, without_site_data

FIREFOX_NOTES = "Storage access is restricted in this context"
"""Firefox logs this message for any page that checks whether there is storage."""


@pytest.fixture
def context(browser: Browser, tmp_path: Path, url: str) -> Iterator[BrowserContext]:
    with without_site_data(browser, tmp_path, url) as context:
        yield context


def test_everything_works_without_site_data_and_nothing_is_saved(
    context: BrowserContext, url: str
) -> None:
    watch = watched(context)
    page = context.new_page()
    expect_nothing_kept(page)
    page.goto("./#solve/aeinrstlo")
    expect_status(page, "AEINRSTLO: ")
    page.goto("./#lab/vctaoen")
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")
    watch.console = [line for line in watch.console if FIREFOX_NOTES not in line]
    watch.expect_quiet(url)
    page.goto("./?#play/vctaoen")
    expect_announced(page, "Hive VCTAOEN.")
    expect_found(page, [])
