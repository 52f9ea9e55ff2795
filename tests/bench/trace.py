"""What the browser does for an act of a visitor on a phone, by its trace of the main thread.

Columns have medians, in milliseconds, or count what was done. Script is without style and layout
that it needs at once; “painted” is from the event until the frame with the answer, “at most” also.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page, expect

from tests.web import browsers
from tests.web.expected import likely

from .command import Row, hosted

MARKS = "begun", "answered"
TIMELINE = "devtools.timeline"
CATEGORIES = ["blink.user_timing", TIMELINE, "disabled-by-default-" + TIMELINE]
KINDS = dict.fromkeys(["FunctionCall", "FireAnimationFrame", "RunMicrotasks"], "script")
KINDS |= {"UpdateLayoutTree": "style", "Layout": "layout", "RunTask": "tasks"}
KINDS |= dict.fromkeys(["PrePaint", "Paint", "Layerize", "Commit"], "paint")
HEADS = "script style layout paint script× style× layout× paint× tasks longest painted".split()
WORDS, HIVES = likely("vctaoen"), ["rtlnaie", "ghdniou", "plmaect", "bdoelri", "noamecv", "rykcahl"]
ACTS = (  # an address, a name, what shows the answer, texts of a field, what is tapped or pressed
    ("play", "a tap", "#guess-shown", ["ca"], "#keys :nth-child(2)"),
    ("play", "a typed letter", "#guess-shown", ["ca"], "v"),
    ("play", "Enter, accepted", "#status", sorted(WORDS, key=len), "Enter"),
    ("play", "Enter, refused", "#status", ["vvvv"], "Enter"),
    ("play", "Shuffle", "#keys", ["ca"], "#shuffle"),
    ("play", "opening Hints", "#sheet", ["ca"], "#show-hints"),
    ("solve", "the seventh letter in Solve", "#likely", HIVES, ""),  # the last one of the text
)
WATCH = """selector => {
    for (const kind of ["pointerdown", "keydown"])
        addEventListener(kind, ({ timeStamp: startTime }) =>
            performance.mark("begun", { startTime }), { capture: true, once: true });
    window.answer = new Promise((done) => new MutationObserver((_, watch) =>
        watch.disconnect(done(performance.mark("answered")))).observe(document.querySelector(selector),
        { attributes: true, characterData: true, childList: true, subtree: true }));
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
                asked = [texts[(rate * len(acts) + act) % len(texts)] for act in acts]
                traces = [traced(browser, page, answer, text, key) for text in asked]
                figures = {head: median(each[head] for each in traces) for head in HEADS}
                most = max(each["painted"] for each in traces)
                yield f"{name}, slowed {rate} times", figures | {"at most": most}


def traced(browser: Browser, page: Page, answer: str, text: str, key: str) -> dict[str, float]:
    """Return the figures of one act."""
    page.evaluate("document.querySelector('dialog[open]')?.close()")
    page.locator("#guess:visible, #letters:visible").fill(text if key else text[:-1])
    page.evaluate(IDLE)
    page.evaluate(WATCH, answer)
    box = page.locator(key).bounding_box() if key.startswith("#") else None
    browser.start_tracing(page=page, categories=CATEGORIES)
    if box:  # not by the element: Playwright would watch the touch with handlers that delay it
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        page.keyboard.press(key or text[-1])
    page.evaluate(f"answer.then(() => {IDLE})")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    begun, answered = (min(each["ts"] for each in events if each["name"] == m) for m in MARKS)
    thread = next(each["tid"] for each in events if each["name"] == "answered")
    ours = [each for each in events if each["tid"] == thread and each["name"] in KINDS]
    commits = [each for each in ours if each["name"] == "Commit" and each["ts"] > answered]
    figures, until = defaultdict[str, float](float), 0  # the end of a script
    figures["painted"] = (min(each["ts"] + each.get("dur", 0) for each in commits) - begun) / 1000
    for each in sorted(ours, key=lambda each: (each["ts"], -each.get("dur", 0))):
        kind, took, is_inside = KINDS[each["name"]], each.get("dur", 0), each["ts"] < until
        if kind == "script" and is_inside:
            continue
        figures[kind] += took / 1000
        figures[kind + "×"] += 1
        if kind == "script":
            until = each["ts"] + took
        elif kind == "tasks":
            figures["longest"] = max(figures["longest"], took / 1000)
        elif kind in ("style", "layout") and is_inside:
            figures["script"] -= took / 1000
    return figures
