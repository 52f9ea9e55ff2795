"""The README's commands are there and do what it says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
TERMINAL = re.findall(r"^\$ python3 (-m beecore [^#\n]*)", README, re.MULTILINE)


def test_every_make_verb_that_is_named_exists() -> None:
    named = set(re.findall(r"\bmake ([a-z-]+)", README))
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {"serve", "test"} <= named <= targets


@pytest.mark.parametrize("command", TERMINAL)
def test_every_command_for_the_terminal_runs(command: str) -> None:
    done = subprocess.run(
        [sys.executable, *command.split()], cwd=ROOT, input="", capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_every_picture_and_link_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_every_room_is_named() -> None:
    rooms = {path.name for path in ROOT.iterdir() if path.is_dir()} & {
        "beecore",
        "web",
        "build",
        "wordlists",
        "tests",
    }
    assert rooms == set(re.findall(r"^\| `(\w+)/` \|", README, re.MULTILINE))
