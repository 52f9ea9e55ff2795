"""Years of use in an hour, in a real browser, to find memory leaks.

Repeats three things: guesses in a game, solving hives, and opening saved games. Measures the memory
twelve times, each time after a garbage collection. The result is the growth from the second quarter
of the measurements to the last one, in percent; the first quarter is for warming up:

    page       JavaScript's heap of the page, MB
    python     objects of the page's Python, MB
    nodes      elements and texts, those outside of the page included
    listeners  functions that wait for an event
    held       objects of JavaScript that Python holds
    by page    objects of Python that JavaScript holds
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import cycle, islice

from playwright.sync_api import Browser, CDPSession, Page

from beecore.game import Game, answers_of, save
from beecore.game.puzzles import FIRST_DAY, daily, read
from beecore.words import shipped
from build import DIST
from tests.web.waiting import until

from .command import Row, run
from .hosting import opened

SAMPLES = 12
GAMES, QUICK_GAMES = 1_000, 36
GUESSES = "cave", "octane", "coven", "vvvv", "vote", "cover", "event", "vct"
KEPT = "open-hive / game/"
COUNTED = """() => {
    const code = "import gc, js\\ngc.collect()\\njs.globalThis.allocated = gc.mem_alloc()";
    const size = Module.lengthBytesUTF8(code);
    const text = Module._malloc(size + 1), value = Module._malloc(12);
    Module.stringToUTF8(code, text, size + 1);
    Module.ccall("mp_js_do_exec", "number", ["pointer", "number", "pointer"], [text, size, value]);
    Module._free(text);
    Module._free(value);
    return {
        python: allocated / 1e6,
        held: proxy_js_ref.filter(thing => thing !== undefined).length,
        "by page": proxy_js_map.size,
    };
}"""
ANSWER = """async ([kind, values]) => {
    const status = document.getElementById("status");
    for (const value of values) {
        status.textContent = "";
        await new Promise(requestAnimationFrame); // or clearing the text would count as an answer
        const answered = new Promise(done => {
            const observer = new MutationObserver(() => {
                if (!status.textContent) return;
                observer.disconnect();
                done();
            });
            observer.observe(status, { childList: true, characterData: true, subtree: true });
        });
        if (kind === "guess") {
            const field = document.getElementById("guess");
            field.value = value;
            field.form.requestSubmit();
        } else location.hash = value;
        await answered;
        for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    }
}"""


def measure(quick: bool) -> Iterator[Row]:
    games = QUICK_GAMES if quick else GAMES
    with opened() as (pages, browser):
        saved = saved_games(games)
        solved, played = ([view + key for key in saved] for view in ("#solve/", "#play/"))
        for title, link, kind, inputs, number, kept in (
            ("guesses", "#play/vctaoen", "guess", GUESSES, 10 * games, {}),
            ("hives solved", "#solve", "link", solved, games, {}),
            ("saved games opened", "#solve", "link", played, games, saved),
        ):
            page = started(browser, pages.url, kept, link)
            protocol = page.context.new_cdp_session(page)
            protocol.send("Performance.enable")
            samples, again, size = [], cycle(inputs), number // SAMPLES
            for done in range(size, number + 1, size):
                page.evaluate(ANSWER, [kind, list(islice(again, size))])
                samples.append(sample(page, protocol))
                yield Row(title, f"{done:,}", samples[-1])
            yield Row(title, "growth in %", growth(samples))
            page.context.close()


def sample(page: Page, protocol: CDPSession) -> dict[str, float]:
    """Return the memory and objects in use."""
    counted = page.evaluate(COUNTED)
    for _ in range(2):  # first what Python released, then what only that referenced
        protocol.send("HeapProfiler.collectGarbage")
        page.evaluate("new Promise(done => setTimeout(done, 50))")
    metrics = protocol.send("Performance.getMetrics")["metrics"]
    counts = {each["name"]: each["value"] for each in metrics}
    return {
        "page": counts["JSHeapUsedSize"] / 1e6,
        "nodes": counts["Nodes"],
        "listeners": counts["JSEventListeners"],
        **counted,
    }


def growth(samples: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the growth of each figure from the second to the last quarter, in percent.

    >>> growth([{"a": each} for each in (9, 9, 100, 100, 9, 9, 120, 130)])
    {'a': 25.0}
    """
    quarter = len(samples) // 4
    early, late = samples[quarter : 2 * quarter], samples[-quarter:]
    return {
        name: 100 * (sum(each[name] for each in late) / sum(each[name] for each in early) - 1)
        for name in samples[0]
    }


def saved_games(games: int, first: date = FIRST_DAY) -> dict[str, str]:
    """Return saved games of the days from one on by their hives, with two of three words found."""
    calendar, saved = read((DIST / shipped.CALENDAR).read_text("utf-8")), {}
    for number in range(games):
        day = first + timedelta(days=number)
        hive = daily(calendar, day).hive
        answers = [answer.word for answer in answers_of(hive, shipped.lexicon(hive)).solutions]
        words = tuple(word for place, word in enumerate(answers) if place % 3)
        saved[hive.key] = save(Game(hive, words, started=f"{day}T08:31"))
    return saved


def started(browser: Browser, url: str, games: dict[str, str], link: str) -> Page:
    """Open a page in a fresh profile with saved games, and return it once it has started."""
    page = browser.new_context().new_page()
    page.goto(url + "icon.svg")
    page.evaluate(
        "games => Object.entries(games).forEach(game => localStorage.setItem(...game))",
        {KEPT + key: game for key, game in games.items()},
    )
    page.goto(url + link)
    until(page, "!window.starting")
    return page


if __name__ == "__main__":
    run(measure)
