"""Tests of user solvers that are stopped, or that send messages they should not."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.means import Held
from tests.web.pages.editor import open_editor, write
from tests.web.pages.page import again

HOOKLESS = "import sys\nsys.meta_path.pop(0)\nimport js"
SPEAK = HOOKLESS + "\njs.postMessage('{}')"


BROKEN = "1 / 0", "Error on line 1: ZeroDivisionError: division by zero"
ANSWERED = "Your code sent unexpected data to the page."


@pytest.fixture
def page(troubled_page: Page) -> Page:
    """A page whose engine never starts, since the sandbox does not need it."""
    Held(troubled_page, "**/engine.py")
    return troubled_page


def run(page: Page, code: str) -> None:
    """Replace the code in the editor, and run it."""
    write(page, code)
    page.locator("#yours-run").click()


def expect_ended(page: Page, message: str) -> None:
    """Expect that a run has ended with a message, and that another can be started."""
    expect(page.locator("#trial")).to_have_text(message)
    expect(page.locator("#yours-run")).to_be_enabled()
    expect(page.locator("#yours-stop")).to_be_disabled()


def expect_to_run(page: Page) -> None:
    code, told = BROKEN
    run(page, code)
    expect_ended(page, told)


def test_a_run_stopped_while_its_files_load_ends_at_once(page: Page) -> None:
    held = Held(page, "**/lab/tools.zip")
    open_editor(page)
    with page.expect_request("**/lab/tools.zip"):
        run(page, "while True: pass")
    page.locator("#yours-stop").click()
    expect_ended(page, "Stopped.")
    held.release()
    expect_to_run(page)
    expect(page.locator("iframe")).to_have_count(1)


def test_missing_files_are_reported_beside_the_run(page: Page) -> None:
    page.route("**/lab/tools.zip", lambda route: route.abort())
    open_editor(page)
    run(page, "while True: pass")
    expect_ended(page, "The Lab couldn’t be loaded. Check your connection, then try again.")
    page.locator("#trial-report summary").click()
    expect(page.locator("#trial-report pre")).to_contain_text("lab/tools.zip could not be")
    page.unroute("**/lab/tools.zip")
    expect_to_run(page)
    expect(page.locator("#trial-report")).not_to_be_visible()


def test_code_that_floods_the_page_with_messages_is_ended(page: Page) -> None:
    open_editor(page)
    said = json.dumps({"message": "…" * 100_000})
    run(page, f"{HOOKLESS}\nwhile True: js.postMessage({said!r})")
    expect_ended(page, ANSWERED)
    expect_to_run(page)


def test_code_that_goes_on_after_its_run_does_not_disturb_the_next_one(page: Page) -> None:
    open_editor(page)
    run(page, f"{HOOKLESS}\njs.setInterval(js.postMessage.bind(js.self, '{{}}'), 1)\n1 / 0")
    expect_ended(page, "Error on line 5: ZeroDivisionError: division by zero")
    expect(page.locator("iframe")).to_have_count(0)
    expect_to_run(page)


def test_code_that_forges_messages_only_ends_its_own_run(page: Page) -> None:
    open_editor(page)
    for said in ('{"ready": 1}', '{"point": 1}', "[]", "{"):
        run(page, SPEAK.format(said))
        expect_ended(page, ANSWERED)
    expect(again(page)).not_to_be_visible()
    expect_to_run(page)
