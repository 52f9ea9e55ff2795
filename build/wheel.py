"""Adds the packed words of all languages to the wheel, the texts that `bee` reads, its man page,
and its completion in shells.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WordsInWheel(BuildHookInterface[BuilderConfig]):
    """A build hook of hatchling. An editable install needs no packs."""

    def initialize(self, version: str, build_data: dict[str, dict[str, str]]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from beecore.editions import ORIGINAL
        from beecore.words.shipped import TEXTS, folder_of, packs_in
        from build import DIST, WORDLISTS, data, manual

        DIST.mkdir(exist_ok=True)
        data.make_packs(DIST)
        packs = [
            DIST / name
            for edition in (ORIGINAL, *data.LANGUAGES)
            for name in packs_in(folder_of(edition))
        ]
        texts = [
            path for path in WORDLISTS.rglob("*") if path.name in TEXTS or path.suffix == ".md"
        ]
        for folder, paths in ((DIST, packs), (WORDLISTS, texts)):
            for path in paths:
                name = path.relative_to(folder).as_posix()
                build_data["force_include"][str(path)] = f"beecore/data/{name}"
        self.folder = TemporaryDirectory()
        build_data["shared_data"] |= manual.write(Path(self.folder.name))

    def finalize(self, version: str, build_data: dict[str, dict[str, str]], artifact: str) -> None:
        if version != "editable":
            self.folder.cleanup()
