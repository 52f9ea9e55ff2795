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


def main() -> None:
    """Print the median and the 95th percentile over right and wrong guesses."""
    site.make(DIST)
    with serve.server(DIST, 0) as http, chromium.launched() as browser:
        Thread(target=http.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{http.server_port}/#play/vctaoen")
        expect(page.get_by_role("status")).to_contain_text("The hive VCTAOEN", timeout=60_000)
        words = ["cave", "octane", "coven", "cover", "vvvv", "vote", "event", "cave"]
        times = [page.evaluate(TIMED, words[n % len(words)]) for n in range(GUESSES)]
        http.shutdown()
    print(f"verdict after Enter: {median(times):.1f} ms, 95 %: {quantiles(times, n=20)[-1]:.1f} ms")


if __name__ == "__main__":
    main()
