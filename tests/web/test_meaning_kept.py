"""Tests that definitions read before the site was saved for offline use are saved as well."""

import pytest
from playwright.sync_api import Page, expect

from beecore.words import gloss
from tests.web.host import Host
from tests.web.pages.page import expect_status
from tests.web.pages.service_worker import clear_http_cache, wait_until_kept
from tests.web.pages.solve import solve
from tests.web.waiting import until

pytestmark = pytest.mark.service_worker

LATE = """
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...details) => {
        await new Promise((resolve) => Object.assign(window, { keepSite: resolve }));
        return register(...details);
    };
"""


def expect_meaning(page: Page) -> None:
    page.get_by_role("link", name="cave", exact=True).click()
    known = gloss("cave")
    assert known
    expect(page.get_by_role("dialog", name="cave", exact=True)).to_contain_text(known.text)


def test_a_definition_read_before_the_site_is_saved_works_offline_later(
    page: Page, host: Host
) -> None:
    page.add_init_script(LATE)
    solve(page)
    expect_meaning(page)
    until(page, "typeof window.keepSite === 'function'")
    page.evaluate("window.keepSite()")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    wait_until_kept(page, ["glosses/c.txt"])
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "VCTAOEN: ")
    expect_meaning(page)
