"""Compares our page with a plain PyScript page that does the same, in a real browser.

A run visits both pages with fresh profiles: three times, each time for another hive, and then ours
offline. It also visits ours once, with another profile, for today's game. The second of three runs
has a slower network. Columns have milliseconds:

    words      from navigation to words, or to a game that can be played
    engine     from opening the Lab until the engine is ready; the plain page needs its for words
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

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
"""For each folder of the plain page's runtime its npm package, and the files copied from it."""
TERMINAL_ONLY = ("bench.py", "cli", "lab", "__pycache__")
NETWORKS = {"a fast network": Network(), "10 Mbit/s and 40 ms": Network(10e6 / 8, 0.04)}
RUNS = [*NETWORKS, "a fast network"]
LINKS = {
    "first visit": "#solve/vctaoen",
    "second visit": "#solve/nioatuc",
    "third visit": "#solve/entivcz",
}
PROBE = """
window.seen = { solution: 0 };
new MutationObserver(() => {
    const shown = document.querySelector("#likely li") ||
        document.getElementById("found-count")?.textContent;
    if (shown) seen.solution ||= performance.now();
}).observe(document, { childList: true, subtree: true });
"""
ENGINE = "performance.getEntriesByName('engine up')[0]?.startTime"
OPEN_LAB = "() => { location.hash = '#lab/vctaoen'; return performance.now(); }"
Launch = Callable[[str], BrowserContext]


def measure(quick: bool) -> Iterator[Row]:
    site.make(DIST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lay_stock(Path(folder))
        launch = partial(
            playwright.chromium.launch_persistent_context,
            executable_path=browsers.located(playwright.chromium, full=True),
            args=browsers.sandbox_arguments(),
        )
        with hosted(Path(folder)) as stock, hosted(DIST) as ours:
            for name in RUNS[: 1 if quick else None]:
                stock.network = ours.network = NETWORKS[name]
                for kind, figures in visits(launch, stock, quick, is_ours=False):
                    yield Row(name, f"plain PyScript, {kind}", figures)
                for kind, figures in visits(launch, ours, quick, is_ours=True):
                    yield Row(name, f"Open Hive, {kind}", figures)


def visits(
    launch: Launch, pages: Pages, quick: bool, is_ours: bool
) -> Iterator[tuple[str, dict[str, float]]]:
    """Yield the visits of one run to one page.

    Each lasts some seconds, since Chromium stores compiled code a second or two after it has run.
    """
    stay = 500 if quick else 5_000
    with profile(launch, stay) as context:
        for kind in list(LINKS)[: 1 if quick else None]:
            yield kind, visit(context, pages.url + LINKS[kind], stay, is_ours)
        if is_ours:
            context.set_offline(True)
            yield "offline visit", visit(context, pages.url + "#solve/animlct", stay, is_ours)
    if is_ours:
        with profile(launch, stay) as context:
            yield "game visit", visit(context, pages.url + "#play", stay, is_ours)


@contextmanager
def profile(launch: Launch, stay: float) -> Iterator[BrowserContext]:
    """Open a browser with a fresh profile, let it finish starting, and close it at the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = launch(folder)
        context.pages[0].wait_for_timeout(stay / 2)
        yield context
        context.close()


def visit(context: BrowserContext, address: str, stay: float, is_ours: bool) -> dict[str, float]:
    """Open a hive or a game, wait for its words, stay for a while, and open the Lab."""
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(PROBE)
    page.goto(address, wait_until="commit")
    until(page, "seen.solution")
    words = engine = page.evaluate("seen.solution")
    if is_ours:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(stay)
    if is_ours:
        opened = page.evaluate(OPEN_LAB)
        until(page, ENGINE)
        engine = page.evaluate(ENGINE) - opened
        page.wait_for_timeout(stay)
    page.close()
    return {"words": words, "engine": engine}


def lay_stock(folder: Path) -> None:
    """Write the plain page to a folder: PyScript and its Pythons from npm, and beecore's source."""
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
    run(measure)
