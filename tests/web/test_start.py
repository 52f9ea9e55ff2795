"""Tests of what the page shows while Python starts."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import offline
from tests.web import movement
from tests.web.browsers import ENGINE
from tests.web.means import Held, chromium
from tests.web.pages.page import expect_address, expect_said, expect_status
from tests.web.pages.service_worker import wait_until_kept
from tests.web.profiles import Pages
from tests.web.waiting import until

WATCH_THE_BAR = """
    window.bar = [];
    new MutationObserver(() => {
        const bar = document.getElementById("progress");
        if (bar && !bar.hidden) window.bar.push([bar.value, bar.max]);
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_bar_shows_the_download_up_to_its_last_byte(page: Page, dist: Path) -> None:
    page.add_init_script(WATCH_THE_BAR)
    held = Held(page, "**/beecore.zip")
    with page.expect_request("**/beecore.zip"):
        page.goto("./#lab/vctaoen")
    rest = (dist / "beecore.zip").stat().st_size
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    until(page, "rest => Math.abs(progress.value - 1 + rest / progress.dataset.size) < 1e-6", rest)
    held.release()
    expect_status(page, "Ready")
    expect(bar).not_to_be_visible()
    shown = page.evaluate("window.bar")
    assert shown == sorted(shown)
    assert shown[-1][0] == shown[-1][1]


@pytest.mark.service_worker
def test_a_later_visit_shows_no_bar(page: Page) -> None:
    page.add_init_script(WATCH_THE_BAR)
    page.goto("./#lab/vctaoen")
    until(page, "navigator.serviceWorker.controller")
    wait_until_kept(page, list(offline.DOWNLOAD))
    page.reload()
    until(page, "performance.getEntriesByName('engine up').length")
    assert page.evaluate("window.bar") == []


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_nothing_moves_when_the_possible_words_follow(new_page: Pages, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800})
    page.add_init_script(movement.WATCH)
    held = Held(page, "**/possible.bee")
    page.goto("./#solve/vctaoen")
    expect_said(page, "likely words. Loading…")
    words = page.locator("#likely")
    before = words.bounding_box()
    held.release()
    expect_status(page, "VCTAOEN: ")
    assert words.bounding_box() == before
    assert page.evaluate("shiftsSoFar()") == []


def test_letters_can_be_typed_before_any_script_has_run(troubled_page: Page) -> None:
    page = troubled_page
    Held(page, "**/*.js")
    page.goto("./", wait_until="commit")
    page.get_by_label("Letters", exact=True).press_sequentially("VCTAOEN")
    expect(page.get_by_label("Letters", exact=True)).to_have_value("VCTAOEN")
    expect(page.get_by_role("status")).to_contain_text("You can start typing.")


def test_an_unknown_address_links_home_from_any_depth(troubled_page: Page) -> None:
    page = troubled_page
    said: list[str] = []
    page.on("console", lambda message: said.append(str(message.location["url"])))
    for address in ("./nothing", "./no/thing", "./a/b/c/nothing.html"):
        answer = page.goto(address)
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        expect(page.locator("body")).to_have_css("max-width", "1184px")  # by the style sheet
        wrong = page.url
        page.get_by_role("link", name="Solve a hive").click()
        expect_status(page, "Ready")
        assert said == [wrong] * (ENGINE == "chromium")  # Chromium logs it by itself
        said.clear()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("%2523play/2026-01-01", "#play/2026-01-01"),
        ("fr/%23play/aeinprt", "fr/#play/aeinprt"),
        ("%23solve/vctaoen%3Fmin%3D5?show=missing", "#solve/vctaoen?min=5&show=missing"),
    ],
)
def test_an_address_whose_number_sign_was_encoded_opens_what_it_names(
    troubled_page: Page, address: str, shown: str
) -> None:
    troubled_page.goto(f"./{address}")
    expect_address(troubled_page, f"/{shown}")
    expect(troubled_page.get_by_role("status")).not_to_be_empty()


@pytest.mark.service_worker
def test_the_browser_accepts_the_page_for_installation(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    session = chromium(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert [shortcut["url"] for shortcut in manifest["manifest"]["shortcuts"]] == [
        page.url + view for view in ("#play", "#solve", "#lab")
    ]
    assert manifest["url"].endswith("/manifest.webmanifest")
    found = [
        error["errorId"]
        for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert found in ([], ["in-incognito"])
