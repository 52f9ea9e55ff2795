"""How long a visitor waits for the answer to a tap, a key, or the choice of a file, in a browser.

A wait starts at the browser's time stamp of the event. It ends when the answer is in the page, and
when its frame is painted: up to 16.7 ms later. Columns have milliseconds: medians, and the longest
of the waits until the frame. The start of Play is timed from navigation until its game can be
played.
"""

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.pages.lists import add, open_lists, paste, row
from tests.web.pages.page import expect_status
from tests.web.waiting import until

from .command import Row, run
from .hosting import opened
from .soak import saved_games
from .web import PROBE

VISITS, ACTS = 9, 11
GAMES, QUICK_GAMES = 1_500, 100
WORDS, QUICK_WORDS = 500_000, 20_000
LETTERS = "eeeeaaaaooiinnrrssttllddccuummppggbbvvhfqzjñxykw"  # about as frequent as in Spanish
GUESSES = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
MEANINGS = {"first": ["novae"], "later": ["coven", "convent", "nave"], "offline": ["nave", "coven"]}
WATCH = """() => {
    window.waited = new Promise((done) => {
        let start = 0;
        const kinds = ["pointerdown", "click", "keydown", "change"];
        const begun = event => { start = event.timeStamp; };
        const look = () => {
            if (!start || !(ANSWERED)) return;
            for (const kind of kinds) {
                removeEventListener(kind, begun, true);
                removeEventListener(kind, look);
            }
            observer.disconnect();
            const placed = performance.now() - start;
            const end = () => done([placed, performance.now() - start]);
            requestAnimationFrame(() => setTimeout(end));
        };
        const observer = new MutationObserver(look);
        const all = { attributes: true, childList: true, characterData: true, subtree: true };
        observer.observe(document, all);
        for (const kind of kinds) {
            addEventListener(kind, begun, true);
            addEventListener(kind, look);
        }
    });
}"""
IDLE = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"
FEW_DOWNLOADS = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 });"
"""A device with little memory downloads meanings and the engine only when one is asked for."""
CLOSE = "document.querySelector('dialog[open]')?.close()"
STATUS = "document.getElementById('status').textContent"
CALENDAR_FULL = "document.querySelectorAll('#past-weeks [data-rank]').length === "

Wait = tuple[float, float]


def measure(quick: bool) -> Iterator[Row]:
    visits = 1 if quick else VISITS
    with opened() as (pages, browser):
        yield from answers(browser, f"{pages.url}#play/vctaoen", visits * ACTS)
        for _ in range(visits):
            yield from meanings(browser, f"{pages.url}#solve/vctaoen")
        games = QUICK_GAMES if quick else GAMES
        yield from many_games(browser, f"{pages.url}#play", visits, games)
        yield from word_list(browser, pages.url, QUICK_WORDS if quick else WORDS)


def waited(group: str, name: str, *waits: Wait) -> Row:
    placed, painted = zip(*waits, strict=True)
    figures = {"in page": median(placed), "painted": median(painted), "longest": max(painted)}
    return Row(group, name, figures)


def wait(page: Page, act: Callable[[], object], answered: str) -> Wait:
    """Run `act`, and return how long it took until a JavaScript expression was true."""
    page.evaluate(WATCH.replace("ANSWERED", answered))
    act()
    placed, painted = page.evaluate("waited")
    return placed, painted


