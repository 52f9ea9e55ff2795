"""How an address names what the Lab shows: its hive, and the code that is open to be changed.

vctaoen · edit/block?hive=vctaoen · edit/link?hive=vctaoen&code=eJxL…
"""

from binascii import a2b_base64, b2a_base64
from io import BytesIO
from typing import NamedTuple

from browser.dom import decoded
from browser.trouble import TroubleError
from deflate import ZLIB, DeflateIO
from js import Blob, Response, Uint8Array, URLSearchParams
from jsffi import to_js

from beecore.errors import BeeError

EDIT = "edit/"
LONGEST = 20_000  # bytes of code that a link may hold


class Place(NamedTuple):
    """Nothing of it is checked but that it is written so."""

    hive: str
    code: str  # its name; empty where none is open
    packed: str  # code that travels in the link


def read(address: str) -> Place:
    if not address.startswith(EDIT):
        return Place(decoded(address), "", "")
    name, _, query = address[len(EDIT) :].partition("?")
    options = URLSearchParams.new(query)
    return Place(options.get("hive") or "", name, options.get("code") or "")


def written(place: Place) -> str:
    """Return the part of an address after the view's name; `read` undoes it."""
    if not place.code:
        return place.hive
    options = URLSearchParams.new()
    for name, value in (("hive", place.hive), ("code", place.packed)):
        if value:
            options.set(name, value)
    return EDIT + place.code + "?" + options.toString()


async def packed(code: str) -> str:
    """Return code for a link; `BeeError` if it is too long for one."""
    if len(code.encode()) > LONGEST:
        raise BeeError("this is too long for a link: save it as a file")
    try:
        from js import CompressionStream
    except ImportError:
        raise BeeError("this browser makes no such links: save the code as a file")
    stream = Blob.new(to_js([code])).stream().pipeThrough(CompressionStream.new("deflate"))
    data = bytes(Uint8Array.new(await Response.new(stream).arrayBuffer()))
    text = b2a_base64(data).decode().strip()
    return text.replace("+", "-").replace("/", "_").replace("=", "")


def unpacked(text: str) -> str:
    """Return the code of a link; `TroubleError` where it is damaged or too long."""
    padded = text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4)
    try:
        if len(text) > 2 * LONGEST:
            raise ValueError
        code = DeflateIO(BytesIO(a2b_base64(padded.encode())), ZLIB).read(LONGEST + 1)
        if not code or len(code) > LONGEST:
            raise ValueError
        return code.decode()
    except Exception:
        raise TroubleError("The code of this link is damaged or too long.")
