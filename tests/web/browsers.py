"""The browsers of the tests: found where they usually are, else installed.

`BROWSER=firefox` or `webkit` names another engine than Chromium, `CHROMIUM=/path` or
`FIREFOX=/path` a browser; then Playwright's own count, then those on the PATH. Run as a program it
installs the engine's if there is none: Playwright's, or where that cannot be had Debian's.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, sync_playwright

ENGINE = os.environ.get("BROWSER", "chromium")
NAMES = {
    "chromium": (
        "chromium-headless-shell",  # half the work for each page
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": (),
}
PACKAGES = {"chromium": "chromium-headless-shell", "firefox": "firefox-esr"}
"""Debian's."""
Settings = dict[str, str | float | bool]
FINE: Settings = {
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    "ui.useOverlayScrollbars": 1,
}
"""Firefox's settings: a mouse that hovers, and no room for bars, as Playwright's own has it."""
COARSE: Settings = dict.fromkeys(FINE, 1)
"""A finger, which does not."""
BRIEF = ("--js-flags=--wasm-tiering-budget=120000000",)
"""Chromium's, for pages that live for seconds: to compile what they run often a second time, for
speed, costs more than it brings, a sixth of all work.
"""


def find(engine: str = ENGINE) -> str | None:
    """Return the path of a browser of an engine; none if there is none."""
    with sync_playwright() as playwright:
        return located(getattr(playwright, engine))


def located(kind: BrowserType) -> str | None:
    """Return the path of a browser of a kind; none if there is none."""
    if named := os.environ.get(kind.name.upper()):
        return named
    names = *shells(kind.executable_path), kind.executable_path, *NAMES[kind.name]
    return next(filter(None, map(shutil.which, names)), None)


def shells(path: str) -> list[str]:
    """Return what Playwright installs beside a Chromium: one that leaves out what nobody sees."""
    folder = Path(path).parents[1]
    beside = folder.with_name(folder.name.replace("chromium-", "chromium_headless_shell-"))
    return [str(shell) for shell in beside.glob("*/*headless?shell")]


@contextmanager
def launched(engine: str = ENGINE, arguments: tuple[str, ...] = ()) -> Iterator[Browser]:
    """Launch the browser that `find` finds, and close it in the end; see `launch`."""
    with sync_playwright() as playwright:
        browser = launch(getattr(playwright, engine), arguments=arguments)
        yield browser
        browser.close()


def launch(
    kind: BrowserType, settings: Settings | None = None, arguments: tuple[str, ...] = ()
) -> Browser:
    """Launch a browser of a kind; only Firefox takes settings, only Chromium arguments."""
    path, engine = located(kind), kind.name
    assert path, f"no {engine} found: `make test` installs one, {engine.upper()}=/path names one"
    if engine == "firefox" and path != kind.executable_path:  # one as it is delivered
        wanted = FINE | (settings or {})
        return kind.launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=wanted)
    args = [*sandbox_arguments(), *arguments] if engine == "chromium" else []
    return kind.launch(executable_path=path, args=args, firefox_user_prefs=settings)


def install(engine: str = ENGINE) -> None:
    """Install a browser; `CalledProcessError` if neither way works."""
    playwright = [sys.executable, "-m", "playwright", "install", "--with-deps", engine]
    if subprocess.run(playwright, check=engine not in PACKAGES).returncode:
        root = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "update"], check=True)
        subprocess.run([*root, "apt-get", "install", "--yes", PACKAGES[engine]], check=True)


def sandbox_arguments() -> list[str]:
    """Return what Chromium must be told to run as root, as in a container."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


if __name__ == "__main__":
    for wanted in sys.argv[1:] or [ENGINE]:
        if find(wanted) is None:
            install(wanted)
