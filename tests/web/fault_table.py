"""The table of tests/README.md: what becomes of a visit when a file of the site is wrong.

The tests try one file of each row in the two ways that differ most. `FAULTS=all`, as `make faults`
has it, tries every file in every way.
"""

import os
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from build import ROOT

IS_WHOLE = os.environ.get("FAULTS") == "all"
FAULTS = ("HTML", "hangs", "missing", "cut short", "empty", "garbage")
"""What can be wrong with a file, as `Host.faults` has it."""
TRIED = FAULTS if IS_WHOLE else FAULTS[:2]
STORED = [fault for fault in TRIED if fault != "hangs"]
"""What can be wrong with a file in the browser's own store."""


class Row(NamedTuple):
    """What is said of some files: in which view they are needed, and how each visit goes."""

    names: str
    view: str
    first: str
    store: str

    @property
    def seconds(self) -> int:
        return int(re.sub(r"\D", "", self.first))

    def files(self, site: list[str]) -> list[str]:
        """Return the files of the site that the row is about, in its order."""
        patterns = re.findall("`(.+?)`", self.names)
        return [name for each in patterns for name in sorted(site) if fnmatch(name, each)]

    def tried(self, site: list[str]) -> list[str]:
        """Return those of them that are tried one by one."""
        return self.files(site) if IS_WHOLE else self.files(site)[:1]


def names(dist: Path) -> list[str]:
    """Return the names of all files of a site."""
    return [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]


def _rows() -> list[Row]:
    lines = (ROOT / "tests" / "README.md").read_text("utf-8").splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return [Row(names, view.strip("`#"), *visits) for names, view, *visits in cells[1:]]


TABLE = _rows()
NEEDED = [row for row in TABLE if row.first.startswith("told")]
"""The rows of files without which a first visit does not have what it asks for."""
STORED_ROWS = (
    [[row] for row in TABLE]
    if IS_WHOLE
    else [[row for row in TABLE if row.store == end] for end in ("told", "works")]
)
"""The rows whose files are damaged together in the browser's own store: each by itself, or at once
all of those with the same outcome.
"""
