"""What the browser does for an act of a visitor on a phone, by its trace of the main thread.

Columns have medians in milliseconds, or counts (×). Script is without the style and layout that it
needs at once; “painted” is from the event until the frame with the answer, and “at most” also.
"""

import json
from collections import Counter
from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page

from tests.bench.command import Row, hosted
from tests.web import browsers
from tests.web.expected import likely
from tests.web.screens import PHONE

CATEGORIES = "blink.user_timing devtools.timeline disabled-by-default-devtools.timeline".split()
KINDS = dict.fromkeys(["FunctionCall", "FireAnimationFrame", "RunMicrotasks"], "script")
KINDS |= {"UpdateLayoutTree": "style", "Layout": "layout", "RunTask": "tasks"}
KINDS |= dict.fromkeys(["PrePaint", "Paint", "Layerize", "Commit"], "paint")
HEADS = "script style layout paint script× style× layout× paint× tasks longest painted".split()
WORDS, HIVES = likely("vctaoen"), "rtlnaie ghdniou plmaect bdoelri noamecv rykcahl".split()
ACTS = (  # an address, a name, what shows the answer, texts of a field, what is tapped or pressed
    ("play", "a tap", "#guess-shown", ["ca"], "#keys :nth-child(2)"),
    ("play", "a typed letter", "#guess-shown", ["ca"], "v"),
    ("play", "Enter, accepted", "#status", sorted(WORDS, key=len), "Enter"),
    ("play", "Enter, refused", "#status", ["vvvv"], "Enter"),
    ("play", "Shuffle", "#keys", ["ca"], "#shuffle"),
    ("play", "opening Hints", "#sheet", ["ca"], "#show-hints"),
    ("solve", "the seventh letter in Solve", "#likely", HIVES, ""),  # the last one of the text
)
WATCH = """async (element) => {
    const idle = () => new Promise((done) => setTimeout(requestIdleCallback, 300, () => done()));
    await idle();
    const begin = ({ timeStamp }) => { window.begun = timeStamp; };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, begin, true);
    const kinds = { attributes: true, childList: true, subtree: true };
    const answer = new Promise((done) => new MutationObserver(done).observe(element, kinds));
    window.idle = answer.then(() => performance.measure("answer", { start: begun })).then(idle);
}"""


def measure(quick: bool) -> Iterator[Row]:
    with hosted() as host, browsers.launched("chromium", full=True) as browser:
        for view, name, answer, texts, key in ACTS:
            page = browser.new_page(viewport=PHONE, is_mobile=True, has_touch=True)
            page.goto(f"{host.url}#{view}/vctaoen")
            page.locator(f"#{view}[data-settled]").wait_for(state="attached", timeout=60_000)
            protocol, acts = page.context.new_cdp_session(page), range(3 if quick else 15)
            for rate in 1, 4:
                protocol.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                asked = [texts[(rate * len(acts) + act) % len(texts)] for act in acts]
                traces = [_traced(browser, page, answer, text, key) for text in asked]
                figures = {head: median(each[head] for each in traces) for head in HEADS}
                figures["at most"] = max(each["painted"] for each in traces)
                yield f"{name}, slowed {rate} times", figures
            page.close()  # which would be slowed on, by a thread that is always busy


def _traced(browser: Browser, page: Page, answer: str, text: str, key: str) -> Counter[str]:
    page.evaluate("document.querySelector('dialog[open]')?.close()")
    page.locator("#guess:visible, #letters:visible").fill(text if key else text[:-1])
    page.locator(answer).evaluate(WATCH)
    box = page.locator(key).bounding_box() if key.startswith("#") else None
    browser.start_tracing(page=page, categories=CATEGORIES)
    if box:  # not by the element: Playwright would watch the touch with handlers that delay it
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        page.keyboard.press(key or text[-1])
    page.evaluate("idle")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    begun, answered = [each for each in events if each["name"] == "answer"]
    figures, until = Counter[str](), 0  # the end of a script
    for each in sorted(events, key=lambda each: (each["ts"], -each.get("dur", 0))):
        kind, start, took = KINDS.get(each["name"]), each["ts"], each.get("dur", 0) / 1000
        if kind and each["tid"] == answered["tid"] and (kind != "script" or start >= until):
            figures.update({kind: took, kind + "×": 1})
            until = start + 1000 * took if kind == "script" else until
            figures["script"] -= took * (start < until and kind in ("style", "layout"))
            figures["longest"] = max(figures["longest"], took * (kind == "tasks"))
            if each["name"] == "Commit" and start > answered["ts"]:
                figures["painted"] = figures["painted"] or took + (start - begun["ts"]) / 1000
    return figures
