"""`make bench-web`: compares our page with an equivalent stock PyScript page in a real browser.

One run visits both pages with fresh profiles: three times, each time for another hive, and then
offline if the page supports that. It also visits ours once, with another profile, for today's
game. Runs with two slower networks and with a slow processor alternate with plain ones for
`--minutes`.
Then it prints the medians, the time to the first words divided by the stock page's time in the same
visit of the same run (offline visits use the third one), and the time to a game divided by the time
to the first words.
"""

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright
from rich.console import Console

from build import DIST, site
from tests.web import browsers

from . import stock_page
from .command import parser, say, until_interrupted, within
from .hosting import Network, Pages, hosted
from .visit import Visit, visit
from .web_tables import Figures, as_json, table


class Condition(NamedTuple):
    """The network and processor of a visit."""

    name: str
    network: Network = Network()
    slowdown: float = 1


PLAIN = Condition("nothing slowed down")
NETWORK = Condition("network of 10 Mbit/s and 40 ms", Network(10e6 / 8, 0.04))
SLOW_4G = Condition("network of 1.6 Mbit/s and 150 ms", Network(1.6e6 / 8, 0.15))
PROCESSOR = Condition("page's thread slowed 4 times", slowdown=4)
ROUND = (PLAIN, NETWORK, SLOW_4G, PLAIN, PROCESSOR)


class Pace(NamedTuple):
    """The waits in milliseconds of each run, and the links to visit.

    `settle` lets a browser finish starting before the first visit; `stay` extends each visit.
    """

    settle: float
    stay: float
    links: dict[str, str]


LINKS = {
    "first visit": "#solve/vctaoen",
    "second visit": "#solve/nioatuc",
    "third visit": "#solve/entivcz",
}
FULL = Pace(2_000, 5_000, LINKS)
QUICK = Pace(500, 500, {"first visit": LINKS["first visit"]})
Launch = Callable[[str], BrowserContext]


def main() -> int:
    options = parser("tests.bench.web", __doc__, "each page once, with nothing slowed down")
    options.add_argument("--minutes", type=float, default=6, help="when to end (6)")
    options.add_argument("--json", action="store_true", help="print all visits as JSON at the end")
    args = options.parse_args()
    runs: Iterable[Condition] = within(60 * args.minutes, cycle(ROUND), len(ROUND))
    pace = QUICK if args.quick else FULL
    report: dict[str, Figures] = {}
    code = until_interrupted(lambda: measure([PLAIN] if args.quick else runs, pace, report))
    if args.json:
        print(as_json(report))
        return code
    console = Console(highlight=False, width=100)
    for condition, results in report.items():
        if results:
            console.print(table(condition, results))
    return code


def measure(runs: Iterable[Condition], pace: Pace, report: dict[str, Figures]) -> None:
    """Visit both pages in each run, and add the visits to `report` by condition and kind."""
    site.make(DIST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stock_page.lay(Path(folder), DIST)
        launch = partial(
            playwright.chromium.launch_persistent_context,
            executable_path=browsers.located(playwright.chromium, full=True),
            args=browsers.sandbox_arguments(),
        )
        for condition in runs:
            results = report.setdefault(condition.name, {})
            sites = [("stock", Path(folder)), ("ours", DIST)]
            if len(results.get("ours, first visit", [])) % 2:
                sites.reverse()  # so that neither page is always visited first
            for name, site_folder in sites:
                shown = []
                with hosted(site_folder, condition.network) as pages:
                    for kind, seen in visits(launch, pages, pace, condition.slowdown):
                        results.setdefault(f"{name}, {kind}", []).append(seen)
                        shown.append(f"{kind} {seen.solution:,.0f}")
                say(f"{condition.name}: {name}, ms to words or game: {', '.join(shown)}")


def visits(
    launch: Launch, pages: Pages, pace: Pace, slowdown: float
) -> Iterator[tuple[str, Visit]]:
    """Yield the visits of one run to one page, each with its kind."""
    with opened(launch, pace) as context:
        for kind, link in pace.links.items():
            yield kind, visit(context, pages, link, pace.stay, slowdown)
        if pages.works_offline:
            context.set_offline(True)
            yield "offline visit", visit(context, pages, "#solve/animlct", pace.stay, slowdown)
    if pages.works_offline:
        with opened(launch, pace) as context:
            yield "game visit", visit(context, pages, "#play", pace.stay, slowdown)


@contextmanager
def opened(launch: Launch, pace: Pace) -> Iterator[BrowserContext]:
    """Open a browser with a fresh profile, and close it at the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = launch(profile)
        context.pages[0].wait_for_timeout(pace.settle)
        yield context
        context.close()


if __name__ == "__main__":
    sys.exit(main())
