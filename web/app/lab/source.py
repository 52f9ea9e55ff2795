"""A solver's source: its docstring as text, its code in color; and the code editor."""

from binascii import a2b_base64, b2a_base64
from io import BytesIO
from typing import NamedTuple

from browser import files
from browser.dom import by_id, decoded, open_dialog
from browser.events import on_buttons, touches
from browser.rendering import Bindings, Markup, tag
from browser.status import TroubleError
from browser.texts import text
from deflate import ZLIB, DeflateIO
from js import (
    Blob,
    CodeEditor,
    Event,
    Response,
    Uint8Array,
    URLSearchParams,
    encodeURIComponent,
    location,
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


BASE = "base"
LIBRARY = "lab/editor.js"


class SourceDialog:
    """Shows the source of the solver that runs here, which the build copies into the site."""

    def __init__(self) -> None:
        self.name = self.hive = ""  # of a module in `beecore.solvers`, and the hive of its copy
        self.bindings = Bindings("source")
        on_buttons("source", base=self.show_base, edit=self.edit)

    async def show(self, name: str, hive: str) -> None:
        """Show a solver, whose copy is to solve a hive."""
        check = touches.check()
        source = await files.text(f"lab/solvers/{name}.py")
        editor = await library()
        check()
        self.name, self.hive = name, hive
        docstring, code = split_docstring(source)
        self.bindings.show(
            title=name,
            file=text("lab-source-file", file=f"beecore/solvers/{name}.py"),
            docstring=[tag("p", _marked(part)) for part in docstring.split("\n\n")],
            is_solver=name != BASE,
        )
        editor.paint(by_id("source-code"), code)
        open_dialog("source")

    async def show_base(self, event: Event) -> None:
        await self.show(BASE, self.hive)

    def edit(self, event: Event) -> None:
        location.hash = "#" + written(CodeAddress(self.hive, self.name, "", ""))


async def library() -> CodeEditor:
    """Return the code editor, which is fetched when code is first opened.

    Raises `TroubleError` if it cannot be loaded.
    """
    if not hasattr(window, "codeEditor"):
        await files.script(LIBRARY)
    return window.codeEditor


def split_docstring(source: str) -> tuple[str, str]:
    """Return a module's docstring and the code after it."""
    parts = source.split('"""', 2)
    return (parts[1].strip(), parts[2].strip()) if len(parts) == 3 else ("", source)


def _marked(paragraph: str) -> list[Markup]:
    """Return a paragraph in which the parts between backquotes are code elements."""
    return [
        tag("code" if at % 2 else "span", part)
        for at, part in enumerate(paragraph.split("`"))
        if part
    ]
