"""Use without a network: keeps the site in the browser, and offers what is new."""

from collections.abc import Sequence

from browser.dom import by_id
from browser.events import on
from browser.files import blob
from browser.store import attempted
from js import Event, Promise, Reflect, WorkerContainer, document, navigator


def is_kept() -> bool:
    """Tell whether the browser keeps files of the site as they are fetched, or never will."""
    workers = _workers()
    return workers is None or bool(workers.controller)


async def keep_needed(names: Sequence[str]) -> None:
    """Have files kept that are kept once needed: they may have come before the browser kept any."""
    workers = _workers()
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
            return  # no network: it is asked for again by the next page


def _workers() -> "WorkerContainer | None":
    """Return who keeps the site; none where the browser has or gives none."""
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    return found[0] if found and hasattr(found[0], "controller") else None


async def keep(wholly: bool) -> None:
    """Have the browser keep the site for later visits; show when a newer one is ready.

    `wholly` has it keep, once it keeps what the page needs, what it may come to need as well.
    A browser may forbid it; then the page works as long as there is a network.
    """
    found = attempted(Reflect.get, None, navigator, "serviceWorker")
    if not (found and found[0]):
        return
    try:
        registration = await found[0].register("./sw.js")
    except Exception:
        return
    if not hasattr(registration, "active"):  # where an extension answers in the browser's place
        return

    def look(event: Event | None = None) -> None:
        if registration.installing:
            on(registration.installing, "statechange", look)
        newer = registration.waiting and registration.active
        by_id("update").hidden = not newer

    def reload(event: Event) -> None:
        by_id("update").hidden = True
        if registration.waiting:
            registration.active.postMessage("give way")
            registration.waiting.postMessage("take over")  # tells all pages to reload when it has

    async def ask(event: Event) -> None:
        if not document.hidden:  # back after days, maybe
            try:
                await registration.update()
            except Exception:
                return  # no network

    def wait(event: Event) -> None:
        by_id("update").hidden = True  # the newer one takes over when all pages are closed

    on(by_id("reload"), "click", reload)
    on(by_id("later"), "click", wait)
    on(document, "visibilitychange", ask)
    on(registration, "updatefound", look)
    look()
    if wholly:
        kept = await navigator.serviceWorker.ready
        if kept.active:
            kept.active.postMessage("keep the rest")