def answers(browser: Browser, address: str, acts: int) -> Iterator[Row]:
    """Tap cells and enter guesses on a phone."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("Find words that use V", timeout=60_000)
    protocol = page.context.new_cdp_session(page)
    for slowdown in 1, 4:
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        group = f"a phone, slowed {slowdown} times"
        yield waited(group, "a tap on a cell", *taps(page, acts))
        yield waited(group, "Enter", *guesses(page, acts))
    page.context.close()


def taps(page: Page, acts: int) -> Iterator[Wait]:
    cells = page.get_by_role("group", name="The hive").get_by_role("button").all()
    centers = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for cell in cells
        if (box := cell.bounding_box())
    ]
    for number in range(acts):
        if number % 8 == 0:
            page.get_by_label("Guess").fill("")
        page.evaluate(IDLE)
        typed = f"document.getElementById('guess').value.length === {number % 8 + 1}"
        # Not by the cell: Playwright would watch the touch with handlers that delay the page's.
        tap = partial(page.touchscreen.tap, *centers[number % len(centers)])
        yield wait(page, tap, typed)


def guesses(page: Page, acts: int) -> Iterator[Wait]:
    for number in range(acts):
        page.get_by_label("Guess").fill(GUESSES[number % len(GUESSES)])
        page.evaluate(f"{IDLE}.then(() => {{ {STATUS} = '' }})")
        yield wait(page, partial(page.keyboard.press, "Enter"), STATUS)


def meanings(browser: Browser, address: str) -> Iterator[Row]:
    """Tap words: first one whose file must be downloaded, then others of the same, then offline."""
    context = context_of(browser)
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("VCTAOEN: ", timeout=60_000)
    for when, words in MEANINGS.items():
        context.set_offline(when == "offline")
        waits = []
        for word in words:
            page.evaluate(IDLE)
            link = page.get_by_role("link", name=word, exact=True)
            waits.append(wait(page, link.click, "document.getElementById('meaning').open"))
            page.evaluate(CLOSE)
        yield waited("meaning of a word", when, *waits)
    context.close()


def many_games(browser: Browser, address: str, visits: int, games: int) -> Iterator[Row]:
    """Import games, then visit the page in turns without games and with them."""
    empty, full = context_of(browser), context_of(browser)
    group = f"{games:,} saved games"
    started(empty, address).close()  # fills the browser's cache
    page = started(full, address)
    page.evaluate("location.hash = '#settings'")
    page.locator("#settings-dialog[open]").wait_for()
    with tempfile.TemporaryDirectory() as folder:
        saved = saved_games(games, date.today().replace(day=1))
        values = {f"game/{key}": game for key, game in saved.items()}
        export = Path(folder, "games.json")
        export.write_text(json.dumps({"format": "open-hive", "version": 1, "values": values}))
        choose = partial(page.locator("#import").set_input_files, export)
        yield waited(group, "import", wait(page, choose, f"{STATUS}.includes('Imported')"))
    page.close()
    counted = f"""[...document.querySelectorAll("#record-body dd")]
        .some(each => each.textContent.replace(/\\D/g, "") === "{games}")"""
    for _ in range(visits):
        for name, context in ("start without games", empty), ("start with games", full):
            page = started(context, address)
            start = page.evaluate("seen.solution")
            yield waited(group, name, (start, start))
            if context is empty:
                page.close()
        days = f"{CALENDAR_FULL}{date.today().day}"
        yield waited(group, "calendar", wait(page, partial(clicked, page, "past-days"), days))
        page.evaluate(CLOSE)
        click = partial(clicked, page, "show-record")
        yield waited(group, "statistics", wait(page, click, counted))
        page.close()


def word_list(browser: Browser, address: str, words: int) -> Iterator[Row]:
    """Add a list of made-up words after a small one, which starts the engine; play a hive."""
    expect.set_options(timeout=60_000)
    page = context_of(browser).new_page()
    page.goto(address)
    expect_status(page, "Ready")
    open_lists(page)
    paste(page)
    add(page, "Small")
    chance, made = random.Random(1), set[str]()
    while len(made) < words:
        made.add("".join(chance.choices(LETTERS, k=chance.randint(3, 12))))
    group = f"a list of {words:,} words"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "words.txt")
        file.write_text("\n".join(sorted(made)), "utf-8")
        choose = partial(page.locator("#list-file").set_input_files, file)
        is_read = "document.getElementById('list-name').checkVisibility()"
        yield waited(group, "reading it", wait(page, choose, is_read))
    page.get_by_label("List name").fill("Large")
    press = page.get_by_role("button", name="Add list").click
    ready = wait(page, press, f"{STATUS}.includes('Large is ready')")
    yield waited(group, "packing and storing it", ready)
    play = row(page, "Large").get_by_role("link", name="Play").click
    shown = "document.getElementById('voice').textContent.includes('Hive ')"
    yield waited(group, "a random hive of it", wait(page, play, shown))


def context_of(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-US")
    context.add_init_script(PROBE + FEW_DOWNLOADS)
    return context


def started(context: BrowserContext, address: str) -> Page:
    """Open Play in a new page, and return the page once its game can be played and it is idle."""
    page = context.new_page()
    page.goto(address, wait_until="commit")
    until(page, "seen.solution")
    page.evaluate(IDLE.replace("20", "500"))
    return page


def clicked(page: Page, button: str) -> None:
    """Click a button by its id, even if it is in a menu that is closed."""
    page.evaluate("id => document.getElementById(id).click()", button)


if __name__ == "__main__":
    run(measure)
