"""One visit by Lighthouse, in a separate process."""

import json
import re
import signal
import subprocess
from typing import Any

from build import ROOT
from tests.web import browsers

RATE = ROOT / "build" / "lighthouse" / "rate.mjs"
SIMULATED, APPLIED, DESKTOP = "simulated", "applied", "desktop, simulated"
METHODS = {SIMULATED: "simulate", APPLIED: "devtools", DESKTOP: "simulate"}
DESKTOP_SETTINGS = {
    "formFactor": "desktop",
    "screenEmulation": {"mobile": False, "width": 1350, "height": 940, "deviceScaleFactor": 1},
    "throttling": {"rttMs": 40, "throughputKbps": 10 * 1024, "cpuSlowdownMultiplier": 1},
    "emulatedUserAgent": False,
}
"""The settings of Lighthouse's own preset for desktops."""
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
"""Milliseconds until Lighthouse stops watching a page. On the slow network the engine's download
takes longer, but the page is interactive after 6 to 17 seconds, up to which its blocking time is
measured, and the other measures are the same with a limit of 90 seconds.
"""
Rating = dict[str, float]
"""Scores out of 100, and measures in milliseconds; the layout shift has no unit."""


class UnratedError(Exception):
    """Raised when Lighthouse does not rate a page, with Lighthouse's message."""


def rate(address: str, throttling: str, whole: bool) -> Rating:
    """Open an address with a fresh profile and return its performance, or all scores if `whole`.

    Raises `UnratedError` if Lighthouse fails, as it does on a machine that is too busy.
    """
    task = {
        "address": address,
        "browser": browsers.find("chromium", full=True),
        "flags": ["--headless=new", *browsers.sandbox_arguments()],
        "settings": settings(throttling, whole),
    }
    report, said = run(["node", "--unhandled-rejections=warn", str(RATE), json.dumps(task)])
    if not report:
        reason = re.search(r"^\w*Error: .+", said, re.MULTILINE)
        raise UnratedError(reason[0] if reason else said.strip() or "Lighthouse gave no reason")
    return read(json.loads(report))


def settings(throttling: str, whole: bool) -> dict[str, object]:
    """Return Lighthouse's settings; with all categories of scores if `whole`."""
    return {
        "formFactor": "mobile",
        "throttlingMethod": METHODS[throttling],
        "maxWaitForLoad": LONGEST,
        "disableFullPageScreenshot": True,
        "logLevel": "error",
        **(DESKTOP_SETTINGS if throttling == DESKTOP else {}),
        **({"onlyCategories": [*SCORES]} if whole else {"onlyAudits": [*MEASURES]}),
    }


def run(command: list[str]) -> tuple[str, str]:
    """Run a command and return its stdout and stderr; pass Ctrl-C on to it."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            return process.communicate()
        except KeyboardInterrupt:
            process.send_signal(signal.SIGINT)  # makes it close its browser
            process.wait()
            raise


def read(report: dict[str, Any]) -> Rating:
    """Return the scores and measures in a report; raises `UnratedError` if one is missing."""
    scores = {name: seen["score"] for name, seen in report["categories"].items()}
    measures = {name: report["audits"][name].get("numericValue") for name in MEASURES}
    if None in scores.values() or None in measures.values():
        audits = report["audits"].values()
        troubles = {audit["errorMessage"] for audit in audits if "errorMessage" in audit}
        raise UnratedError(" ".join(sorted(troubles)) or "a score is missing")
    return {name: 100 * score for name, score in scores.items()} | measures
