"""A built site, served as GitHub Pages would, and pages of a browser on it."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from build import DIST, serve, site
from tests.web import browsers
from tests.web.means import HAS_TOUCH
from tests.web.waiting import PATIENCE

BASE = "/open-hive/"
KEPT = f"open-hive {BASE} "  # how the names of what is kept begin

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as the sources have it now; each process that runs tests has one of its own."""
    dist = tmp_path_factory.mktemp("site")
    if DIST.is_dir():  # of which most is as it was
        shutil.copytree(DIST, dist, dirs_exist_ok=True)
    site.make(dist, "https://example.org" + BASE)
    return dist


@pytest.fixture(scope="session")
def url(dist: Path) -> Iterator[str]:
    with serve.server(dist, 0, BASE) as http:
        Thread(target=http.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}{BASE}"
        http.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsers.launched(arguments=browsers.BRIEF) as browser:
        yield browser


LITTLE_MEMORY = """Object.defineProperty(navigator, "deviceMemory", { value: 2 });"""
"""A device that starts the engine when it is needed."""
SPARING = LITTLE_MEMORY + "delete Navigator.prototype.serviceWorker;"
"""Such a device, with a browser that keeps no site."""


@pytest.fixture
def context(browser: Browser, url: str, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A fresh profile; a sparing one but for tests that are marked `kept` or `whole`.

    Most tests are about the page alone, and each engine, each site kept costs them seconds.
    """
    context = browser.new_context(base_url=url)
    if "whole" not in request.keywords:
        context.add_init_script(LITTLE_MEMORY if "kept" in request.keywords else SPARING)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    **({"has_touch": True, "is_mobile": True} if HAS_TOUCH else {}),
}


@pytest.fixture(scope="session")
def phones_browser(browser: Browser) -> Iterator[Browser]:
    """A browser that takes its pointer for a finger, if need be one of its own."""
    if HAS_TOUCH:
        yield browser
    else:
        with browsers.launch(browser.browser_type, browsers.COARSE) as phones:
            yield phones


@pytest.fixture
def phone(phones_browser: Browser, url: str) -> Iterator[Page]:
    context = phones_browser.new_context(base_url=url, **PHONE)
    context.add_init_script(SPARING)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def keep(page: Page, name: str, text: str) -> None:
    """Put a text among what a browser has kept."""
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [KEPT + name, text])


@dataclass
class Watch:
    """What a page said on the console, and what it asked the network for."""

    console: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def expect_quiet(self, url: str) -> None:
        """Expect that no other origin was asked, and the console left empty."""
        origin = url.removesuffix(BASE)
        assert [asked for asked in self.requests if not asked.startswith((origin, "blob:"))] == []
        assert self.console == []


@pytest.fixture
def watch(context: BrowserContext) -> Watch:
    return watching(context)


def watching(context: BrowserContext) -> Watch:
    """Return what pages of a context say and ask for from now on."""
    watch = Watch()
    context.on(
        "console",
        lambda message: (
            watch.console.append(f"{message.type}: {message.text}")
            if message.type != "debug"
            else None
        ),
    )
    context.on("weberror", lambda error: watch.console.append(f"uncaught: {error.error}"))
    context.on("request", lambda request: watch.requests.append(request.url))
    return watch


@pytest.fixture
def page(context: BrowserContext, watch: Watch, url: str) -> Iterator[Page]:
    """A page; at the end it must have asked no other origin, and left the console empty."""
    yield context.new_page()
    watch.expect_quiet(url)


@pytest.fixture
def troubled_page(context: BrowserContext) -> Page:
    """A page whose troubles are the test's own: its console may say what it likes."""
    return context.new_page()
