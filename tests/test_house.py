"""Rules for the source code of the tests."""

import ast
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from build import ROOT

TESTS = ROOT / "tests"
MAKERS = {TESTS / "web" / "profiles.py"}
"""The only module that creates browser contexts for tests."""
PROGRAMS = {
    *(TESTS / "bench").glob("*.py"),
    TESTS / "web" / "icons.py",
    TESTS / "web" / "pictures.py",
}
"""Benchmarks and picture programs, which start their own browsers."""
SHARED = re.compile(r"^\s*(?:from|import) (?:[\w.]+\.|\.)?(?:test_\w+|conftest)\b", re.MULTILINE)
CONTEXT = re.compile(
    r"\.new_context\(|\.launch_persistent_context\(|(?<!context)(?<!context\(\))\.new_page\("
)
"""Calls that create a browser context; `context.new_page` only adds a tab."""


def modules_with(pattern: re.Pattern[str]) -> set[Path]:
    sources = {path for path in TESTS.rglob("*.py") if "node_modules" not in path.parts}
    return {path for path in sources if pattern.search(path.read_text("utf-8"))}


def test_nothing_is_imported_from_test_modules_or_conftest_files() -> None:
    assert not modules_with(SHARED), "move shared code to another module"


def test_tests_do_not_create_their_own_browser_contexts() -> None:
    own = modules_with(CONTEXT) - MAKERS - PROGRAMS
    assert not own, "use the fixture new_page, which tests/web/profiles.py makes"


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no clone")
def test_git_checks_texts_out_with_the_same_line_ends_on_every_system() -> None:
    """The build copies them, and the same sources give the same bytes."""
    command = ["git", "ls-files", "--eol"]
    files = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    ends = {tuple(line.partition("\t")[0].split()) for line in files.splitlines()}
    text = ("attr/text=auto", "eol=lf")
    assert ends == {
        ("i/lf", "w/lf", *text),
        ("i/none", "w/none", *text),  # empty files
        ("i/-text", "w/-text", "attr/-text"),
    }


def test_no_two_classes_have_the_same_name() -> None:
    names = Counter(
        node.name
        for folder in ("beecore", "build", "web", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if "node_modules" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert not [name for name, count in names.items() if count > 1]
