"""The site as a whole."""

import pytest

from build import DIST, site

pytestmark = pytest.mark.xdist_group("dist")  # one at a time


def test_what_is_no_longer_made_is_cleared() -> None:
    stale = DIST / "app" / "memory.py"
    stale.parent.mkdir(parents=True, exist_ok=True)
    stale.write_text("once part of the page")
    site.make(DIST)
    assert not stale.parent.exists()
    assert (DIST / "index.html").is_file()
