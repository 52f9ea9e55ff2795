"""Offline use: the service worker caches the site, and the page offers a new version."""

import json
from collections.abc import Awaitable, Iterator, Sequence
from typing import TypeVar

from browser.dom import by_id, run_soon
from browser.events import on
from browser.files import BASE, blob
from browser.language import HOME, LANGUAGE, ROOT
from browser.store import attempted
from js import (
    Cache,
    Event,
    MessageChannel,
    Promise,
    Reflect,
    Registration,
    Worker,
    WorkerContainer,
    document,
    navigator,
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
