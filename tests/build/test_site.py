"""The site as a whole."""

from pathlib import Path

from build import site


def test_files_of_an_earlier_build_are_deleted(built: Path) -> None:
    stale = built / "app" / "memory.py"
    stale.parent.mkdir(parents=True)
    stale.write_text("once part of the page")
    site.make(built)
    assert not stale.parent.exists()
    assert (built / "index.html").is_file()
