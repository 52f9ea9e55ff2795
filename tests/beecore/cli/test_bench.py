"""`bee bench`: tables, JSON and charts."""

import builtins
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import pytest

from beecore import bench
from beecore.bench import FULL, QUICK, Report, measure
from beecore.bench.measure import Point
from beecore.cli import main
from beecore.solvers import SOLVERS
from tests.oracles import PANGRAMS

Capture: TypeAlias = pytest.CaptureFixture[str]
pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "words.txt"
    path.write_text("\n".join(PANGRAMS))
    return str(path)


def test_prints_tables(file: str, capsys: Capture) -> None:
    assert main(["bench", "--words", file]) == 0
    shown = capsys.readouterr()
    for name in SOLVERS:
        assert f" {name} " in shown.out
    assert f"{len(PANGRAMS)} words" in shown.out
    assert "first hive with subset: words " in shown.out
    assert "growth" in shown.err
    assert max(map(len, shown.out.splitlines())) <= 80


def test_prints_json(file: str, capsys: Capture) -> None:
    assert main(["bench", "--words", file, "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [solver["name"] for solver in figures["solvers"]] == list(SOLVERS)
    assert figures["solvers"][0]["speed_up"] == 1
    for asked in ("find_us", "words_us", "solve_us"):
        assert set(figures["solvers"][0][asked]) == {"mean", "median", "p95"}
    assert set(figures["first_us"]) == {"words", "solve"}
    assert figures["words"] == len(PANGRAMS)
    assert len(figures["growth"]) == 3 * len(SOLVERS)


def test_quick_run_measures_less(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(bench, "QUICK", bench.FULL._replace(hives=2, sizes=(10,)))
    assert main(["bench", "--words", file, "--json", "--quick"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["hives"] == 2
    assert {point["words"] for point in figures["growth"]} == {10}


def test_quick_run_covers_a_subset_of_the_full_run() -> None:
    assert QUICK.hives < FULL.hives
    assert set(QUICK.strides) < set(FULL.strides)
    assert set(QUICK.sizes) < set(FULL.sizes)


def test_interrupted_run_prints_the_results_so_far(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def interrupted(*_: object) -> Iterator[Point]:
        yield Point("block", 7, 3e-6)
        raise KeyboardInterrupt

    monkeypatch.setattr(measure, "strides", interrupted)
    assert main(["bench", "--words", file]) == 130
    shown = capsys.readouterr().out
    assert " naive " in shown
    assert "7    3.0" in shown
    assert "Growth" not in shown


def test_writes_charts(file: str, tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "new" / "charts"
    assert main(["bench", "--words", file, "--plot", str(folder)]) == 0
    assert "growth.svg" in capsys.readouterr().err.replace("\n", "")  # of a long path
    for name in ("strides.svg", "growth.svg"):
        text = (folder / name).read_text("utf-8")
        assert "<svg" in text
        assert "dc:date" not in text


def test_writes_identical_charts_for_identical_figures(tmp_path: Path) -> None:
    from beecore.cli import bench_charts

    points = [Point("block", 1, 2.0), Point("block", 5, 1.0)]
    none: Any = None
    report = Report("a machine", 1, 1, 1, none, none, [], none, points, points)
    first, second = (
        [path.read_bytes() for path in bench_charts.write(report, tmp_path / name)]
        for name in ("a", "b")
    )
    assert first == second


@pytest.mark.parametrize("library", ["rich", "matplotlib"])
def test_names_the_missing_library(
    library: str,
    file: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
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


def test_rejects_a_file_as_the_chart_folder(file: str, capsys: Capture) -> None:
    assert main(["bench", "--words", file, "--plot", file]) == 2
    assert "it is not a directory" in capsys.readouterr().err
