"""Actions on a page from outside it; some skip the test if Playwright lacks them in a browser."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, ClassVar

import pytest
from playwright.sync_api import CDPSession, Error, Locator, Page, Route

from tests.web.browsers import ENGINE

HAS_TOUCH = ENGINE != "firefox"
"""Playwright cannot emulate a touchscreen in an unmodified Firefox."""
HAS_WEBRTC = ENGINE != "webkit"
"""Playwright's WebKit for Linux is built without WebRTC."""


class Held:
    """Requests for an address that wait until they are released, or until their page is closed.

    Browsers differ in how many requests they send: Firefox does not use a preloaded file for a
    request with an integrity hash.
    """

    all: ClassVar[list["Held"]] = []  # of the pages that are open

    def __init__(self, page: Page, address: str) -> None:
        self.routes: list[Route] = []
        self.answer: Callable[[Route], None] = self.routes.append
        page.route(address, lambda route: self.answer(route))
        self.all.append(self)

    def release(self) -> None:
        self.answer = Route.continue_
        for route in self.routes:
            route.continue_()
        self.routes.clear()

    def end(self) -> None:
        self.answer = abort
        for route in self.routes:
            abort(route)
        self.routes.clear()

    @classmethod
    def end_all(cls) -> None:
        """Abort the requests that still wait, and those that follow, such as a second attempt.

        Otherwise, Python would warn of each handler that never ends, in whichever test runs then.
        """
        for held in cls.all:
            held.end()
        cls.all.clear()


def abort(route: Route) -> None:
    with suppress(Error):  # the page has left
        route.abort()


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
    """Skip the rest of a test in Firefox, where Playwright lacks a feature."""
    if ENGINE == "firefox":
        pytest.skip(f"Playwright has no {what} in an unmodified Firefox")


def hold_engine(page: Page) -> None:
    """Prevent the engine from starting, for tests of what works without it."""
    Held(page, "**/pyodide.asm.wasm")


def emulate(page: Page, **media: Any) -> None:
    """Emulate other media or user preferences, such as print or a dark color scheme."""
    skip_in_firefox("other media")
    page.emulate_media(**media)


def accept_any(page: Page, name: str) -> None:
    """Empty the hash of a file in the page, so that it accepts any content."""

    def without_hash(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(f'"{re.escape(name)}":"sha256[^"]*"', f'"{name}":""', answer.text())
        route.fulfill(response=answer, body=body)

    page.route(re.compile("/open-hive/(lab/)?$"), without_hash)


def chromium(page: Page) -> CDPSession:
    """Return a session of the Chrome DevTools Protocol."""
    if ENGINE != "chromium":
        pytest.skip("only Chromium can be asked")
    return page.context.new_cdp_session(page)


@contextmanager
def downloading(page: Page) -> Iterator[Any]:
    """Wait for a download in the `with` block; after it, the yielded object has it as `value`."""
    skip_in_firefox("downloads")
    with page.expect_download() as saved:
        yield saved
