"""The parts of the page that a build has, as `web/app/parts.py` lists them."""

import runpy
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from . import WEB
from .runtime import BuildError

if TYPE_CHECKING:
    from parts import Part

_TABLE = runpy.run_path(str(WEB / "app" / "parts.py"))
PARTS: "Mapping[str, Part]" = _TABLE["PARTS"]
IMAGES: tuple[str, ...] = _TABLE["IMAGES"]
"""The names of the images, in the order in which modules are put into them."""
VIEWS: tuple[str, ...] = _TABLE["VIEWS"]
LAB: str = _TABLE["LAB"]
LAB_MODULE: str = _TABLE["LAB_MODULE"]
LATER = {part.folder for part in PARTS.values()} - {
    part.folder for part in PARTS.values() if part.image in IMAGES[:2]
}
"""The folders of parts that are loaded after the views Solve and Play."""


def without(left_out: Iterable[str] = ()) -> "dict[str, Part]":
    """Return the parts of a build that leaves out the parts in some folders, or the Lab.

    Raises `BuildError` for a folder without optional parts.

    >>> "stats" in without(["stats"])
    False
    """
    folders = set(left_out)
    optional = {LAB} | {part.folder for part in PARTS.values() if part.is_optional}
    if unknown := min(folders - optional, default=""):
        known = ", ".join(sorted(optional))
        raise BuildError(f"“{unknown}” can’t be left out; parts that can be: {known}")
    built = {name: part for name, part in PARTS.items() if part.folder not in folders}
    return {name: part for name, part in built.items() if part.base in ("", *built)}
