"""Adds the packed words to the wheel, so that an installed `bee` starts fast."""

import sys

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackedWords(BuildHookInterface[BuilderConfig]):
    """A build hook of hatchling. An editable install needs no packs."""

    def initialize(self, version: str, build_data: dict[str, dict[str, str]]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from beecore.words import shipped
        from build import DIST, data

        DIST.mkdir(exist_ok=True)
        data.make_packs(DIST)
        for name in shipped.PACKS:
            build_data["force_include"][str(DIST / name)] = f"beecore/data/{name}"
