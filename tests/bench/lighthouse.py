"""How Lighthouse rates Solve, Play, and the Lab on a phone and on a desktop: medians.

Lighthouse loads the page at full speed and calculates how long a phone or a desktop would take, as
PageSpeed Insights does. Scores are out of 100, times are in milliseconds.
"""

import json
import subprocess
from collections.abc import Iterator

from build import ROOT
from tests.web import browsers

from .command import Row, hosted

SCORES = ("performance", "accessibility", "best-practices", "seo")
MEASURES = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def measure(quick: bool) -> Iterator[Row]:
    with hosted() as host:
        for device in ["phone"] if quick else ["phone", "desktop"] * 3:
            for name, link in (("Solve", ""), ("Play", "#play"), ("Lab", "lab/")):
                yield f"{name}, {device}", rate(host.url + link, device == "desktop")


def rate(address: str, is_desktop: bool) -> dict[str, float]:
    """Return the scores and measures of an address, opened with a fresh profile."""
    task = {
        "address": address,
        "browser": browsers.find("chromium", full=True),
        "flags": ["--headless=new", *browsers.sandbox_arguments()],
        "isDesktop": is_desktop,
        "settings": {
            "maxWaitForLoad": 30_000,  # milliseconds
            "disableFullPageScreenshot": True,
            "logLevel": "error",
            "onlyCategories": SCORES,
        },
    }
    program = str(ROOT / "build" / "lighthouse" / "rate.mjs")
    command = ["node", "--unhandled-rejections=warn", program, json.dumps(task)]
    report = json.loads(subprocess.check_output(command))
    return {
        **{name[:9]: 100 * report["categories"][name]["score"] for name in SCORES},
        **{name[:9]: report["audits"][name]["numericValue"] for name in MEASURES},
    }
