"""Creates all browser profiles of the tests, and the pages in them."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

from tests.web import browsers
from tests.web.means import HAS_TOUCH, Held
from tests.web.probes import Probes
from tests.web.waiting import PATIENCE
from tests.web.watch import Watch

NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"
"""A script that removes service workers, as in a browser that does not have them."""

FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's settings without site data; the headless shell has no settings."""
NO_COOKIES: browsers.Settings = {"network.cookie.cookieBehavior": 2}
"""Firefox's settings without site data."""


def watched(context: BrowserContext) -> Watch:
    """Record the console messages and requests of a profile's pages from now on."""
    watch = Watch()
    context.on("console", lambda message: watch.note(message.type, message.text))
    context.on("weberror", lambda error: watch.note("uncaught", str(error.error)))
    context.on("request", lambda request: watch.requests.append(request.url))
    return watch


class Pages:
    """Opens pages of the site, each in a fresh profile unless it joins another page's.

    Pages have no service worker, which would cost each test seconds, unless a test asks for one
    with the argument or the marker `service_worker`.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        touch_browser: Callable[[], Browser],
        probes: Probes | None,
        service_worker: bool = False,
    ) -> None:
        self.browser, self.url, self.touch_browser = browser, url, touch_browser
        self.probes, self.service_worker = probes, service_worker
        self.contexts: list[BrowserContext] = []
        self.watches: list[Watch] = []

    def __call__(
        self,
        *,
        beside: Page | None = None,
        service_worker: bool | None = None,
        is_quiet: bool = True,
        is_phone: bool = False,
        storage: dict[str, str] | None = None,
        **options: Any,
    ) -> Page:
        """Return a new, empty page.

        It is a second tab in the profile of the page `beside`, or has its own profile, with
        `storage` in its local storage. If it `is_quiet`, it must not write to the console or send
        requests to another origin. `options` are Playwright's for a browser context.
        """
        if beside:
            return beside.context.new_page()
        browser = self.touch_browser() if is_phone else self.browser
        if is_phone and HAS_TOUCH:
            options = {"has_touch": True, "is_mobile": True, **options}
        if storage:
            options["storage_state"] = self.stored(storage)
        context = browser.new_context(base_url=self.url, **options)
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if not (self.service_worker if service_worker is None else service_worker):
            context.add_init_script(NO_SERVICE_WORKER)
        if self.probes:
            self.probes.listen(context)
        if is_quiet:
            self.watches.append(watched(context))
        return context.new_page()

    def stored(self, storage: dict[str, str]) -> dict[str, Any]:
        """Return a profile's storage state with some items in the site's local storage."""
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(self.url))
        items = [{"name": name, "value": value} for name, value in storage.items()]
        return {"cookies": [], "origins": [{"origin": origin, "localStorage": items}]}

    def expect_quiet(self) -> None:
        """Call `Watch.expect_quiet` for all pages opened as quiet, and forget their requests."""
        for watch in self.watches:
            watch.expect_quiet(self.url)
            watch.requests.clear()

    def close(self) -> None:
        """Call `expect_quiet`, and close every profile even if it fails."""
        try:
            self.expect_quiet()
        finally:
            Held.end()
            for context in self.contexts:
                if self.probes:
                    self.probes.ask(context)
                context.close()


@contextmanager
def without_site_data(browser: Browser, folder: Path, url: str) -> Iterator[BrowserContext]:
    """Open a profile whose settings forbid the storage of any site data."""
    ways = {"chromium": _forbidding_chromium, "firefox": _forbidding_firefox}
    if browsers.ENGINE not in ways:
        pytest.skip(f"{browsers.ENGINE} has no setting that forbids site data")
    with ways[browsers.ENGINE](browser.browser_type, folder, url) as context:
        context.set_default_timeout(PATIENCE)
        yield context


@contextmanager
def _forbidding_chromium(kind: BrowserType, folder: Path, url: str) -> Iterator[BrowserContext]:
    path = browsers.located(kind, full=True)
    if path is None:
        pytest.skip("no Chromium with settings: only the one without a window is installed")
    (folder / "Default").mkdir()
    (folder / "Default" / "Preferences").write_text(json.dumps(FORBIDDEN), "utf-8")
    context = kind.launch_persistent_context(
        folder, executable_path=path, args=browsers.sandbox_arguments(), base_url=url
    )
    yield context
    context.close()


@contextmanager
def _forbidding_firefox(kind: BrowserType, _: Path, url: str) -> Iterator[BrowserContext]:
    browser = browsers.launch(kind, NO_COOKIES)
    yield browser.new_context(base_url=url)
    browser.close()
