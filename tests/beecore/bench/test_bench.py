"""What is measured, and that all of it is shown; the times themselves are not judged here."""

import builtins
import json
import sys
from collections.abc import Iterable
from itertools import islice, pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from beecore import BeeError, Lexicon
from beecore.bench import Report, T, measure, report, take
from beecore.bench.measure import PackFigures, Point, seconds
from beecore.bench.sample import draw_hives, machine, pool, synthetic_words
from beecore.cli import main
from beecore.solvers import SOLVERS

WORDS = (
    "aged cave cavity concave conceit covenant covet covetine educate fishing gelatin granite"
    " intake naive native notice octane octave tearing vacant vacation vicinity vote"
).split()
LEXICON = Lexicon.from_words(WORDS)


def silently(figures: Iterable[T], what: str, steps: int) -> Iterable[T]:
    return figures


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "SIZES", (10, 20, 200))
    monkeypatch.setattr(measure, "STRIDES", (1, 5))
    monkeypatch.setattr(measure, "_PASSES", 1)
    monkeypatch.setattr(report, "GROWTH_FROM", 20)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "words.txt"
    path.write_text("\n".join(WORDS))
    return str(path)


class TestSample:
    def test_hives_are_pangrams_and_always_the_same(self) -> None:
        hives = draw_hives(LEXICON, 3)
        assert hives == draw_hives(LEXICON, 3)
        assert len({hive.mask for hive in hives}) == 3
        assert all(LEXICON.words(hive.mask) for hive in hives)
        assert {len(hive.letters) for hive in hives} == {7}

    def test_words_without_a_pangram_are_refused(self) -> None:
        with pytest.raises(BeeError, match="seven different letters"):
            draw_hives(Lexicon.from_words(["cave"]), 3)

    def test_a_pool_has_the_real_words_first_and_then_more(self) -> None:
        words = pool(LEXICON, 100)
        assert len(words) == len(set(words)) == 100
        assert set(words[: len(WORDS)]) == set(WORDS)
        assert set(pool(LEXICON, 5)) < set(WORDS)

    def test_a_pool_ends_when_no_more_can_be_made_up(self) -> None:
        assert pool(Lexicon.from_words(["octane"]), 50) == ["octane"]

    def test_made_up_words_use_the_pairs_of_real_ones(self) -> None:
        pairs = {pair for word in WORDS for pair in pairwise(f"\n{word}\n")}
        for word in islice(synthetic_words(WORDS), 200):
            assert set(pairwise(f"\n{word}\n")) <= pairs
            assert 4 <= len(word) <= 15
            assert len(set(word)) <= 7

    def test_names_the_machine(self) -> None:
        assert "Python 3" in machine()


def test_a_long_call_is_timed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[None] = []
    monkeypatch.setattr(measure, "_RUN", 0.0)
    assert seconds(lambda: calls.append(None)) > 0
    assert len(calls) == 1


@pytest.mark.usefixtures("quick")
def test_a_report_has_every_solver_stride_and_size() -> None:
    taken = take(LEXICON, silently)
    assert [figures.name for figures in taken.solvers] == list(SOLVERS)
    assert {(point.solver, point.at) for point in taken.strides} == {
        (name, stride) for name in ("block", "dedup") for stride in (1, 5)
    }
    assert {(point.solver, point.at) for point in taken.growth} == {
        (name, size) for name in SOLVERS for size in (10, 20, 200)
    }
    for figures in taken.solvers:
        assert 0 < figures.solve_median <= figures.solve_p95 < figures.build_and_solve
        assert figures.memory > 0
    assert taken.solver("bitmask").masks_visited == len(WORDS)
    assert taken.growth_span == (20, 200)


def test_ratios_are_taken_of_the_right_figures() -> None:
    base = take_once()
    taken = base._replace(
        solvers=[
            base.solvers[0]._replace(name=name, solve_median=time)
            for name, time in {"naive": 80.0, "block": 4.0, "subset": 2.0}.items()
        ],
        growth=[Point("subset", 10_000, 2.0), Point("subset", 1_000_000, 3.0)],
    )
    assert taken.speed_up(taken.solver("block")) == 20
    assert taken.subset_to_block == 0.5
    assert taken.growth_of("subset") == 1.5


def take_once() -> Report:
    figures = next(measure.solver_figures(LEXICON, draw_hives(LEXICON, 1)))
    best = measure.best_figures(LEXICON)
    return Report("a machine", 1, 1, 1, PackFigures(1, 1, 1), best, [figures], [], [])


@pytest.mark.usefixtures("quick")
class TestVerb:
    def test_prints_tables(self, file: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["bench", "--words", file]) == 0
        shown = capsys.readouterr()
        for name in SOLVERS:
            assert f" {name} " in shown.out
        assert f"{len(WORDS)} words" in shown.out
        assert "growth" in shown.err
        assert max(map(len, shown.out.splitlines())) <= 80

    def test_prints_json(self, file: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["bench", "--words", file, "--json"]) == 0
        figures: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert [solver["name"] for solver in figures["solvers"]] == list(SOLVERS)
        assert figures["solvers"][0]["speed_up"] == 1
        assert figures["words"] == len(WORDS)
        assert len(figures["growth"]) == 3 * len(SOLVERS)

    def test_writes_charts(
        self, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = tmp_path / "new" / "charts"
        assert main(["bench", "--words", file, "--plot", str(folder)]) == 0
        assert "growth.svg" in capsys.readouterr().err
        for name in ("strides.svg", "growth.svg"):
            text = (folder / name).read_text("utf-8")
            assert "<svg" in text
            assert "dc:date" not in text

    def test_the_same_figures_give_the_same_charts(self, tmp_path: Path) -> None:
        from beecore.cli import bench_charts

        points = [Point("block", 1, 2.0), Point("block", 5, 1.0)]
        taken = take_once()._replace(strides=points, growth=points)
        first, second = (
            [path.read_bytes() for path in bench_charts.write(taken, tmp_path / name)]
            for name in ("a", "b")
        )
        assert first == second

    @pytest.mark.parametrize("library", ["rich", "matplotlib"])
    def test_says_which_library_is_missing(
        self,
        library: str,
        file: str,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        for name in ("bench_tables", "bench_charts"):
            monkeypatch.delitem(sys.modules, f"beecore.cli.{name}", raising=False)
            monkeypatch.delattr(f"beecore.cli.{name}", raising=False)
        there = builtins.__import__

        def hidden(name: str, *rest: Any) -> ModuleType:
            if name.split(".")[0] == library:
                raise ModuleNotFoundError(f"No module named {library!r}", name=library)
            return there(name, *rest)

        monkeypatch.setattr(builtins, "__import__", hidden)
        assert main(["bench", "--words", file]) == 2
        assert f"bench needs {library}" in capsys.readouterr().err

    def test_refuses_a_file_in_place_of_a_folder(
        self, file: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["bench", "--words", file, "--plot", file]) == 2
        assert "it is no directory" in capsys.readouterr().err
