"""What a test does to a page from outside it, by the means that the engine's Playwright has."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

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


def emulate(
    page: Page,
    color_scheme: Literal["dark", "light"] | None = None,
    contrast: Literal["more"] | None = None,
    media: Literal["print", "screen"] | None = None,
    reduced_motion: Literal["reduce"] | None = None,
) -> None:
    """Have a page take the screen, the paper or the visitor for another."""
    if ENGINE == "firefox":
        pytest.skip("Playwright emulates no media in Firefox as it is delivered")
    page.emulate_media(
        color_scheme=color_scheme, contrast=contrast, media=media, reduced_motion=reduced_motion
    )


def chromium(page: Page) -> CDPSession:
    """Return a session of Chromium's own protocol."""
    if ENGINE != "chromium":
        pytest.skip("only Chromium can be asked")
    return page.context.new_cdp_session(page)


@contextmanager
def downloading(page: Page) -> Iterator[Any]:
    """Wait for a file that is saved within; what is yielded has it as its value."""
    if ENGINE == "firefox":
        pytest.skip("Playwright does not tell of downloads in Firefox as it is delivered")
    with page.expect_download() as saved:
        yield saved
