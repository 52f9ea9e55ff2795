"""What the browser does for an act of a visitor on a phone, by its own trace of the main thread.

Columns have medians, in milliseconds: script, without what it makes the browser compute at once;
style; layout; paint; all tasks; the longest task; and from the event until the frame with the
answer is painted, at last the longest of these times. Columns with × count what was done.
"""

import json
from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page, expect

from tests.web import browsers
from tests.web.expected import likely

from .command import Row, hosted

CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
KINDS = dict.fromkeys(["FunctionCall", "FireAnimationFrame", "RunMicrotasks"], "script")
KINDS |= {"UpdateLayoutTree": "style", "Layout": "layout", "RunTask": "tasks"}
KINDS |= dict.fromkeys(["PrePaint", "Paint", "Layerize", "Commit"], "paint")
HEADS = "script style layout paint script× style× layout× paint× tasks longest painted".split()
WORDS = sorted(likely("vctaoen"), key=len)
ACTS = (  # an address, a name, what shows the answer, texts of a field, and a key or what is tapped
    ("play", "a tap", "#guess-shown", ["ca"], "#keys :nth-child(2)"),
    ("play", "a typed letter", "#guess-shown", ["ca"], "v"),
    ("play", "Enter, accepted", "#status", WORDS, "Enter"),
    ("play", "Enter, refused", "#status", ["vvvv"], "Enter"),
    ("play", "Shuffle", "#keys", ["ca"], "#shuffle"),
    ("play", "opening Hints", "#sheet", ["ca"], "#show-hints"),
    ("solve", "a letter in Solve", "#likely", ["vctaoen"], "r"),
)
MARKS = "begun", "answered"
WATCH = """selector => {
    const changes = { attributes: true, characterData: true, childList: true, subtree: true };
    for (const kind of ["pointerdown", "keydown"])
        addEventListener(kind, ({ timeStamp: startTime }) =>
            performance.mark("begun", { startTime }), { capture: true, once: true });
    window.answer = new Promise((done) => new MutationObserver((_, watch) => {
        watch.disconnect(done(performance.mark("answered")));
    }).observe(document.querySelector(selector), changes));
}"""
IDLE = "new Promise(done => setTimeout(() => requestIdleCallback(() => done()), 300))"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def measure(quick: bool) -> Iterator[Row]:
    with hosted() as host, browsers.launched("chromium", full=True) as browser:
        for view, name, answer, texts, key in ACTS:
            page, acts = browser.new_page(**PHONE), range(3 if quick else 15)  # type: ignore[arg-type]
            page.goto(f"{host.url}#{view}/vctaoen")
            expect(page.locator(f"#{view}[data-settled]")).to_be_attached(timeout=60_000)
            protocol = page.context.new_cdp_session(page)
            for rate in 1, 4:
                protocol.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                words = [texts[(rate * len(acts) + act) % len(texts)] for act in acts]
                traces = [traced(browser, page, answer, word, key) for word in words]
                figures = {head: median(each[head] for each in traces) for head in HEADS}
                figures["at most"] = max(each["painted"] for each in traces)
                yield f"{name}, slowed {rate} times", figures
            page.context.close()


def traced(browser: Browser, page: Page, answer: str, text: str, key: str) -> dict[str, float]:
    """Return the figures of one act."""
    page.evaluate("document.querySelector('dialog[open]')?.close()")
    page.locator("#guess:visible, #letters:visible").fill(text)
    page.evaluate(IDLE)
    page.evaluate(WATCH, answer)
    box = page.locator(key).bounding_box() if key.startswith("#") else None
    browser.start_tracing(page=page, categories=CATEGORIES)
    if box:  # not by the element: Playwright would watch the touch with handlers that delay it
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        page.keyboard.press(key)
    page.evaluate("answer")
    page.evaluate(IDLE)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    begun, answered = (min(each["ts"] for each in events if each["name"] == m) for m in MARKS)
    thread = next(each["tid"] for each in events if each["name"] == "answered")
    ours = [each for each in events if each["tid"] == thread and each["name"] in KINDS]
    figures, until = dict.fromkeys(HEADS, 0.0), 0
    for each in sorted(ours, key=lambda each: (each["ts"], -each.get("dur", 0))):
        kind, begins, ends = KINDS[each["name"]], each["ts"], each["ts"] + each.get("dur", 0)
        took, is_inside = (ends - begins) / 1000, begins < until  # a script
        if not (kind == "script" and is_inside):
            figures[kind] += took
            figures[kind + "×"] = figures.get(kind + "×", 0) + 1
        if kind == "script":
            until = max(until, ends)
        elif kind in ("style", "layout"):
            figures["script"] -= took * is_inside
        elif kind == "tasks":
            figures["longest"] = max(figures["longest"], took)
        elif each["name"] == "Commit" and begins > answered:
            figures["painted"] = figures["painted"] or (ends - begun) / 1000
    return figures
