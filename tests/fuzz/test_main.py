"""`make fuzz`: its output and exit codes."""

import sys
from pathlib import Path

import pytest

from tests.fuzz import __main__ as command
from tests.fuzz.__main__ import QUICK_SECONDS, Tried
from tests.fuzz.targets import TARGETS


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the fuzzer is installed."""
    monkeypatch.setattr(command, "find_spec", lambda name: object())


def test_quick_run_tries_every_target_within_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = {}

    def fuzzed(name: str, seconds: int) -> Tried:
        tried[name] = seconds
        return Tried(inputs=1000, escapes=0, failed=False, interrupted=False)

    monkeypatch.setattr(command, "fuzzed", fuzzed)
    monkeypatch.setattr(sys, "argv", ["fuzz", "--quick"])
    assert command.main() == 0
    assert tried == dict.fromkeys(TARGETS, QUICK_SECONDS)
    assert sum(tried.values()) <= 30  # starting takes seconds, too


@pytest.mark.parametrize(
    ("tried", "code"),
    [
        (Tried(1000, 1, False, False), 1),
        (Tried(1000, 0, True, False), 1),
        (Tried(1000, 0, False, True), 130),
    ],
)
def test_reports_escapes_failures_and_ctrl_c(
    tried: Tried,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "fuzzed", lambda name, seconds: tried)
    assert command.fuzz(["packs"], 1) == code
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.split()[:3] == ["packs", "1,000", str(tried.escapes)]
    assert ("failed: see" in line) == tried.failed


def test_stops_after_ctrl_c(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "fuzzed", lambda name, seconds: Tried(7, 0, False, True))
    assert command.fuzz(["packs", "lists"], 1) == 130
    assert "lists" not in capsys.readouterr().out


FUZZER = """
import os, signal, time
print("#4096 pulse", flush=True)
os.kill(os.getppid(), signal.SIGINT)
time.sleep(600)
"""
"""Prints how many inputs it has tried, and interrupts its parent."""


def test_counts_the_inputs_tried_before_ctrl_c(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = command.run
    monkeypatch.setattr(command, "FOLDER", tmp_path)
    monkeypatch.setattr(command, "run", lambda _, log: run([sys.executable, "-c", FUZZER], log))
    assert command.fuzzed("packs", 1) == Tried(4096, 0, failed=False, interrupted=True)


def test_names_the_python_versions_that_have_a_fuzzer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["fuzz"])
    assert command.main() == 2
    assert "atheris, which exists for CPython 3.11 to 3.14 on Linux" in capsys.readouterr().err
