"""The site under test: built once per test run, and where it is served."""

import fcntl
import shutil
from functools import partial
from pathlib import Path
from unittest.mock import patch

from build import DIST, WEB, micropython, site

BASE = "/open-hive/"
"""The path that the site is served under, as on GitHub Pages."""


def build_once(folder: Path, app: Path = WEB / "app") -> Path:
    """Build the site from the sources, unless another test process of this run has built it.

    The first process builds and the others wait for it: each build takes seconds. The page's
    Python is that in the folder `app`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    dist, finished = folder / "site", folder / "finished"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when the file is closed or the process ends
        if not finished.exists():
            if DIST.is_dir():  # a build only replaces what has changed
                shutil.copytree(DIST, dist, dirs_exist_ok=True)
            with patch.object(micropython, "images", partial(micropython.images, app)):
                site.make(dist, "https://example.org" + BASE)
            finished.touch()
    return dist
