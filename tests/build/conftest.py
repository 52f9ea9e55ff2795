"""A copy of the built site for tests that change it, since other tests read `dist/`."""

import shutil
from pathlib import Path

import pytest

from build import DIST


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the last build with the modification times of its files."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    if DIST.is_dir():
        shutil.copytree(DIST, folder)
    return folder
