"""How long a player waits for the answer to an act, in a real browser.

python -m tests.bench.acts

The acts are real input on a phone's screen: a tap on a cell, and Enter. Time runs from the event
that the page acts on, by the browser's own stamp, until the letter or the verdict stands in the
page, and until the frame with it is painted: that is the first task after the next animation
frame's callbacks. A frame comes every 16.7 ms, so to wait for one alone takes half of that.
"""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median, quantiles
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from build import DIST, serve, site
from tests.web import browsers
from tests.web.waiting import until

ACTS = 60
WORDS = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
SLOWDOWNS = (1, 4)
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
            const told = performance.now() - start;
            for (const kind of kinds) {
                removeEventListener(kind, begun, true);
                removeEventListener(kind, look);
            }
            observer.disconnect();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done([told, performance.now() - start]);
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
AT_REST = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"


class Wait(NamedTuple):
    """Milliseconds until an answer stands in the page, and until it is painted."""

    told: float
    painted: float


def main() -> None:
    """Print medians and 95th percentiles, with the processor as it is and slowed down."""
    site.make(DIST)
    with serve.server(DIST, 0) as http, browsers.launched("chromium") as browser:
        Thread(target=http.serve_forever, daemon=True).start()
        page = browser.new_page(
            viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
        )
        page.goto(f"http://127.0.0.1:{http.server_port}/#play/vctaoen")
        expect(page.get_by_role("status")).to_contain_text("The hive VCTAOEN", timeout=60_000)
        until(page, "performance.getEntriesByName('engine up').length")
        protocol = page.context.new_cdp_session(page)
        shown = Table(
            title=f"ms from an act to its answer, {ACTS} acts each",
            title_justify="left",
            box=SIMPLE_HEAD,
        )
        for head in ("", "told,\nmedian", "\n95 %", "painted,\nmedian", "\n95 %"):
            shown.add_column(head, justify="right" if head else "left")
        for slowdown in SLOWDOWNS:
            protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            for name, waits in measured(page):
                slowed = f", processor slowed {slowdown} times" if slowdown > 1 else ""
                shown.add_row(name + slowed, *figures(waits))
        Console(highlight=False, width=100).print(shown)
        http.shutdown()


def measured(page: Page) -> Iterator[tuple[str, list[Wait]]]:
    """Yield each kind of act with how long its answers took."""
    yield "a tap on a cell", taps(page)
    yield "Enter, a guess at a time", guesses(page, AT_REST)
    yield "Enter, one upon the other", guesses(page, "0")


def taps(page: Page) -> list[Wait]:
    field = page.get_by_label("Guess")
    cells = page.get_by_role("group", name="The hive").get_by_role("button").all()
    boxes = [box for cell in cells if (box := cell.bounding_box())]
    waits = []
    for number in range(ACTS):
        if number % 8 == 0:
            field.fill("")
        box = boxes[number % len(boxes)]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate(AT_REST)
        waits.append(wait(page, field, partial(page.touchscreen.tap, x, y)))
    return waits


def guesses(page: Page, before: str) -> list[Wait]:
    """Return the waits for verdicts on right and wrong guesses; `before` is run before each."""
    waits = []
    for number in range(ACTS):
        page.get_by_label("Guess").fill(WORDS[number % len(WORDS)])
        page.evaluate(before)
        waits.append(wait(page, page.get_by_role("status"), lambda: page.keyboard.press("Enter")))
    return waits


def wait(page: Page, answer: Locator, act: Callable[[], None]) -> Wait:
    """Do something that changes an element's text; return how long that took."""
    answer.evaluate(WATCH)
    act()
    return Wait(*page.evaluate("waited"))


def figures(waits: list[Wait]) -> Iterator[str]:
    """Yield the median and the 95th percentile of each column."""
    for column in zip(*waits, strict=True):
        yield f"{median(column):.1f}"
        yield f"{quantiles(column, n=20)[-1]:.1f}"


if __name__ == "__main__":
    main()
