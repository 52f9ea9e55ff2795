"""Later visits, and visits without a network, in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import offline
from tests.web.built import BASE
from tests.web.expected import possible
from tests.web.host import Host
from tests.web.pages.editor import open_editor, run, write
from tests.web.pages.page import again, expect_status
from tests.web.pages.service_worker import (
    clear_http_cache,
    keep_all,
    keep_glosses,
    visit_first,
    wait_until_kept,
)
from tests.web.pages.settings import choose_language, open_settings
from tests.web.pages.solve import expect_word, solve

pytestmark = pytest.mark.service_worker

KEPT = f"""async () => {{
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).map(({{ url }}) => new URL(url).pathname.slice({len(BASE)}));
}}"""
LAB = "Ready to solve VCTAOEN"
ASKED_LATE = """
    const { getRegistration } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.getRegistration = async function (...scope) {
        while (!this.controller) await new Promise((done) => setTimeout(done, 10));
        return getRegistration.apply(this, scope);
    };
"""
"""A script for a page that hears of its service worker only when that has taken over."""
BUSY = "window.requestIdleCallback = (act, { timeout } = {}) => timeout && setTimeout(act);"


@pytest.fixture(params=[BASE])
def host(request: pytest.FixtureRequest, dist: Path) -> Iterator[Host]:
    host = Host(dist, request.param)
    yield host
    host.stop()


@pytest.mark.parametrize("host", ["/"], indirect=True)
def test_what_was_visited_works_offline_and_is_not_downloaded_again(page: Page, host: Host) -> None:
    visit_first(page)
    assert "lexicon-wide.bee" not in host.asked
    solve(page, "aeinrstlo")  # a larger hive, whose words are saved once needed
    keep_glosses(page)
    host.asked.clear()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "AEINRSTLO: ")
    page.goto("./#play")
    expect_status(page, "Find words that use ")
    assert set(host.asked) <= {"sw.js"}, "but for the browser's own look for a new version"
    host.stop()
    clear_http_cache(page)
    for address in ("./", "./index.html"):
        page.goto(address)
        expect_status(page, "AEINRSTLO: ")
    solve(page)
    expect_word(page, "Likely", "covenant")
    expect_word(page, "Possible", possible("vctaoen")[0])
    page.get_by_label("Letters", exact=True).fill("aeinrstld")
    expect_status(page, "AEINRSTLD: ")
    page.goto("./#play")
    expect_status(page, "Find words that use ")
    page.get_by_role("button", name="Shuffle").click()
    page.reload()
    expect_status(page, "Find words that use ")


def test_the_lab_and_the_editor_are_saved_once_they_have_been_opened(
    page: Page, host: Host
) -> None:
    page.goto("./lab/#vctaoen")
    expect_status(page, LAB)
    wait_until_kept(page, ["lab.bin", *offline.DOWNLOAD])
    assert {name for name in host.asked if name.startswith("lab/")} == {"lab/"}  # not the editor
    open_editor(page)
    wait_until_kept(page, ["lab/solvers/subset.py"])
    host.stop()
    clear_http_cache(page)
    page.goto("about:blank")
    page.goto("./lab/#vctaoen")
    expect_status(page, LAB)
    open_editor(page, "lab/#edit/trie?hive=vctaoen")
    write(page, "1 / 0")
    run(page, "ZeroDivisionError")


def test_a_lab_that_was_never_opened_explains_itself_offline(
    troubled_page: Page, host: Host
) -> None:
    page = troubled_page
    page.add_init_script(BUSY)  # a page that is never idle is saved all the same
    visit_first(page)
    assert not {"lab.bin", "beecore.zip"} & set(host.asked)
    host.faults = {"lab.bin": "missing"}
    page.goto("./lab/#vctaoen")
    expect_status(page, "Open Hive couldn’t start.")
    host.heal()
    again(page).click()
    expect_status(page, LAB)


def test_everything_works_offline_on_request(page: Page, host: Host) -> None:
    visit_first(page)
    keep_all(page)
    host.stop()
    clear_http_cache(page)
    page.reload()
    open_settings(page)
    expect(page.get_by_text("Everything is available offline.")).to_be_visible()
    expect(page.get_by_role("button", name="Make everything available")).not_to_be_visible()
    page.goto("./lab/#vctaoen")
    expect_status(page, LAB)
    page.goto("./fr/#play/2026-01-01")
    expect(page.locator("#keys button")).to_have_count(7)
    choose_language(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("./de/#solve/abelrtuch")
    expect(page.locator(".word-list a").first).to_be_visible()


def test_a_service_worker_that_takes_over_while_the_page_looks_for_it_is_used(page: Page) -> None:
    page.add_init_script(ASKED_LATE)
    visit_first(page)
    button = open_settings(page).get_by_role("button", name="Make everything available offline")
    expect(button).to_be_visible()


def test_an_interrupted_download_of_everything_goes_on_where_it_stopped(
    troubled_page: Page, host: Host, dist: Path
) -> None:
    """Each file is fetched once, and is saved as soon as it has arrived."""
    page = troubled_page
    visit_first(page)
    keep_glosses(page)
    before = set(page.evaluate(KEPT))
    host.left = 3_000_000  # bytes, less than the largest file has
    open_settings(page).get_by_role("button", name="Make everything available offline").click()
    expect(page.get_by_text("Some files couldn’t be downloaded.")).to_be_visible()
    saved = set(page.evaluate(KEPT)) - before - {"everything"}
    assert saved, "what has arrived is saved"
    host.left = None
    host.asked.clear()
    keep_all(page)
    asked = [name for name in host.asked if name != offline.WORKER]  # which browsers ask for
    assert sorted(asked) == sorted(set(offline.files(dist)) - before - saved), "each once"
