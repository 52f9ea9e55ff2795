"""Offline use: the service worker caches the site, and the page offers a new version."""

import json
from collections.abc import Callable, Sequence

from browser import files
from browser.dom import by_id, data_in, run_soon
from browser.events import on, run_handler
from browser.files import BASE
from browser.language import ROOT, in_folder
from browser.rendering import Bindings, put
from browser.status import TroubleError
from browser.store import attempted
from browser.texts import text
from js import (
    Cache,
    Event,
    PerformanceObserver,
    PerformanceObserverEntryList,
    Promise,
    Reflect,
    Registration,
    Response,
    WorkerContainer,
    document,
    fetch,
    navigator,
    window,
)
from jsffi import to_js

CACHE = f"open-hive {BASE}"
"""The name of the service worker's cache, the same as in sw.js."""


def workers() -> "WorkerContainer | None":
    """Return the browser's service workers; None if it has none, or denies them."""
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    return found[0] if found and hasattr(found[0], "controller") else None


def is_caching() -> bool:
    """Return whether the service worker caches what the page fetches."""
    container = workers()
    return bool(container and container.controller)


async def caching() -> bool:
    """Wait until the service worker caches what the page fetches, forever if it never does; return
    whether it will: the browser refuses one that cannot cache the page.
    """
    container = workers()
    if is_caching() or not container:
        return is_caching()
    registration = await container.getRegistration(ROOT)
    coming = registration and (registration.installing or registration.waiting)
    if not coming and not (registration and registration.active):
        return False

    def wait(done: Callable[[bool], None], *_: object) -> None:
        def look(*_: object) -> None:
            if is_caching() or (coming and coming.state == "redundant"):
                done(is_caching())

        container.addEventListener("controllerchange", look)
        if coming:
            coming.addEventListener("statechange", look)
        look()  # it may have taken over, or failed, while the browser was being asked

    has_worker: bool = await Promise.new(wait)
    return has_worker


async def is_changed() -> bool:
    """Return whether the host sends this page otherwise than it was built, such as with a script of
    its own. What it should be is in the service worker; False without a network.
    """
    name = in_folder("")
    try:
        worker = await (await files.load("sw.js")).text()
        await files.load(name)
    except TroubleError:
        return False
    integrity = worker.partition(f'"{name}":"')[2].partition('"')[0]
    try:
        await fetch(BASE + name, to_js({"integrity": integrity, "cache": "reload"}))
    except Exception:
        return True
    return False


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


_hashes: dict[str, str] = {}


def hashes() -> dict[str, str]:
    """Return the hashes of the files that the page asks for, by name."""
    if not _hashes:  # Solve asks with each letter, and reading them takes half a millisecond
        _hashes.update(data_in("hashes"))
    return _hashes


async def missing_files() -> list[str] | None:
    """Return the names of the site's files, in all languages, that are not cached; None if there is
    no service worker that answers.
    """
    if not is_caching():
        return None
    try:
        names: list[str] = json.loads(await (await files.load("missing.json")).text())
    except TroubleError:
        return None
    return names


async def cache_files(names: Sequence[str]) -> None:
    """Have the service worker cache files, once there is one; the next visit tries again."""
    if await caching():
        navigator.serviceWorker.controller.postMessage(to_js(names))


def cache_loaded_files() -> None:
    """Cache the files that the page fetches before there is a service worker."""

    def note(entries: PerformanceObserverEntryList, *_: object) -> None:
        names = [
            entry.name[len(BASE) :]
            for entry in entries.getEntries()
            if entry.initiatorType == "fetch" and not entry.workerStart
        ]
        run_soon(lambda: cache_files(names))

    PerformanceObserver.new(note).observe(to_js({"type": "resource", "buffered": True}))


def own_files(has_definitions: bool) -> list[str]:
    """Return the names of the page, of the files that only its language needs, and, if wanted, of
    the definitions, except those of rare words.
    """
    names = [in_folder(""), *by_id("hashes").dataset.own.split()]
    glosses = [name for name in hashes() if name.startswith(in_folder("glosses/"))]
    return names + [name for name in glosses if has_definitions and "/rest/" not in name]


