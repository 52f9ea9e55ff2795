"""What a large word list of the visitor's own costs, in a real browser: reading and packing it, the
first hive, and the longest task of the page's thread meanwhile.

The engine is started first, with a small list. Times are from a click, or from the choice of a
file, until the answer is in the page.
"""

import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Page, expect

from build import DIST, site
from tests.web import browsers
from tests.web.pages.lists import add, open_lists, paste, row
from tests.web.pages.page import expect_announced, expect_status

from .command import parser, say, until_interrupted
from .hosting import hosted

WORDS, QUICK_WORDS = 500_000, 20_000
LETTERS = "eeeeaaaaooiinnrrssttllddccuummppggbbvvhfqzjñxykw"  # about as frequent as in Spanish
WATCH = """
window.tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(each => each.duration)))
    .observe({ type: "longtask" });
"""
LONGEST = "() => Math.max(0, ...tasks.splice(0))"


def main() -> int:
    options = parser("tests.bench.lists", __doc__, f"a list of only {QUICK_WORDS:,} words")
    words = QUICK_WORDS if options.parse_args().quick else WORDS
    return until_interrupted(lambda: measure(words))


def measure(words: int) -> None:
    """Add a list of made-up words, play a random hive of it, and print the times."""
    site.make(DIST)
    expect.set_options(timeout=60_000)  # for the first start of the engine, too
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(DIST) as pages,
        browsers.launched("chromium", full=True) as browser,
    ):
        file = Path(folder) / "words.txt"
        write_list(file, words)
        page = browser.new_context(locale="en-US").new_page()
        page.add_init_script(WATCH)
        page.goto(pages.url)
        expect_status(page, "Ready")
        open_lists(page)
        paste(page)
        add(page, "Small")
        page.evaluate(LONGEST)
        start = perf_counter()
        page.locator("#list-file").set_input_files(file)
        expect(page.get_by_label("Name of the list")).to_be_visible()
        report(page, f"reading {words:,} words", start)
        page.get_by_label("Name of the list").fill("Large")
        start = perf_counter()
        page.get_by_role("button", name="Add list").click()
        expect(page.get_by_role("status")).to_contain_text("Large is ready")
        report(page, "packing and storing them", start)
        start = perf_counter()
        row(page, "Large").get_by_role("link", name="Play").click()
        expect_announced(page, "Hive ")
        report(page, "a random hive of them", start)


def report(page: Page, what: str, start: float) -> None:
    """Print the time since `start`, and the longest task since the last report."""
    seconds = perf_counter() - start
    longest = page.evaluate(LONGEST)
    task = f"{longest:,.0f}" if longest else "< 50"
    say(f"{what:32}{seconds:6.2f} s, longest task {task} ms")


def write_list(file: Path, words: int) -> None:
    """Write made-up words of three to twelve letters."""
    chance, found = random.Random(1), set[str]()
    while len(found) < words:
        found.add("".join(chance.choices(LETTERS, k=chance.randint(3, 12))))
    file.write_text("\n".join(sorted(found)), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
