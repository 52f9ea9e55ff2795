"""Creates all browser profiles of the tests, and the pages in them."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.web.means import HAS_TOUCH, Held
from tests.web.probes import Probes
from tests.web.waiting import PATIENCE

HEAR = """
    window.heard = [];
    addEventListener("DOMContentLoaded", () => {
        const voice = document.getElementById("voice");
        let place = voice?.parentNode; // other pages have none
        const observer = new MutationObserver((changes) => {
            const { parentNode, textContent } = voice;
            const isSaid = textContent && changes.some(({ target }) => voice.contains(target));
            if (isSaid || parentNode !== place) heard.push(textContent);
            place = parentNode;
        });
        if (voice) observer.observe(voice, { childList: true, subtree: true, characterData: true });
        for (const each of document.querySelectorAll("main .status-place"))
            observer.observe(each, { childList: true });
    });
"""
"""A script that lists the sentences that the page announces to screen readers, and "" whenever they
move to another view or dialog.
"""
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"
"""A script that removes service workers, as in a browser that does not have them."""


LATE = "preloaded using link preload but not used within a few seconds"
"""Chromium's remark on a file that is late because the machine is busy."""


class Watch:
    """Records the console messages and the addresses of requests of a profile's pages."""

    def __init__(self, context: BrowserContext) -> None:
        self.console: list[str] = []
        self.requests: list[str] = []
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.note("uncaught", str(error.error)))
        context.on("request", lambda request: self.requests.append(request.url))

    def hear(self, message: ConsoleMessage) -> None:
        self.note(message.type, f"{message.text} ({message.location['url']})")

    def note(self, kind: str, text: str) -> None:
        if kind != "debug" and LATE not in text:
            self.console.append(f"{kind}: {text}")

    def expect_quiet(self, url: str) -> None:
        """Expect requests to the site's own origin only, and an empty console."""
        origin = "{0.scheme}://{0.netloc}/".format(urlsplit(url))
        assert [asked for asked in self.requests if not asked.startswith((origin, "blob:"))] == []
        assert self.console == [], self.console  # pytest shows no values here


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
            origin = "{0.scheme}://{0.netloc}".format(urlsplit(self.url))
            items = [{"name": name, "value": value} for name, value in storage.items()]
            state = {"cookies": [], "origins": [{"origin": origin, "localStorage": items}]}
            options["storage_state"] = state
        context = browser.new_context(**{"base_url": self.url, **options})
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HEAR)
        if not (self.service_worker if service_worker is None else service_worker):
            context.add_init_script(NO_SERVICE_WORKER)
        if self.probes:
            self.probes.listen(context)
        if is_quiet:
            self.watches.append(Watch(context))
        return context.new_page()

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
            Held.end_all()
            for context in self.contexts:
                for page in context.pages:
                    page.unroute_all(behavior="wait")  # for handlers that have just begun
                if self.probes:
                    self.probes.ask(context)
                context.close()