async def start_service_worker() -> bool:
    """Start caching the site for later visits, and show a button when a new version is ready.

    On a later visit, the definitions are cached as well, unless the visitor saves data. The page
    works without a service worker as long as there is a network. Returns whether there is one.
    """
    container, is_later_visit = workers(), is_caching()
    if not container:
        return False
    try:
        registration = await container.register(ROOT + "sw.js")
    except Exception:
        return is_later_visit
    if not hasattr(registration, "active"):  # some browser extensions return another object
        return is_later_visit
    Updates(registration)
    if not is_later_visit:
        cache_loaded_files()
    run_soon(lambda: cache_files(own_files(is_later_visit and not saves_data())))
    return True


def saves_data() -> bool:
    """Return whether the visitor's browser is set to save data."""
    connection = getattr(navigator, "connection", None)
    return bool(connection and getattr(connection, "saveData", False))


class Updates:
    """Offers to reload the page when a new version is ready, and looks for one now and then."""

    def __init__(self, registration: Registration) -> None:
        self.registration = registration
        on("update", "click", self.chosen)
        on(document, "visibilitychange", self.look)
        on(registration, "updatefound", self.show)
        self.show()

    def show(self, event: Event | None = None) -> None:
        """Show the banner if a new version is ready."""
        if self.registration.installing:
            on(self.registration.installing, "statechange", self.show)
        has_new = self.registration.waiting and self.registration.active
        put("update", hidden=not has_new)

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
        put("update", hidden=True)
        active, waiting = self.registration.active, self.registration.waiting
        if event.target.id == "reload" and active and waiting:
            active.postMessage("give way")  # end downloads
            waiting.postMessage("take over")  # and reload all tabs


# “Make everything available offline”: downloads all files of the site at the visitor's request.
# The request is stored in the cache itself: it tells the service worker to cache all files of a
# new version, and a page to continue an interrupted download. The service worker caches each file
# that the page fetches.

EVERYTHING = BASE + "everything"  # the address of the request in the cache, the same as in sw.js
DOWNLOADS_AT_ONCE = 4  # few, so that those that an interruption spoils are few
INSTALLED = "(display-mode: standalone)"


class OfflineCopy:
    """Shows in the settings whether everything is available offline, and offers it otherwise."""

    def __init__(self) -> None:
        self.bindings = Bindings("offline")
        self.is_loading = self.has_failed = False
        self.coming: list[str] = []  # the names of files to be downloaded
        self.done = 0  # the number of files that have been downloaded

    async def start(self, has_worker: bool) -> None:
        """Show the current state; continue a download that an earlier visit began, and start one
        for visitors who have installed the page. Without a service worker, nothing is offered; the
        visitor is told if that is because of the host.
        """
        cache = await cache_named(CACHE) if has_worker else None
        if cache and not await caching() and await is_changed():
            self.show(text("page-offline-changed"), is_offered=False)
        missing = await missing_files()
        if cache is None or missing is None:
            return
        self.cache = cache
        on("load-all", "click", self.start_loading)
        on(window, "appinstalled", self.start_loading)
        is_wanted = await cache.match(EVERYTHING) or window.matchMedia(INSTALLED).matches
        if not missing:
            self.show(text("page-offline-done"), is_offered=False)
        elif is_wanted and not saves_data():
            await self.load()
        else:
            self.show("", is_offered=True)

    def start_loading(self, event: Event) -> None:
        if not self.is_loading:
            run_handler(self.load())

    async def load(self) -> None:
        """Download everything, and show the outcome."""
        self.is_loading, self.has_failed, self.done = True, False, 0
        self.show("", is_offered=False)
        try:
            await self.cache.put(EVERYTHING, Response.new(""))
            self.coming = await missing_files() or []
        except Exception:
            self.coming = []  # the storage is full
        self.bindings.show(total=len(self.coming) or 1, done=0)
        await Promise.all(to_js([self.download() for _ in range(DOWNLOADS_AT_ONCE)]))
        self.is_loading = False
        is_complete = await missing_files() == []
        trouble = text("page-offline-failed" if self.has_failed else "page-offline-full")
        self.show(text("page-offline-done") if is_complete else trouble, not is_complete)

    async def download(self) -> None:
        """Download files one after the other, until none is left."""
        while self.coming:
            try:
                await files.load(self.coming.pop())
            except TroubleError:
                self.has_failed = True
            self.done += 1
            self.bindings.show(done=self.done)

    def show(self, outcome: str, is_offered: bool) -> None:
        put("offline", hidden=False)
        self.bindings.show(is_offered=is_offered, is_loading=self.is_loading, outcome=outcome)
