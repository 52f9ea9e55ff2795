"""What a test does to a page from outside it, by the means that the engine's Playwright has."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, Route

from tests.web.browsers import ENGINE

HAS_TOUCH = ENGINE != "firefox"
"""Playwright has no finger for Firefox as it is delivered."""


class Held:
    """Requests for an address that wait until they are released.

    Engines differ in how often they ask: Firefox does not take what was loaded ahead for what is
    fetched with a hash.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.routes: list[Route] = []
        self.is_released = False
        page.route(address, self.hold)

    def hold(self, route: Route) -> None:
        if self.is_released:
            route.continue_()
        else:
            self.routes.append(route)

    def release(self) -> None:
        self.is_released = True
        for route in self.routes:
            route.continue_()


def tap(place: Locator) -> None:
    if HAS_TOUCH:
        place.tap()
    else:
        place.click()


def tap_at(page: Page, x: float, y: float) -> None:
    if HAS_TOUCH:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def skip_in_firefox(what: str) -> None:
    """Leave out what is left of a test where Playwright lacks something."""
    if ENGINE == "firefox":
        pytest.skip(f"Playwright has no {what} of Firefox as it is delivered")


def hold_engine(page: Page) -> None:
    """Keep the engine from ever starting, where a test is about what needs none."""
    page.route("**/pyodide.asm.wasm", lambda route: None)


def emulate(page: Page, **media: Any) -> None:
    """Have a page take the screen, the paper or the visitor for another."""
    skip_in_firefox("other media")
    page.emulate_media(**media)


def emulate_nothing(page: Page) -> None:
    """Take back what `emulate` did."""
    if ENGINE != "firefox":
        page.emulate_media(
            media="null", color_scheme="null", reduced_motion="null", contrast="null"
        )


def accept_any(page: Page, name: str) -> None:
    """Have the page accept a file of the site whatever is in it."""

    def without_hash(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(f'"{name}":', '"":'))

    page.route(re.compile("/open-hive/$"), without_hash)


def chromium(page: Page) -> CDPSession:
    """Return a session of Chromium's own protocol."""
    if ENGINE != "chromium":
        pytest.skip("only Chromium can be asked")
    return page.context.new_cdp_session(page)


@contextmanager
def downloading(page: Page) -> Iterator[Any]:
    """Wait for a file that is saved within; what is yielded has it as its value."""
    skip_in_firefox("downloads")
    with page.expect_download() as saved:
        yield saved
