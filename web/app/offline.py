"""Use without a network: keeps the site in the browser, and offers what is new."""

from dom import by_id
from js import Reflect, document, navigator


async def keep():
    """Have the browser keep the site for later visits; show when a newer one is ready.

    A browser may forbid it; then the page works as long as there is a network.
    """
    if not Reflect.has(navigator, "serviceWorker"):
        return
    try:
        registration = await navigator.serviceWorker.register("./sw.js")
    except Exception:
        return

    def look(event=None):
        if registration.installing:
            registration.installing.addEventListener("statechange", look)
        newer = registration.waiting and registration.active
        by_id("update").hidden = not newer

    def reload(event):
        by_id("update").hidden = True
        registration.waiting.postMessage("take over")  # tells all pages to reload when it has

    async def ask(event):
        if not document.hidden:  # back after days, maybe
            try:
                await registration.update()
            except Exception:
                return  # no network

    by_id("reload").addEventListener("click", reload)
    document.addEventListener("visibilitychange", ask)
    registration.addEventListener("updatefound", look)
    look()
