"""The site, for tests that bring it up to date: a copy, since others read `dist/` meanwhile."""

import shutil
from pathlib import Path

import pytest

from build import DIST


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what the last build made, each file as old as there."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    if DIST.is_dir():
        shutil.copytree(DIST, folder)
    return folder
