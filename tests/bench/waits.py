"""How long a visitor waits for the answer to a tap, a key, or the choice of a file, in a browser.

A wait starts at the browser's time stamp of the event. It ends when the answer is in the page, and
when its frame is painted, which is the first task after the next animation frame's callbacks.
Frames are 16.7 ms apart, so waiting for one takes half of that on average. The start of Play is
timed from navigation until its game can be played. All columns have milliseconds; `task` is the
longest task of the page's thread meanwhile, 0 if none took 50 ms.

`--amount` is the number of visits. A single one uses fewer saved games and a smaller word list.
"""

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from beecore.game.guess import Game
from beecore.game.puzzles import daily, read
from beecore.game.saving import save
from beecore.words import shipped
from build import WORDLISTS
from tests.web.pages.lists import add, open_lists, paste, row
from tests.web.pages.page import expect_status
from tests.web.waiting import PATIENCE, until

from .command import Row, run
from .hosting import opened
from .web import PROBE

HEADS = "in page", "painted", "task"
VISITS, ACTS = 9, 11
SLOWDOWNS = 1, 4
GAMES, QUICK_GAMES = 1_500, 100
FOUND = 25  # words of each game
WORDS, QUICK_WORDS = 500_000, 20_000
LETTERS = "eeeeaaaaooiinnrrssttllddccuummppggbbvvhfqzjñxykw"  # about as frequent as in Spanish
GUESSES = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
MEANINGS = {"first": ("cave", "novae"), "later": ("coven", "convent", "nave")}
TASKS = """
window.tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(each => each.duration)))
    .observe({ type: "longtask" });
"""
WATCH = """() => {
    const isAnswered = () => ANSWERED;
    window.waited = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`no answer: ${isAnswered}`)), PATIENCE);
        let start = 0;
        const kinds = ["pointerdown", "click", "keydown", "change"];
        const begun = event => { start = event.timeStamp; };
        const look = () => {
            if (!start || !isAnswered()) return;
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
        const all = { attributes: true, childList: true, characterData: true, subtree: true };
        observer.observe(document, all);
        for (const kind of kinds) {
            addEventListener(kind, begun, true);
            addEventListener(kind, look);
        }
    });
}"""
IDLE = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"
CLEAR = "document.getElementById('status').textContent = ''"
CLOSE = "document.querySelector('dialog[open]')?.close()"
LONGEST = "new Promise(done => setTimeout(() => done(Math.max(0, ...tasks.splice(0))), 100))"
FEW_DOWNLOADS = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 });"
"""A device with little memory downloads meanings and the engine only when one is asked for."""

LETTER_TYPED = "document.getElementById('guess').value.length === LENGTH"
ANNOUNCED = "document.getElementById('status').textContent.includes('TEXT')"
MEANING_OPEN = "document.getElementById('meaning').open"
COUNTED = """[...document.querySelectorAll("#record-body dd")]
    .some(each => each.textContent.replace(/\\D/g, "") === "GAMES")"""
CALENDAR_FULL = "document.querySelectorAll('#past-weeks [data-rank]').length === DAYS"
LIST_READ = "document.getElementById('list-name').checkVisibility()"
HIVE_SHOWN = "document.getElementById('voice').textContent.includes('Hive ')"

Sample = tuple[float, float, float | None]


def measure(visits: int) -> Iterator[Row]:
    with opened() as (pages, browser):
        yield from answers(browser, f"{pages.url}#play/vctaoen", visits)
        for _ in range(visits):
            yield from meanings(browser, f"{pages.url}#solve/vctaoen")
        yield from saved_games(browser, f"{pages.url}#play", visits)
        yield from word_list(browser, pages.url, WORDS if visits > 1 else QUICK_WORDS)


def wait(page: Page, act: Callable[[], object], answered: str, counts_tasks: bool = True) -> Sample:
    """Run `act`, and return how long it took until a JavaScript expression was true."""
    page.evaluate(WATCH.replace("ANSWERED", answered).replace("PATIENCE", str(PATIENCE)))
    act()
    placed, painted = page.evaluate("waited")
    return placed, painted, page.evaluate(LONGEST) if counts_tasks else None


