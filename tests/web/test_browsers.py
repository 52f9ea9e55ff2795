"""Where the tests find their browsers."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web import browsers


def test_the_headless_shell_is_preferred_among_playwrights_browsers(tmp_path: Path) -> None:
    chromium = tmp_path / "chromium-9" / "chrome-linux64" / "chrome"
    shell = tmp_path / "chromium_headless_shell-9" / "linux" / "chrome-headless-shell"
    assert browsers.shells(str(chromium)) == []
    for path in (chromium, shell):
        path.parent.mkdir(parents=True)
        path.touch()
    assert browsers.shells(str(chromium)) == [str(shell)]
    firefox = tmp_path / "firefox-9" / "firefox" / "firefox"
    assert browsers.shells(str(firefox)) == []


@pytest.fixture
def chromium(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Playwright's `chromium`, on a machine with the full browser and the shell, of Playwright and
    Debian.
    """
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: str(name))
    path = tmp_path / "chromium-9" / "linux" / "chrome"
    shell = tmp_path / "chromium_headless_shell-9" / "linux" / "chrome-headless-shell"
    shell.parent.mkdir(parents=True)
    shell.touch()
    return SimpleNamespace(name="chromium", executable_path=str(path), shell=str(shell))


def test_benchmarks_use_a_full_browser_where_tests_use_the_shell(chromium: Any) -> None:
    assert browsers.located(chromium) == chromium.shell
    assert browsers.located(chromium, full=True) == chromium.executable_path


def test_a_shell_on_the_path_is_not_used_as_a_full_browser(
    chromium: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {"chromium-headless-shell", "chromium"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    assert browsers.located(chromium) == "chromium-headless-shell"
    assert browsers.located(chromium, full=True) == "chromium"
    there.remove("chromium")
    assert browsers.located(chromium, full=True) is None


def test_a_browser_named_in_the_environment_is_always_used(
    chromium: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/chrome")
    assert browsers.located(chromium) == browsers.located(chromium, full=True) == "/opt/chrome"
