"""What many saved games cost, in a real browser: the start of Play, their import, the statistics,
and the calendar of past days.

The start is timed until the game can be played. The other times are from a click, or from the
choice of a file, until everything is in the page and painted. None of this needs the engine, so it
is not started.
"""

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from beecore.game.puzzles import FIRST_DAY, Calendar, daily, read
from beecore.game.saving import save
from beecore.game.state import Game
from beecore.words import shipped
from build import DIST, WORDLISTS, site
from tests.web import browsers
from tests.web.waiting import until

from .command import parser, say, until_interrupted
from .hosting import hosted
from .visit import PROBE, WORDS

GAMES = 1_500
VISITS, QUICK_VISITS = 7, 2
FOUND = 25  # words of each game
EMPTY, FULL = "start without games", f"start with {GAMES:,} games"
WATCH = """
window.tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({ type: "longtask" });
window.timed = (act, isDone) => new Promise(done => {
    const start = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
        const end = performance.now();
        const longest = () => tasks.filter(each => each.startTime < end && each.startTime >= start)
            .reduce((most, each) => Math.max(most, each.duration), 0);
        setTimeout(() => done([end - start, longest()]), 100);
    };
    const look = () => isDone() ? port2.postMessage(0) : requestAnimationFrame(look);
    act();
    requestAnimationFrame(look);
});
"""
IMPORTED = """() => {
    const isDone = () => document.getElementById("status").textContent.includes("Imported");
    window.imported = new Promise(done => document.getElementById("import")
        .addEventListener("change", () => done(timed(() => {}, isDone)), { capture: true }));
}"""
STATISTICS = """games => timed(
    () => document.getElementById("show-record").click(),
    () => [...document.querySelectorAll("#record-body dd")]
        .some(each => each.textContent.replace(/\\D/g, "") === String(games)))"""
CALENDAR = """days => timed(
    () => document.getElementById("past-days").click(),
    () => document.querySelectorAll("#past-weeks [data-rank]").length === days)"""
NO_ENGINE = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 });"
CLOSE = "document.querySelector('dialog[open]')?.close()"

Times = dict[str, list[tuple[float, float]]]
"""Milliseconds of each kind, and those of the longest task in that time (0: none took 50)."""


def main() -> int:
    options = parser("tests.bench.games", __doc__, f"only {QUICK_VISITS} visits of each kind")
    visits = QUICK_VISITS if options.parse_args().quick else VISITS
    times: Times = {}
    code = until_interrupted(lambda: measure(visits, times))
    for line in summary(times):
        say(line)
    return code


def summary(times: Times) -> Iterator[str]:
    """Yield the medians of each kind, and the ratio of the starts."""
    for name, each in times.items():
        took, longest = (median(column) for column in zip(*each, strict=True))
        task = f"{longest:,.0f}" if longest else "< 50"
        yield f"{name:40}{took:8,.0f} ms, longest task {task:>5} ms, {len(each)} times"
    pairs = zip(times.get(FULL, []), times.get(EMPTY, []), strict=False)
    if ratios := [full / empty for (full, _), (empty, _) in pairs]:
        yield f"A start with games takes {median(ratios):.2f} times as long as one without."


def measure(visits: int, times: Times) -> None:
    """Import games, then visit the page in turns without games and with them; add to `times`."""
    site.make(DIST)
    today = date.today()
    calendar = read((WORDLISTS / shipped.CALENDAR).read_text("utf-8"))
    with hosted(DIST) as pages, browsers.launched("chromium", full=True) as browser:
        address = f"{pages.url}#play"
        empty, full = profile(browser), profile(browser)
        opened(empty, address).close()  # fills the browser's cache
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "games.json"
            write_export(file, calendar)
            add(times, import_into(full, address, file))
        for number in range(visits):
            add(times, {EMPTY: (started(empty, address), 0)})
            add(times, visited(full, address, today.day))
            latest = ", ".join(f"{name} {each[-1][0]:,.0f}" for name, each in times.items())
            say(f"visit {number + 1} of {visits}, ms: {latest}")


def add(times: Times, measured: dict[str, tuple[float, float]]) -> None:
    for name, each in measured.items():
        times.setdefault(name, []).append(each)


def import_into(
    context: BrowserContext, address: str, file: Path
) -> dict[str, tuple[float, float]]:
    """Import a file with games; return the times of that, and of the statistics that follow."""
    page = opened(context, address)
    page.evaluate("document.getElementById('show-record').click()")
    until(page, "document.getElementById('record').open")
    page.evaluate(IMPORTED)
    page.locator("#import").set_input_files(file)
    taken = page.evaluate("imported")
    page.evaluate(CLOSE)
    counted = page.evaluate(STATISTICS, GAMES)
    page.evaluate(CLOSE)
    page.wait_for_timeout(1_000)  # results are cached after they are shown
    page.close()
    return {f"import of {GAMES:,} games": taken, "statistics after the import": counted}


def visited(context: BrowserContext, address: str, days: int) -> dict[str, tuple[float, float]]:
    """Visit the page with games, `days` of them in this month; return the times of its parts."""
    page = opened(context, address)
    start = page.evaluate(WORDS)
    calendar = page.evaluate(CALENDAR, days)
    page.evaluate(CLOSE)
    statistics = page.evaluate(STATISTICS, GAMES)
    page.close()
    return {FULL: (start, 0), "calendar": calendar, "statistics": statistics}


def started(context: BrowserContext, address: str) -> float:
    page = opened(context, address)
    start: float = page.evaluate(WORDS)
    page.close()
    return start


def profile(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-US")
    context.add_init_script(PROBE + WATCH + NO_ENGINE)
    return context


def opened(context: BrowserContext, address: str) -> Page:
    """Open Play in a new page, and return the page once its game can be played and it is idle."""
    page = context.new_page()
    page.goto(address, wait_until="commit")
    until(page, WORDS)
    page.evaluate("new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 500))")
    return page


def write_export(file: Path, calendar: Calendar) -> None:
    """Write a file with games on the first hives of a calendar.

    Their words are made up: a word that was found counts even if no list has it any more.
    """
    chance = random.Random(1)
    values = {}
    for number in range(GAMES):
        puzzle = daily(calendar, FIRST_DAY + timedelta(days=number))
        hive = puzzle.hive
        words = [
            "".join(chance.choices(hive.letters, k=chance.randint(3, 7))) for _ in range(FOUND)
        ]
        found = tuple({hive.center + word: None for word in words})
        game = Game(hive, found, started=f"{puzzle.day}T08:31")
        values[f"game/{hive.key}"] = save(game)
    content = {"format": "open-hive", "version": 1, "values": values}
    file.write_text(json.dumps(content), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
