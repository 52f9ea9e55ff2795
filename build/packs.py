"""The packs: the shipped words, as `beecore.pack` writes them.

dist/lexicon.bee         those of at most seven distinct letters: all that the usual hive needs
dist/lexicon-wide.bee    the rest
"""

from pathlib import Path

from beecore import pack
from beecore.words import shipped


def make(folder: Path) -> None:
    """Write both, unless they are fresh."""
    if shipped.is_fresh(folder):
        return
    for name, lexicon in zip((shipped.PACK, shipped.WIDE_PACK), shipped.parted(), strict=True):
        (folder / name).write_bytes(pack.write(lexicon))
