"""The files of the site, and those that the visitor is given or gives."""

from events import TroubleError
from js import URL, ArrayBuffer, Blob, Element, Object, Response, document, fetch
from jsffi import to_js

BASE = URL.new("./", document.baseURI).href


async def content(name: str) -> ArrayBuffer:
    """Return the bytes of a file of the site; `TroubleError` where it does not come."""
    return await (await _fetched(name)).arrayBuffer()


async def blob(name: str) -> Blob:
    """Return a file of the site as it stands; `TroubleError` where it does not come."""
    return await (await _fetched(name)).blob()


async def text(name: str) -> str:
    """Return the text of a file of the site; `TroubleError` where it does not come."""
    return await (await _fetched(name)).text()


async def boxed(name: str) -> Object:
    """Return the text of a file of the site as an object: MicroPython has no copy of it."""
    return await (await _fetched(name)).text().then(Object)


def give(name: str, text: str) -> None:
    """Save a text as a file of the visitor's."""
    link = document.createElement("a")
    link.href = URL.createObjectURL(Blob.new(to_js([text])))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)


async def taken(field: Element) -> str | None:
    """Return the text of the file chosen in a field, which may choose the same one again; none if
    none was.
    """
    chosen = field.files
    if not chosen.length:
        return None
    text = await chosen.item(0).text()
    field.value = ""
    return text


async def _fetched(name: str) -> Response:
    try:
        response = await fetch(BASE + name)
    except Exception:
        raise TroubleError(f"{name} could not be fetched: try again")
    if not response.ok:
        raise TroubleError(f"{name} could not be fetched ({response.status}): try again")
    return response
