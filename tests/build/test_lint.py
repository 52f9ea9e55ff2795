"""What npm brings to check the page, and is no part of it."""

import json

import pytest

from build import ROOT

LOCKS = {
    name: (ROOT / name / "package-lock.json").read_text("utf-8")
    for name in ("build/lighthouse", "build/lint", "tests/page")
}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_pins_contents_and_names_no_registry(name: str) -> None:
    packages = json.loads(LOCKS[name])["packages"]
    assert all("integrity" in package for place, package in packages.items() if place)
    assert "resolved" not in LOCKS[name]


def test_the_lock_file_has_a_linter_for_every_system() -> None:
    for system in ("darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"):
        assert f"@biomejs/cli-{system}" in LOCKS["build/lint"]
