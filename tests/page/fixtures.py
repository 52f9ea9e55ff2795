"""Fixtures that replace those of tests/web when Node runs the pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

from tests.page.context import Browser
from tests.page.driver import BrowserContext, Page
from tests.page.probes import Probes
from tests.web.built import BASE


@pytest.fixture(scope="session")
def url() -> str:
    return "http://127.0.0.1:8000" + BASE  # no request leaves Node, so nothing listens here


@pytest.fixture(scope="session")
def probed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Probes, Path] | None:
    """The coverage probes and the folder of the modified files; None without coverage.py."""
    if Coverage.current() is None:
        return None
    probes, overlay = Probes(), tmp_path_factory.mktemp("probed")
    probes.write_overlay(dist, overlay)
    return probes, overlay


@pytest.fixture(scope="module")
def browser(dist: Path, url: str, probed: tuple[Probes, Path] | None) -> Iterator[Browser]:
    """Node in place of a browser; each test module starts a new one, to limit its memory."""
    coverage = Coverage.current()
    browser = Browser(dist, url, probed and probed[1])
    yield browser
    if probed and coverage:
        probed[0].report(coverage, browser.reached())
    browser.close()


@pytest.fixture(scope="module")
def touch_browser(browser: Browser) -> Browser:
    return browser


@pytest.fixture(autouse=True)
def listening(request: pytest.FixtureRequest) -> Iterator[None]:
    """Dispatch the last events of a test's pages before `new_page` checks their consoles."""
    has_pages = "new_page" in request.fixturenames
    if has_pages:
        request.getfixturevalue(
            "new_page"
        )  # so that its teardown, with the check, runs after this one's
    yield
    if has_pages:
        request.getfixturevalue("browser").settle()


@pytest.fixture
def context(page: Page) -> BrowserContext:
    """The browser profile of the test's page."""
    return page.context
