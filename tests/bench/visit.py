"""One visit to a page, timed from the visitor's point of view."""

from typing import NamedTuple

from playwright.sync_api import BrowserContext

from tests.web.waiting import until

from .hosting import Pages

PATIENCE = 120_000  # milliseconds

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

WORDS = "seen.solution"
ALL_WORDS = "seen.complete"
ENGINE = "performance.getEntriesByName('engine up')[0]?.startTime"
OPEN_LAB = "() => { location.hash = '#lab/vctaoen'; return performance.now(); }"
CONTROLLED = "navigator.serviceWorker.ready.then(() => true)"


class Visit(NamedTuple):
    """The waits and costs of a visit.

    Milliseconds from navigation to the first paint, to a field that accepts letters, and to words
    or a playable game. Milliseconds from opening the Lab to its engine; on the stock page, from
    navigation to words. Megabytes sent before the words appeared, and before the Lab was opened.
    Milliseconds of the longest task on the page's thread after the first paint; 0 if none took 50.
    Milliseconds from navigation to the possible words of our page, and the megabytes sent before
    they appeared; on the stock page and in games, those of the words or the game.
    """

    paint: float
    letters: float
    solution: float
    engine: float
    megabytes: float
    megabytes_in_all: float
    longest_task: float
    complete: float
    megabytes_complete: float


def visit(
    context: BrowserContext, pages: Pages, link: str, stay: float, slowdown: float = 1
) -> Visit:
    """Open a link to a hive or a game, wait for its words, stay for a while, and open the Lab.

    The processor is `slowdown` times as slow as this machine's.

    `stay` is in milliseconds: Chromium stores compiled code a second or two after it has run.
    """
    sent = pages.sent
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(PROBE)
    if slowdown != 1:
        protocol = context.new_cdp_session(page)
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(pages.url + link, wait_until="commit")
    until(page, WORDS)
    sent_by_then = sent_complete = pages.sent
    if pages.works_offline:
        if link.startswith("#solve"):
            until(page, ALL_WORDS)
            sent_complete = pages.sent
        page.evaluate(CONTROLLED)
    page.wait_for_timeout(stay)
    seen = page.evaluate("seen")
    sent_in_all = pages.sent
    engine = seen["solution"]
    if pages.works_offline:
        opened = page.evaluate(OPEN_LAB)
        until(page, ENGINE)
        engine = page.evaluate(ENGINE) - opened
        page.wait_for_timeout(stay)
    page.close()
    tasks = [length for start, length in seen["tasks"] if start >= seen["paint"]]
    return Visit(
        seen["paint"],
        seen["letters"],
        seen["solution"],
        engine,
        (sent_by_then - sent) / 1e6,
        (sent_in_all - sent) / 1e6,
        max(tasks, default=0),
        seen["complete"] or seen["solution"],
        (sent_complete - sent) / 1e6,
    )
