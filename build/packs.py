"""The packs: the shipped words in the format of `beecore.pack`.

dist/lexicon.bee         words of at most seven distinct letters, all that a usual hive needs
dist/lexicon-wide.bee    all other words
"""

from pathlib import Path

from beecore import pack
from beecore.words import shipped


def make(folder: Path) -> None:
    """Write both packs unless they are up to date."""
    if shipped.is_fresh(folder):
        return
    for name, lexicon in zip(
        (shipped.PACK, shipped.WIDE_PACK), shipped.usual_and_wide(), strict=True
    ):
        (folder / name).write_bytes(pack.write(lexicon))
