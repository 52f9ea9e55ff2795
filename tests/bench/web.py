"""Compares our page with an equivalent stock PyScript page in a real browser.

A run visits both pages with fresh profiles: three times, each time for another hive, and then
offline if the page supports that. It also visits ours once, with another profile, for today's game.
Of five runs, two have nothing slowed down, two have slower networks, and one a slower processor.
`--amount` is the number of runs; a single one makes fewer visits, and brief ones.

The columns have milliseconds from navigation, and figures computed from them:

    paint      the first paint
    letters    a field accepts letters
    words      words, or a game that can be played
    /stock     that time divided by the stock page's in the same run (offline: its third visit's)
    /first     that time divided by that of the page's first visit in the same run
    all        the possible words, too
    engine     the engine, from opening the Lab; on the stock page, the words
    MB         megabytes sent until the words
    MB all     megabytes sent until all words
    MB Lab     megabytes sent until the Lab was opened
    task       the longest task on the page's thread after the first paint; 0 if none took 50 ms
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

from beecore.words import shipped
from build import DIST, ROOT, runtime, site
from tests.web import browsers
from tests.web.waiting import until

from .command import Row, run
from .hosting import Network, Pages, hosted

STOCK = Path(__file__).parent / "stock"
PARTS = {
    "micropython": (
        "@micropython/micropython-webassembly-pyscript",
        ["micropython.mjs", "micropython.wasm"],
    ),
    "pyscript": ("@pyscript/core/dist", ["*.js"]),
    "pyodide": (
        "pyodide",
        [*runtime.FILES["pyodide"][1], "python_stdlib.zip", "pyodide-lock.json"],
    ),
}
"""For each folder of the stock page's runtime its npm package, and the files copied from it."""
TERMINAL_ONLY = ("bench.py", "cli", "lab", "__pycache__")
PATIENCE = 120_000  # milliseconds
FIRST, SECOND, THIRD = "first visit", "second visit", "third visit"
OFFLINE, GAME = "offline visit", "game visit"
LINKS = {FIRST: "#solve/vctaoen", SECOND: "#solve/nioatuc", THIRD: "#solve/entivcz"}
STAND_INS = {OFFLINE: THIRD, GAME: FIRST}
"""The visits of the stock page that others of ours are compared with."""
PROBE = """
window.seen = {paint: 0, letters: 0, solution: 0, complete: 0, tasks: []};
new PerformanceObserver(list => {
    for (const task of list.getEntries()) seen.tasks.push([task.startTime, task.duration]);
}).observe({type: "longtask", buffered: true});
new PerformanceObserver(list => { seen.paint ||= list.getEntries()[0].startTime; })
    .observe({type: "paint", buffered: true});
const look = () => {
    const field = document.getElementById(location.hash === "#play" ? "guess" : "letters");
    if (!seen.letters && seen.paint && field?.getClientRects().length && !field.disabled)
        seen.letters = performance.now();
    if (!seen.letters) requestAnimationFrame(look);
};
requestAnimationFrame(look);
new MutationObserver(() => {
    const shown = document.querySelector("#likely li") ||
        document.getElementById("found-count")?.textContent;
    if (!seen.solution && shown) seen.solution = performance.now();
    if (!seen.complete && document.querySelector("#possible li")) seen.complete = performance.now();
}).observe(document, {childList: true, subtree: true});
"""
ENGINE = "performance.getEntriesByName('engine up')[0]?.startTime"
OPEN_LAB = "() => { location.hash = '#lab/vctaoen'; return performance.now(); }"


class Condition(NamedTuple):
    """The network and processor of a run."""

    name: str
    network: Network = Network()
    slowdown: float = 1


PLAIN = Condition("nothing slowed down")
ROUND = (
    PLAIN,
    Condition("network of 10 Mbit/s and 40 ms", Network(10e6 / 8, 0.04)),
    Condition("network of 1.6 Mbit/s and 150 ms", Network(1.6e6 / 8, 0.15)),
    PLAIN,
    Condition("page's thread slowed 4 times", slowdown=4),
)
HEADS = "paint,letters,words,/stock,/first,all,engine,MB,MB all,MB Lab,task".split(",")
Launch = Callable[[str], BrowserContext]


