"""Where the tests find their browsers."""

from pathlib import Path

from tests.web import browsers


def test_of_playwrights_chromiums_the_shell_is_taken(tmp_path: Path) -> None:
    chromium = tmp_path / "chromium-9" / "chrome-linux64" / "chrome"
    shell = tmp_path / "chromium_headless_shell-9" / "linux" / "chrome-headless-shell"
    assert browsers.shells(str(chromium)) == []
    for path in (chromium, shell):
        path.parent.mkdir(parents=True)
        path.touch()
    assert browsers.shells(str(chromium)) == [str(shell)]
    firefox = tmp_path / "firefox-9" / "firefox" / "firefox"
    assert browsers.shells(str(firefox)) == []
