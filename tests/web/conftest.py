"""Fixtures: the built site, served as on GitHub Pages, and browser pages on it."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from build import WEB, serve
from tests.web import browsers, built
from tests.web import probes as the_probes
from tests.web.built import BASE, once
from tests.web.host import Host
from tests.web.means import HAS_TOUCH
from tests.web.probes import Probes
from tests.web.profiles import Pages
from tests.web.screens import PHONE
from tests.web.waiting import PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(optionalhook=True)  # for those who run one test without pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    """Run two tests on each processor: a test waits for its browser about half of the time."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A folder that all test processes of this run share."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if hasattr(request.config, "workerinput") else folder


@pytest.fixture(scope="session")
def probes(shared: Path) -> Iterator[Probes | None]:
    """The probes in the page's modules; None unless the variable PROBES is set."""
    probes = Probes(once(shared / "probed", the_probes.write)) if "PROBES" in os.environ else None
    yield probes
    if probes:
        probes.report()


@pytest.fixture(scope="session")
def dist(shared: Path, probes: Probes | None) -> Path:
    """The site built from the current sources; read-only, since all test processes share it."""
    app = probes.folder if probes else WEB / "app"
    return once(shared / "web", partial(built.build, app)) / "site"


@pytest.fixture(scope="session")
def site_url(dist: Path) -> Iterator[str]:
    with serve.server(dist, 0, BASE) as http:
        Thread(target=http.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}{BASE}"
        http.shutdown()


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    """A server that a test can inspect, break, and stop; it serves the test's pages."""
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
    """A browser with a touchscreen: `browser` itself if it can emulate one."""
    if HAS_TOUCH:
        yield browser
    else:
        with browsers.launch(browser.browser_type, browsers.COARSE) as phones:
            yield phones


@pytest.fixture
def new_page(
    browser: Browser, url: str, probes: Probes | None, request: pytest.FixtureRequest
) -> Iterator[Pages]:
    """Opens pages, with a service worker if the test has the marker `service_worker`."""
    pages = Pages(
        browser,
        url,
        lambda: request.getfixturevalue("touch_browser"),
        probes,
        service_worker=request.node.get_closest_marker("service_worker") is not None,
    )
    yield pages
    pages.close()


@pytest.fixture
def page(new_page: Pages) -> Page:
    """A page that must not send requests to other origins or write to the console."""
    return new_page()


@pytest.fixture
def troubled_page(new_page: Pages) -> Page:
    """A page that may write errors to the console, because the test causes them."""
    return new_page(is_quiet=False)


@pytest.fixture
def visit(new_page: Pages) -> Callable[..., Page]:
    """Opens Play at noon of November 21, 2026, or at another time, with given saved games."""

    def visit(name: str = "", now: str | int = "2026-11-21T12:00:00Z", **options: Any) -> Page:
        page = new_page(**{"timezone_id": "UTC", "locale": "en-US", **options})
        page.clock.set_fixed_time(now)
        page.goto(f"./#play/{name}")
        return page

    return visit


@pytest.fixture
def phone(new_page: Pages) -> Page:
    return new_page(is_phone=True, viewport=PHONE)