def measure(runs: int) -> Iterator[Row]:
    site.make(DIST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lay_stock(Path(folder))
        launch = partial(
            playwright.chromium.launch_persistent_context,
            executable_path=browsers.located(playwright.chromium, full=True),
            args=browsers.sandbox_arguments(),
        )
        with hosted(Path(folder)) as stock, hosted(DIST) as ours:
            for number in range(runs):
                condition = ROUND[number % len(ROUND)]
                sites = [("stock", stock), ("ours", ours)]
                results: dict[tuple[str, str], list[float]] = {}
                for name, pages in reversed(sites) if number % 2 else sites:  # fair to both
                    pages.network = condition.network
                    for kind, figures in visits(launch, pages, condition.slowdown, runs == 1):
                        results[name, kind] = figures
                        print(f"{condition.name}: {name}, {kind}: {figures[2]:,.0f} ms", flush=True)
                for (name, kind), (paint, letters, words, *others) in results.items():
                    bases = ("stock", STAND_INS.get(kind, kind)), (name, FIRST)
                    ratios = [words / results[it][2] if it in results else None for it in bases]
                    row = [paint, letters, words, *ratios, *others]
                    yield Row(condition.name, f"{name}, {kind}", [row])


def visits(
    launch: Launch, pages: Pages, slowdown: float, is_brief: bool
) -> Iterator[tuple[str, list[float]]]:
    """Yield the visits of one run to one page: their kinds, and their figures without ratios.

    Each visit lasts some seconds, since Chromium stores compiled code a second or two after it has
    run, unless `is_brief`.
    """
    stay = 500 if is_brief else 5_000
    make = partial(visit, pages=pages, slowdown=slowdown, stay=stay)
    with profile(launch, stay) as context:
        for kind in (FIRST,) if is_brief else LINKS:
            yield kind, make(context, LINKS[kind])
        if pages.works_offline:
            context.set_offline(True)
            yield OFFLINE, make(context, "#solve/animlct")
    if pages.works_offline:
        with profile(launch, stay) as context:
            yield GAME, make(context, "#play")


@contextmanager
def profile(launch: Launch, stay: float) -> Iterator[BrowserContext]:
    """Open a browser with a fresh profile, let it finish starting, and close it at the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = launch(folder)
        context.pages[0].wait_for_timeout(stay / 2)
        yield context
        context.close()


def visit(
    context: BrowserContext, link: str, *, pages: Pages, slowdown: float, stay: float
) -> list[float]:
    """Open a link to a hive or a game, wait for its words, stay for a while, and open the Lab."""
    before = pages.sent
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(PROBE)
    if slowdown != 1:
        protocol = context.new_cdp_session(page)
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(pages.url + link, wait_until="commit")
    until(page, "seen.solution")
    sent = [pages.sent]
    if pages.works_offline and link.startswith("#solve"):
        until(page, "seen.complete")
    sent.append(pages.sent)
    if pages.works_offline:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(stay)
    seen = page.evaluate("seen")
    sent.append(pages.sent)
    engine = seen["solution"]
    if pages.works_offline:
        opened = page.evaluate(OPEN_LAB)
        until(page, ENGINE)
        engine = page.evaluate(ENGINE) - opened
        page.wait_for_timeout(stay)
    page.close()
    return [
        *(seen[name] for name in ("paint", "letters", "solution")),
        seen["complete"] or seen["solution"],
        engine,
        *((each - before) / 1e6 for each in sent),
        max((length for start, length in seen["tasks"] if start >= seen["paint"]), default=0),
    ]


def lay_stock(folder: Path) -> None:
    """Write the stock page to a folder: PyScript and its Pythons from npm, and beecore's source."""
    shutil.copytree(STOCK, folder, dirs_exist_ok=True)
    for name in shipped.USUAL_PACKS:
        shutil.copyfile(DIST / name, folder / name)
    for place, (package, patterns) in PARTS.items():
        target = folder / "runtime" / place
        target.mkdir(parents=True, exist_ok=True)
        for pattern in patterns:
            for source in (runtime.MODULES / package).glob(pattern):
                shutil.copyfile(source, target / source.name)
    engine = folder / "engine-sources" / "beecore"
    shutil.copytree(ROOT / "beecore", engine, ignore=shutil.ignore_patterns(*TERMINAL_ONLY))
    shutil.make_archive(str(folder / "beecore"), "zip", engine.parent)
    shutil.rmtree(engine.parent)


if __name__ == "__main__":
    run(measure, HEADS, full=len(ROUND), quick=1)
