"""“Make everything available offline”: downloads all files of the site at the visitor's request.

The request is stored in the cache itself: it tells the service worker to cache all files of a new
version, and a page to continue an interrupted download.
"""

from collections.abc import Callable

from browser import offline
from browser.dom import by_id
from browser.download import download
from browser.events import on
from browser.files import BASE
from browser.rendering import Bindings
from browser.texts import text
from js import Event, Promise, Response, setTimeout, window
from jsffi import to_js

EVERYTHING = BASE + "everything"  # the address of the request in the cache, the same as in sw.js
SECONDS_TO_INSTALL = 60  # the service worker, on a visitor's first visit
INSTALLED = "(display-mode: standalone)"


class OfflineCopy:
    """Shows in the footer whether everything is available offline, and offers it otherwise."""

    def __init__(self) -> None:
        self.root = by_id("offline")
        self.bindings = Bindings(self.root)
        self.is_loading = False

    async def start(self, has_worker: bool) -> None:
        """Show the current state; continue a download that an earlier visit began, and start one
        for visitors who have installed the page. Without a service worker, nothing is offered.
        """
        cache = await offline.opened_cache() if has_worker else None
        if cache is None:
            self.root.hidden = True
            return
        on(self.root, "click", self.follow_click)
        on(window, "appinstalled", self.load)
        found = await offline.addresses(cache)
        if not list(offline.uncached(found)):
            self.show(text("page-offline-done"), is_offered=False)
        elif not offline.saves_data() and (
            EVERYTHING in found or window.matchMedia(INSTALLED).matches
        ):
            await self.load()
        else:
            self.show("", is_offered=True)

    async def follow_click(self, event: Event) -> None:
        if event.target.closest("button"):
            await self.load()

    async def load(self, event: Event | None = None) -> None:
        """Download everything, and show the outcome."""
        if self.is_loading:
            return
        self.is_loading = True
        self.show("", is_offered=False)
        missing = await self.loaded()
        self.is_loading = False
        self.show(missing or text("page-offline-done"), is_offered=bool(missing))

    async def loaded(self) -> str:
        """Download everything; return a sentence about what went wrong, or ""."""
        waits = [offline.caching(), Promise.new(give_up)]
        await Promise.race(to_js(waits))
        if not offline.is_caching():
            return text("page-offline-failed")
        cache = await offline.opened_cache()
        assert cache
        try:
            await cache.put(EVERYTHING, Response.new(""))
        except Exception:
            return text("page-offline-full")
        if await download(list(offline.hashes()), self.show_progress):
            return text("page-offline-failed")
        is_cached = not list(offline.uncached(await offline.addresses(cache)))
        return "" if is_cached else text("page-offline-full")

    def show_progress(self, done: int) -> None:
        self.bindings.show(done=done)

    def show(self, outcome: str, is_offered: bool) -> None:
        self.bindings.show(
            is_offered=is_offered, is_loading=self.is_loading, outcome=outcome, done=0
        )


def give_up(resolve: Callable[[], None], *_: object) -> None:
    """Resolve a promise after the time in which a service worker should be installed."""
    setTimeout(resolve, 1000 * SECONDS_TO_INSTALL)
