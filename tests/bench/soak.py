"""Years of use in an hour, in a real browser, to find memory leaks.

Repeats three things: guesses in a game, solving hives, and opening saved games. Measures the memory
twelve times, each time after a garbage collection, then its growth from the second quarter of the
measurements to the last one, in percent; the first quarter is for warming up:

    page       JavaScript's heap of the page, MB
    python     objects of the page's Python, MB
    nodes      elements and texts, those outside of the page included
    listeners  functions that wait for an event
    held       objects of JavaScript that Python holds
    by page    objects of Python that JavaScript holds
"""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page

from beecore.game import save
from tests.web import browsers
from tests.web.built import BASE
from tests.web.pages.storage import KEPT
from tests.web.waiting import until

from .codes import year
from .command import Row, hosted

GUESSES = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
SAMPLES, GAMES, QUICK_GAMES = 12, 1_000, 36
COUNTED = """() => {
    const code = "import gc, js\\ngc.collect()\\njs.globalThis.allocated = gc.mem_alloc()";
    const size = Module.lengthBytesUTF8(code);
    const text = Module._malloc(size + 1), value = Module._malloc(12);
    Module.stringToUTF8(code, text, size + 1);
    Module.ccall("mp_js_do_exec", "number", ["pointer", "number", "pointer"], [text, size, value]);
    Module._free(text);
    Module._free(value);
    return {
        python: allocated / 1e6,
        held: proxy_js_ref.filter(thing => thing !== undefined).length,
        "by page": proxy_js_map.size,
    };
}"""
ANSWER = """async ([kind, values]) => {
    const status = document.getElementById("status");
    for (const value of values) {
        status.textContent = "";
        await new Promise(requestAnimationFrame); // or clearing the text would count as an answer
        if (kind === "guesses") {
            const field = document.getElementById("guess");
            field.value = value;
            field.form.requestSubmit();
        } else location.hash = value;
        while (!status.textContent) await new Promise(requestAnimationFrame);
        for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    }
}"""


def measure(quick: bool) -> Iterator[Row]:
    games = QUICK_GAMES if quick else GAMES
    saved = {game.hive.key: save(game) for game in year(games, Random(7), is_full=False)[1]}
    with hosted() as host, browsers.launched("chromium", full=True) as browser:
        for kind, link, inputs, number, kept in (
            ("guesses", "#play/vctaoen", GUESSES, 10 * games, {}),
            ("hives solved", "#solve", ["#solve/" + key for key in saved], games, {}),
            ("saved games opened", "#solve", ["#play/" + key for key in saved], games, saved),
        ):
            items = [{"name": f"{KEPT}game/{key}", "value": game} for key, game in kept.items()]
            origin: Any = {"origin": host.url.removesuffix(BASE), "localStorage": items}
            page = browser.new_page(storage_state={"cookies": [], "origins": [origin]})
            page.goto(host.url + link)
            until(page, "!window.starting")
            protocol = page.context.new_cdp_session(page)
            protocol.send("Performance.enable")
            samples, again, size = [], cycle(inputs), number // SAMPLES
            for done in range(size, size * SAMPLES + 1, size):
                page.evaluate(ANSWER, [kind, list(islice(again, size))])
                samples.append(sample(page, protocol))
                yield f"{done:,} {kind}", samples[-1]
            early, late = (
                {name: sum(each[name] for each in part) for name in part[0]}
                for part in (samples[SAMPLES // 4 : SAMPLES // 2], samples[-SAMPLES // 4 :])
            )
            grown = {name: 100 * (late[name] / early[name] - 1) for name in early}
            yield f"{kind}, growth in %", grown
            page.context.close()


def sample(page: Page, protocol: CDPSession) -> dict[str, float]:
    """Return the memory and objects in use."""
    counted = page.evaluate(COUNTED)
    for _ in range(2):  # first what Python released, then what only that referenced
        protocol.send("HeapProfiler.collectGarbage")
        page.evaluate("new Promise(done => setTimeout(done, 50))")
    metrics = protocol.send("Performance.getMetrics")["metrics"]
    counts = {each["name"]: each["value"] for each in metrics}
    return {
        "page": counts["JSHeapUsedSize"] / 1e6,
        "nodes": counts["Nodes"],
        "listeners": counts["JSEventListeners"],
        **counted,
    }
