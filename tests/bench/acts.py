"""How long a player waits for an answer to a tap or a guess, in a real browser.

The input is real, on a phone's screen: a tap on a cell, and Enter. Times start at the browser's
time stamp of the event. They end when the letter or the verdict is in the page ("in place"), and
when its frame is painted, which is the first task after the next animation frame's callbacks.
Frames are 16.7 ms apart, so waiting for one takes half of that on average.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect

from build import DIST, site
from tests.web import browsers

from .command import parser, say, until_interrupted
from .hosting import hosted

ACTS, QUICK_ACTS = 100, 8
SLOWDOWNS, QUICK_SLOWDOWNS = (1, 4), (1,)
WORDS = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
WATCH = """answer => {
    const read = () => answer.value ?? answer.textContent;
    if (answer.value === undefined) answer.textContent = "";
    const before = read();
    window.waited = new Promise(done => {
        let start = 0;
        const kinds = ["pointerdown", "click", "keydown"];
        const begun = event => { start = event.timeStamp; };
        const look = () => {
            if (read() === before) return;
            const placed = performance.now() - start;
            for (const kind of kinds) {
                removeEventListener(kind, begun, true);
                removeEventListener(kind, look);
            }
            observer.disconnect();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done([placed, performance.now() - start]);
            requestAnimationFrame(() => port2.postMessage(0));
        };
        const observer = new MutationObserver(look);
        observer.observe(answer, { childList: true, characterData: true, subtree: true });
        for (const kind of kinds) {
            addEventListener(kind, begun, true);
            addEventListener(kind, look);
        }
    });
}"""
IDLE = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"


class Wait(NamedTuple):
    """The milliseconds until an answer is in the page, and until it is painted."""

    placed: float
    painted: float


def main() -> int:
    options = parser("tests.bench.acts", __doc__, f"only {QUICK_ACTS} of each, nothing slowed down")
    quick = options.parse_args().quick
    if quick:
        return until_interrupted(lambda: measure(QUICK_ACTS, QUICK_SLOWDOWNS))
    return until_interrupted(lambda: measure(ACTS, SLOWDOWNS))


def measure(acts: int, slowdowns: tuple[int, ...]) -> None:
    """Print the median and the 95th percentile of each kind of input, by slowdown."""
    site.make(DIST)
    with hosted(DIST) as pages, browsers.launched("chromium", full=True) as browser:
        page = opened(browser, f"{pages.url}#play/vctaoen")
        protocol = page.context.new_cdp_session(page)
        say(f"ms from input to its answer, {acts} of each kind")
        say(f"{'':56}{'in place':>10}{'95 %':>8}{'painted':>10}{'95 %':>8}")
        for slowdown in slowdowns:
            protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            slowed = f", processor slowed {slowdown} times" if slowdown > 1 else ""
            for name, waits in measured(page, acts):
                placed, placed_95, painted, painted_95 = figures(waits)
                row = f"{placed:10.1f}{placed_95:8.1f}{painted:10.1f}{painted_95:8.1f}"
                say(f"{name + slowed:56}{row}")


def opened(browser: Browser, address: str) -> Page:
    """Open the hive VCTAOEN on a phone, and return the page once its words are shown."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("Find words that use V", timeout=60_000)
    return page


def measured(page: Page, acts: int) -> Iterator[tuple[str, list[Wait]]]:
    """Yield each kind of input with its waits."""
    yield "a tap on a cell", taps(page, acts)
    yield "Enter, one guess at a time", guesses(page, IDLE, acts)
    yield "Enter, guesses without a pause", guesses(page, "0", acts)


def taps(page: Page, acts: int) -> list[Wait]:
    field = page.get_by_label("Guess")
    cells = page.get_by_role("group", name="The hive").get_by_role("button").all()
    boxes = [box for cell in cells if (box := cell.bounding_box())]
    waits = []
    for number in range(acts):
        if number % 8 == 0:
            field.fill("")
        box = boxes[number % len(boxes)]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate(IDLE)
        waits.append(wait(page, field, partial(page.touchscreen.tap, x, y)))
    return waits


def guesses(page: Page, before: str, acts: int) -> list[Wait]:
    """Return the waits for the verdicts on guesses, after running the script `before` for each."""
    waits = []
    for number in range(acts):
        page.get_by_label("Guess").fill(WORDS[number % len(WORDS)])
        page.evaluate(before)
        waits.append(wait(page, page.get_by_role("status"), lambda: page.keyboard.press("Enter")))
    return waits


def wait(page: Page, answer: Locator, act: Callable[[], None]) -> Wait:
    """Run `act`, which changes an element's text, and return how long that took."""
    answer.evaluate(WATCH)
    act()
    return Wait(*page.evaluate("waited"))


def figures(waits: list[Wait]) -> Iterator[float]:
    """Yield the median and the 95th percentile until in the page, then until painted."""
    for column in zip(*waits, strict=True):
        yield median(column)
        yield quantiles(column, n=20, method="inclusive")[-1]


if __name__ == "__main__":
    sys.exit(main())
