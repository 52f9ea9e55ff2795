"""What the package's metadata take from the repository: its addresses, and the README's links.

Each fork publishes under its own address, which only GitHub's runners know.
"""

import os
import re
import sys

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")
"""A link or a picture of the README whose address is relative."""


class MetadataOfRepository(MetadataHookInterface):
    """A metadata hook of hatchling. A source archive keeps what it was made with."""

    def update(self, metadata: dict[str, object]) -> None:
        sys.path.insert(0, self.root)
        from beecore import __version__
        from build import ROOT, repository

        home, readme = repository(os.environ), (ROOT / "README.md").read_text("utf-8")
        text = published(readme, home, f"v{__version__}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(home) if home else {}


def urls(home: str) -> dict[str, str]:
    return {
        "Source": home,
        "Changelog": f"{home}/blob/main/.github/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def published(readme: str, home: str, tag: str) -> str:
    """Return a README whose links lead to a tag of the repository, or nowhere if that is unknown.

    >>> published("[Tests](tests/README.md) ![Hive](hive.png)", "https://a.forge/ann/hive", "v1")
    '[Tests](https://a.forge/ann/hive/blob/v1/tests/README.md) ![Hive](https://a.forge/ann/hive/raw/v1/hive.png)'
    >>> published("[Tests](tests/README.md) ![Hive](hive.png)", "", "v1")
    'Tests Hive'
    """

    def absolute(link: re.Match[str]) -> str:
        mark, text, path = link.groups()
        kind = "raw" if mark else "blob"
        return f"{mark}[{text}]({home}/{kind}/{tag}/{path})" if home else text

    return LINK.sub(absolute, readme)