def answers(browser: Browser, address: str, visits: int) -> Iterator[Row]:
    """Tap cells and enter guesses on a phone."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("Find words that use V", timeout=60_000)
    protocol = page.context.new_cdp_session(page)
    for slowdown in SLOWDOWNS if visits > 1 else SLOWDOWNS[:1]:
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        group = f"processor slowed {slowdown} times" if slowdown > 1 else "a phone's screen"
        yield Row(group, "a tap on a cell", taps(page, visits * ACTS))
        yield Row(group, "Enter, one guess at a time", guesses(page, IDLE, visits * ACTS))
        yield Row(group, "Enter, guesses without a pause", guesses(page, "0", visits * ACTS))
    page.context.close()


def taps(page: Page, acts: int) -> list[Sample]:
    cells = page.get_by_role("group", name="The hive").get_by_role("button").all()
    boxes = [box for cell in cells if (box := cell.bounding_box())]
    waits = []
    for number in range(acts):
        if number % 8 == 0:
            page.get_by_label("Guess").fill("")
        box = boxes[number % len(boxes)]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate(IDLE)
        typed = LETTER_TYPED.replace("LENGTH", str(number % 8 + 1))
        waits.append(wait(page, partial(page.touchscreen.tap, x, y), typed, False))
    return waits


def guesses(page: Page, before: str, acts: int) -> list[Sample]:
    """Return the waits for the verdicts on guesses, after running the script `before` for each."""
    waits = []
    for number in range(acts):
        page.get_by_label("Guess").fill(GUESSES[number % len(GUESSES)])
        page.evaluate(before)
        page.evaluate(CLEAR)
        enter = partial(page.keyboard.press, "Enter")
        waits.append(wait(page, enter, "document.getElementById('status').textContent", False))
    return waits


def meanings(browser: Browser, address: str) -> Iterator[Row]:
    """Tap words: first those whose files must be downloaded, others of the same, then offline."""
    context = context_of(browser)
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("VCTAOEN: ", timeout=60_000)
    for when in "first", "later", "offline":
        context.set_offline(when == "offline")
        waits = []
        for word in MEANINGS.get(when, MEANINGS["later"]):
            page.evaluate(IDLE)
            link = page.get_by_role("link", name=word, exact=True)
            waits.append(wait(page, link.click, MEANING_OPEN))
            page.evaluate(CLOSE)
        yield Row("meaning of a word", when, waits)
    context.close()


def saved_games(browser: Browser, address: str, visits: int) -> Iterator[Row]:
    """Import games, then visit the page in turns without games and with them."""
    empty, full = context_of(browser), context_of(browser)
    games = GAMES if visits > 1 else QUICK_GAMES
    group = f"{games:,} saved games"
    counted = COUNTED.replace("GAMES", str(games))
    started(empty, address).close()  # fills the browser's cache
    page = started(full, address)
    clicked(page, "show-record")
    with tempfile.TemporaryDirectory() as folder:
        write_export(Path(folder, "games.json"), games)
        choose = partial(page.locator("#import").set_input_files, Path(folder, "games.json"))
        yield Row(group, "import", [wait(page, choose, ANNOUNCED.replace("TEXT", "Imported"))])
    page.evaluate(CLOSE)
    click = partial(clicked, page, "show-record")
    yield Row(group, "statistics after the import", [wait(page, click, counted)])
    page.wait_for_timeout(1_000)  # results are cached after they are shown
    page.close()
    for _ in range(visits):
        for name, context in ("start without games", empty), ("start with games", full):
            page = started(context, address)
            start = page.evaluate("seen.solution")
            yield Row(group, name, [(start, start, None)])
            if context is empty:
                page.close()
        days = CALENDAR_FULL.replace("DAYS", str(date.today().day))
        yield Row(group, "calendar", [wait(page, partial(clicked, page, "past-days"), days)])
        page.evaluate(CLOSE)
        click = partial(clicked, page, "show-record")
        yield Row(group, "statistics", [wait(page, click, counted)])
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
        yield Row(group, "reading it", [wait(page, choose, LIST_READ)])
    page.get_by_label("List name").fill("Large")
    press = page.get_by_role("button", name="Add list").click
    ready = ANNOUNCED.replace("TEXT", "Large is ready")
    yield Row(group, "packing and storing it", [wait(page, press, ready)])
    play = row(page, "Large").get_by_role("link", name="Play").click
    yield Row(group, "a random hive of it", [wait(page, play, HIVE_SHOWN)])


def context_of(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-US")
    context.add_init_script(PROBE + TASKS + FEW_DOWNLOADS)
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


def write_export(file: Path, games: int) -> None:
    """Write a file with a game on the hive of each day, from the first of this month on.

    Their words are made up: a word that was found counts even if no list has it any more.
    """
    calendar = read((WORDLISTS / shipped.CALENDAR).read_text("utf-8"))
    chance, values = random.Random(1), {}
    for number in range(games):
        puzzle = daily(calendar, date.today().replace(day=1) + timedelta(days=number))
        hive = puzzle.hive
        words = [
            "".join(chance.choices(hive.letters, k=chance.randint(3, 7))) for _ in range(FOUND)
        ]
        found = tuple({hive.center + word: None for word in words})
        values[f"game/{hive.key}"] = save(Game(hive, found, started=f"{puzzle.day}T08:31"))
    content = {"format": "open-hive", "version": 1, "values": values}
    file.write_text(json.dumps(content), "utf-8")


if __name__ == "__main__":
    run(measure, HEADS, full=VISITS, quick=1, spread=True)
