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
def browser(dist: Path, url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Node in place of a browser; under coverage.py it gets to know what the page has run."""
    coverage = Coverage.current()
    if coverage is None:
        browser = Browser(dist, url)
        yield browser
    else:
        probes, overlay = Probes(), tmp_path_factory.mktemp("noted")
        probes.lay(dist, overlay)
        browser = Browser(dist, url, overlay)
        yield browser
        probes.tell(coverage, browser.reached())
    browser.close()


@pytest.fixture(scope="session")
def touch_browser(browser: Browser) -> Browser:
    return browser


@pytest.fixture(autouse=True)
def heard(request: pytest.FixtureRequest) -> Iterator[None]:
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
