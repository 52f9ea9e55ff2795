"""Offline use: the service worker caches the site, and the page offers a new version."""

import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TypeVar

from browser import files
from browser.dom import by_id, run_soon
from browser.events import on, run_handler
from browser.files import BASE, blob
from browser.language import HOME, LANGUAGE, ROOT
from browser.rendering import Bindings
from browser.status import TroubleError
from browser.store import attempted
from browser.texts import text
from js import (
    Cache,
    Event,
    MessageChannel,
    Promise,
    Reflect,
    Registration,
    Response,
    Worker,
    WorkerContainer,
    document,
    navigator,
    setTimeout,
    window,
)
from jsffi import to_js

from beecore.editions import ORIGINAL

T = TypeVar("T")


def is_caching() -> bool:
    """Return whether the service worker caches fetched files, or the browser has none."""
    return _service_workers() is None or bool(controller())


def controller() -> Worker | None:
    """Return the service worker that handles the page's requests; None if none does."""
    workers = _service_workers()
    return workers.controller if workers else None


async def caching() -> None:
    """Wait until the service worker caches fetched files, unless the browser has none."""
    workers = _service_workers()
    if workers and not workers.controller:
        await Promise.new(
            lambda resolve, *_: workers.addEventListener("controllerchange", lambda *_: resolve())
        )


async def opened_cache() -> "Cache | None":
    """Return the service worker's cache; None if the browser has none, or denies it."""
    return await cache_named(f"open-hive {BASE}") if _service_workers() else None


async def cache_named(name: str) -> "Cache | None":
    """Return one of the site's caches; None if the browser has none, or denies it."""
    found = attempted(Reflect.get, None, window, "caches")
    if not (found and hasattr(found[0], "open")):
        return None
    try:
        cache: Cache = await found[0].open(name)
    except Exception:
        return None
    return cache


async def addresses(cache: Cache) -> set[str]:
    """Return the addresses of the files in a cache."""
    return {request.url for request in await cache.keys()}


def hashes() -> dict[str, str]:
    """Return the hashes of the site's files, except the page itself, by name."""
    known: dict[str, str] = json.loads(by_id("hashes").textContent)
    return known


def uncached(found: set[str]) -> Iterator[str]:
    """Yield the names of the site's files whose addresses are not in `found`."""
    for name, hashed in hashes().items():
        if f"{BASE}{name}?{hashed}" not in found:
            yield name


async def missing_files() -> list[str]:
    """Return the names of the site's files that are not cached, also of those that only the pages
    of other languages need: unlike the page, the service worker has a list of all.
    """
    channel, worker = MessageChannel.new(), controller()
    assert worker
    port = channel.port1
    answer = Promise.new(
        lambda resolve, *_: port.addEventListener("message", lambda event: resolve(event.data))
    )
    port.start()
    worker.postMessage("list missing files", to_js([channel.port2]))
    names: list[str] = json.loads(await answer)
    return names


async def has(names: Sequence[str]) -> bool:
    """Return whether the service worker has cached all of the named files."""
    cache = await opened_cache()
    missing = set(uncached(await addresses(cache))) if cache else set(names)
    return missing.isdisjoint(names)


async def caching_after(names: Sequence[str], loading: Awaitable[T]) -> T:
    """Return the result of loading files; cache them if no service worker was there to do so."""
    was_caching = is_caching()
    result = await loading
    if not was_caching:
        run_soon(lambda: cache_files(names))
    return result


async def cache_files(names: Sequence[str]) -> None:
    """Fetch files again once a service worker can cache them."""
    if _service_workers() is None:
        return
    await caching()
    for name in names:
        try:
            await blob(name)
        except Exception:
            return  # without a network; the next visit tries again


def _service_workers() -> "WorkerContainer | None":
    """Return the browser's service workers; None if it has none, or denies them."""
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    return found[0] if found and hasattr(found[0], "controller") else None


async def start_service_worker() -> bool:
    """Start caching the site for later visits, and show a button when a new version is ready.

    On a later visit, the definitions are cached as well, unless the visitor saves data. The page
    works without a service worker as long as there is a network. Returns whether there is one.
    """
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    if not (found and found[0]):
        return False
    is_later_visit = is_caching()
    try:
        registration = await found[0].register(ROOT + "sw.js")
    except Exception:
        return is_later_visit
    if not hasattr(registration, "active"):  # some browser extensions return another object
        return is_later_visit
    Updates(registration)
    controller = navigator.serviceWorker.controller
    wants_rest = is_later_visit and not saves_data()
    if wants_rest and controller and HOME == ORIGINAL:
        controller.postMessage("keep the rest")
    run_soon(lambda: cache_language(has_definitions=wants_rest))
    return True


async def cache_language(has_definitions: bool) -> None:
    """Cache the files that only the page's language needs, unless they are cached.

    The service worker caches them itself if this page installs it, but not if the page of another
    language did. With `has_definitions`, other languages than English get their definitions, too.
    """
    await caching()
    cache = await opened_cache()
    if cache is None:
        return
    known = {address.split("?")[0] for address in await addresses(cache)}
    await cache_files([name for name in own_files(has_definitions) if BASE + name not in known])


