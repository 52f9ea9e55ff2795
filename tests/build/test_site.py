"""The site as a whole."""

from pathlib import Path

from build import site


def test_what_is_no_longer_made_is_cleared(built: Path) -> None:
    stale = built / "app" / "memory.py"
    stale.parent.mkdir(parents=True)
    stale.write_text("once part of the page")
    site.make(built)
    assert not stale.parent.exists()
    assert (built / "index.html").is_file()
