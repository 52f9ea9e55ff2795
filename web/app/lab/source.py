"""The addresses of the Lab, code in them, and the code editor."""

from binascii import a2b_base64, b2a_base64
from io import BytesIO
from typing import NamedTuple

from browser import files
from browser.dom import decoded
from browser.status import TroubleError
from browser.texts import text
from deflate import ZLIB, DeflateIO
from js import (
    Blob,
    CodeEditor,
    Response,
    Uint8Array,
    URLSearchParams,
    encodeURIComponent,
    window,
)
from jsffi import to_js

from beecore.errors import BeeError

# Addresses of the Lab: the hive, and the section, or the code that is open in the editor.
# vctaoen · race?hive=vctaoen · edit/block?hive=vctaoen · edit/link?hive=vctaoen&code=eJxL…

EDIT = "edit/"
MAX_CODE = 20_000  # bytes of code in a link


class CodeAddress(NamedTuple):
    """The unchecked parts of an address."""

    hive: str
    code: str  # the name of the code; empty if none is open
    packed: str  # code that is in the address itself
    section: str  # to which first.js scrolls; empty if there is code


def read(address: str) -> CodeAddress:
    name, _, query = address.partition("?")
    options = URLSearchParams.new(query)
    hive, code = options.get("hive") or "", options.get("code") or ""
    if name.startswith(EDIT):
        return CodeAddress(hive, name[len(EDIT) :], code, "")
    if window.section(name):
        return CodeAddress(hive, "", "", name)
    return CodeAddress(decoded(address), "", "", "")


def written(address: CodeAddress) -> str:
    """Return the part of an address after the view's name; `read` is the inverse."""
    if not (address.code or address.section):
        return encodeURIComponent(address.hive)
    options = URLSearchParams.new()
    for name, value in (("hive", address.hive), ("code", address.packed)):
        if value:
            options.set(name, value)
    return (address.section or EDIT + address.code) + "?" + options.toString()


async def packed(code: str) -> str:
    """Return code in the form for a link; raises `BeeError` if it is too long for one."""
    if len(code.encode()) > MAX_CODE:
        raise BeeError(text("lab-long-code"))
    try:
        from js import CompressionStream
    except ImportError:
        raise BeeError(text("lab-no-code-links"))
    stream = Blob.new(to_js([code])).stream().pipeThrough(CompressionStream.new("deflate"))
    data = bytes(Uint8Array.new(await Response.new(stream).arrayBuffer()))
    letters = b2a_base64(data).decode().strip()
    return letters.replace("+", "-").replace("/", "_").replace("=", "")


def unpacked(letters: str) -> str:
    """Return the code in a link; raises `TroubleError` if it is damaged or too long."""
    padded = letters.replace("-", "+").replace("_", "/") + "=" * (-len(letters) % 4)
    try:
        if len(letters) > 2 * MAX_CODE:
            raise ValueError
        code = DeflateIO(BytesIO(a2b_base64(padded.encode())), ZLIB).read(MAX_CODE + 1)
        if not code or len(code) > MAX_CODE:
            raise ValueError
        return code.decode()
    except Exception:
        raise TroubleError(text("lab-damaged-link"))


LIBRARY = "lab/editor.js"


async def library() -> CodeEditor:
    """Return the code editor, which is fetched when code is first opened.

    Raises `TroubleError` if it cannot be loaded.
    """
    if not hasattr(window, "codeEditor"):
        await files.script(LIBRARY)
    return window.codeEditor
