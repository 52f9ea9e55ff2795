"""`make soak`: years of use in an hour, in a real browser; nothing may be left behind.

Three things are done over and over: guesses in a game, hives solved, saved games opened. Now and
then the memory is looked at, once all that is not held any more was collected. What counts is the
growth from the second quarter to the last one; the first is for warming up:

    renderer     memory of the process that has both page and worker, MB
    page         JavaScript's heap of the page, MB
    python       objects of the page's Python, MB; its heap is part of the renderer's
    nodes        elements and texts, those out of the page included
    listeners    functions that wait for an event
    held         objects of JavaScript that Python holds, and of Python that JavaScript holds

At the end a visit with as many saved games is compared with one that has none.
"""

import argparse
import time
from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path
from statistics import median
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from beecore.game import Game, answers_of, save
from beecore.game.month import ONE
from beecore.game.puzzles import FIRST_DAY, Calendar, daily, read
from beecore.words import shipped
from build import DIST, serve, site
from tests.web import browsers
from tests.web.waiting import until

SAMPLES = 12
VISITS = 7
PATIENCE = 60_000
KEPT = "open-hive / game/"
ALLOCATED = """() => {
    const code = "import gc, js\\ngc.collect()\\njs.globalThis.allocated = gc.mem_alloc()";
    const size = Module.lengthBytesUTF8(code);
    const text = Module._malloc(size + 1), value = Module._malloc(12);
    Module.stringToUTF8(code, text, size + 1);
    Module.ccall("mp_js_do_exec", "number", ["pointer", "number", "pointer"], [text, size, value]);
    Module._free(text);
    Module._free(value);
    return globalThis.allocated;
}"""
HELD = """() => [
    proxy_js_ref.filter(thing => thing !== undefined).length,
    proxy_js_map.size,
]"""
ANSWER = """async ([kind, values]) => {
    const status = document.getElementById("status");
    for (const value of values) {
        status.textContent = "";
        await new Promise(requestAnimationFrame); // as players see it; and nobody hears of that
        const answered = new Promise(done => {
            const observer = new MutationObserver(() => {
                if (!status.textContent) return;
                observer.disconnect();
                done();
            });
            observer.observe(status, { childList: true, characterData: true, subtree: true });
        });
        if (kind === "guess") {
            const field = document.getElementById("guess");
            field.value = value;
            field.form.requestSubmit();
        } else location.hash = value;
        await answered;
        for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    }
}"""


class Sample(NamedTuple):
    """What is held after so many acts; megabytes, then numbers."""

    done: int
    renderer: float
    page: float
    python: float
    nodes: int
    listeners: int
    held: int
    held_by_page: int


