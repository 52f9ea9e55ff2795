"""The parts of the page: which a build can leave out, and what they import."""

import re

import pytest

from build import WEB, parts
from build.runtime import BuildError

APP = WEB / "app"


def test_only_optional_parts_can_be_left_out() -> None:
    for name in "play", "browser", "nothing":
        with pytest.raises(BuildError, match=f"“{name}” can’t be left out; parts that can be: "):
            parts.without([name])
    folders = {part.folder for part in parts.PARTS.values() if part.is_optional}
    left = parts.without(folders)
    assert left
    assert not folders & {part.folder for part in left.values()}


def test_scripts_share_only_what_the_stub_of_the_window_lists() -> None:
    stub = (WEB / "stubs" / "js.pyi").read_text("utf-8").partition("class Window:")[2]
    scripts = [*WEB.glob("*.js"), *APP.rglob("*.js")]
    shared = {
        name
        for path in scripts
        for name in re.findall(r"\bwindow\.(\w+) = ", path.read_text("utf-8"))
    }
    assert {"early", "clicked", "starting"} < shared
    of_browsers = {"fetch", "BroadcastChannel"}  # which scripts replace
    assert {name for name in shared - of_browsers if f"    {name}: " not in stub} == set()


def test_a_part_is_a_folder_with_its_module_and_class() -> None:
    for part in parts.PARTS.values():
        source = (APP / f"{part.module.replace('.', '/')}.py").read_text("utf-8")
        assert f"\nclass {part.name}:" in source


def names_of(folder: str, name: str) -> str:
    """Return a pattern for what code names if it knows a part: its modules, ids, or the part."""
    html = "".join(path.read_text("utf-8") for path in (APP / folder).glob("*.html"))
    ids = "|".join(re.findall(r'\bid="([\w-]+)"', html))
    dialogs = "|".join(re.findall(r'<dialog id="([\w-]+)"', html)) or "(?!)"
    return rf'\bfrom {folder}\b|#({ids})\b|"({dialogs})"|\.(part|made|has)\("{name}"'


@pytest.mark.parametrize("name", [name for name, part in parts.PARTS.items() if part.is_optional])
def test_no_code_outside_the_folder_of_an_optional_part_names_what_is_in_it(name: str) -> None:
    folder = parts.PARTS[name].folder
    known = re.compile(names_of(folder, name))
    own = {name for name, part in parts.PARTS.items() if part.folder == folder}
    knowing = {folder, *(part.folder for part in parts.PARTS.values() if part.base in own)}
    for path in APP.rglob("*.*"):
        if path.suffix not in (".css", ".html", ".js", ".py") or path.name == "parts.py":
            continue
        found = known.search(path.read_text("utf-8"))
        assert path.parent.name in knowing or not found, (path, found)
