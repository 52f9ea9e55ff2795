"""What all benchmarks share: the option `--quick`, and tables that are printed row by row.

A benchmark is a generator of rows. Ctrl-C ends it with the medians of what was measured so far.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from statistics import median
from typing import NamedTuple

NAME_WIDTH, WIDTH = 32, 10


class Row(NamedTuple):
    """What was measured of one thing: figures by the heads of their columns."""

    group: str
    name: str
    figures: Mapping[str, float]


def run(measure: Callable[[bool], Iterator[Row]]) -> None:
    """Run a benchmark and print its rows, then the medians of rows with the same name.

    `measure` is called with whether to measure as little as possible, as `--quick` asks.
    """
    parser = argparse.ArgumentParser(
        description=sys.modules[measure.__module__].__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="a smoke run of a minute at most")
    rows = defaultdict[tuple[str, str], list[Mapping[str, float]]](list)
    last = ""  # the group of the row printed before
    try:
        for row in measure(parser.parse_args().quick):
            rows[row.group, row.name].append(row.figures)
            show(row, with_heads=row.group != last)
            last = row.group
    finally:
        for (group, name), same in rows.items():
            if len(same) > 1:
                figures = {head: median(each[head] for each in same) for head in same[0]}
                medians = f"medians of {len(same)}, {group}"
                show(Row(medians, name, figures), with_heads=medians != last)
                last = medians


def show(row: Row, with_heads: bool) -> None:
    if with_heads:
        print(f"\n{row.group:{NAME_WIDTH}}" + "".join(f"{head:>{WIDTH}}" for head in row.figures))
    cells = "".join(f"{figure(each):>{WIDTH}}" for each in row.figures.values())
    print(f"{row.name:{NAME_WIDTH}}{cells}", flush=True)


def figure(value: float) -> str:
    """Return a figure with about three digits.

    >>> figure(12345.6), figure(12.34), figure(1.234), figure(0.1234)
    ('12,346', '12.3', '1.23', '0.123')
    """
    return f"{value:,.{sum(abs(value) < limit for limit in (100, 10, 1))}f}"
