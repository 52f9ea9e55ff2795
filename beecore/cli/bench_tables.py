"""Prints the figures of `bee bench`: a table for each kind, as soon as it is measured."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ..bench import PUBLISHED, Report, T, Track
from ..bench.measure import BestFigures, FirstFigures, PackFigures, Point, SolverFigures
from ..bench.sample import machine
from ..lexicon import Lexicon

Parts = Iterator[Table | str]
COLUMNS = (
    TextColumn("{task.description:12}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
)


def shown(lexicon: Lexicon, to_stderr: bool) -> Track:
    """Return a function that shows figures while they are measured, for `bench.run_bench`.

    A progress bar on stderr counts the figures, and a table of them follows (on stderr as well if
    `to_stderr`). After Ctrl-C, the table has the figures measured so far.
    """
    console = Console(stderr=to_stderr, highlight=False)
    console.print(f"{machine()}\n{len(lexicon):,} words, {len(lexicon.masks):,} masks")

    def track(figures: Iterable[T], kind: str, steps: int) -> Iterable[T]:
        measured: list[T] = []
        try:
            with Progress(*COLUMNS, console=Console(stderr=True)) as bar:
                for each in bar.track(figures, total=steps, description=kind):
                    measured.append(each)
                    yield each
        finally:
            for part in _PARTS[kind](measured):
                console.print(part)

    return track


def summary(report: Report) -> str:
    """Return two lines that sum up the report."""
    few, many = report.growth_span
    subset = report.solver("subset")
    return (
        f"{report.hives} hives; subset: {_us(subset.find.median)} µs,"
        f" 1/{1 / report.subset_to_block:.0f} of block's time;\n"
        f"{report.growth_of('subset'):.2f} times as long for {many:,} words as for {few:,}"
    )


def _pack(figures: Sequence[PackFigures]) -> Parts:
    for pack in figures:
        yield (
            f"pack: loads in {pack.load * 1e3:.1f} ms; {pack.size:,} bytes,"
            f" {pack.size / pack.gzip_size:.3f} of the same words by gzip -9"
        )


def _first(figures: Sequence[FirstFigures]) -> Parts:
    for first in figures:
        yield f"first hive with subset: words {_us(first.words)} µs, solve {_us(first.solve)} µs"


def _best(figures: Sequence[BestFigures]) -> Parts:
    for best in figures:
        yield f"richest hive: {best.hive}, {best.points:,} points, in {best.time * 1e3:.0f} ms\n"


def _solvers(figures: Sequence[SolverFigures]) -> Parts:
    if figures:
        yield _answering(figures)
        yield _finding(figures)
    yield "Published for beekeeper (Rust, its author's machine and words), µs a hive:"
    yield ", ".join(f"{name} {time * 1e6:,.0f}" for name, time in PUBLISHED.items()) + "\n"


def _answering(figures: Sequence[SolverFigures]) -> Table:
    rows = [
        (each.name, *map(_us, [*each.find, *each.words[:2], *each.solve[:2]])) for each in figures
    ]
    heads = (
        "solver",
        "find\nmean",
        "\nmedian",
        "\n95 %",
        "words\nmean",
        "\nmedian",
        "solve\nmean",
        "\nmedian",
    )
    title = "One hive, µs: to find its masks, to list their words, to solve it"
    return _table(title, heads, rows)


def _finding(figures: Sequence[SolverFigures]) -> Table:
    naive = figures[0].find.median
    rows = [
        (
            each.name,
            f"{naive / each.find.median:,.0f}",
            f"{each.build * 1e3:,.1f}",
            f"{each.memory / 1e6:,.1f}",
            f"{each.masks_visited:,.0f}",
            f"{each.blocks_visited:,.0f}",
        )
        for each in figures
    ]
    heads = (
        "solver",
        f"times\n{figures[0].name}",
        "build\nms",
        "memory\nMB",
        "masks\nvisited",
        "blocks\nvisited",
    )
    return _table("The costs of finding masks", heads, rows)


def _strides(figures: Sequence[Point]) -> Parts:
    yield _points("Blocks: µs by stride", figures)


def _growth(figures: Sequence[Point]) -> Parts:
    yield _points("Growth: µs by number of words", figures)


def _points(title: str, points: Sequence[Point]) -> Table:
    """Return a table with a row for each stride or size, and a column for each solver."""
    names = list(dict.fromkeys(point.solver for point in points))
    times = {(point.at, point.solver): _us(point.time) for point in points}
    rows = [
        (f"{at:,}", *(times.get((at, name), "") for name in names))
        for at in dict.fromkeys(point.at for point in points)
    ]
    return _table(title, ("", *names), rows)


def _table(title: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in heads:
        table.add_column(head, justify="left" if head == "solver" else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _us(seconds: float) -> str:
    micro = seconds * 1e6
    return f"{micro:,.0f}" if micro >= 100 else f"{micro:.1f}"


_PARTS: dict[str, Callable[[Any], Parts]] = {
    "pack": _pack,
    "first times": _first,
    "richest hive": _best,
    "solvers": _solvers,
    "strides": _strides,
    "growth": _growth,
}
"""The functions that show each kind of figures, by their names in `bench.run_bench`."""
