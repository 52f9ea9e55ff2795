"""`make lighthouse`: how Lighthouse rates Solve, Play and the Lab on a phone and on a desktop.

Lighthouse slows a phone's network and processor down in two ways. "Simulated" loads the page at
full speed and calculates how long a phone would take; PageSpeed Insights reports this. "Applied"
really slows the browser down, so its times are what a visitor experiences. A desktop's network is
simulated; its processor is not slowed down.

Each address is opened again and again, each time with a fresh profile, as often as fits into
`--minutes`; then the medians are printed. Scores are out of 100, times are in milliseconds.
"""

import json
import sys
from collections.abc import Iterable
from itertools import chain, cycle
from statistics import median
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from build import DIST, site

from .command import parser, say, until_interrupted, within
from .hosting import hosted
from .rating import APPLIED, DESKTOP, MEASURES, SCORES, SIMULATED, Rating, UnratedError, rate

LINKS = {"Solve": "", "Play": "#play", "Lab": "#lab"}


class Round(NamedTuple):
    """The throttling and the extent of one visit to every address.

    Only the first round is `whole`: the other scores take long and do not depend on time.
    """

    throttling: str
    whole: bool = False


FIRST = Round(SIMULATED, whole=True), Round(APPLIED), Round(DESKTOP)
AFTER = Round(SIMULATED), Round(SIMULATED), Round(APPLIED), Round(DESKTOP)
Results = dict[tuple[str, str], list[Rating]]
"""Ratings by throttling method and name of the address."""


def main() -> int:
    options = parser("tests.bench.lighthouse", __doc__, "each address once, simulated")
    options.add_argument("--minutes", type=float, default=8, help="when to end (8)")
    options.add_argument("--json", action="store_true", help="print all ratings as JSON at the end")
    args = options.parse_args()
    rounds: Iterable[Round] = within(60 * args.minutes, chain(FIRST, cycle(AFTER)), len(FIRST))
    results: Results = {}
    code = until_interrupted(lambda: measure([Round(SIMULATED)] if args.quick else rounds, results))
    if args.json:
        print(json.dumps([[*kind, ratings] for kind, ratings in results.items()], indent=2))
    elif results:
        Console(highlight=False, width=100).print(table(results))
    return code


def measure(rounds: Iterable[Round], results: Results) -> None:
    """Rate every address once in each round, and add the ratings to `results`."""
    site.make(DIST)
    with hosted(DIST) as pages:
        for throttling, whole in rounds:
            for name, link in LINKS.items():
                try:
                    rating = rate(pages.url + link, throttling, whole)
                except UnratedError as trouble:
                    say(f"{throttling}, {name}: not rated: {trouble}")
                    continue
                results.setdefault((throttling, name), []).append(rating)
                scores = (f"{score} {rating[score]:.0f}" for score in SCORES if score in rating)
                say(f"{throttling}, {name}: {', '.join(scores)}")


def table(results: Results) -> Table:
    """Return the medians, with a row for each way of slowing down and each address."""
    title = "Lighthouse on a phone and on a desktop: medians; scores out of 100, times in ms"
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    shown.add_column("")
    for head in ("runs", *SCORES.values(), *MEASURES.values()):
        shown.add_column(head, justify="right", no_wrap=True)
    for kind, ratings in results.items():
        cells = (figure(name, ratings) for name in (*SCORES, *MEASURES))
        shown.add_row(", ".join(kind), str(len(ratings)), *cells)
    return shown


def figure(name: str, ratings: list[Rating]) -> str:
    """Return the median of a score or a measure as text; empty if there is none."""
    values = [rating[name] for rating in ratings if name in rating]
    places = 3 if name == "cumulative-layout-shift" else 0
    return f"{median(values):,.{places}f}" if values else ""


if __name__ == "__main__":
    sys.exit(main())
