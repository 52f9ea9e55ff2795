"""Runs the unit tests of the modules that the page uses on MicroPython.

These tests are functions, parametrized or not, and import from modules instead of packages. Their
property tests do not run here; other tests that need CPython belong in separate files.
"""

import re
from pathlib import Path

from build import ROOT
from tests.micropython import python

TESTED = [
    "beecore/test_bands",
    "beecore/test_bounds",
    "beecore/test_decisions",
    "beecore/test_editions",
    "beecore/test_gloss",
    "beecore/test_hive",
    "beecore/test_letters",
    "beecore/test_pasted",
    "beecore/test_reading",
    "beecore/test_solution",
    "beecore/test_memory",
    "beecore/test_pack",
    "beecore/sharing/test_codes",
    "beecore/sharing/test_games",
    "beecore/game/test_guess",
    "beecore/game/test_hints",
    "beecore/sharing/test_peers",
    "beecore/game/test_puzzles",
    "beecore/game/test_record",
    "beecore/game/test_saving",
    "beecore/sharing/test_rounds",
    "beecore/game/test_view",
]


def test_unit_tests_pass_on_micropython(tmp_path: Path) -> None:
    image = python.disk(tmp_path, [f"tests/{name}.py" for name in TESTED])
    programs = [f"import pytest; pytest.run('tests.{name}')".replace("/", ".") for name in TESTED]
    for name, (printed, raised) in zip(TESTED, python.run(image, programs), strict=True):
        assert raised == "", name
        assert "FAILED" not in printed, f"{name}: {printed}"
        source = python.portable((ROOT / f"tests/{name}.py").read_text("utf-8"))
        tests = re.findall(r"^def (test_\w+)", source, re.MULTILINE)
        assert set(re.findall(r"^passed (test_\w+)", printed, re.MULTILINE)) == set(tests) != set()