class Probe:
    """Looks at the memory of a page and of the process it runs in."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.page, self.protocol = page, page.context.new_cdp_session(page)
        self.protocol.send("Performance.enable")
        self.process = _renderer(browser.new_browser_cdp_session())

    def sample(self, done: int) -> Sample:
        allocated = self.page.evaluate(ALLOCATED)
        for _ in range(2):  # what Python let go, then what only that had held
            self.protocol.send("HeapProfiler.collectGarbage")
            self.page.evaluate("new Promise(done => setTimeout(done, 50))")
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        counted = {each["name"]: each["value"] for each in metrics}
        held, held_by_page = self.page.evaluate(HELD)
        status = Path(f"/proc/{self.process}/status").read_text()
        resident = int(status.partition("RssAnon:")[2].split()[0])
        return Sample(
            done,
            resident / 1e3,
            counted["JSHeapUsedSize"] / 1e6,
            allocated / 1e6,
            int(counted["Nodes"]),
            int(counted["JSEventListeners"]),
            held,
            held_by_page,
        )


def main() -> None:
    """Print the curve of each kind of use, and how long a visit takes."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--guesses", type=int, default=10_000)
    parser.add_argument("--hives", type=int, default=1_000)
    parser.add_argument("--games", type=int, default=1_000)
    wanted = parser.parse_args()
    console = Console(highlight=False, width=100)
    site.make(DIST)
    with serve.server(DIST, 0) as http, browsers.launched("chromium") as browser:
        Thread(target=http.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{http.server_port}/"
        calendar = read((DIST / shipped.CALENDAR).read_text("utf-8"))
        kept = dict(game(calendar, FIRST_DAY + number * ONE) for number in range(wanted.games))
        hives = [name.rpartition("/")[2] for name in kept]
        for title, acts, number, games in (
            ("guesses", _guesses(), wanted.guesses, {}),
            ("hives solved", _again("#solve/", hives), wanted.hives, {}),
            ("saved games opened", _again("#play/", hives), wanted.games, kept),
        ):
            page = _opened(browser, url, games, "#play/vctaoen" if title == "guesses" else "#solve")
            kind = "guess" if title == "guesses" else "link"
            console.print(curve(title, list(run(browser, page, kind, acts, number))))
            page.context.close()
        none, many = (starts(browser, url, games) for games in ({}, kept))
        console.print(
            f"start, medians of {VISITS}: {none:,.0f} ms without saved games,"
            f" {many:,.0f} ms with {len(kept):,}: {many / none:.2f} times as long"
        )
        http.shutdown()


def run(
    browser: Browser, page: Page, kind: str, acts: Iterator[str], number: int
) -> Iterator[Sample]:
    """Do so many acts, and yield what is held meanwhile."""
    probe = Probe(browser, page)
    size = max(1, number // SAMPLES)
    for done in range(size, number + 1, size):
        page.evaluate(ANSWER, [kind, list(islice(acts, size))])
        yield probe.sample(done)


def curve(title: str, samples: list[Sample]) -> Table:
    """Return the samples as a table, with how they grew after warming up."""
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in (
        "done",
        "renderer",
        "page",
        "python",
        "nodes",
        "listeners",
        "held",
        "held by page",
    ):
        shown.add_column(head, justify="right")
    for sample in samples:
        megabytes = [f"{each:.1f}" for each in sample[1:4]]
        shown.add_row(f"{sample.done:,}", *megabytes, *map(str, sample[4:]))
    quarter = len(samples) // 4
    warm, last = samples[quarter : 2 * quarter], samples[-quarter:]
    grown = [
        sum(after) / sum(before) - 1
        for before, after in list(
            zip(zip(*warm, strict=True), zip(*last, strict=True), strict=True)
        )[1:]
    ]
    shown.add_row("growth", *[f"{each:+.0%}" for each in grown])
    return shown


def starts(browser: Browser, url: str, games: dict[str, str]) -> float:
    """Return the median of milliseconds until today's game can be played."""
    context = _opened(browser, url, games, "#play").context
    taken = []
    for _ in range(VISITS):
        page = context.new_page()
        before = time.perf_counter()
        page.goto(url + "#play")
        expect(page.get_by_role("status")).to_contain_text("Find words", timeout=PATIENCE)
        taken.append(1e3 * (time.perf_counter() - before))
        page.close()
    context.close()
    return median(taken)


def game(calendar: Calendar, day: date) -> tuple[str, str]:
    """Return the name and the text of a day's game, two words of three found."""
    hive = daily(calendar, day).hive
    found = [answer.word for answer in answers_of(hive, shipped.lexicon(hive)).solutions]
    ours = tuple(word for place, word in enumerate(found) if place % 3)
    return KEPT + hive.key, save(Game(hive, ours, started=f"{day}T08:31"))


def _guesses() -> Iterator[str]:
    while True:
        yield from ("cave", "octane", "coven", "vvvv", "vote", "cover", "event", "vct")


def _again(view: str, hives: list[str]) -> Iterator[str]:
    while True:
        yield from [view + hive for hive in hives]


def _opened(browser: Browser, url: str, games: dict[str, str], link: str) -> Page:
    """Return a page in a fresh profile with some saved games, its engine up."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url + "icon.svg")
    page.evaluate(
        "games => Object.entries(games).forEach(game => localStorage.setItem(...game))", games
    )
    page.goto(url + link)
    until(page, "performance.getEntriesByName('engine up').length")
    return page


def _renderer(protocol: CDPSession) -> int:
    """Return the process that has worked most, which is the page's."""
    processes = protocol.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process for process in processes if process["type"] == "renderer"]
    return int(max(pages, key=lambda process: process["cpuTime"])["id"])


if __name__ == "__main__":
    main()
