"""`make soak`: years of use in an hour, in a real browser, to find memory leaks.

Repeats three things: guesses in a game, solving hives, and opening saved games. Measures the memory
twelve times, each time after a garbage collection. The result is the growth from the second quarter
of the measurements to the last one; the first quarter is for warming up:

    renderer     memory of the process that has both page and worker, MB
    page         JavaScript's heap of the page, MB
    python       objects of the page's Python, MB; its heap is part of the renderer's
    nodes        elements and texts, those outside of the page included
    listeners    functions that wait for an event
    held         objects of JavaScript that Python holds
    by page      objects of Python that JavaScript holds

Finally compares the start of the page with many saved games and with none.
"""

import sys
import time
from collections.abc import Iterable, Iterator
from datetime import date
from itertools import chain, islice, repeat
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect

from beecore.game import Game, answers_of, save
from beecore.game.month import ONE
from beecore.game.puzzles import FIRST_DAY, Calendar, daily, read
from beecore.words import shipped
from build import DIST, site
from tests.web import browsers
from tests.web.waiting import until

from .command import parser, say, until_interrupted
from .hosting import hosted

SAMPLES = 12
VISITS, QUICK_VISITS = 7, 1
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
        await new Promise(requestAnimationFrame); // or clearing the text would count as an answer
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


GUESSES = ("cave", "octane", "coven", "vvvv", "vote", "cover", "event", "vct")
HEADS = ("done", "renderer", "page", "python", "nodes", "listeners", "held", "by page")


class Amount(NamedTuple):
    """How often each kind of use is repeated, and how many visits are timed at the end."""

    guesses: int
    hives: int
    games: int
    visits: int


QUICK = Amount(96, 36, 36, QUICK_VISITS)


class Sample(NamedTuple):
    """The memory and objects in use after `done` repetitions: megabytes, then counts."""

    done: int
    renderer: float
    page: float
    python: float
    nodes: int
    listeners: int
    held: int
    held_by_page: int


class Probe:
    """Measures the memory of a page and of the process it runs in."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.page, self.protocol = page, page.context.new_cdp_session(page)
        self.protocol.send("Performance.enable")
        self.process = _renderer(browser.new_browser_cdp_session())

    def sample(self, done: int) -> Sample:
        allocated = self.page.evaluate(ALLOCATED)
        for _ in range(2):  # first what Python released, then what only that referenced
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


def main() -> int:
    options = parser("tests.bench.soak", __doc__, "a few dozen repetitions of each")
    options.add_argument("--guesses", type=int, default=10_000, help="(10,000)")
    options.add_argument("--hives", type=int, default=1_000, help="(1,000)")
    options.add_argument("--games", type=int, default=1_000, help="(1,000)")
    args = options.parse_args()
    amount = Amount(args.guesses, args.hives, args.games, VISITS)
    return until_interrupted(lambda: measure(QUICK if args.quick else amount))


def measure(amount: Amount) -> None:
    """Print the curve of each kind of use, and how long a visit takes."""
    site.make(DIST)
    calendar = read((DIST / shipped.CALENDAR).read_text("utf-8"))
    saved = dict(game(calendar, FIRST_DAY + number * ONE) for number in range(amount.games))
    hives = [name.rpartition("/")[2] for name in saved]
    links, game_links = ([view + hive for hive in hives] for view in ("#solve/", "#play/"))
    with hosted(DIST) as pages, browsers.launched("chromium", full=True) as browser:
        for title, link, kind, inputs, number, games in (
            ("guesses", "#play/vctaoen", "guess", GUESSES, amount.guesses, {}),
            ("hives solved", "#solve", "link", links, amount.hives, {}),
            ("saved games opened", "#solve", "link", game_links, amount.games, saved),
        ):
            page = _opened(browser, pages.url, games, link)
            say(f"\n{title}\n{''.join(f'{head:>11}' for head in HEADS)}")
            curve(run(Probe(browser, page), kind, _again(inputs), number))
            page.context.close()
        none, many = (starts(browser, pages.url, games, amount.visits) for games in ({}, saved))
        say(
            f"\nstart, medians of {amount.visits}: {none:,.0f} ms without saved games,"
            f" {many:,.0f} ms with {len(saved):,}: {many / none:.2f} times as long"
        )


def run(probe: Probe, kind: str, inputs: Iterator[str], number: int) -> Iterator[Sample]:
    """Enter `number` guesses or links, and yield samples of the memory."""
    size = max(1, number // SAMPLES)
    for done in range(size, number + 1, size):
        probe.page.evaluate(ANSWER, [kind, list(islice(inputs, size))])
        yield probe.sample(done)


def curve(samples: Iterable[Sample]) -> None:
    """Print each sample immediately, and finally the growth after warming up."""
    results = []
    for sample in samples:
        results.append(sample)
        megabytes = "".join(f"{each:11.1f}" for each in sample[1:4])
        say(f"{sample.done:11,}{megabytes}{''.join(f'{each:11,}' for each in sample[4:])}")
    quarter = len(results) // 4
    if quarter:
        grown = growth(results[quarter : 2 * quarter], results[-quarter:])
        say(f"{'growth':>11}{''.join(f'{each:+11.0%}' for each in grown)}")


def growth(before: list[Sample], after: list[Sample]) -> Iterator[float]:
    """Yield the relative growth of each figure from earlier to later samples."""
    columns = zip(zip(*before, strict=True), zip(*after, strict=True), strict=True)
    for early, late in islice(columns, 1, None):
        yield sum(late) / sum(early) - 1


def starts(browser: Browser, url: str, games: dict[str, str], visits: int) -> float:
    """Return the median of milliseconds until today's game can be played."""
    context = _opened(browser, url, games, "#play").context
    results = []
    for _ in range(visits):
        page = context.new_page()
        before = time.perf_counter()
        page.goto(url + "#play")
        expect(page.get_by_role("status")).to_contain_text("Find words", timeout=PATIENCE)
        results.append(1e3 * (time.perf_counter() - before))
        page.close()
    context.close()
    return median(results)


def game(calendar: Calendar, day: date) -> tuple[str, str]:
    """Return the key and the text of a day's saved game with two of three words found."""
    hive = daily(calendar, day).hive
    found = [answer.word for answer in answers_of(hive, shipped.lexicon(hive)).solutions]
    ours = tuple(word for place, word in enumerate(found) if place % 3)
    return KEPT + hive.key, save(Game(hive, ours, started=f"{day}T08:31"))


def _again(inputs: Iterable[str]) -> Iterator[str]:
    return chain.from_iterable(repeat(tuple(inputs)))


def _opened(browser: Browser, url: str, games: dict[str, str], link: str) -> Page:
    """Open a page in a fresh profile with saved games, and return it once it has started."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url + "icon.svg")
    page.evaluate(
        "games => Object.entries(games).forEach(game => localStorage.setItem(...game))", games
    )
    page.goto(url + link)
    until(page, "!window.starting")
    return page


def _renderer(protocol: CDPSession) -> int:
    """Return the id of the busiest renderer process, which is the page's."""
    processes = protocol.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process for process in processes if process["type"] == "renderer"]
    return int(max(pages, key=lambda process: process["cpuTime"])["id"])


if __name__ == "__main__":
    sys.exit(main())
