"""One visit to a page, as its visitor sees it."""

from typing import NamedTuple

from playwright.sync_api import BrowserContext

from tests.web.waiting import until

from .hosting import Pages

PATIENCE = 120_000  # milliseconds
STAY = 3_000  # milliseconds; a second or two later Chromium keeps what it has compiled

PROBE = """
window.seen = {paint: 0, letters: 0, solution: 0, tasks: []};
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
}).observe(document, {childList: true, subtree: true});
"""

ENGINE = "performance.getEntriesByName('engine up')[0]?.startTime ?? seen.solution"
KEPT = "navigator.serviceWorker.ready.then(() => true)"


class Visit(NamedTuple):
    """What was seen of a visit.

    Milliseconds from navigation to first paint, to a field that takes letters, to words or a game
    that can be played, and to the engine, which gives the words of the stock page; megabytes sent
    by then, and in all; the milliseconds of the longest task of the page's thread after first
    paint, 0 for less than 50.
    """

    paint: float
    letters: float
    solution: float
    engine: float
    megabytes: float
    megabytes_in_all: float
    longest_task: float


def visit(context: BrowserContext, pages: Pages, link: str, slowdown: float = 1) -> Visit:
    """Open a link to a hive or a game, wait until it is there, and stay for a while."""
    sent = pages.sent
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(PROBE)
    if slowdown != 1:
        protocol = context.new_cdp_session(page)
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(pages.url + link, wait_until="commit")
    until(page, "seen.solution")
    sent_by_then = pages.sent
    if pages.works_offline:
        page.evaluate(KEPT)
    page.wait_for_timeout(STAY)
    seen = page.evaluate("seen")
    engine = page.evaluate(ENGINE)
    page.close()
    tasks = [length for start, length in seen["tasks"] if start >= seen["paint"]]
    return Visit(
        seen["paint"],
        seen["letters"],
        seen["solution"],
        engine,
        (sent_by_then - sent) / 1e6,
        (pages.sent - sent) / 1e6,
        max(tasks, default=0),
    )
