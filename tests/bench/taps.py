"""How long a visitor waits for the answer to a tap or to Enter in Play on a phone, in a browser.

A wait starts at the browser's time stamp of the event, and ends when the frame with the answer is
painted. Columns have milliseconds: the median, and the longest.
"""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

from playwright.sync_api import Page, expect

from tests.web import browsers

from .command import Row, hosted

GUESSES = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
WATCH = """() => {
    window.waited = new Promise((done) => {
        const begun = ({ timeStamp }) => {
            const look = () => {
                if (!(ANSWERED)) requestAnimationFrame(look);
                else setTimeout(() => done(performance.now() - timeStamp)); // after the frame
            };
            requestAnimationFrame(look);
        };
        for (const kind of ["pointerdown", "keydown"])
            addEventListener(kind, begun, { capture: true, once: true });
    });
}"""
IDLE = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"
STATUS = "document.getElementById('status').textContent"


def measure(quick: bool) -> Iterator[Row]:
    acts = 11 if quick else 99
    with hosted() as host, browsers.launched("chromium", full=True) as browser:
        phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
        page = browser.new_page(**phone)  # type: ignore[arg-type]
        page.goto(f"{host.url}#play/vctaoen")
        expect(page.get_by_role("status")).to_contain_text("Find words that use V", timeout=60_000)
        protocol = page.context.new_cdp_session(page)
        for slowdown in 1, 4:
            protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            for name, waits in (("a tap", taps(page, acts)), ("Enter", guesses(page, acts))):
                times = list(waits)
                figures = {"median": median(times), "longest": max(times)}
                yield f"{name}, slowed {slowdown} times", figures


def wait(page: Page, act: Callable[[], object], answered: str) -> float:
    """Run `act`, and return how long it took until a JavaScript expression was true."""
    page.evaluate(WATCH.replace("ANSWERED", answered))
    act()
    return float(page.evaluate("waited"))


def taps(page: Page, acts: int) -> Iterator[float]:
    cells = page.get_by_role("group", name="The hive").get_by_role("button").all()
    boxes = [box for cell in cells if (box := cell.bounding_box())]
    for number in range(acts):
        if number % 8 == 0:
            page.get_by_label("Guess").fill("")
        page.evaluate(IDLE)
        typed = f"document.getElementById('guess').value.length === {number % 8 + 1}"
        box = boxes[number % len(boxes)]
        # Not by the cell: Playwright would watch the touch with handlers that delay the page's.
        center = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        yield wait(page, partial(page.touchscreen.tap, *center), typed)


def guesses(page: Page, acts: int) -> Iterator[float]:
    for number in range(acts):
        page.get_by_label("Guess").fill(GUESSES[number % len(GUESSES)])
        page.evaluate(f"{IDLE}.then(() => {{ {STATUS} = '' }})")
        yield wait(page, partial(page.keyboard.press, "Enter"), STATUS)
