"""The table of faults in tests/README.md: how the page handles a missing or damaged file.

The tests try one file of each row with the two faults that differ most. With `FAULTS=all`, which
`make faults` sets, they try every file with every fault.
"""

import os
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from build import ROOT

IS_WHOLE = os.environ.get("FAULTS") == "all"
FAULTS = ("HTML", "hangs", "missing", "cut short", "empty", "garbage")
"""The faults that a file can have, as named in `Host.faults`."""
TRIED = FAULTS if IS_WHOLE else FAULTS[:2]
STORED = [fault for fault in TRIED if fault != "hangs"]
"""The faults that a file in browser storage can have."""


class Row(NamedTuple):
    """A row: the names of files, a view that needs them, and the outcomes with a fault."""

    names: str
    view: str
    first: str
    store: str

    @property
    def seconds(self) -> int:
        return int(re.sub(r"\D", "", self.first))

    def files(self, site: list[str]) -> list[str]:
        """Return the files of the site that the row names, in its order."""
        patterns = re.findall("`(.+?)`", self.names)
        return [name for each in patterns for name in sorted(site) if fnmatch(name, each)]

    def tried(self, site: list[str]) -> list[str]:
        """Return the files of the row that are tested one by one."""
        return self.files(site) if IS_WHOLE else self.files(site)[:1]


def names(dist: Path) -> list[str]:
    """Return the names of all files of a site."""
    return [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]


def _rows() -> list[Row]:
    text = (ROOT / "tests" / "README.md").read_text("utf-8").partition("## Faults\n")[2]
    cells = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [Row(names, view.strip("`#"), *visits) for names, view, *visits in cells[1:]]


TABLE = _rows()
NEEDED = [row for row in TABLE if row.first.startswith("message")]
"""The rows of files without which a first visit cannot show what was requested."""
DISPENSABLE = [row for row in TABLE[:-1] if row.first.startswith("works")]
"""The rows of files that each visit requests and can do without."""
STORED_ROWS = (
    [[row] for row in TABLE if row.store != "not checked"]
    if IS_WHOLE
    else [[row for row in TABLE if row.store == end] for end in ("message", "works")]
)
"""The rows whose files are damaged together in browser storage: each row alone, or at once all rows
with the same outcome.
"""
