"""Tests of error messages: a plain sentence, with collapsed technical details."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from beecore import __version__
from tests.web.means import Held
from tests.web.pages.page import BROKEN, again, expect_said
from tests.web.pages.play import OLD, begin
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.solve import solve
from tests.web.waiting import until


class File(NamedTuple):
    """A file that a view needs, and its name in messages to users."""

    name: str
    link: str
    subject: str


FILES = (
    File("likely.bee", "#solve/vctaoen", "The word list"),
    File("calendar.txt", f"#play/{OLD}", "The calendar of daily puzzles"),
    File("play.bin", "#play/vctaoen", "The game"),
    File("lab.bin", "#lab/vctaoen", "The Lab"),
)
ENGINE = File("beecore.zip", "#lab/vctaoen", "The solver")
SECONDS = 15  # after which the page reports a file as slow to load
SLOW = "is slow to load. You can wait or try again."
FAILED = "couldn’t be loaded. Check your connection, then try again."


@pytest.fixture
def page(troubled_page: Page) -> Page:
    return troubled_page


def expect_trouble(page: Page, sentence: str, *details: str) -> None:
    """Expect a message that is shown and announced, with collapsed details."""
    expect(page.locator("#status")).to_have_text(sentence)
    expect(page.locator("#voice")).to_have_text(sentence)
    expect(again(page)).to_be_visible()
    report = page.locator("#report pre")
    expect(report).not_to_be_visible()
    page.get_by_text("Details for a bug report").locator("visible=true").click()
    expect(report).to_be_visible()
    for detail in details:
        expect(report).to_contain_text(detail)


def expect_no_trouble(page: Page) -> None:
    expect(again(page)).not_to_be_visible()


@pytest.mark.parametrize("file", [*FILES, ENGINE], ids=lambda file: file.name)
def test_a_missing_file_is_named_by_its_purpose(page: Page, file: File) -> None:
    page.route(f"**/{file.name}", lambda route: route.fulfill(status=404, body="nothing here"))
    page.goto(f"./{file.link}")
    browser = page.evaluate("navigator.userAgent")
    version = f"Open Hive {__version__} ("
    expect_trouble(page, f"{file.subject} {FAILED}", file.name, version, file.link, browser)


def test_a_view_that_was_left_does_not_report_its_slow_file(page: Page) -> None:
    page.clock.install()
    held = Held(page, "**/calendar.txt")
    with page.expect_request("**/calendar.txt"):
        page.goto(f"./#play/{OLD}")
    page.get_by_role("link", name="Solve", exact=True).click()
    expect_said(page, "Ready")
    page.clock.fast_forward(1000 * SECONDS)
    expect_said(page, "Ready")
    expect_no_trouble(page)
    page.goto(f"./#play/{OLD}")
    expect(page.locator("#play")).to_be_visible()  # and waits for the calendar from now on
    page.clock.fast_forward(1000 * SECONDS)
    expect(page.locator("#status")).to_have_text(f"The calendar of daily puzzles {SLOW}")
    held.release()
    expect_said(page, "Find words")


BROKEN_HIVE = "document.getElementById('keys').replaceChildren()"


@pytest.mark.parametrize(
    ("damage", "button"),
    [(BROKEN_HIVE, "shuffle"), ("Intl.DateTimeFormat = null", "past-days")],
    ids=["at once", "in a later turn"],
)
def test_an_error_is_reported_without_a_traceback(page: Page, damage: str, button: str) -> None:
    begin(page)
    page.evaluate(damage)
    page.evaluate("name => document.getElementById(name).click()", button)
    page.keyboard.press("Escape")
    expect_trouble(page, BROKEN, "Traceback", "Error", "#play/vctaoen")


def test_progress_is_called_saved_only_if_it_is(page: Page) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('no room'); }")
    begin(page)
    page.evaluate(BROKEN_HIVE)
    page.get_by_role("button", name="Shuffle").click()
    expect(page.locator("#status")).to_have_text("Something went wrong.")


def test_a_missing_engine_is_not_blamed_on_the_letters(page: Page) -> None:
    page.route("**/beecore.zip", lambda route: route.abort())
    solve(page, "nioatuc")
    page.get_by_role("link", name="Lab", exact=True).click()
    expect(page.locator("#status")).to_have_text(f"The solver {FAILED}")
    field = page.get_by_label("Hive", exact=True)
    expect(field).to_have_value("NIOATUC")
    expect(field).not_to_have_attribute("aria-invalid", "true")


@pytest.mark.service_worker
@pytest.mark.parametrize("outcome", ["", "throw new DOMException('denied', 'SecurityError');"])
def test_the_page_works_if_a_browser_or_an_extension_blocks_the_service_worker(
    page: Page, outcome: str
) -> None:
    register = f"async () => {{ window.asked = true; {outcome} }}"
    page.add_init_script(f"navigator.serviceWorker.register = {register}")
    page.goto("./")
    expect_said(page, "Ready")
    until(page, "window.asked")
    open_settings(page)
    expect(page.get_by_text("Make everything available offline")).not_to_be_visible()
    close_settings(page)
    expect_said(page, "Ready")
    expect_no_trouble(page)
