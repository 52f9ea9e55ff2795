"""The files of the site, and those that the visitor is given or gives."""

from collections.abc import Awaitable
from typing import TypeVar

from browser.status import fail, view
from browser.trouble import late, reason_of, unloaded
from js import (
    URL,
    ArrayBuffer,
    Blob,
    Element,
    File,
    Object,
    Response,
    document,
    fetch,
    setTimeout,
)
from jsffi import to_js

from beecore.bounds import MB, limit_size

T = TypeVar("T")

MOST = 16 * MB
"""Bytes of a file that a visitor gives: all that a browser keeps of a site takes up to ten."""
BASE = URL.new("./", document.baseURI).href
SECONDS_TO_SAVE = 60  # until a download has begun for sure: Safari cancels one without its address
SECONDS = 15  # that a file may take before it is said to be late


async def content(name: str) -> ArrayBuffer:
    """Return the bytes of a file of the site; `TroubleError` where it does not come."""
    return await (await fetched(name)).arrayBuffer()


async def blob(name: str) -> Blob:
    """Return a file of the site as it stands; `TroubleError` where it does not come."""
    return await (await fetched(name)).blob()


async def text(name: str) -> str:
    """Return the text of a file of the site; `TroubleError` where it does not come."""
    return await (await awaited(name, fetched(name))).text()


async def boxed(name: str) -> Object:
    """Return the text of a file of the site as an object: MicroPython has no copy of it."""
    return await (await awaited(name, fetched(name))).text().then(Object)


def give(name: str, text: str) -> None:
    """Save a text as a file of the visitor's."""
    link = document.createElement("a")
    address = link.href = URL.createObjectURL(Blob.new(to_js([text])))
    link.download = name
    link.click()
    setTimeout(lambda *_: URL.revokeObjectURL(address), 1000 * SECONDS_TO_SAVE)


def taken(field: Element) -> File | None:
    """Return the file chosen in a field, which may choose the same one again; none if none was.
    `BeeError` for a file larger than `MOST`.
    """
    chosen = field.files
    if not chosen.length:
        return None
    file = chosen.item(0)
    field.value = ""
    limit_size(int(file.size), MOST, "this file")
    return file


async def fetched(name: str, checked: bool = True) -> Response:
    """Return a file of the site; `TroubleError` where it does not come, or comes back wrong.

    A `checked` one is all there (see guard.js), of another the bytes can be watched as they come.
    """
    try:
        response = await fetch(BASE + name, to_js({} if checked else {"integrity": ""}))
    except Exception as error:
        raise unloaded(name, reason_of(error))
    if not response.ok:
        raise unloaded(name, f"status {response.status}")
    return response


async def awaited(name: str, coming: Awaitable[T], seconds: int = SECONDS) -> T:
    """Return what comes of a file that a view waits for; if it is late, that view says so."""
    asking, is_coming = view(), [True]

    def tell(*_: object) -> None:
        if is_coming and view() == asking:
            fail(late(name, seconds))

    setTimeout(tell, 1000 * seconds)
    try:
        return await coming
    finally:
        is_coming.clear()
