"""Finds, installs, and launches the browsers for the tests and the benchmarks.

`BROWSER=firefox` or `webkit` chooses another engine than Chromium. `CHROMIUM=/path` or
`FIREFOX=/path` names the browser to use; otherwise Playwright's own is used, then one on the PATH.
Tests use Chromium's headless shell if it is installed, because it starts faster; benchmarks use
the full browser, as users do.
"""

import argparse
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
        "chromium-headless-shell",  # takes half as long for each page
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": (),
}
PACKAGES = {"chromium": "chromium-headless-shell", "firefox": "firefox-esr"}
"""Debian's package for each engine."""
FULL_PACKAGES = PACKAGES | {"chromium": "chromium"}
"""Debian's packages of the full browsers, for each engine."""
Settings = dict[str, str | float | bool]
FINE: Settings = {
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    "ui.useOverlayScrollbars": 1,
}
"""Firefox's settings for a mouse that can hover, and for scrollbars that take no space."""
COARSE: Settings = dict.fromkeys(FINE, 1)
"""Firefox's settings for a touchscreen."""
BRIEF = ("--js-flags=--wasm-tiering-budget=120000000", "--in-process-gpu")
"""Chromium's arguments for pages that are open only for seconds. Optimizing their frequently used
code would take a sixth of all time, more than it saves, and a process for drawing a twentieth.
"""


def find(engine: str, full: bool = False) -> str | None:
    """Return what `located` does for an engine."""
    with sync_playwright() as playwright:
        return located(getattr(playwright, engine), full)


def located(kind: BrowserType, full: bool = False) -> str | None:
    """Return the path of a browser of a kind, or None; `full` leaves out the headless shell."""
    if named := os.environ.get(kind.name.upper()):
        return named
    headless = [] if full else shells(kind.executable_path)
    names = [name for name in NAMES[kind.name] if not (full and "headless" in name)]
    return next(filter(None, map(shutil.which, (*headless, kind.executable_path, *names))), None)


def shells(path: str) -> list[str]:
    """Return the paths of the headless shells that Playwright has installed beside a Chromium."""
    folder = Path(path).parents[1]
    beside = folder.with_name(folder.name.replace("chromium-", "chromium_headless_shell-"))
    return [str(shell) for shell in beside.glob("*/*headless?shell")]


@contextmanager
def launched(
    engine: str = ENGINE, arguments: tuple[str, ...] = (), full: bool = False
) -> Iterator[Browser]:
    """Launch the browser that `find` finds, and close it at the end; see `launch`."""
    with sync_playwright() as playwright:
        browser = launch(getattr(playwright, engine), arguments=arguments, full=full)
        yield browser
        browser.close()


def launch(
    kind: BrowserType,
    settings: Settings | None = None,
    arguments: tuple[str, ...] = (),
    full: bool = False,
) -> Browser:
    """Launch a browser of a kind, a full one if `full`.

    Only Firefox takes settings, and only Chromium takes arguments.
    """
    path, engine = located(kind, full), kind.name
    assert path, f"no {engine} found: `make test` installs one, {engine.upper()}=/path names one"
    if engine == "firefox" and path != kind.executable_path:  # an unmodified Firefox
        wanted = FINE | (settings or {})
        return kind.launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=wanted)
    args = [*sandbox_arguments(), *arguments] if engine == "chromium" else []
    return kind.launch(executable_path=path, args=args, firefox_user_prefs=settings)


def sandbox_arguments() -> list[str]:
    """Return the arguments that Chromium needs to run as root, as in a container."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


def main() -> None:
    """Install a browser for each engine that has none: Playwright's, or else Debian's."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.browsers")
    parser.add_argument("--full", action="store_true", help="not the headless shell")
    parser.add_argument("engines", nargs="*", default=[ENGINE], metavar="ENGINE")
    args = parser.parse_args()
    packages = FULL_PACKAGES if args.full else PACKAGES
    for engine in args.engines:
        if find(engine, args.full):
            continue
        playwright = [sys.executable, "-m", "playwright", "install", "--with-deps", engine]
        if subprocess.run(playwright, check=engine not in packages).returncode:
            root = [] if os.geteuid() == 0 else ["sudo"]
            subprocess.run([*root, "apt-get", "update"], check=True)
            subprocess.run([*root, "apt-get", "install", "--yes", packages[engine]], check=True)


if __name__ == "__main__":
    main()
