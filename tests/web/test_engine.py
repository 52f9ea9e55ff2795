"""Tests that an engine that ends or crashes is started again, and answers the pending request."""

import pytest
from playwright.sync_api import Page, expect

from build import WEB
from tests.web.means import accept_any
from tests.web.pages.page import BROKEN, again, expect_status

ENDED = "() => document.querySelector('script[type=py]').xworker.terminate()"
SECONDS = 61  # a little more than the page waits for an answer
STEP = "    lexicon = await _lexicon(site, hive)\n"
ENDLESS = """
    if letters == "nioatuc":
        def down():
            down()
        down()
"""


@pytest.fixture
def broken(page: Page) -> None:
    """Make the page start an engine that one hive sends into an endless recursion."""
    text = (WEB / "engine.py").read_text("utf-8")
    assert STEP in text
    accept_any(page, "engine.py")
    body = text.replace(STEP, ENDLESS + STEP, 1)
    page.route("**/engine.py", lambda route: route.fulfill(body=body))


def start(page: Page) -> None:
    page.goto("./#lab/vctaoen")
    expect_status(page, "Ready to solve VCTAOEN")


def ask(page: Page) -> None:
    page.goto("./#lab/nioatuc")


def expect_answer(page: Page) -> None:
    expect_status(page, "Ready to solve NIOATUC")
    expect(again(page)).not_to_be_visible()


def test_an_engine_that_ends_is_restarted_and_called_again(page: Page) -> None:
    page.clock.install()
    start(page)
    page.evaluate(ENDED)
    ask(page)
    page.clock.fast_forward(1000 * SECONDS)
    expect_answer(page)


def test_an_engine_that_breaks_is_restarted_and_called_again(page: Page, broken: None) -> None:
    start(page)
    page.unroute("**/engine.py")
    ask(page)
    expect_answer(page)


def test_a_request_that_breaks_the_engine_twice_is_reported(page: Page, broken: None) -> None:
    start(page)
    ask(page)
    expect_status(page, BROKEN)
    page.unroute("**/engine.py")
    again(page).click()
    expect_answer(page)
