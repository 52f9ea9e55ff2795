"""The download of the engine, and the bar that shows how much of it has come."""

from browser import files
from browser.dom import by_id, promised
from browser.trouble import TroubleError, unloaded
from js import Element, Promise, Reflect, navigator


async def download() -> None:
    """Have all that the engine is made of fetched and checked; `TroubleError` for what is not.

    Its worker then has it from the browser. What came wrong there, nobody here would hear of.
    """
    bar = by_id("progress")
    details = ""
    for coming in [_promised(name, bar) for name in bar.dataset.files.split()]:
        details = await coming or details
    bar.hidden = True
    if details:
        raise unloaded("engine.py", details)


def _promised(name: str, bar: Element) -> "Promise[str]":
    return promised(lambda: _trouble_with(name, bar))


async def _trouble_with(name: str, bar: Element) -> str:
    """Fetch a file; return the details of what is wrong with it, empty if nothing is."""
    if not _is_kept():
        await _count(name, bar)
    try:
        await files.fetched(name)
    except TroubleError as trouble:
        return trouble.details
    return ""


async def _count(name: str, bar: Element) -> None:
    """Have a file come, for the browser to keep a while, and the bar grow by it."""
    try:
        reader = (await files.fetched(name, checked=False)).body.getReader()
        part = await reader.read()
        while not part.done:
            bar.hidden = False
            bar.value = str(int(bar.value) + part.value.length)
            part = await reader.read()
    except Exception:
        pass  # who asks for the file in earnest hears of it


def _is_kept() -> bool:
    """Tell whether the browser keeps the site: then nothing is downloaded."""
    return Reflect.has(navigator, "serviceWorker") and bool(navigator.serviceWorker.controller)
