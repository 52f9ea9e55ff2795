"""Offline use: the service worker caches the site, and the page offers a new version."""

from collections.abc import Sequence

from browser.dom import by_id
from browser.events import on
from browser.files import blob
from browser.store import attempted
from js import Event, Promise, Reflect, Registration, WorkerContainer, document, navigator


def is_caching() -> bool:
    """Tell whether the service worker caches the files that are fetched, or never will."""
    workers = _service_workers()
    return workers is None or bool(workers.controller)


async def cache_files(names: Sequence[str]) -> None:
    """Fetch files again once a service worker can cache them."""
    workers = _service_workers()
    if workers is None:
        return
    if not workers.controller:
        await Promise.new(
            lambda resolve, *_: workers.addEventListener("controllerchange", lambda *_: resolve())
        )
    for name in names:
        try:
            await blob(name)
        except Exception:
            return  # without a network; the next visit tries again


def _service_workers() -> "WorkerContainer | None":
    """Return the browser's service workers; None if it has none, or denies them."""
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    return found[0] if found and hasattr(found[0], "controller") else None


async def start_service_worker(caches_all: bool) -> None:
    """Start caching the site for later visits, and show a button when a new version is ready.

    If `caches_all`, the files that are rarely needed are cached as well, after all others. The page
    works without a service worker as long as there is a network.
    """
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    if not (found and found[0]):
        return
    try:
        registration = await found[0].register("./sw.js")
    except Exception:
        return
    if not hasattr(registration, "active"):  # the answer of a browser extension
        return
    Updates(registration)
    if caches_all:
        ready = await navigator.serviceWorker.ready
        if ready.active:
            ready.active.postMessage("keep the rest")


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
        """Switch to the new version now, or when all tabs are closed."""
        if not event.target.matches("button"):
            return
        self.banner.hidden = True
        active, waiting = self.registration.active, self.registration.waiting
        if event.target.id == "reload" and active and waiting:
            active.postMessage("give way")
            waiting.postMessage("take over")  # it then reloads all tabs