def own_files(has_definitions: bool) -> list[str]:
    """Return the names of the page's own files and, if wanted, of the definitions."""
    if HOME == ORIGINAL:
        return ["", "manifest.webmanifest", "likely.bee", "possible.bee", "calendar.txt"]
    folder = LANGUAGE + "/"
    names = [name for name in hashes() if name.startswith(folder)]
    return [folder, *[name for name in names if has_definitions or "/glosses/" not in name]]


def saves_data() -> bool:
    """Return whether the visitor's browser is set to save data."""
    connection = getattr(navigator, "connection", None)
    return bool(connection and getattr(connection, "saveData", False))


class Updates:
    """Offers to reload the page when a new version is ready, and looks for one now and then."""

    def __init__(self, registration: Registration) -> None:
        self.registration, self.banner = registration, by_id("update")
        on(self.banner, "click", self.chosen)
        on(document, "visibilitychange", self.look)
        on(registration, "updatefound", self.show)
        self.show()

    def show(self, event: Event | None = None) -> None:
        """Show the banner if a new version is ready."""
        if self.registration.installing:
            on(self.registration.installing, "statechange", self.show)
        self.banner.hidden = not (self.registration.waiting and self.registration.active)

    async def look(self, event: Event) -> None:
        """Look for a new version when the player returns to the tab, perhaps after days."""
        if not document.hidden:
            try:
                await self.registration.update()
            except Exception:
                return  # without a network

    def chosen(self, event: Event) -> None:
        """Switch to the new version now, or, after Later, when all tabs are closed."""
        if not event.target.matches("button"):
            return
        self.banner.hidden = True
        active, waiting = self.registration.active, self.registration.waiting
        if event.target.id == "reload" and active and waiting:
            active.postMessage("give way")
            waiting.postMessage("take over")  # it then reloads all tabs


# Downloads files into the browser's cache, with a progress bar.


async def download(names: Sequence[str], show: Callable[[int], None] | None) -> str:
    """Fetch and check files; return "", or the details of an error if one cannot be loaded.

    `show`, if given, is called with the number of bytes that have arrived so far.
    """
    count = ByteCount(show) if show else None
    details = ""
    for coming in [_start(name, count) for name in names]:
        details = await coming or details
    return details


class ByteCount:
    """Counts the bytes of several files."""

    def __init__(self, show: Callable[[int], None]) -> None:
        self.show = show
        self.done = 0

    def add(self, size: int) -> None:
        self.done += size
        self.show(self.done)


def _start(name: str, count: ByteCount | None) -> "Promise[str]":
    return run_soon(lambda: _fetch(name, count))


async def _fetch(name: str, count: ByteCount | None) -> str:
    """Fetch a file; return the details of an error, or ""."""
    if count:
        await _count(name, count)
    try:
        await files.load(name)
    except TroubleError as trouble:
        return trouble.details
    return ""


async def _count(name: str, count: ByteCount) -> None:
    """Download a file as it arrives, and count its bytes."""
    try:
        reader = (await files.load(name, checked=False)).body.getReader()
        part = await reader.read()
        while not part.done:
            count.add(part.value.length)
            part = await reader.read()
    except Exception:
        pass  # the checked fetch that follows reports it


# “Make everything available offline”: downloads all files of the site at the visitor's request.
# The request is stored in the cache itself: it tells the service worker to cache all files of a
# new version, and a page to continue an interrupted download. The service worker caches each file
# as soon as the page has fetched it.

EVERYTHING = BASE + "everything"  # the address of the request in the cache, the same as in sw.js
SECONDS_TO_INSTALL = 60  # the service worker, on a visitor's first visit
DOWNLOADS_AT_ONCE = 4  # few, so that those that an interruption spoils are few
INSTALLED = "(display-mode: standalone)"


class OfflineCopy:
    """Shows in the settings whether everything is available offline, and offers it otherwise."""

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
        cache = await opened_cache() if has_worker else None
        if cache is None:
            self.root.hidden = True
            return
        on(self.root, "click", self.follow_click)
        on(window, "appinstalled", lambda event: run_handler(self.load()))
        if controller() and not await missing_files():
            self.show(text("page-offline-done"), is_offered=False)
        elif not saves_data() and (
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
        waits = [caching(), Promise.new(give_up)]
        await Promise.race(to_js(waits))
        if not is_caching():
            return text("page-offline-failed")
        cache = await opened_cache()
        assert cache
        try:
            await cache.put(EVERYTHING, Response.new(""))
        except Exception:
            return text("page-offline-full")
        self.coming = await missing_files()
        self.has_failed = False
        self.bindings.show(total=len(self.coming) or 1)
        for downloads in [run_soon(self.download) for _ in range(DOWNLOADS_AT_ONCE)]:
            await downloads
        if self.has_failed:
            return text("page-offline-failed")
        return text("page-offline-full") if await missing_files() else ""

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
