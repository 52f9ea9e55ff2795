"""What all benchmarks share: their options, their tables, and the handling of Ctrl-C.

A benchmark is a generator of rows, which are printed as they arrive.
"""

import argparse
import logging
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from math import ceil
from statistics import median
from types import FrameType
from typing import NamedTuple

INTERRUPTED = 130
"""The exit code of a program ended by Ctrl-C, as in a shell."""
NAME_WIDTH, WIDTH = 32, 10


class Row(NamedTuple):
    """One or more samples of the same thing, each with a figure for every column of the table.

    A figure that was not measured is None.
    """

    group: str
    name: str
    samples: Sequence[Sequence[float | None]]


class Table:
    """Prints rows under the heads of their columns, and finally the medians of all rows.

    A column shows the median of the samples; with `spread`, another shows the 95th percentile.
    """

    def __init__(self, heads: Sequence[str], spread: bool) -> None:
        self.heads = [part for head in heads for part in ((head, "95 %") if spread else (head,))]
        self.spread, self.group = spread, ""
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        """Print a row at once, even into a pipe."""
        self.rows.append(row)
        self._print(*row)

    def end(self) -> None:
        """Print the medians of all rows, unless each row was of something else."""
        kinds = list(dict.fromkeys(row[:2] for row in self.rows))
        for group, name in kinds if len(kinds) < len(self.rows) else ():
            same = [row.samples for row in self.rows if row[:2] == (group, name)]
            samples = list(chain.from_iterable(same))
            self._print(f"medians, {group}", f"{name} ({len(samples)})", samples)

    def _print(self, group: str, name: str, samples: Sequence[Sequence[float | None]]) -> None:
        if group != self.group:
            heads = "".join(f"{head:>{WIDTH}}" for head in self.heads)
            print(f"\n{group}\n{'':{NAME_WIDTH}}{heads}")
            self.group = group
        figures: list[float | None] = []
        for column in zip(*samples, strict=True):
            known = sorted(each for each in column if each is not None)
            figures.append(median(known) if known else None)
            if self.spread:
                figures.append(known[ceil(0.95 * len(known)) - 1] if known else None)
        cells = "".join(f"{figure(each):>{WIDTH}}" for each in figures)
        print(f"{name:{NAME_WIDTH}}{cells}", flush=True)


def figure(value: float | None) -> str:
    """Return a figure with about three digits; nothing for None.

    >>> figure(12345.6), figure(12.34), figure(1.234), figure(0.1234), figure(0), figure(None)
    ('12,346', '12.3', '1.23', '0.123', '0', '')
    """
    if not value:
        return "" if value is None else "0"
    places = sum(abs(value) < limit for limit in (100, 10, 1))
    return f"{value:,.{places}f}"


def run(
    measure: Callable[[int], Iterator[Row]],
    heads: Sequence[str],
    full: int,
    quick: int,
    spread: bool = False,
) -> None:
    """Run a benchmark until it ends or Ctrl-C ends it, print its table, and exit.

    `measure` takes how much to measure: `full`, `quick` with the option `--quick`, or the value of
    `--amount`. Any failure after Ctrl-C is hidden, since the browser has received the signal too.
    """
    parser = argparse.ArgumentParser(
        description=sys.modules[measure.__module__].__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--quick", action="store_true", help=f"like --amount {quick}, in a minute at most"
    )
    parser.add_argument("--amount", type=int, help=f"how much to measure ({full})", metavar="N")
    args = parser.parse_args()
    table, interrupted = Table(heads, spread), False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        logging.getLogger("asyncio").disabled = True  # Playwright logs canceled tasks there
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, interrupt)
    try:
        for row in measure(args.amount or (quick if args.quick else full)):
            table.add(row)
    except (Exception, KeyboardInterrupt):
        if not interrupted:
            raise
        print("interrupted: these are the results so far", file=sys.stderr, flush=True)
    table.end()
    sys.exit(INTERRUPTED if interrupted else 0)
