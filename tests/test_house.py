"""Rules for the source code of the tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from build import ROOT

TESTS = ROOT / "tests"
PROFILES = TESTS / "web" / "profiles.py", TESTS / "page" / "fixtures.py"
"""The only modules that create browser contexts for tests."""
PROGRAMS = [
    *(TESTS / "bench").glob("[!t]*.py"),
    TESTS / "web" / "icons.py",
    TESTS / "web" / "pictures.py",
]
"""Benchmarks and picture programs, which start their own browsers."""


def parsed() -> Iterator[tuple[Path, ast.AST]]:
    """Yield the syntax nodes of all test modules, with the path of their module."""
    for path in sorted(TESTS.rglob("*.py")):
        if "node_modules" not in path.parts:
            for node in ast.walk(ast.parse(path.read_text("utf-8"), path.name)):
                yield path, node


def imported(node: ast.AST) -> list[str]:
    """Return the modules that a statement imports, and the names that could be modules."""
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *(f"{node.module}.{name.name}" for name in node.names)]
    return [name.name for name in node.names] if isinstance(node, ast.Import) else []


def makes_context(node: ast.AST) -> bool:
    """Return whether a call creates a browser context; `context.new_page` only adds a tab."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    is_tab = ast.unparse(node.func.value).endswith("context")
    name = node.func.attr
    return name in ("new_context", "launch_persistent_context") or (
        name == "new_page" and not is_tab
    )


def test_nothing_is_imported_from_test_modules_or_conftest_files() -> None:
    tests = re.compile(r"(^|\.)(test_\w+|conftest)$")
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {name}"
        for path, node in parsed()
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in imported(node)
        if tests.search(name)
    ]
    assert found == [], "move shared code to another module, for the page to tests/web/pages/"


def test_tests_do_not_create_their_own_browser_contexts() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, node in parsed()
        if path not in (*PROFILES, *PROGRAMS) and isinstance(node, ast.Call) and makes_context(node)
    ]
    assert found == [], "use the fixture new_page, which tests/web/profiles.py makes"
