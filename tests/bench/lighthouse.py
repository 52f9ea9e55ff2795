"""`make lighthouse`: how Lighthouse rates the page on a phone.

Network and processor are slowed down in earnest, not by calculation. Each address is opened several
times, each time with a fresh profile; printed are the medians, of 100.
"""

import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from threading import Thread

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from build import DIST, ROOT, serve, site
from tests.web import browsers

LIGHTHOUSE = ROOT / "build" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
LINKS = ("", "#play", "#lab")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
MEASURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "speed index",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.lighthouse", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each address is opened")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    site.make(DIST)
    with serve.server(DIST, 0) as http:
        Thread(target=http.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{http.server_port}/"
        taken: dict[str, list[dict[str, float]]] = {link: [] for link in LINKS}
        for _ in track(range(args.runs), "lighthouse", console=Console(stderr=True)):
            for link in LINKS:
                taken[link].append(rate(url + link))
        http.shutdown()
    if args.json:
        print(json.dumps(taken, indent=2))
    else:
        Console(highlight=False).print(table(taken))


def rate(address: str) -> dict[str, float]:
    """Return the scores of one visit with a fresh profile, of 100, and what it measured, in ms."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = ["--headless=new", f"--user-data-dir={folder}/profile"]
        command = [
            *("node", str(LIGHTHOUSE), address),
            *("--quiet", "--output=json", f"--output-path={report}"),
            *("--form-factor=mobile", "--throttling-method=devtools"),
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={' '.join([*flags, *browsers.sandbox_arguments()])}",
        ]
        environment = {**os.environ, "CHROME_PATH": browsers.find("chromium") or ""}
        subprocess.run(command, env=environment, check=True)
        seen = json.loads(report.read_text("utf-8"))
    found = {name: seen["categories"][name]["score"] for name in CATEGORIES}
    if None in found.values():  # as on a machine so busy that a measure runs out of time
        audits = seen["audits"].values()
        told = {audit["errorMessage"] for audit in audits if "errorMessage" in audit}
        trouble = " ".join(sorted(told))
        raise RuntimeError(f"Lighthouse could not rate {address}: {trouble}")
    scores = {name: 100 * score for name, score in found.items()}
    return scores | {name: seen["audits"][name]["numericValue"] for name in MEASURES}


def table(taken: dict[str, list[dict[str, float]]]) -> Table:
    """Return the medians, a row for each address."""
    runs = len(taken[""])
    title = f"Lighthouse, mobile, applied throttling: medians of {runs} runs; times in ms"
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in ("", *CATEGORIES, *MEASURES.values()):
        shown.add_column(head.replace(" ", "\n"), justify="right" if head else "left")
    for link, seen in taken.items():
        middle = {name: median(each[name] for each in seen) for name in (*CATEGORIES, *MEASURES)}
        measures = [
            f"{middle[name]:.3f}" if name == "cumulative-layout-shift" else f"{middle[name]:,.0f}"
            for name in MEASURES
        ]
        shown.add_row(f"/{link}", *(f"{middle[name]:.0f}" for name in CATEGORIES), *measures)
    return shown


if __name__ == "__main__":
    main()
