"""The engine of pages on Node: web/engine.py on CPython instead of Pyodide in a worker."""

import asyncio
import json
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from build import WEB
from tests.page.channel import PageError

if TYPE_CHECKING:
    from tests.page.page import Page


@dataclass(frozen=True)
class Question:
    """A page's call of a function of web/engine.py, which waits for the answer."""

    page: "Page"
    number: int
    name: str
    texts: list[str]  # the arguments of the call: one, in JSON

    @property
    def details(self) -> Any:
        return json.loads(self.texts[0])

    def answer(self, value: object) -> None:
        """Answer the call with a value, as JSON like the engine."""
        self.reply(json.dumps(value))

    def reply(self, text: str) -> None:
        self.page.context.ask("answer", self.number, text)

    def fail(self, reason: str) -> None:
        """Answer the call with an error of the worker."""
        self.page.context.ask("answer", self.number, None, reason)


@dataclass
class Engine:
    """Answers calls with the functions in `answers`, and holds all other calls back in `held`."""

    answers: dict[str, Callable[..., object]] = field(default_factory=dict)
    held: list[Question] = field(default_factory=list)

    def handle(self, question: Question) -> None:
        if question.name == "hello":
            question.answer({"words": 0})
        elif question.name in self.answers:
            question.answer(self.answers[question.name](*question.details))
        else:
            self.held.append(question)


class SiteEngine(Engine):
    """Answers calls with web/engine.py, which it loads again for each page that needs it."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.modules: dict[int, ModuleType] = {}

    def handle(self, question: Question) -> None:
        if question.name == "hello":
            self.modules[question.page.id] = self.started(question.page)
        function = getattr(self.modules[question.page.id], question.name)
        with ThreadPoolExecutor(1) as thread:  # this thread may already run Playwright's event loop
            question.reply(thread.submit(asyncio.run, function(*question.texts)).result())

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
