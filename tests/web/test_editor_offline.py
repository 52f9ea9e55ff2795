"""Tests that the editor is not loaded on a first visit, and works offline after it was opened."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.host import Host
from tests.web.pages.editor import SMALLEST, open_editor, run, write
from tests.web.pages.service_worker import clear_http_cache, visit_first, wait_until_kept

pytestmark = pytest.mark.service_worker


def test_a_first_visit_does_not_fetch_the_editor(page: Page, host: Host) -> None:
    visit_first(page)
    page.goto("./#lab/vctaoen")
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")
    assert [name for name in host.asked if name.startswith("lab/")] == []


def test_the_editor_works_offline_once_it_has_been_opened(page: Page, host: Host) -> None:
    open_editor(page)
    wait_until_kept(page, ["lab/solvers/subset.py"])
    host.stop()
    clear_http_cache(page)
    page.goto("about:blank")
    open_editor(page, "#lab/edit/trie?hive=vctaoen")
    write(page, SMALLEST)
    run(page, "Correct for all 30 hives")
