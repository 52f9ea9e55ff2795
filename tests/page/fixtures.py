"""What the fixtures of tests/web stand on, for pages that Node runs."""

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
    return "http://127.0.0.1:8000" + BASE  # where nobody is asked


@pytest.fixture(scope="session")
def probed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Probes, Path] | None:
    """Under coverage.py, what notes which parts of the page have run, and where its files are."""
    if Coverage.current() is None:
        return None
    probes, overlay = Probes(), tmp_path_factory.mktemp("noted")
    probes.lay(dist, overlay)
    return probes, overlay


@pytest.fixture(scope="module")
def browser(dist: Path, url: str, probed: tuple[Probes, Path] | None) -> Iterator[Browser]:
    """Node in place of a browser, anew for each module: its memory grows with each page."""
    coverage = Coverage.current()
    browser = Browser(dist, url, probed and probed[1])
    yield browser
    if probed and coverage:
        probed[0].tell(coverage, browser.reached())
    browser.close()


@pytest.fixture(scope="module")
def touch_browser(browser: Browser) -> Browser:
    return browser


@pytest.fixture(autouse=True)
def listening(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have pages judged by all that they say until their test ends."""
    has_pages = "new_page" in request.fixturenames
    if has_pages:
        request.getfixturevalue("new_page")  # which judges them after this
    yield
    if has_pages:
        request.getfixturevalue("browser").settle()


@pytest.fixture
def context(page: Page) -> BrowserContext:
    """The profile of the test's page."""
    return page.context
