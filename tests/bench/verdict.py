"""How long a player waits for a verdict: from Enter to the message, in a real browser.

python -m tests.bench.verdict
"""

from statistics import median, quantiles
from threading import Thread

from playwright.sync_api import expect

from build import DIST, serve, site
from tests.web import chromium

GUESSES = 60
TIMED = """guess => new Promise(done => {
    const status = document.getElementById("status");
    const field = document.getElementById("guess");
    status.textContent = "";
    new MutationObserver((_, observer) => {
        if (!status.textContent) return;
        observer.disconnect();
        done(performance.now() - start);
    }).observe(status, { childList: true });
    field.value = guess;
    const start = performance.now();
    field.form.requestSubmit();
})"""

AT_REST = "new Promise(done => setTimeout(() => requestIdleCallback(() => done(0)), 20))"


def main() -> None:
    """Print medians and 95th percentiles over right and wrong guesses."""
    site.make(DIST)
    with serve.server(DIST, 0) as http, chromium.launched() as browser:
        Thread(target=http.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{http.server_port}/#play/vctaoen")
        expect(page.get_by_role("status")).to_contain_text("The hive VCTAOEN", timeout=60_000)
        words = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
        for how, before in (("a guess at a time", AT_REST), ("one upon the other", "0")):
            times = []
            for number in range(GUESSES):
                page.evaluate(before)
                times.append(page.evaluate(TIMED, words[number % len(words)]))
            high = quantiles(times, n=20)[-1]
            print(f"verdict after Enter, {how}: {median(times):.1f} ms, 95 %: {high:.1f} ms")
        http.shutdown()


if __name__ == "__main__":
    main()
