"""The linter of CSS and JavaScript, which is no part of the page."""

import json

from build import ROOT

LOCK = (ROOT / "build" / "lint" / "package-lock.json").read_text("utf-8")


def test_the_lock_file_pins_contents_and_names_no_registry() -> None:
    packages = json.loads(LOCK)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
    assert "resolved" not in LOCK


def test_the_lock_file_has_a_linter_for_every_system() -> None:
    for system in ("darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"):
        assert f"@biomejs/cli-{system}" in LOCK
