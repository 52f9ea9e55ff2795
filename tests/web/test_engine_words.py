"""Tests of when the engine fetches its word list for large hives, without a browser."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from importlib import util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest

from beecore import Lexicon, pack
from build import WEB

T = TypeVar("T")
LARGE = "aeinrstlo"
USUAL, WIDE = ["retain", "stone"], ["relations"]


class NoFileError(Exception):
    """The exception that Pyodide raises if the browser cannot fetch a file."""


class Site:
    """Records which files are requested; if `is_down` is set, requests fail."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.is_down = False

    async def fetch(self, url: str, **wanted: object) -> SimpleNamespace:
        self.asked.append(url)
        await asyncio.sleep(0)
        if self.is_down:
            raise NoFileError("no network")
        return SimpleNamespace(arrayBuffer=self.content)

    async def content(self) -> SimpleNamespace:
        return SimpleNamespace(to_bytes=lambda: pack.write(Lexicon.from_words(WIDE)))


@pytest.fixture
def site() -> Site:
    return Site()


@pytest.fixture
def engine(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The engine as it starts in its worker."""
    (tmp_path / "lexicon.bee").write_bytes(pack.write(Lexicon.from_words(USUAL)))
    monkeypatch.chdir(tmp_path)
    signal = SimpleNamespace(timeout=lambda milliseconds: None)
    browser: dict[str, Any] = {
        "js": SimpleNamespace(AbortSignal=signal, Blob=None, URL=None, fetch=site.fetch),
        "pyodide": SimpleNamespace(),
        "pyodide.ffi": SimpleNamespace(JsException=NoFileError, to_js=None),
    }
    for name, module in browser.items():
        monkeypatch.setitem(sys.modules, name, module)
    spec = util.spec_from_file_location("engine", WEB / "engine.py")
    assert spec
    assert spec.loader
    engine = util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    return engine


def ask(engine: ModuleType) -> Awaitable[str]:
    """Ask the engine for the words of a large hive; it answers with JSON."""
    request = {
        "letters": LARGE,
        "edition": "original",
        "minimum": 4,
        "extra": "",
        "percent": "",
        "lessons": "",
    }
    wish = ["length", "", "", "", "", []]
    answer: Awaitable[str] = engine.listing(json.dumps([request, wish, True, "text"]))
    return answer


def outcome(work: Coroutine[Any, Any, T]) -> T:
    """Return a coroutine's result, run in another thread: this may run Playwright's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def both(first: Awaitable[str], second: Awaitable[str]) -> list[Any]:
    return [json.loads(answer) for answer in await asyncio.gather(first, second)]


def test_simultaneous_requests_fetch_the_words_once(engine: ModuleType, site: Site) -> None:
    answers = outcome(both(ask(engine), ask(engine)))
    assert len(site.asked) == 1
    assert answers[0] == answers[1]
    assert "relations" in answers[0]["text"]


def test_missing_words_are_reported_and_requested_again(engine: ModuleType, site: Site) -> None:
    async def visit() -> tuple[list[Any], Any]:
        site.is_down = True
        failed = await both(ask(engine), ask(engine))
        site.is_down = False
        return failed, json.loads(await ask(engine))

    failed, answer = outcome(visit())
    assert failed == [{"file": "lexicon-wide.bee", "error": "no network"}] * 2
    assert (
        site.asked == ["lexicon-wide.bee"] * 3
    )  # the second time past the cache, the third for the new request
    assert "relations" in answer["text"]


def test_an_engine_without_its_words_reports_it_at_the_start(
    engine: ModuleType, tmp_path: Path
) -> None:
    (tmp_path / "lexicon.bee").write_bytes(b"no pack")
    pack.read_file.cache_clear()
    assert engine.__spec__
    assert engine.__spec__.loader
    engine.__spec__.loader.exec_module(engine)
    reply = json.loads(outcome(engine.hello(json.dumps([""]))))
    assert reply["file"] == "engine.py"
    assert "PackError" in reply["error"]
