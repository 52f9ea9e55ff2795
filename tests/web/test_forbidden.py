"""A browser that is set to keep no site data at all: everything works, and nothing is kept."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect

from tests.web import browsers
from tests.web.conftest import watching
from tests.web.test_play import found, status
from tests.web.test_solve import expect_status
from tests.web.test_storage import play_where_nothing_is_kept
from tests.web.waiting import PATIENCE

FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's settings; the one that leaves out what nobody sees has none."""
NO_COOKIES: browsers.Settings = {"network.cookie.cookieBehavior": 2}
"""Firefox's."""
FIREFOX_NOTES = "Storage access is restricted in this context"
"""Whoever asks whether there is storage."""


@contextmanager
def forbidding_chromium(kind: BrowserType, folder: Path, url: str) -> Iterator[BrowserContext]:
    names = [name for name in browsers.NAMES["chromium"] if "headless" not in name]
    path = next(filter(None, map(shutil.which, (kind.executable_path, *names))), None)
    if path is None:
        pytest.skip("no Chromium with settings: only the one without a window is installed")
    (folder / "Default").mkdir()
    (folder / "Default" / "Preferences").write_text(json.dumps(FORBIDDEN), "utf-8")
    context = kind.launch_persistent_context(
        folder, executable_path=path, args=browsers.sandbox_arguments(), base_url=url
    )
    yield context
    context.close()


@contextmanager
def forbidding_firefox(kind: BrowserType, _: Path, url: str) -> Iterator[BrowserContext]:
    browser = browsers.launch(kind, NO_COOKIES)
    yield browser.new_context(base_url=url)
    browser.close()


@pytest.fixture
def context(browser: Browser, tmp_path: Path, url: str) -> Iterator[BrowserContext]:
    ways = {"chromium": forbidding_chromium, "firefox": forbidding_firefox}
    if browsers.ENGINE not in ways:
        pytest.skip(f"{browsers.ENGINE} has no setting that forbids site data")
    with ways[browsers.ENGINE](browser.browser_type, tmp_path, url) as context:
        context.set_default_timeout(PATIENCE)
        yield context


def test_where_site_data_is_forbidden_all_works_and_nothing_is_kept(
    context: BrowserContext, url: str
) -> None:
    watch = watching(context)
    page = context.new_page()
    play_where_nothing_is_kept(page)
    page.goto("./#solve/aeinrstlo")
    expect_status(page, "AEINRSTLO: ")
    page.goto("./#lab/vctaoen")
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")
    watch.console = [line for line in watch.console if FIREFOX_NOTES not in line]
    watch.expect_quiet(url)
    page.goto("./?#play/vctaoen")
    status(page, "The hive VCTAOEN.")
    assert found(page) == []
