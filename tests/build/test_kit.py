"""The kit shows every component, and is not part of a published site."""

import re
from pathlib import Path

from build import WEB, kit, site

COMPONENTS = [
    WEB / "app" / "browser" / f"{name}.css"
    for name in ("controls", "parts", "dialogs", "hive", "word-list")
]


def classes(sheet: str) -> set[str]:
    """Return the classes that a style sheet names."""
    return set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)))


def test_the_kit_shows_every_component() -> None:
    shown = {name for names in re.findall(r'class="([^"]*)"', kit.page()) for name in names.split()}
    for path in COMPONENTS:
        named = classes(path.read_text("utf-8"))
        assert named
        assert named - shown == set(), path.name


def test_the_kit_shows_every_state() -> None:
    html = kit.page()
    for state in ("hover", "focus-visible", "active"):
        assert f":is(:{state}, .is-{state})" in html
        assert re.search(rf'class="[^"]*\bis-{state}\b', html)


def test_all_slots_of_the_kit_are_filled() -> None:
    assert "{%" not in kit.page()


def test_a_published_site_has_no_kit(built: Path) -> None:
    kit.make(built)
    assert (built / kit.NAME).is_file()
    site.make(built)
    assert not (built / kit.NAME).exists()
    assert kit.NAME not in (built / "sw.js").read_text("utf-8")
