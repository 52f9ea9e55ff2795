"""How Lighthouse rates Solve, Play and the Lab on a phone and on a desktop: medians.

Lighthouse slows a phone's network and processor down in two ways. "Simulated" loads the page at
full speed and calculates how long a phone would take; PageSpeed Insights reports this. "Applied"
really slows the browser down, so its times are what a visitor experiences. A desktop's network is
simulated; its processor is not slowed down.

Each address is opened with a fresh profile. Scores are out of 100, times are in milliseconds.
"""

import json
import subprocess
from collections.abc import Iterator

from build import DIST, ROOT, site
from tests.web import browsers

from .command import Row, run
from .hosting import hosted

LINKS = {"Solve": "", "Play": "#play", "Lab": "#lab"}
WAYS: dict[str, dict[str, object]] = {
    "a phone, simulated": {},
    "a phone, applied": {"throttlingMethod": "devtools"},
    "a desktop, simulated": {
        "formFactor": "desktop",
        "screenEmulation": {"mobile": False, "width": 1350, "height": 940, "deviceScaleFactor": 1},
        "throttling": {"rttMs": 40, "throughputKbps": 10 * 1024, "cpuSlowdownMultiplier": 1},
        "emulatedUserAgent": False,
    },
}
"""Lighthouse's settings; those of a desktop are in its own preset."""
TIMES = 3
"""How often each address is rated in each way."""
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


def measure(quick: bool) -> Iterator[Row]:
    site.make(DIST)
    with hosted(DIST) as pages:
        for _ in range(1 if quick else TIMES):
            for way in list(WAYS)[: 1 if quick else None]:
                for name, link in LINKS.items():
                    yield Row(way, name, rate(pages.url + link, WAYS[way]))


def rate(address: str, settings: dict[str, object]) -> dict[str, float]:
    """Return the scores and measures of an address, from a run of Lighthouse in its own process.

    Raises `CalledProcessError` if Lighthouse fails, as it does on a machine that is too busy.
    """
    task = {
        "address": address,
        "browser": browsers.find("chromium", full=True),
        "flags": ["--headless=new", *browsers.sandbox_arguments()],
        "settings": {
            "maxWaitForLoad": LONGEST,
            "disableFullPageScreenshot": True,
            "logLevel": "error",
            "onlyCategories": [*SCORES],
            **settings,
        },
    }
    program = ROOT / "build" / "lighthouse" / "rate.mjs"
    command = ["node", "--unhandled-rejections=warn", str(program), json.dumps(task)]
    report = json.loads(subprocess.check_output(command))
    return {
        **{head: 100 * report["categories"][name]["score"] for name, head in SCORES.items()},
        **{head: report["audits"][name]["numericValue"] for name, head in MEASURES.items()},
    }


if __name__ == "__main__":
    run(measure)
