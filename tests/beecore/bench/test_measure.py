"""What the benchmark measures; the durations themselves are not checked."""

import timeit

import pytest

from beecore import Hive, Lexicon, pack, solve
from beecore.bench import measure
from beecore.bench.measure import Times
from beecore.solvers import SOLVERS
from beecore.solvers.base import words
from beecore.solvers.subset import SubsetSolver
from tests.oracles import HIVE, ORACLE, PANGRAMS

LEXICON = Lexicon.from_words(PANGRAMS)


def test_reports_mean_median_and_95th_percentile() -> None:
    times = [float(time) for time in range(101)]
    assert Times.of(times[::-1]) == (50.0, 50.0, 95.0)
    assert Times.of([3.0]) == (3.0, 3.0, 3.0)


def test_times_a_long_call_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[None] = []
    monkeypatch.setattr(measure, "_RUN_SECONDS", 0.0)
    measure.seconds(lambda: calls.append(None))
    assert len(calls) == 1


def test_takes_the_best_of_several_runs_for_a_short_call(monkeypatch: pytest.MonkeyPatch) -> None:
    class Timer:
        def __init__(self, call: object) -> None:
            pass

        def timeit(self, number: int) -> float:
            return measure._RUN_SECONDS / 10

        def repeat(self, runs: int, number: int) -> list[float]:
            assert number == 10
            return [number * (2.0 + run) * 1e-6 for run in range(runs)]

    monkeypatch.setattr(timeit, "Timer", Timer)
    assert measure.seconds(print) == pytest.approx(2e-6)


def test_takes_the_best_pass_for_each_hive(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([5.0, 1.0, 3.0, 2.0])
    monkeypatch.setattr(measure, "seconds", lambda call: next(ticks))
    monkeypatch.setattr(measure, "_PASSES", 2)
    assert measure.times_of(print, [HIVE, HIVE]) == [3.0, 1.0]


def test_returns_the_words_of_the_masks_found() -> None:
    lexicon = Lexicon.from_words([*ORACLE, "octane", "eve"])
    assert sorted(words(SubsetSolver(lexicon), lexicon, HIVE)) == sorted([*ORACLE, "eve"])


def test_measures_every_solver_stride_and_size() -> None:
    assert [figures.name for figures in measure.solver_figures(LEXICON, [HIVE])] == list(SOLVERS)
    assert {(point.solver, point.at) for point in measure.strides(LEXICON, [HIVE], (1, 5))} == {
        (name, stride) for name in ("block", "dedup") for stride in (1, 5)
    }
    assert {
        (point.solver, point.at) for point in measure.growth(LEXICON, [HIVE], (10, 20, 200))
    } == {(name, size) for name in SOLVERS for size in (10, 20, 200)}


def test_reports_the_visits_and_memory_of_each_solver() -> None:
    for figures in measure.solver_figures(LEXICON, [HIVE]):
        solver = SOLVERS[figures.name](LEXICON)
        assert (figures.masks_visited, figures.blocks_visited) == solver.visited(HIVE)
        assert figures.memory == SOLVERS[figures.name](LEXICON).memory()


def test_measures_the_pack_and_the_richest_hive() -> None:
    figures = measure.pack_figures(LEXICON)
    assert figures.size == len(pack.write(LEXICON))
    assert len(LEXICON) < figures.gzip_size < sum(len(word) + 1 for word in PANGRAMS)
    best = measure.best_figures(LEXICON)
    assert best.points == sum(found.points for found in solve(Hive.parse(best.hive), LEXICON))
