"""The report: all figures, and the ratios computed from them."""

import json
from collections.abc import Iterable

from beecore import Lexicon
from beecore.bench import Extent, Report, T, as_json, run_bench
from beecore.bench.measure import (
    BestFigures,
    FirstFigures,
    PackFigures,
    Point,
    SolverFigures,
    Times,
)
from beecore.solvers import SOLVERS
from tests.oracles import PANGRAMS


def silently(figures: Iterable[T], kind: str, steps: int) -> Iterable[T]:
    return figures


def figures(name: str, time: float) -> SolverFigures:
    other = Times(1.0, 1.0, 1.0)
    return SolverFigures(name, 1.0, 1, Times(1.0, time, 1.0), other, other, 1, 1)


REPORT = Report(
    machine="a machine",
    words=1,
    masks=1,
    hives=1,
    pack=PackFigures(1, 1, 1),
    best=BestFigures(1.0, "VCTAOEN", 110),
    solvers=[figures("naive", 80.0), figures("block", 4.0), figures("subset", 2.0)],
    first=FirstFigures(1e-6, 2e-6),
    strides=[Point("block", 5, 1e-6)],
    growth=[
        Point(name, at, time)
        for name in ("naive", "block", "subset")
        for at, time in ((1000, 1.0), (10_000, 2.0), (20_000, 3.0))
    ],
)


def test_ratios_compare_the_find_times() -> None:
    assert REPORT.speed_up(REPORT.solver("block")) == 20
    assert REPORT.subset_to_block == 0.5


def test_growth_starts_at_ten_thousand_words_if_there_are_that_many() -> None:
    assert REPORT.growth_span == (10_000, 20_000)
    assert REPORT.growth_of("subset") == 1.5
    small = REPORT._replace(growth=[Point("subset", 1000, 1.0), Point("subset", 2000, 4.0)])
    assert small.growth_span == (1000, 2000)
    assert small.growth_of("subset") == 4


def test_report_has_every_figure(quick: Extent) -> None:
    report = run_bench(Lexicon.from_words(PANGRAMS), silently, quick)
    assert [each.name for each in report.solvers] == list(SOLVERS)
    assert (report.words, report.masks, report.hives) == (len(PANGRAMS), 21, 5)
    assert len(report.strides) == 4
    assert report.growth_span == (20, 200)


def test_json_times_are_in_microseconds() -> None:
    shown = json.loads(json.dumps(as_json(REPORT)))
    assert shown["first_us"] == {"words": 1, "solve": 2}
    assert shown["strides"] == [{"solver": "block", "stride": 5, "find_median_us": 1}]
    assert shown["solvers"][1]["find_us"] == {"mean": 1e6, "median": 4e6, "p95": 1e6}
    assert shown["solvers"][1]["speed_up"] == 20
