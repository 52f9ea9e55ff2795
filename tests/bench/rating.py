"""One visit by Lighthouse, in a process of its own."""

import json
import os
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from build import ROOT
from tests.web import browsers

LIGHTHOUSE = ROOT / "build" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
SIMULATED, APPLIED = "simulated", "applied"
METHODS = {SIMULATED: "simulate", APPLIED: "devtools"}
SCORES = {
    "performance": "perfor-\nmance",
    "accessibility": "access-\nibility",
    "best-practices": "best\npractices",
    "seo": "SEO",
}
"""Lighthouse's names, and the heads of their columns."""
MEASURES = {
    "first-contentful-paint": "first\npaint",
    "largest-contentful-paint": "largest\npaint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "speed\nindex",
}
LONGEST = 30_000
"""Milliseconds that a page is watched. On the slowed-down network the engine's download takes
longer, but the page can be used much earlier, and no measure depends on what comes after that.
"""
Rating = dict[str, float]
"""Scores out of 100, and measures in milliseconds; the layout shift has no unit."""


class UnratedError(Exception):
    """Lighthouse has not rated a page; the message is its own."""


def rate(address: str, throttling: str, whole: bool) -> Rating:
    """Open an address with a fresh profile and return its performance, or all scores if `whole`.

    Raises `UnratedError` if Lighthouse fails, as it does on a machine that is too busy.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        report = Path(folder) / "report.json"
        said = run([*command(address, throttling, whole), f"--output-path={report}"])
        if not report.is_file():
            raise UnratedError(said.strip().rpartition("\n")[2] or "Lighthouse gave no reason")
        return read(json.loads(report.read_text("utf-8")))


def command(address: str, throttling: str, whole: bool) -> list[str]:
    """Return the command that rates an address."""
    categories = f"--only-categories={','.join(SCORES)}"
    audits = f"--only-audits={','.join(MEASURES)}"
    return [
        # When a page has been watched for the longest time, a question that Lighthouse still has
        # to the page can fail later, where nothing catches it; Node would end the whole visit.
        *("node", "--unhandled-rejections=warn", str(LIGHTHOUSE), address),
        *("--quiet", "--output=json", "--disable-full-page-screenshot"),
        *("--form-factor=mobile", f"--throttling-method={METHODS[throttling]}"),
        *(categories if whole else audits, f"--max-wait-for-load={LONGEST}"),
        f"--chrome-flags={' '.join(['--headless=new', *browsers.sandbox_arguments()])}",
    ]


def run(command: list[str]) -> str:
    """Run Lighthouse and return what it says; Ctrl-C ends it and the browser it has started."""
    environment = {**os.environ, "CHROME_PATH": browsers.find("chromium", full=True) or ""}
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            return process.communicate()[0]
        except KeyboardInterrupt:
            process.send_signal(signal.SIGINT)  # upon which Lighthouse ends the browser
            raise


def read(report: dict[str, Any]) -> Rating:
    """Return the scores and measures in a report; `UnratedError` if one is missing."""
    scores = {name: seen["score"] for name, seen in report["categories"].items()}
    measures = {name: report["audits"][name].get("numericValue") for name in MEASURES}
    if None in scores.values() or None in measures.values():
        audits = report["audits"].values()
        troubles = {audit["errorMessage"] for audit in audits if "errorMessage" in audit}
        raise UnratedError(" ".join(sorted(troubles)) or "a score is missing")
    return {name: 100 * score for name, score in scores.items()} | measures
