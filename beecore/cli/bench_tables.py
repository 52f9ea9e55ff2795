"""The figures of `bee bench` in the terminal: progress while they are taken, then tables."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ..bench import PUBLISHED, Report, T, Track
from ..bench.measure import Point


@contextmanager
def progress() -> Iterator[Track]:
    """Show a bar on stderr for each kind of figures, and count those that pass by."""
    columns = (
        TextColumn("{task.description:12}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bars:

        def track(figures: Iterable[T], what: str, steps: int) -> Iterable[T]:
            return bars.track(figures, total=steps, description=what)

        yield track


def tell(text: str) -> None:
    """Say something on stderr that is no figure."""
    Console(stderr=True).print(text, highlight=False)


def show(report: Report) -> None:
    """Print all tables, and what to read from them."""
    console = Console(highlight=False)
    for part in _parts(report):
        console.print(part)


def _parts(report: Report) -> Iterator[Table | str]:
    pack, best = report.pack, report.best
    yield f"{report.machine}\n{report.words:,} words, {report.masks:,} masks, {report.hives} hives"
    yield _answering(report)
    yield _finding(report)
    yield "Published for beekeeper (Rust, its author's machine and words), µs a hive:"
    yield ", ".join(f"{name} {time * 1e6:,.0f}" for name, time in PUBLISHED.items()) + "\n"
    yield _points("Blocks: µs by stride", report.strides)
    yield _points("Growth: µs by number of words", report.growth)
    few, many = report.growth_span
    subset, first = report.solver("subset"), report.first
    yield (
        f"subset: {_us(subset.find.median)} µs, 1/{1 / report.subset_to_block:.0f}"
        f" of block's time; {report.growth_of('subset'):.2f} times as long for {many:,} words"
        f" as for {few:,}"
    )
    yield f"a first hive by subset: words {_us(first.words)} µs, solve {_us(first.solve)} µs"
    yield (
        f"pack: loads in {pack.load * 1e3:.1f} ms; {pack.size:,} bytes,"
        f" {pack.size / pack.gzip_size:.3f} of the same words by gzip -9"
    )
    yield f"richest hive: {best.hive}, {best.points:,} points, in {best.time * 1e3:.0f} ms"


def _answering(report: Report) -> Table:
    rows = [
        (figures.name, *map(_us, [*figures.find, *figures.words[:2], *figures.solve[:2]]))
        for figures in report.solvers
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
    title = "One hive, µs: to find its masks, to tell their words, to solve it"
    return _table(title, heads, rows)


def _finding(report: Report) -> Table:
    rows = [
        (
            figures.name,
            f"{report.speed_up(figures):,.0f}",
            f"{figures.build * 1e3:,.1f}",
            f"{figures.memory / 1e6:,.1f}",
            f"{figures.masks_visited:,.0f}",
            f"{figures.blocks_visited:,.0f}",
        )
        for figures in report.solvers
    ]
    heads = (
        "solver",
        "times\nnaive",
        "build\nms",
        "memory\nMB",
        "masks\nvisited",
        "blocks\nvisited",
    )
    return _table("What finding takes", heads, rows)


def _points(title: str, points: Sequence[Point]) -> Table:
    """Return a table of a row for each stride or size and a column for each solver."""
    names = list(dict.fromkeys(point.solver for point in points))
    times = {(point.at, point.solver): point.time for point in points}
    rows = [
        (f"{at:,}", *(_us(times[at, name]) for name in names))
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
