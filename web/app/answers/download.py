"""Downloads the engine, with a progress bar."""

from browser import files
from browser.dom import by_id, run_soon
from browser.trouble import TroubleError, load_error
from js import Element, Promise, Reflect, navigator


async def download() -> None:
    """Fetch and check all files of the engine; raises `TroubleError` if one cannot be loaded.

    The worker then takes them from the browser's cache. It could not report a damaged file itself.
    """
    bar = by_id("progress")
    details = ""
    for coming in [_start(name, bar) for name in bar.dataset.files.split()]:
        details = await coming or details
    bar.hidden = True
    if details:
        raise load_error("engine.py", details)


def _start(name: str, bar: Element) -> "Promise[str]":
    return run_soon(lambda: _fetch(name, bar))


async def _fetch(name: str, bar: Element) -> str:
    """Fetch a file; return the details of an error, or ""."""
    if not _is_cached():
        await _show_progress(name, bar)
    try:
        await files.load(name)
    except TroubleError as trouble:
        return trouble.details
    return ""


async def _show_progress(name: str, bar: Element) -> None:
    """Download a file into the browser's cache, and update the progress bar."""
    try:
        reader = (await files.load(name, checked=False)).body.getReader()
        part = await reader.read()
        while not part.done:
            bar.hidden = False
            bar.value = str(int(bar.value) + part.value.length)
            part = await reader.read()
    except Exception:
        pass  # the checked fetch that follows reports it


def _is_cached() -> bool:
    """Return whether the service worker has cached the site, so that nothing needs downloading."""
    return Reflect.has(navigator, "serviceWorker") and bool(navigator.serviceWorker.controller)
