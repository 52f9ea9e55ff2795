"""“Make everything available offline”: downloads all files of the site at the visitor's request.

The request is stored in the cache itself: it tells the service worker to cache all files of a new
version, and a page to continue an interrupted download. The service worker caches each file as soon
as the page has fetched it.
"""

from collections.abc import Callable

from browser import files, offline
from browser.dom import by_id, run_soon
from browser.events import on, run_handler
from browser.files import BASE
from browser.rendering import Bindings
from browser.texts import text
from browser.trouble import TroubleError
from js import Event, Promise, Response, setTimeout, window
from jsffi import to_js

EVERYTHING = BASE + "everything"  # the address of the request in the cache, the same as in sw.js
SECONDS_TO_INSTALL = 60  # the service worker, on a visitor's first visit
DOWNLOADS_AT_ONCE = 4  # few, so that those that an interruption spoils are few
INSTALLED = "(display-mode: standalone)"


class OfflineCopy:
    """Shows in the footer whether everything is available offline, and offers it otherwise."""

    def __init__(self) -> None:
        self.root = by_id("offline")
        self.bindings = Bindings(self.root)
        self.is_loading = self.has_failed = False
        self.coming: list[str] = []  # the names of files to be downloaded
        self.done = 0  # the number of files that have been downloaded

    async def start(self, has_worker: bool) -> None:
        """Show the current state; continue a download that an earlier visit began, and start one
        for visitors who have installed the page. Without a service worker, nothing is offered.
        """
        cache = await offline.opened_cache() if has_worker else None
        if cache is None:
            self.root.hidden = True
            return
        on(self.root, "click", self.follow_click)
        on(window, "appinstalled", lambda event: run_handler(self.load()))
        if offline.controller() and not await offline.missing_files():
            self.show(text("page-offline-done"), is_offered=False)
        elif not offline.saves_data() and (
            await cache.match(EVERYTHING) or window.matchMedia(INSTALLED).matches
        ):
            await self.load()
        else:
            self.show("", is_offered=True)

    def follow_click(self, event: Event) -> None:
        if event.target.closest("button"):
            run_handler(self.load())

    async def load(self) -> None:
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
        self.coming = await offline.missing_files()
        self.has_failed = False
        self.bindings.show(total=len(self.coming) or 1)
        for downloads in [run_soon(self.download) for _ in range(DOWNLOADS_AT_ONCE)]:
            await downloads
        if self.has_failed:
            return text("page-offline-failed")
        return text("page-offline-full") if await offline.missing_files() else ""

    async def download(self) -> None:
        """Download files one after the other, until none is left."""
        while self.coming:
            try:
                await files.blob(self.coming.pop())
            except TroubleError:
                self.has_failed = True
            self.done += 1
            self.bindings.show(done=self.done)

    def show(self, outcome: str, is_offered: bool) -> None:
        self.done = 0
        self.bindings.show(
            is_offered=is_offered, is_loading=self.is_loading, outcome=outcome, done=0
        )


def give_up(resolve: Callable[[], None], *_: object) -> None:
    """Resolve a promise after the time in which a service worker should be installed."""
    setTimeout(resolve, 1000 * SECONDS_TO_INSTALL)
