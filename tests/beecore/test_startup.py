"""The startup of `bee` ends without a traceback after Ctrl-C, and on an old Python."""

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from beecore.startup import OLDEST
from build import ROOT

INTERRUPTING = """
import os, signal, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
"""
OLD = "import sys\nsys.version_info = (3, 9, 7, 'final', 0)\ndel sys.orig_argv\n"
"""Makes Python look like an old version, which has no `sys.orig_argv`."""
SCRIPT = "import sys\nfrom beecore.cli import main\nsys.exit(main())\n"  # as pip writes it


def run(*args: str, path: tuple[Path, ...] = (ROOT,)) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.parametrize("way", ["python3 -m beecore", "bee"])
@pytest.mark.parametrize("module", ["beecore.errors", "beecore.cli", "beecore.words.shipped"])
def test_exits_silently_when_interrupted_during_startup(
    module: str, way: str, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING.format(module=module))
    (tmp_path / "bee").write_text(SCRIPT)
    started = ["-m", "beecore"] if way != "bee" else [str(tmp_path / "bee")]
    done = run(*started, "define", "cave", path=(tmp_path, ROOT))
    assert (done.returncode, done.stderr, done.stdout) == (130, "", "")


def test_does_not_change_interrupts_of_programs_that_import_beecore(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("import beecore, sys\nraise KeyboardInterrupt\n")
    done = run(str(tmp_path / "other.py"))
    assert done.stderr.endswith("KeyboardInterrupt\n")
    assert done.returncode != 130


def test_still_reports_errors_during_startup(tmp_path: Path) -> None:
    (tmp_path / "bee").write_text("import beecore\nbeecore.nothing\n")
    done = run(str(tmp_path / "bee"))
    assert "AttributeError" in done.stderr
    assert done.returncode == 1


@pytest.mark.parametrize("args", ["-m beecore solve VCTAOEN", "-m build", "-c import\tbeecore"])
def test_an_old_python_is_told_in_one_sentence(args: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(OLD)
    done = run(*args.split(" "), path=(tmp_path, ROOT))
    sentence = "Open Hive needs Python 3.11 or later: this is Python 3.9.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


@pytest.mark.parametrize("package", ["beecore", "build"])
def test_an_old_python_can_read_what_runs_before_it_is_told(package: str) -> None:
    names = [*(ROOT / package).glob("__*__.py"), ROOT / "beecore" / "startup.py"]
    assert len(names) == 3
    for path in names:
        ast.parse(path.read_text("utf-8"), feature_version=(3, 8))


def test_the_package_requires_the_oldest_python_that_it_runs_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={'.'.join(map(str, OLDEST))}"
