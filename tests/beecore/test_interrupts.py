"""Ctrl-C during the startup of `bee` ends it without a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
SCRIPT = "import sys\nfrom beecore.cli import main\nsys.exit(main())\n"  # as pip writes it


def run(*args: str, path: tuple[Path, ...] = (ROOT,)) -> subprocess.CompletedProcess[str]:
    """Run Python with arguments and a module search path; return its exit code and output."""
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.parametrize("way", ["python3 -m beecore", "bee"])
@pytest.mark.parametrize(
    "module",
    [
        "beecore.errors",
        "beecore.lexicon",
        "beecore.solving",
        "beecore.cli",
        "argparse",
        "beecore.cli.define",
        "beecore.words.glosses",
    ],
)
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
