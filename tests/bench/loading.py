"""How long the page takes until it shows words, in a real browser.

A run visits the page with a fresh profile: three times, each time for another hive, and then
without a network; and once, with another profile, for today's game. The second of three runs has a
slower network. Columns have milliseconds:

    words      from navigation to words, or to a game that can be played
    engine     from opening the Lab until CPython is ready
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf

from playwright.sync_api import BrowserContext, BrowserType, sync_playwright

from tests.web import browsers
from tests.web.waiting import until

from .command import Row, hosted

# Bytes per second, and seconds before each answer:
NETWORKS = {"a fast network": (inf, 0), "10 Mbit/s and 40 ms": (10e6 / 8, 0.04)}
LINKS = {
    "first visit": "#solve/vctaoen",
    "second visit": "#solve/nioatuc",
    "third visit": "#solve/entivcz",
    "offline visit": "#solve/animlct",
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


def measure(quick: bool) -> Iterator[Row]:
    """Stay on each page for some seconds, since Chromium stores compiled code a second or two after
    it has run.
    """
    stay = 500 if quick else 5_000
    with hosted() as host, sync_playwright() as playwright:
        for name in [*NETWORKS, "a fast network"][: 1 if quick else None]:
            host.rate, host.latency = NETWORKS[name]
            with profile(playwright.chromium, stay) as context:
                for kind, link in LINKS.items():
                    context.set_offline(kind == "offline visit")
                    yield f"{kind}, {name}", visit(context, host.url + link, stay)
            with profile(playwright.chromium, stay) as context:
                yield f"game visit, {name}", visit(context, host.url + "#play", stay)


@contextmanager
def profile(kind: BrowserType, stay: float) -> Iterator[BrowserContext]:
    """Open a browser with a fresh profile, let it finish starting, and close it at the end."""
    path, args = browsers.located(kind, full=True), browsers.sandbox_arguments()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = kind.launch_persistent_context(folder, executable_path=path, args=args)
        context.pages[0].wait_for_timeout(stay / 2)
        yield context
        context.close()


def visit(context: BrowserContext, address: str, stay: float) -> dict[str, float]:
    """Open a hive or a game, wait for its words, stay for a while, and open the Lab."""
    page = context.new_page()
    page.add_init_script(PROBE)
    page.goto(address, wait_until="commit")
    until(page, "seen.solution")
    words = page.evaluate("seen.solution")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(stay)
    page.goto(address.partition("#")[0] + "lab/#vctaoen", wait_until="commit")
    until(page, ENGINE)
    engine = page.evaluate(ENGINE)
    page.wait_for_timeout(stay)
    page.close()
    return {"words": words, "engine": engine}
