"""Runs a benchmark: `python -m tests.bench.command trace`; with `--quick`, it measures little.

A benchmark is a module with a generator of rows, `measure`. Ctrl-C ends it with the medians of what
was measured so far.
"""

import gzip
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from statistics import median

from build import DIST, site
from tests.web.built import BASE
from tests.web.host import Host

ZIPPED = set(".bin .css .html .js .json .mjs .py .svg .txt .wasm .webmanifest".split())
Row = tuple[str, Mapping[str, float]]
"""The name of what was measured, and figures by the heads of their columns."""


def run(measure: Callable[[bool], Iterator[Row]]) -> None:
    """Print the rows of a benchmark, then the medians of rows with the same name."""
    rows: dict[str, list[Mapping[str, float]]] = {}
    heads: list[str] = []
    try:
        for name, figures in measure("--quick" in sys.argv):
            if heads != (heads := list(figures)):
                print(f"\n{'':42}", *(f"{head:>9}" for head in heads))
            rows.setdefault(name, []).append(figures)
            show(name, figures)
    finally:
        for name, same in rows.items():
            if len(same) > 1:
                show(
                    f"{name}, median",
                    {head: median(each[head] for each in same) for head in same[0]},
                )


def show(name: str, figures: Mapping[str, float]) -> None:
    print(f"{name:42}", *(f"{figure(each):>9}" for each in figures.values()), flush=True)


def figure(value: float) -> str:
    """Return a figure with about three digits.

    >>> figure(12345.6), figure(12.34), figure(1.234), figure(0.1234)
    ('12,346', '12.3', '1.23', '0.123')
    """
    return f"{value:,.{sum(abs(value) < limit for limit in (100, 10, 1))}f}"


@contextmanager
def hosted() -> Iterator[Host]:
    """Build the site and serve it until the block ends, like GitHub Pages: the same files are
    compressed, and browsers cache everything for ten minutes.
    """
    site.make(DIST)
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(DIST, copy, dirs_exist_ok=True)
        for path in Path(copy).rglob("*"):
            if path.suffix in ZIPPED and path.name != "404.html":
                path.write_bytes(gzip.compress(path.read_bytes(), 6, mtime=0))
        host = Host(Path(copy), BASE)
        host.caching, host.zipped = "max-age=600", ZIPPED
        yield host
        host.stop()


if __name__ == "__main__":
    run(import_module(f"tests.bench.{sys.argv[1]}").measure)
