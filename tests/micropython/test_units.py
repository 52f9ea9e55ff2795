"""Runs the unit tests of the modules that the page uses on MicroPython.

These tests are functions, parametrized or not, and import from modules instead of packages. Their
property tests do not run here; other tests that need CPython belong in separate files.
"""

import re

import pytest

from build import ROOT
from tests.micropython import python

TESTED = [
    "test_bands",
    "test_bounds",
    "test_editions",
    "test_gloss",
    "test_hive",
    "test_letters",
    "test_reading",
    "test_solution",
    "test_memory",
    "test_pack",
    "game.test_guess",
    "game.test_hints",
    "game.test_puzzles",
    "game.test_record",
    "game.test_saving",
    "game.test_view",
]


def file(name: str) -> str:
    return f"tests/beecore/{name.replace('.', '/')}.py"


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, python.Result]:
    """Run the tests of all modules in one Node process, and return their output."""
    image = python.disk(tmp_path_factory.mktemp("disk"), list(map(file, TESTED)))
    programs = [f"import runner; runner.run('tests.beecore.{name}')" for name in TESTED]
    return dict(zip(TESTED, python.run(image, programs), strict=True))


@pytest.mark.parametrize("name", TESTED)
def test_unit_tests_pass_on_micropython(name: str, results: dict[str, python.Result]) -> None:
    printed, raised = results[name]
    assert raised == ""
    assert "FAILED" not in printed, printed
    source = python.portable((ROOT / file(name)).read_text("utf-8"))
    tests = re.findall(r"^def (test_\w+)", source, re.MULTILINE)
    assert set(re.findall(r"^passed (test_\w+)", printed, re.MULTILINE)) == set(tests) != set()
