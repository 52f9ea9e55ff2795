"""Loads files of the site, and exchanges files with the player."""

import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import vfs
from browser.dom import click
from browser.language import ROOT, in_folder
from browser.rendering import Markup, add, append, made, put
from browser.status import TroubleError, end_failure, fail, load_error, reason_of, slow_error, view
from js import (
    URL,
    ArrayBuffer,
    Blob,
    Element,
    File,
    Object,
    Promise,
    Response,
    document,
    fetch,
    setTimeout,
    window,
)
from jsffi import to_js

from beecore.errors import MB, limit_size

T = TypeVar("T")

DIALOGS = "dialogs.txt"  # HTML, but some hosts change what ends in .html
PASSED = "/tmp/passed"  # a file in MicroPython's memory
MAX_FILE_SIZE = 16 * MB
"""The largest file to import, unless the caller allows more; an export has up to 10 MB."""
BASE = URL.new(ROOT, document.baseURI).href
BYTE_ORDER_MARK = "\ufeff"  # passed to JavaScript alone: it is lost at the start of other text
SECONDS_TO_SAVE = 60  # after which a download has begun, and its address can be revoked
AS_IT_ARRIVES = {"integrity": "", "cache": "force-cache"}
SECONDS_UNTIL_SLOW = 15  # until the player is told that a file is slow


async def content(name: str) -> ArrayBuffer:
    """Return the bytes of a file of the site; raises `TroubleError` if it cannot be loaded."""
    return await (await load(name)).arrayBuffer()


async def blob(name: str) -> Blob:
    """Return a file of the site as a blob; raises `TroubleError` if it cannot be loaded."""
    return await (await load(name)).blob()


async def text(name: str) -> str:
    """Return the text of a file of the site; raises `TroubleError` if it cannot be loaded."""
    return await (await warn_if_slow(name, load(name))).text()


mounted: list[str] = []  # the images that have been loaded


async def mount(image: str) -> None:
    """Load an image, so that its modules can be imported; raises `TroubleError` if it cannot be
    loaded.
    """
    name = image + ".bin"
    loaded = await warn_if_slow(name, content(name))
    if image not in mounted:  # perhaps another call was quicker
        vfs.mount(vfs.VfsRom(_bytes_of(loaded)), "/" + name)
        sys.path.append("/" + name)
        mounted.append(image)


def _bytes_of(content: ArrayBuffer) -> bytes:
    """Return bytes of JavaScript. They pass through a file in MicroPython's memory: otherwise, they
    would be copied one by one, which takes a millisecond for each kilobyte.
    """
    window.writeFile(PASSED, content)
    with open(PASSED, "rb") as file:  # noqa: PTH123  MicroPython has no Path
        return file.read()


async def dialogs(in_advance: bool = False) -> None:
    """Add the dialogs that the page does not have from the beginning, and their texts.

    Raises `TroubleError` if they cannot be loaded. The player is not told that they are slow if
    they are loaded `in_advance`.
    """
    name = in_folder(DIALOGS)
    if not document.getElementById("by-hand"):
        html = await (await load(name)).text() if in_advance else await text(name)
        if not document.getElementById("by-hand"):  # perhaps another call was quicker
            add(document.body, Markup(html))


async def text_object(name: str) -> Object:
    """Return the text of a file of the site as a JavaScript object, so that it is not copied."""
    return await (await warn_if_slow(name, load(name))).text().then(Object)


async def script(name: str) -> None:
    """Run a script of the site; raises `TroubleError` if it cannot be loaded."""
    element = made("script", src=ROOT + name)

    def watch(resolve: Callable[..., object], reject: Callable[..., object]) -> None:
        element.addEventListener("load", lambda *_: resolve())
        element.addEventListener("error", lambda *_: reject())

    loaded = Promise.new(watch)
    append(document.body, element)
    try:
        await warn_if_slow(name, loaded)
    except Exception:
        raise load_error(name, "the script did not load")


def download(name: str, text: str) -> None:
    """Let the browser save a text as a file.

    A CSV file begins with a byte order mark, without which Excel misreads accents.
    """
    mark = BYTE_ORDER_MARK if name.endswith(".csv") else ""
    save(name, Blob.new(to_js([mark, text])))


def save(name: str, content: Blob) -> None:
    """Let the browser save content as a file."""
    address = URL.createObjectURL(content)
    click(made("a", href=address, download=name))
    setTimeout(lambda *_: URL.revokeObjectURL(address), 1000 * SECONDS_TO_SAVE)


def chosen_file(field: Element, most: int = MAX_FILE_SIZE) -> File | None:
    """Return the file chosen in a field, or None, and clear the field.

    Raises `BeeError` for a file with more bytes than `most`.
    """
    chosen = field.files
    if not chosen.length:
        return None
    file = chosen.item(0)
    put(field, value="")
    limit_size(int(file.size), most, "this file")
    return file


async def load(name: str, checked: bool = True) -> Response:
    """Fetch a file of the site; raises `TroubleError` if it cannot be loaded or is damaged.

    The response is complete if it is `checked` (see guard.js); otherwise it can be read as it
    arrives, and the service worker does not cache it (see sw.js).
    """
    try:
        response = await fetch(BASE + name, to_js({} if checked else AS_IT_ARRIVES))
    except Exception as error:
        raise load_error(name, reason_of(error))
    if not response.ok:
        raise load_error(name, f"status {response.status}")
    return response


slow_errors: list[TroubleError] = []  # what the player has been told of files still to come


async def warn_if_slow(name: str, coming: Awaitable[T], seconds: int = SECONDS_UNTIL_SLOW) -> T:
    """Return the result of loading a file; after `seconds`, tell the player that it is slow, until
    it is there. Files of one kind share a sentence, which stays until the last slow one is there.
    """
    waiting_view, is_coming, slow = view(), [True], slow_error(name, seconds)

    def warn(*_: object) -> None:
        if is_coming and view() == waiting_view:
            slow_errors.append(slow)
            fail(slow)

    setTimeout(warn, 1000 * seconds)
    try:
        return await coming
    finally:
        is_coming.clear()
        if slow in slow_errors:
            slow_errors.remove(slow)
            if str(slow) not in map(str, slow_errors):
                end_failure(slow)
