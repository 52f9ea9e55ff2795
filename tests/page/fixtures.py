"""The fixtures of tests/web, of the same names, for pages that Node runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

from tests.page.context import Browser, Context
from tests.page.page import Page
from tests.page.probes import Probes
from tests.web.conftest import BASE, PHONE, Watch, dist

__all__ = ["browser", "context", "dist", "page", "phone", "troubled_page", "url", "watch"]


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


@pytest.fixture
def context(browser: Browser) -> Iterator[Context]:
    """A fresh profile, of a browser that keeps no site and starts no engine."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE["viewport"], has_touch=True)
    yield context.new_page()
    context.close()


@pytest.fixture
def watch(context: Context) -> Watch:
    """What pages say and ask for from now on."""
    watch = Watch()
    context.on(
        "console",
        lambda message: watch.console.append(f"{message.type}: {message.text}"),
    )
    context.on("weberror", lambda error: watch.console.append(f"uncaught: {error.error}"))
    context.on("request", lambda request: watch.requests.append(request.url))
    return watch


@pytest.fixture
def page(context: Context, watch: Watch, url: str) -> Iterator[Page]:
    """A page; at the end it must have asked no other origin, and left the console empty."""
    yield context.new_page()
    watch.expect_quiet(url)


@pytest.fixture
def troubled_page(context: Context) -> Page:
    """A page whose troubles are the test's own: its console may say what it likes."""
    return context.new_page()
