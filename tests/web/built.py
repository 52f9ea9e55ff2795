"""The site under test: built once per test run, and where it is served."""

import fcntl
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

from build import DIST, micropython, page, site

BASE = "/open-hive/"
"""The path that the site is served under, as on GitHub Pages."""


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Return a folder that one test process of this run fills; the others wait for it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when the file is closed or the process ends
        if not (folder / "finished").exists():
            make(folder)
            (folder / "finished").touch()
    return folder


def copy_in_english(dist: Path, target: Path) -> None:
    """Copy a site without the pages of other languages, for a test that changes it."""
    shutil.copytree(dist, target, dirs_exist_ok=True)
    for other in target.glob(f"*/{page.PAGE}"):
        other.unlink()


def build(app: Path, folder: Path) -> None:
    """Build the site from the sources, with the page's Python from the folder `app`."""
    if DIST.is_dir():  # a build only replaces what has changed
        shutil.copytree(DIST, folder / "site")
    with patch.object(micropython, "images", partial(micropython.images, app)):
        site.make(folder / "site", "https://example.org" + BASE)
