"""The snapshot of the engine's memory, with which later visits start it, in a real browser."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages.page import expect_status
from tests.web.waiting import until

pytestmark = pytest.mark.service_worker

LAB = "Ready to solve VCTAOEN"
BY_NAME = "`open-hive snapshot ${new URL('./', document.baseURI).href}`"
COUNT = f"async count => (await (await caches.open({BY_NAME})).keys()).length === count"
STARTED = """program => new Promise((done, fail) => {
    const address = new URL("./interpreter.js", document.baseURI).href;
    const code = `
        import { loadPyodide } from "${address}";
        loadPyodide({})
            .then((python) => python.runPython(${JSON.stringify(program)}))
            .then(postMessage, (error) => postMessage(String(error)));`;
    const blob = new Blob([code], { type: "text/javascript" });
    const worker = new Worker(URL.createObjectURL(blob), { type: "module" });
    worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
    worker.onerror = ({ message }) => fail(message);
})"""
PROGRAM = """
import json, random, sys
from beecore import Hive, solve
is_restored = "beecore.lab.pictures" in sys.modules
from beecore import pack
from pathlib import Path
words = pack.read_file(Path("lexicon.bee").resolve())
found = [each.word for each in solve(Hive.parse("vctaoen"), words)]
json.dumps([is_restored, len(found), random.random()])
"""
REPLACED = f"""async change => {{
    const cache = await caches.open({BY_NAME});
    const [{{ url }}] = await cache.keys();
    const response = await cache.match(url);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const changes = {{
        "cut short": () => bytes.slice(0, bytes.length / 2),
        "empty": () => new Uint8Array(),
        "one byte changed": () => bytes.with(bytes.length / 2 | 0, bytes[bytes.length / 2 | 0] ^ 1),
        "of another Pyodide": () => bytes.with(20, bytes[20] ^ 1),
        "a web page": () => new TextEncoder().encode("<!doctype html><title>Not found</title>"),
    }};
    const body = changes[change]();
    const digest = change === "of another Pyodide"
        ? String(new Uint8Array(await crypto.subtle.digest("SHA-256", body)))
        : response.headers.get("digest");
    await cache.put(url, new Response(body, {{ headers: {{ digest }} }}));
}}"""


def open_lab(page: Page) -> None:
    page.goto("./#lab/vctaoen")
    expect_status(page, LAB)


def store(page: Page) -> None:
    """Open the Lab, and wait until the page has stored a snapshot."""
    open_lab(page)
    until(page, COUNT, 1)


def start(page: Page) -> list[Any]:
    """Start an engine; return whether it was restored, a number of words, and a random number."""
    started: list[Any] = json.loads(page.evaluate(STARTED, PROGRAM))
    return started


def test_later_starts_restore_the_engine_with_other_random_numbers(page: Page) -> None:
    store(page)
    first, second = start(page), start(page)
    assert first[0] is second[0] is True
    assert first[1] == second[1] > 50
    assert first[2] != second[2]
    page.reload()
    expect_status(page, LAB)
    expect(page.locator("#lab")).to_contain_text("VCTAOEN", ignore_case=True)


@pytest.mark.parametrize(
    "change", ["cut short", "empty", "one byte changed", "of another Pyodide", "a web page"]
)
def test_a_snapshot_that_cannot_be_restored_is_deleted_and_not_missed(
    page: Page, change: str
) -> None:
    store(page)
    page.evaluate(REPLACED, change)
    assert start(page)[0] is False
    until(page, COUNT, 0)
    page.reload()
    expect_status(page, LAB)
    until(page, COUNT, 1)
