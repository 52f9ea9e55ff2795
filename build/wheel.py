"""Puts the packed words into the wheel, so that `bee` is quick where it is installed."""

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackedWords(BuildHookInterface[Any]):
    """Hatchling calls `initialize` before it builds; an editable install needs no packs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from build import packs

        folder = Path(mkdtemp())
        packs.make(folder)
        for path in folder.iterdir():
            build_data["force_include"][str(path)] = f"beecore/data/{path.name}"
