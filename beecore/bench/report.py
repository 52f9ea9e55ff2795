"""Runs all measurements of `bee bench`, and collects their figures."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from ..lexicon import Lexicon
from ..solvers import SOLVERS
from . import measure
from .measure import BestFigures, FirstFigures, PackFigures, Point, SolverFigures, Times
from .sample import draw_hives, machine

PUBLISHED = {"naive": 80e-3, "trie": 2e-3, "bitmask": 5e-3, "block": 140e-6}
"""Seconds per hive published for beekeeper, in Rust, with its author's machine and words."""

GROWTH_FROM = 10_000

T = TypeVar("T")


class Extent(NamedTuple):
    """How much to measure.

    `hives` is the number of hives to solve. First times and both charts use only `fewer_hives`,
    since the charts have a point for each of `strides` and for each of `sizes` (numbers of words).
    """

    hives: int
    fewer_hives: int
    strides: Sequence[int]
    sizes: Sequence[int]


FULL = Extent(
    120,
    20,
    (1, 2, 3, 5, 7, 10, 15, 20, 30, 40, 50, 70, 100, 150, 200, 300, 500, 700, 1000),
    (1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000),
)
QUICK = Extent(20, 5, (1, 7, 50, 300), (1_000, 10_000, 100_000))


class Track(Protocol):
    """A function that passes figures on, and can show them while they are measured."""

    def __call__(self, figures: Iterable[T], kind: str, steps: int) -> Iterable[T]: ...


class Report(NamedTuple):
    """All figures, and the machine that they were measured on."""

    machine: str
    words: int
    masks: int
    hives: int
    pack: PackFigures
    best: BestFigures
    solvers: list[SolverFigures]
    first: FirstFigures
    strides: list[Point]
    growth: list[Point]

    def solver(self, name: str) -> SolverFigures:
        return next(figures for figures in self.solvers if figures.name == name)

    @property
    def subset_to_block(self) -> float:
        """The time of `subset` to find masks, as a fraction of the time of `block`."""
        return self.solver("subset").find.median / self.solver("block").find.median

    def speed_up(self, figures: SolverFigures) -> float:
        """Return how many times faster than the naive solver a solver finds masks."""
        return self.solver("naive").find.median / figures.find.median

    @property
    def growth_span(self) -> tuple[int, int]:
        """The two numbers of words for `growth_of`: 10,000 if measured, and the largest."""
        sizes = sorted({point.at for point in self.growth})
        return (GROWTH_FROM if GROWTH_FROM in sizes else sizes[0]), sizes[-1]

    def growth_of(self, name: str) -> float:
        """Return the factor by which a solver's time grows over `growth_span`."""
        few, many = self.growth_span
        times = {point.at: point.time for point in self.growth if point.solver == name}
        return times[many] / times[few]


def run_bench(lexicon: Lexicon, track: Track, extent: Extent = FULL) -> Report:
    """Measure everything, which takes a few minutes, or less than a minute with the `QUICK` extent.

    Raises `BeeError` if the lexicon has no pangram, and so no hive.
    """
    hives = draw_hives(lexicon, extent.hives)
    few = hives[: extent.fewer_hives]
    stride_steps = len(measure.STRIDING) * len(extent.strides)
    growth_steps = len(SOLVERS) * len(extent.sizes)
    (pack,) = track(map(measure.pack_figures, [lexicon]), "pack", 1)
    (first,) = track(map(measure.first_figures, [lexicon], [few]), "first times", 1)
    (best,) = track(map(measure.best_figures, [lexicon]), "richest hive", 1)
    return Report(
        machine(),
        len(lexicon),
        len(lexicon.masks),
        len(hives),
        pack,
        best,
        list(track(measure.solver_figures(lexicon, hives), "solvers", len(SOLVERS))),
        first,
        list(track(measure.strides(lexicon, few, extent.strides), "strides", stride_steps)),
        list(track(measure.growth(lexicon, few, extent.sizes), "growth", growth_steps)),
    )


def as_json(report: Report) -> dict[str, object]:
    """Return the report ready for JSON; the names include the units."""
    return {
        "machine": report.machine,
        "words": report.words,
        "masks": report.masks,
        "hives": report.hives,
        "pack": {
            "load_ms": report.pack.load * 1e3,
            "bytes": report.pack.size,
            "gzip_bytes": report.pack.gzip_size,
            "ratio_to_gzip": report.pack.size / report.pack.gzip_size,
        },
        "best": {
            "hive": report.best.hive,
            "points": report.best.points,
            "ms": report.best.time * 1e3,
        },
        "solvers": [
            {
                "name": figures.name,
                "build_ms": figures.build * 1e3,
                "memory_bytes": figures.memory,
                "find_us": _times(figures.find),
                "words_us": _times(figures.words),
                "solve_us": _times(figures.solve),
                "speed_up": report.speed_up(figures),
                "masks_visited": figures.masks_visited,
                "blocks_visited": figures.blocks_visited,
                "growth": report.growth_of(figures.name),
            }
            for figures in report.solvers
        ],
        "first_us": {"words": report.first.words * 1e6, "solve": report.first.solve * 1e6},
        "growth_span": report.growth_span,
        "subset_to_block": report.subset_to_block,
        "strides": [_point(point, "stride") for point in report.strides],
        "growth": [_point(point, "words") for point in report.growth],
    }


def _times(times: Times) -> dict[str, float]:
    return {name: time * 1e6 for name, time in times._asdict().items()}


def _point(point: Point, at: str) -> dict[str, object]:
    return {"solver": point.solver, at: point.at, "find_median_us": point.time * 1e6}
