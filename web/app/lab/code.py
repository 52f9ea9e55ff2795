"""Code to be read and written: the editor's library, fetched when code is first opened."""

from collections.abc import Callable

from browser import files
from browser.trouble import unloaded
from js import CodeEditor, Element, Promise, document, window

LIBRARY = "lab/editor.js"


async def library() -> CodeEditor:
    """Return the library; `TroubleError` where it does not come."""
    if not hasattr(window, "codeEditor"):
        script = document.createElement("script")
        script.src = "./" + LIBRARY
        came = Promise.new(lambda resolve, reject: _watch(script, resolve, reject))
        document.body.append(script)
        try:
            await files.awaited(LIBRARY, came)
        except Exception:
            raise unloaded(LIBRARY, "the script did not load")
    return window.codeEditor


def _watch(script: Element, resolve: Callable[..., object], reject: Callable[..., object]) -> None:
    script.addEventListener("load", lambda *_: resolve())
    script.addEventListener("error", lambda *_: reject())
