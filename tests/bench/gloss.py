"""How long a visitor waits for what a word means: from a tap to the dialog, in a real browser.

python -m tests.bench.gloss
"""

from statistics import median
from threading import Thread

from playwright.sync_api import Page, expect

from build import DIST, serve, site
from tests.web import browsers

VISITS = 9
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
AT_REST = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"


def main() -> None:
    """Print medians and the longest, of words of files to be fetched and of such as are there."""
    first: list[float] = []
    after: list[float] = []
    offline: list[float] = []
    site.make(DIST)
    with serve.server(DIST, 0) as http, browsers.launched("chromium") as browser:
        Thread(target=http.serve_forever, daemon=True).start()
        for _ in range(VISITS):
            context = browser.new_context()
            page = context.new_page()
            # where memory is short nothing is fetched before it is asked for
            page.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 2 })")
            page.goto(f"http://127.0.0.1:{http.server_port}/#solve/vctaoen")
            expect(page.get_by_role("status")).to_contain_text("VCTAOEN: ", timeout=60_000)
            first += taps(page, FIRST)
            after += taps(page, AFTER)
            context.set_offline(True)
            offline += taps(page, AFTER)
            context.close()
        http.shutdown()
    for when, times in (("first tap", first), ("after", after), ("no network", offline)):
        print(f"meaning, {when}: {median(times):.1f} ms, at most {max(times):.1f} ms")


def taps(page: Page, words: tuple[str, ...]) -> list[float]:
    times = []
    for word in words:
        page.evaluate(AT_REST)
        times.append(page.evaluate(TIMED, word))
    return times


if __name__ == "__main__":
    main()
