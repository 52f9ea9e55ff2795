"""Tests of when the engine fetches its words, without a browser."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from importlib import util
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest

from beecore import Lexicon
from build import WEB

T = TypeVar("T")
LARGE = "aeinrstlo"
WORDS = {"likely.bee": "retain", "possible.bee": "stone", "lexicon-wide.bee": "relations"}


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

        async def content() -> SimpleNamespace:
            return SimpleNamespace(to_bytes=lambda: Lexicon.from_words([WORDS[url]]).to_pack())

        return SimpleNamespace(arrayBuffer=content)


@pytest.fixture
def site() -> Site:
    return Site()


@pytest.fixture
def engine(site: Site, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The engine as it starts in its worker."""
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


def ask(engine: ModuleType, letters: str = LARGE) -> Coroutine[Any, Any, str]:
    """Ask the engine how many words it searches for a hive; it answers with JSON."""
    answer: Coroutine[Any, Any, str] = engine.lab(json.dumps(["", "overview", letters]))
    return answer


def outcome(work: Coroutine[Any, Any, T]) -> T:
    """Return a coroutine's result, run in another thread: this may run Playwright's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def both(first: Awaitable[str], second: Awaitable[str]) -> list[Any]:
    return [json.loads(answer) for answer in await asyncio.gather(first, second)]


def test_simultaneous_requests_fetch_the_words_once(engine: ModuleType, site: Site) -> None:
    answers = outcome(both(ask(engine), ask(engine)))
    assert site.asked == list(WORDS)
    assert answers[0] == answers[1]
    assert answers[0]["words"] == 3


def test_the_words_of_large_hives_are_only_fetched_for_them(engine: ModuleType, site: Site) -> None:
    assert json.loads(outcome(ask(engine, "vctaoen")))["words"] == 2
    assert site.asked == ["likely.bee", "possible.bee"]


def test_missing_words_are_reported_and_requested_again(engine: ModuleType, site: Site) -> None:
    async def visit() -> tuple[list[Any], Any]:
        site.is_down = True
        failed = await both(ask(engine), ask(engine))
        site.is_down = False
        return failed, json.loads(await ask(engine))

    failed, answer = outcome(visit())
    assert [each["error"] for each in failed] == ["no network"] * 2
    assert {each["file"] for each in failed} <= WORDS.keys()
    assert answer["words"] == 3
