"""How long a visitor waits for a definition: from a tap to the dialog, in a real browser.

First taps words on a first visit, which has to download the files of definitions; then other words
of the same files; then these again offline. Prints the median and the longest wait.
"""

import sys
from statistics import median

from playwright.sync_api import Browser, Page, expect

from build import DIST, site
from tests.web import browsers

from .command import parser, say, until_interrupted
from .hosting import hosted

VISITS, QUICK_VISITS = 9, 1
TIMED = """word => new Promise(done => {
    const dialog = document.getElementById("meaning");
    const links = [...document.querySelectorAll(".word-list a")];
    const link = links.find(each => each.textContent === word);
    new MutationObserver((_, observer) => {
        if (!dialog.open) return;
        observer.disconnect();
        const took = performance.now() - start;
        dialog.close();
        done(took);
    }).observe(dialog, { attributes: true });
    const start = performance.now();
    link.click();
})"""
FIRST, AFTER = ("cave", "novae"), ("coven", "convent", "nave")
IDLE = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"


def main() -> int:
    options = parser("tests.bench.gloss", __doc__, f"only {QUICK_VISITS} visit")
    visits = QUICK_VISITS if options.parse_args().quick else VISITS
    waits: dict[str, list[float]] = {}
    code = until_interrupted(lambda: measure(visits, waits))
    for when, times in waits.items():
        longest = f"at most {max(times):.1f} ms"
        say(f"meaning, {when}: {median(times):.1f} ms, {longest}, {len(times)} taps")
    return code


def measure(visits: int, waits: dict[str, list[float]]) -> None:
    """Visit the page `visits` times; add the milliseconds for each definition to `waits`."""
    site.make(DIST)
    with hosted(DIST) as pages, browsers.launched("chromium", full=True) as browser:
        for number in range(visits):
            results = visit(browser, f"{pages.url}#solve/vctaoen")
            for when, times in results.items():
                waits.setdefault(when, []).extend(times)
            each = ", ".join(f"{when} {median(times):.1f} ms" for when, times in results.items())
            say(f"visit {number + 1} of {visits}: {each}")


def visit(browser: Browser, address: str) -> dict[str, list[float]]:
    """Return one visitor's waits: on a first visit, on a later one, and offline."""
    context = browser.new_context()
    page = context.new_page()
    # A device with little memory downloads meanings only when one is asked for.
    page.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 2 })")
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("VCTAOEN: ", timeout=60_000)
    results = {"first tap": taps(page, FIRST), "after": taps(page, AFTER)}
    context.set_offline(True)
    results["no network"] = taps(page, AFTER)
    context.close()
    return results


def taps(page: Page, words: tuple[str, ...]) -> list[float]:
    times = []
    for word in words:
        page.evaluate(IDLE)
        times.append(page.evaluate(TIMED, word))
    return times


if __name__ == "__main__":
    sys.exit(main())
