"""The engine of pages on Node: web/engine.py on CPython instead of Pyodide in a worker."""

import asyncio
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from build import WEB
from tests.page.channel import PageError

if TYPE_CHECKING:
    from tests.page.page import Page


class Engine:
    """Answers calls with web/engine.py, which it loads again for each page that needs it."""

    def __init__(self) -> None:
        self.modules: dict[int, ModuleType] = {}

    def answer(self, page: "Page", name: str, arguments: list[str]) -> str:
        """Return what a function returns for its arguments: both are JSON."""
        if page.id not in self.modules:
            self.modules[page.id] = self.started(page)
        function = getattr(self.modules[page.id], name)
        with ThreadPoolExecutor(1) as thread:  # this thread may already run Playwright's event loop
            answer: str = thread.submit(asyncio.run, function(*arguments)).result()
        return answer

    def started(self, page: "Page") -> ModuleType:
        spec = spec_from_file_location("engine", WEB / "engine.py")
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        pyodide = {"pyodide": ModuleType("pyodide"), "pyodide.ffi": ModuleType("pyodide.ffi")}
        vars(pyodide["pyodide.ffi"]).update(JsException=PageError, to_js=lambda value: value)
        vars(js := ModuleType("js")).update(
            fetch=fetching(page),
            AbortSignal=SimpleNamespace(timeout=lambda _: None),
            Blob=SimpleNamespace(new=b"".join),
            URL=SimpleNamespace(createObjectURL=data_address),
        )
        with patch.dict(sys.modules, {"js": js, **pyodide}):
            spec.loader.exec_module(module)
        return module


def data_address(content: bytes) -> str:
    """Return an address that contains the content."""
    return f"data:application/octet-stream;base64,{b64encode(content).decode()}"


def fetching(page: "Page") -> Callable[..., Any]:
    """Return a stand-in for the browser's `fetch`, which gets files from a page's network."""

    async def fetch(url: str, **_: object) -> object:
        content = b64decode(page.ask("fetch", url))

        async def buffer() -> object:
            return SimpleNamespace(to_bytes=lambda: content)

        return SimpleNamespace(arrayBuffer=buffer)

    return fetch
