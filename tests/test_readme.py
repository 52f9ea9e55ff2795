"""The README's commands, links and tables match the project."""

import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

import beecore
from beecore.editions import ORIGINAL
from beecore.game import Game, puzzles, save
from beecore.words import shipped

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
TERMINAL = re.findall(r"^\$ bee ([^#\n]*)", README, re.MULTILINE)


@pytest.mark.parametrize("command", TERMINAL)
def test_every_terminal_command_runs(command: str, tmp_path: Path) -> None:
    today = puzzles.daily(shipped.calendar(), date.today(), ORIGINAL).hive  # which has a game
    game = Game(today, (today.letters,))
    (tmp_path / "open-hive").mkdir()
    (tmp_path / "open-hive" / f"{today.key}.json").write_text(save(game))
    done = subprocess.run(
        [sys.executable, "-m", "beecore", *command.split()],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},  # where `play` saves its games
        input="",
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NAMING = [
    ROOT / "README.md",
    ROOT / "tests" / "README.md",
    *sorted((ROOT / ".github").glob("*.md")),
    *WORKFLOWS,
    ROOT / ".ci" / "run",
]


def make_arguments(path: Path) -> list[str]:
    """Return the arguments of each `make` command in a file."""
    text = path.read_text("utf-8")
    return re.findall(r"(?:^|[`$]|run: |=\w+|&&) ?make ([^`\n#]+)", text, re.MULTILINE)


@pytest.mark.parametrize("path", NAMING, ids=lambda path: path.name)
def test_every_documented_make_target_exists_and_accepts_its_variables(path: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
    for command in make_arguments(path):
        plain = re.sub(r"-C \S+|\$\{\{.*?\}\}", "", command)
        given = re.findall(r"([A-Z]+)=", plain)
        verbs = [word for word in plain.split() if "=" not in word]
        assert verbs, command
        assert [verb for verb in verbs if verb not in targets] == [], command
        assert [name for name in given if f"$({name})" not in MAKEFILE] == [], command


def test_workflows_run_every_benchmark_quickly() -> None:
    recipes = re.findall(r"^([a-z-]+):.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    quick = {verb for verb, recipe in recipes if "QUICK" in recipe}
    run = {command for path in WORKFLOWS for command in make_arguments(path)}
    assert quick
    assert {f"{verb} QUICK=1" for verb in quick} <= run


DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / ".github").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_picture_and_link_exists(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", document.read_text("utf-8"))
    assert links
    inner = [link for link in links if "://" not in link]
    assert [link for link in inner if not (document.parent / link).exists()] == []


def test_page_and_readme_name_the_same_browsers() -> None:
    catalog = (ROOT / "web" / "texts" / "en.ftl").read_text("utf-8")
    match = re.search(
        r"^page-old-browser = This page needs (.*), or later\.$", catalog, re.MULTILINE
    )
    assert match
    assert f"\n{match[1]}, or later: " in README


def test_names_the_number_of_words_that_the_benchmark_prints() -> None:
    assert re.findall(r"with ([\d,]+) words", README) == [f"{len(shipped.usual()):,}"]


def test_names_every_package() -> None:
    tops = {f"{name}/" for name in ("beecore", "web", "build", "wordlists", "tests")}
    inner = {f"beecore/{path.parent.name}/" for path in (ROOT / "beecore").glob("*/__init__.py")}
    rows = "".join(re.findall(r"^\| (`[^|]*/`) \|", README, re.MULTILINE))
    assert set(re.findall(r"`([\w/]+)`", rows)) == tops | inner


def test_the_changelog_starts_with_this_version() -> None:
    text = (ROOT / ".github" / "CHANGELOG.md").read_text("utf-8")
    releases = re.findall(r"^## (\d\S*) - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert releases[0] == beecore.__version__


def test_names_the_accuracy_of_words_that_the_model_was_not_fitted_to() -> None:
    measured = (ROOT / "wordlists" / "README.md").read_text("utf-8")
    figures = re.findall(r"^\| F1 [^|]*\| ([^|]*) \|", measured, re.MULTILINE)
    sentence = re.search(r"an F1, .*?\(\[how", README, re.DOTALL)
    assert sentence
    assert re.findall(r"\.\d{3}", sentence[0]) == re.findall(r"\.\d{3}", " ".join(figures)) != []
