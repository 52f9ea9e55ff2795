"""How Lighthouse rates Solve, Play and the Lab on a phone and on a desktop: medians.

Lighthouse slows a phone's network and processor down in two ways. "Simulated" loads the page at
full speed and calculates how long a phone would take; PageSpeed Insights reports this. "Applied"
really slows the browser down, so its times are what a visitor experiences. A desktop's network is
simulated; its processor is not slowed down.

Each address is opened with a fresh profile. Scores are out of 100, times are in milliseconds.
`--amount` is the number of times that all addresses are opened, in one way after the other.
"""

import json
import re
import signal
import subprocess
from collections.abc import Iterator
from typing import Any

from build import DIST, ROOT, site
from tests.web import browsers

from .command import Row, run
from .hosting import hosted

LINKS = {"Solve": "", "Play": "#play", "Lab": "#lab"}
SIMULATED, APPLIED, DESKTOP = "a phone, simulated", "a phone, applied", "a desktop, simulated"
ROUNDS = (SIMULATED, APPLIED, DESKTOP, SIMULATED, SIMULATED, APPLIED, DESKTOP)
DESKTOP_SETTINGS = {
    "formFactor": "desktop",
    "screenEmulation": {"mobile": False, "width": 1350, "height": 940, "deviceScaleFactor": 1},
    "throttling": {"rttMs": 40, "throughputKbps": 10 * 1024, "cpuSlowdownMultiplier": 1},
    "emulatedUserAgent": False,
}
"""The settings of Lighthouse's own preset for desktops."""
SCORES = {
    "performance": "speed",
    "accessibility": "access",
    "best-practices": "practice",
    "seo": "SEO",
}
"""Lighthouse's names, and the heads of their columns."""
MEASURES = {
    "first-contentful-paint": "first",
    "largest-contentful-paint": "largest",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "index",
}
LONGEST = 30_000
"""Milliseconds until Lighthouse stops watching a page. On the slow network the engine's download
takes longer, but the page is interactive after 6 to 17 seconds, up to which its blocking time is
measured, and the other measures are the same with a limit of 90 seconds.
"""


class UnratedError(Exception):
    """Raised when Lighthouse does not rate a page, with Lighthouse's message."""


def measure(rounds: int) -> Iterator[Row]:
    """Rate every address in each round; only the first asks for all scores, which take long."""
    site.make(DIST)
    with hosted(DIST) as pages:
        for number in range(rounds):
            way = ROUNDS[number % len(ROUNDS)]
            for name, link in LINKS.items():
                try:
                    rating = rate(pages.url + link, settings(way, number == 0 and rounds > 1))
                except UnratedError as trouble:
                    print(f"{way}, {name}: not rated: {trouble}", flush=True)
                else:
                    yield Row(way, name, [[rating.get(each) for each in (*SCORES, *MEASURES)]])


def settings(way: str, whole: bool) -> dict[str, object]:
    """Return Lighthouse's settings; with all categories of scores if `whole`."""
    return {
        "formFactor": "mobile",
        "throttlingMethod": "devtools" if way == APPLIED else "simulate",
        "maxWaitForLoad": LONGEST,
        "disableFullPageScreenshot": True,
        "logLevel": "error",
        **(DESKTOP_SETTINGS if way == DESKTOP else {}),
        **({"onlyCategories": [*SCORES]} if whole else {"onlyAudits": [*MEASURES]}),
    }


def rate(address: str, settings: dict[str, object]) -> dict[str, float]:
    """Return the scores and measures of an address, from a run of Lighthouse in its own process.

    Raises `UnratedError` if Lighthouse fails, as it does on a machine that is too busy.
    """
    task = {
        "address": address,
        "browser": browsers.find("chromium", full=True),
        "flags": ["--headless=new", *browsers.sandbox_arguments()],
        "settings": settings,
    }
    program = ROOT / "build" / "lighthouse" / "rate.mjs"
    with subprocess.Popen(
        ["node", "--unhandled-rejections=warn", str(program), json.dumps(task)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            report, said = process.communicate()
        except KeyboardInterrupt:
            process.send_signal(signal.SIGINT)  # makes it close its browser
            process.wait()
            raise
    if not report:
        reason = re.search(r"^\w*Error: .+", said, re.MULTILINE)
        raise UnratedError(reason[0] if reason else said.strip() or "Lighthouse gave no reason")
    return read(json.loads(report))


def read(report: dict[str, Any]) -> dict[str, float]:
    """Return the scores and measures in a report; raises `UnratedError` if one is missing."""
    scores = {name: seen["score"] for name, seen in report["categories"].items()}
    measures = {name: report["audits"][name].get("numericValue") for name in MEASURES}
    if None in scores.values() or None in measures.values():
        audits = report["audits"].values()
        troubles = {audit["errorMessage"] for audit in audits if "errorMessage" in audit}
        raise UnratedError(" ".join(sorted(troubles)) or "a score is missing")
    return {name: 100 * score for name, score in scores.items()} | measures


if __name__ == "__main__":
    run(measure, [*SCORES.values(), *MEASURES.values()], full=len(ROUNDS), quick=1)
