"""The benchmark programs: their options, and their output after Ctrl-C."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from importlib import import_module
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from build import ROOT, site
from tests.bench import acts, games, gloss, lighthouse, soak, visit, web
from tests.bench.lighthouse import Results, Round
from tests.bench.rating import APPLIED, MEASURES, SCORES, SIMULATED, UnratedError
from tests.bench.soak import Sample
from tests.bench.visit import Visit
from tests.bench.web import PLAIN, QUICK
from tests.bench.web_tables import Figures
from tests.web import waiting

Patch: TypeAlias = pytest.MonkeyPatch
Capture: TypeAlias = pytest.CaptureFixture[str]
TARGETS = ("bench", "bench-web", "fuzz", "soak", "lighthouse", "accuracy", "api")
PROGRAMS = ("acts", "games", "gloss", "lighthouse", "lists", "soak", "web")


@pytest.mark.parametrize("target", TARGETS)
def test_make_passes_quick_to_every_program(target: str) -> None:
    command = ["make", "--dry-run", "--no-print-directory", "QUICK=1", target]
    outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    made = subprocess.run(command, cwd=ROOT, env=outside, capture_output=True, text=True)
    last = made.stdout.splitlines()[-5 if target == "bench-web" else -1 :]
    assert [line for line in last if "--quick" not in line] == [], made.stderr


@pytest.mark.parametrize("name", [*(f"tests.bench.{name}" for name in PROGRAMS), "tests.fuzz"])
def test_every_program_explains_its_quick_mode(
    name: str, monkeypatch: Patch, capsys: Capture
) -> None:
    main = import_module(f"{name}.__main__" if name == "tests.fuzz" else name).main
    monkeypatch.setattr(sys, "argv", [name, "--help"])
    with pytest.raises(SystemExit, match="0"):
        main()
    shown = capsys.readouterr().out
    assert f"usage: python -m {name} [-h] [--quick]" in shown
    assert "in a minute at most" in " ".join(shown.split())


@pytest.fixture
def run(monkeypatch: Patch) -> Callable[..., int]:
    """Return a function that runs a program with arguments and returns its exit code."""

    def run(program: Any, *arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", [program.__name__, *arguments])
        code: int = program.main()
        return code

    return run


def test_interrupted_comparison_prints_the_visits_so_far(
    run: Callable[..., int], monkeypatch: Patch, capsys: Capture
) -> None:
    def measure(runs: object, pace: object, report: dict[str, Figures]) -> None:
        report["slow"] = {"ours, first visit": [Visit(1, 2, 345, 4, 5, 6, 7, 8, 9)]}
        report["not yet begun"] = {}
        raise_ctrl_c()

    monkeypatch.setattr(web, "measure", measure)
    assert run(web) == 130
    assert re.search(
        r"slow: medians in ms; runs: 1.*first visit .* 345 ", capsys.readouterr().out, re.S
    )
    assert run(web, "--json") == 130
    (seen,) = json.loads(capsys.readouterr().out)["slow"]["ours, first visit"]
    assert seen["solution"] == 345


def test_quick_comparison_does_not_throttle(run: Callable[..., int], monkeypatch: Patch) -> None:
    runs: list[object] = []
    monkeypatch.setattr(web, "measure", lambda *given: runs.append(given[:2]))
    assert run(web, "--quick") == 0
    assert runs == [([PLAIN], QUICK)]


RATING = dict.fromkeys((*SCORES, *MEASURES), 42.0)


def test_interrupted_rating_prints_the_ratings_so_far(
    run: Callable[..., int], monkeypatch: Patch, capsys: Capture
) -> None:
    def measure(rounds: object, results: Results) -> None:
        results[SIMULATED, "Solve"] = [RATING, RATING]
        raise_ctrl_c()

    monkeypatch.setattr(lighthouse, "measure", measure)
    assert run(lighthouse) == 130
    assert re.search(r"simulated, Solve +2 +42 ", capsys.readouterr().out)


def test_rates_every_view_both_ways_and_continues_after_a_failure(
    monkeypatch: Patch, capsys: Capture
) -> None:
    def rate(address: str, throttling: str, whole: bool) -> dict[str, float]:
        if address.endswith("#play"):
            raise UnratedError("too busy")
        return RATING

    pages = nullcontext(SimpleNamespace(url="http://127.0.0.1/"))
    monkeypatch.setattr(lighthouse, "hosted", lambda folder: pages)
    monkeypatch.setattr(lighthouse, "rate", rate)
    monkeypatch.setattr(site, "make", lambda dist: None)
    results: Results = {}
    lighthouse.measure([Round(SIMULATED), Round(APPLIED)], results)
    assert list(results) == [
        (way, name) for way in (SIMULATED, APPLIED) for name in ("Solve", "Lab")
    ]
    assert "applied, Play: not rated: too busy" in capsys.readouterr().out


def test_interrupted_visits_print_the_times_so_far(
    run: Callable[..., int], monkeypatch: Patch, capsys: Capture
) -> None:
    def measure(visits: int, waits: dict[str, list[float]]) -> None:
        waits["after"] = [1.0, 2.0, 30.0]
        raise_ctrl_c()

    monkeypatch.setattr(gloss, "measure", measure)
    assert run(gloss) == 130
    assert "meaning, after: 2.0 ms, at most 30.0 ms, 3 taps" in capsys.readouterr().out


def test_interrupted_visits_with_games_print_the_times_so_far(
    run: Callable[..., int], monkeypatch: Patch, capsys: Capture
) -> None:
    def measure(visits: int, times: games.Times) -> None:
        times.update({games.EMPTY: [(400, 0), (500, 0)], games.FULL: [(440, 60)]})
        raise_ctrl_c()

    monkeypatch.setattr(games, "measure", measure)
    assert run(games) == 130
    shown = " ".join(capsys.readouterr().out.split())
    assert "start without games 450 ms, longest task < 50 ms, 2 times" in shown
    assert "start with 1,500 games 440 ms, longest task 60 ms, 1 times" in shown
    assert "A start with games takes 1.10 times as long as one without." in shown


@pytest.mark.parametrize("program", [acts, soak])
def test_ctrl_c_prints_no_traceback(
    program: Any, run: Callable[..., int], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(program, "measure", lambda *_: raise_ctrl_c())
    assert run(program) == 130


def test_prints_each_memory_sample_immediately(capsys: Capture) -> None:
    def samples() -> Iterator[Sample]:
        yield Sample(8, 200, 2, 0.4, 3000, 81, 52, 74)
        yield Sample(16, 210, 2, 0.4, 3000, 81, 52, 74)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        soak.curve(samples())
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["8", "200.0"], ["16", "210.0"]]


def test_growth_compares_the_second_and_last_quarters(capsys: Capture) -> None:
    renderer = [999, 999, 100, 100, 999, 999, 120, 130]
    soak.curve(Sample(number, each, 1, 1, 1, 1, 1, 1) for number, each in enumerate(renderer))
    grown = capsys.readouterr().out.splitlines()[-1].split()
    assert grown[:3] == ["growth", "+25%", "+0%"]


def test_names_in_the_waiting_script_do_not_shadow_the_conditions() -> None:
    names = set(re.findall(r"\b(?:const|let|async) \(?(\w+)", waiting.LOOK))
    assert "look" in names
    asked = set(re.findall(r"\w+", f"{visit.WORDS} {visit.ENGINE} {visit.CONTROLLED}"))
    assert names & asked == set()


def raise_ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)
