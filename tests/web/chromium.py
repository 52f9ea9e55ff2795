"""Chromium for the browser tests: found where it usually is, else installed.

`CHROMIUM=/path` names one; then Playwright's own counts, then one on the PATH. Run as a program
this module installs one if there is none: Playwright's, or where that cannot be had Debian's.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Return the path of a Chromium; none if there is none."""
    if named := os.environ.get("CHROMIUM"):
        return named
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if Path(own).is_file():
        return own
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def launched() -> Iterator[Browser]:
    """Launch the Chromium that `find` finds, and close it in the end."""
    path = find()
    assert path, "no Chromium found: `make test` installs one, CHROMIUM=/path names one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=sandbox_arguments())
        yield browser
        browser.close()


def install() -> None:
    """Install a Chromium; `CalledProcessError` if neither way works."""
    playwright = [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]
    if subprocess.run(playwright).returncode:
        root = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "update"], check=True)
        subprocess.run([*root, "apt-get", "install", "--yes", "chromium"], check=True)


def sandbox_arguments() -> list[str]:
    """Return what Chromium must be told to run as root, as in a container."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


if __name__ == "__main__":
    if find() is None:
        install()
