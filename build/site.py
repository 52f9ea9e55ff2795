"""The site: everything the browser needs, laid into one folder.

    dist/index.html, style.css, app/, engine.py …   as they stand in web/
    dist/lexicon.bee, lexicon-wide.bee               the words, see `beecore.pack`
    dist/calendar.txt                                the hives of the days, see `beecore.puzzles`
    dist/beecore.zip, runtime/                       the engine and the Pythons, see `runtime`
    dist/icons/                                      see `icons`

The same sources give the same bytes. What has not changed since the last build is left as it is.
"""

import hashlib
import shutil
from pathlib import Path

from beecore import Lexicon, pack, shipped, wordlist
from beecore.hive import USUAL_SIZE

from . import ROOT, WEB, WORDLISTS, icons, offline, runtime

BEECORE = ROOT / "beecore"
NOT_SERVED = ("package.json", "package-lock.json", "node_modules", ".npmrc", "pictures")


def make(dist: Path) -> None:
    """Bring a folder up to date with the sources."""
    dist.mkdir(exist_ok=True)
    make_packs(dist)
    shutil.copyfile(WORDLISTS / shipped.CALENDAR, dist / shipped.CALENDAR)
    _lay_page(dist)
    runtime.lay_runtime(dist)
    _name_version(dist)
    icons.make(dist)
    offline.make(dist)


def make_packs(folder: Path) -> None:
    """Write the two packs of the shipped words, unless they are newer than what they come from."""
    packs = [folder / shipped.PACK, folder / shipped.WIDE_PACK]
    sources = [*WORDLISTS.iterdir(), *BEECORE.glob("*.py")]
    if all(path.is_file() for path in packs):
        oldest = min(path.stat().st_mtime for path in packs)
        if oldest >= max(source.stat().st_mtime for source in sources):
            return
    entries = list(wordlist.entries(WORDLISTS))
    usual = [entry for entry in entries if len(set(entry.word)) <= USUAL_SIZE]
    wide = [entry for entry in entries if len(set(entry.word)) > USUAL_SIZE]
    for path, part in zip(packs, (usual, wide), strict=True):
        path.write_bytes(pack.write(Lexicon.from_entries(part, wordlist.likely(WORDLISTS))))


def _name_version(dist: Path) -> None:
    """Tell the page by a hash which engine and words it has."""
    digest = hashlib.sha256()
    for name in ("engine.py", "beecore.zip", shipped.PACK, shipped.WIDE_PACK):
        digest.update((dist / name).read_bytes())
    (dist / "app" / "version.py").write_text(f'VERSION = "{digest.hexdigest()[:16]}"\n', "utf-8")


def _lay_page(dist: Path) -> None:
    for source in WEB.iterdir():
        if source.name in NOT_SERVED:
            continue
        target = dist / source.name
        if source.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, target)
