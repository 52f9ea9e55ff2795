"""Fixtures: a built site, served as GitHub Pages would, and pages of a browser on it."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from build import serve
from tests.web import browsers
from tests.web.built import BASE, build_once
from tests.web.host import Host
from tests.web.means import HAS_TOUCH
from tests.web.pages import lab
from tests.web.profiles import Pages
from tests.web.screens import PHONE
from tests.web.waiting import PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The site as the sources have it now: for reading only, since all test processes share it."""
    folder = tmp_path_factory.getbasetemp()
    return build_once((folder.parent if hasattr(request.config, "workerinput") else folder) / "web")


@pytest.fixture(scope="session")
def site_url(dist: Path) -> Iterator[str]:
    with serve.server(dist, 0, BASE) as http:
        Thread(target=http.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}{BASE}"
        http.shutdown()


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    """A server that a test can watch, break and stop; the test's pages are on it."""
    host = Host(dist, BASE)
    yield host
    host.stop()


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """The address of the site: on the test's own host, if it has one."""
    if "host" in request.fixturenames:
        host: Host = request.getfixturevalue("host")
        return host.url
    return str(request.getfixturevalue("site_url"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsers.launched(arguments=browsers.BRIEF) as browser:
        yield browser


@pytest.fixture(scope="session")
def touch_browser(browser: Browser) -> Iterator[Browser]:
    """A browser that takes its pointer for a finger: where need be, another browser."""
    if HAS_TOUCH:
        yield browser
    else:
        with browsers.launch(browser.browser_type, browsers.COARSE) as phones:
            yield phones


@pytest.fixture
def new_page(browser: Browser, url: str, request: pytest.FixtureRequest) -> Iterator[Pages]:
    """Opens pages, with engine and service worker if the test has the marker of that name."""
    pages = Pages(
        browser,
        url,
        lambda: request.getfixturevalue("touch_browser"),
        engine=request.node.get_closest_marker("engine") is not None,
        service_worker=request.node.get_closest_marker("service_worker") is not None,
    )
    yield pages
    pages.close()


@pytest.fixture
def page(new_page: Pages) -> Page:
    """A page; at the end it must have asked no other origin, and left the console empty."""
    return new_page()


@pytest.fixture
def troubled_page(new_page: Pages) -> Page:
    """A page whose troubles are the test's own: its console may say what it likes."""
    return new_page(is_quiet=False)


@pytest.fixture
def phone(new_page: Pages) -> Page:
    return new_page(is_phone=True, viewport=PHONE)


@pytest.fixture(scope="session")
def labs(browser: Browser, site_url: str) -> Iterator[Pages]:
    pages = Pages(browser, site_url, lambda: browser)
    yield pages
    pages.close()


@pytest.fixture(scope="session")
def opened_lab(labs: Pages) -> Page:
    """The page in the Lab that `lab_page` hands to one test after the other."""
    return labs()


@pytest.fixture
def lab_page(labs: Pages, opened_lab: Page) -> Iterator[Page]:
    """A page in the Lab with its engine up, for tests that only look.

    All of them in a test process share it, since to start an engine takes longer than to look.
    """
    lab.start_over(opened_lab)
    yield opened_lab
    labs.expect_quiet()
