"""The packs: the shipped words, as `beecore.pack` writes them.

dist/lexicon.bee         those of at most seven distinct letters: all that the usual hive needs
dist/lexicon-wide.bee    the rest
"""

from pathlib import Path

from beecore import Lexicon, pack, shipped, wordlist
from beecore.hive import USUAL_SIZE

from . import ROOT, WORDLISTS


def make(folder: Path) -> None:
    """Write both, unless they are newer than what they come from."""
    paths = [folder / shipped.PACK, folder / shipped.WIDE_PACK]
    sources = [*WORDLISTS.iterdir(), *(ROOT / "beecore").glob("*.py")]
    if all(path.is_file() for path in paths):
        oldest = min(path.stat().st_mtime for path in paths)
        if oldest >= max(source.stat().st_mtime for source in sources):
            return
    entries = list(wordlist.entries(WORDLISTS))
    usual = [entry for entry in entries if len(set(entry.word)) <= USUAL_SIZE]
    wide = [entry for entry in entries if len(set(entry.word)) > USUAL_SIZE]
    for path, part in zip(paths, (usual, wide), strict=True):
        path.write_bytes(pack.write(Lexicon.from_entries(part, wordlist.likely(WORDLISTS))))
