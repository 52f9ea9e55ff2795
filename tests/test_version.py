"""The version is defined only in beecore; everything else reads it there."""

import re
import subprocess
import sys
from pathlib import Path

import beecore

ROOT = Path(__file__).parent.parent


def output_of(*command: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_changelog_starts_with_this_version() -> None:
    text = (ROOT / ".github" / "CHANGELOG.md").read_text("utf-8")
    releases = re.findall(r"^## (\d\S*) - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert releases[0] == beecore.__version__


def test_terminal_prints_this_version() -> None:
    assert output_of("beecore", "--version") == f"bee {beecore.__version__}"


def test_package_is_built_as_this_version() -> None:
    assert output_of("hatchling", "metadata", "version") == beecore.__version__
