"""`make bench-web`: our page beside a stock PyScript page that does the same, in a real browser.

Both are visited in turn, each time with a fresh profile: three times, each for another hive, and
then without a network if the page can; and ours once more, with another profile, for today's game.
Printed are the medians, how long the first words took compared with the stock page's same visit
(offline: its third one), and the game compared with the first words. `--json` prints every figure.
"""

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from build import DIST, site
from tests.web import browsers

from . import stock_page
from .hosting import Network, Pages
from .visit import Visit, visit


class Condition(NamedTuple):
    """What the visits are slowed down by."""

    name: str
    network: Network = Network()
    slowdown: float = 1


PLAIN = Condition("as it is")
CONDITIONS = (
    PLAIN,
    Condition("network of 10 Mbit/s and 40 ms", Network(10e6 / 8, 0.04)),
    Condition("page's thread slowed 4 times", slowdown=4),
)
ROWS = (
    "stock, first visit",
    "stock, second visit",
    "stock, third visit",
    "ours, first visit",
    "ours, second visit",
    "ours, third visit",
    "ours, offline visit",
    "ours, first visit, a game",
)
SETTLE = 3_000  # milliseconds in which a browser that was just opened is busy with itself
Figures = dict[str, list[Visit]]
HEADS = (
    "first\npaint",
    "takes\nletters",
    "words\nor game",
    "of\nstock",
    "engine\nup",
    "MB\nby then",
    "MB\nin all",
    "longest\ntask",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.web", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="how often each page is visited")
    parser.add_argument("--quick", action="store_true", help="with nothing slowed down")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    conditions = (PLAIN,) if args.quick else CONDITIONS
    with tempfile.TemporaryDirectory() as stock:
        site.make(DIST)
        stock_page.lay(Path(stock), DIST)
        report = {
            condition.name: take(condition, Path(stock), args.runs) for condition in conditions
        }
    if args.json:
        rows = {
            condition: {name: [each._asdict() for each in visits] for name, visits in taken.items()}
            for condition, taken in report.items()
        }
        print(json.dumps(rows, indent=2))
        return
    console = Console(highlight=False)
    for condition, taken in report.items():
        console.print(table(f"Medians of {args.runs} runs in ms, {condition}", taken))
        game, words = (
            median(each.solution for each in taken[f"ours, first visit{what}"])
            for what in (", a game", "")
        )
        console.print(f"A game can be played after {game / words:.2f} times the first words' time.")


def take(condition: Condition, stock: Path, runs: int) -> Figures:
    """Visit both pages in turn; return the visits by kind."""
    taken: Figures = {}
    path = browsers.find("chromium")
    with ExitStack() as stack:
        launch = partial(
            stack.enter_context(sync_playwright()).chromium.launch_persistent_context,
            executable_path=path,
            args=browsers.sandbox_arguments(),
        )
        hosts = {}
        for name, folder in (("stock", stock), ("ours", DIST)):
            hosts[name] = stack.enter_context(Pages(folder, condition.network))
            Thread(target=hosts[name].serve_forever, daemon=True).start()
            stack.callback(hosts[name].shutdown)
        rounds = track(range(runs), condition.name, console=Console(stderr=True))
        for number in rounds:
            for name in sorted(hosts, reverse=bool(number % 2)):
                for kind, seen in visits(launch, hosts[name], condition.slowdown):
                    taken.setdefault(f"{name}, {kind}", []).append(seen)
    return {name: taken[name] for name in sorted(taken, key=ROWS.index)}


def visits(
    launch: Callable[[str], BrowserContext], pages: Pages, slowdown: float
) -> Iterator[tuple[str, Visit]]:
    """Yield the visits of one person, each with its kind."""
    with tempfile.TemporaryDirectory() as profile:
        context = launch(profile)
        context.pages[0].wait_for_timeout(SETTLE)
        yield "first visit", visit(context, pages, "#solve/vctaoen", slowdown)
        yield "second visit", visit(context, pages, "#solve/nioatuc", slowdown)
        yield "third visit", visit(context, pages, "#solve/entivcz", slowdown)
        if pages.works_offline:
            context.set_offline(True)
            yield "offline visit", visit(context, pages, "#solve/animlct", slowdown)
        context.close()
    if pages.works_offline:
        with tempfile.TemporaryDirectory() as profile:
            context = launch(profile)
            context.pages[0].wait_for_timeout(SETTLE)
            yield "first visit, a game", visit(context, pages, "#play", slowdown)
            context.close()


def table(title: str, taken: Figures) -> Table:
    """Return the medians, a row for each kind of visit."""
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    shown.add_column("")
    for head in HEADS:
        shown.add_column(head, justify="right", no_wrap=True)
    for name, seen in taken.items():
        middle = Visit(*map(median, zip(*seen, strict=True)))
        same = name.replace("ours", "stock").removesuffix(", a game")
        base = taken[same if same in taken else "stock, third visit"]
        ratio = middle.solution / median(each.solution for each in base)
        shown.add_row(
            name,
            f"{middle.paint:,.0f}",
            f"{middle.letters:,.0f}",
            f"{middle.solution:,.0f}",
            f"{ratio:.2f}",
            f"{middle.engine:,.0f}",
            f"{middle.megabytes:.2f}",
            f"{middle.megabytes_in_all:.2f}",
            f"{middle.longest_task:,.0f}" if middle.longest_task else "< 50",
        )
    return shown


if __name__ == "__main__":
    main()
