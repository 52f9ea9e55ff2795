"""The site: everything the browser needs, laid into one folder.

    dist/index.html, style.css, app/, engine.py …   as they stand in web/
    dist/beecore.zip                                 the engine's modules, without the terminal's
    dist/lexicon.bee, lexicon-wide.bee               the words, see `beecore.pack`
    dist/runtime/                                    PyScript, Pyodide and MicroPython

The same sources give the same bytes. What has not changed since the last build is left as it is.
"""

import shutil
import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from beecore import Lexicon, pack, shipped, wordlist
from beecore.hive import USUAL_SIZE

from . import ROOT, WEB, WORDLISTS, runtime

BEECORE = ROOT / "beecore"
TERMINAL_ONLY = ("cli", "__main__.py", "shipped.py", "wordfile.py", "wordlist.py", "likelihood.py")
NOT_SERVED = ("package.json", "package-lock.json", "node_modules", ".npmrc")
_ZIP_DATE = (1980, 1, 1, 0, 0, 0)


def make(dist: Path) -> None:
    """Bring a folder up to date with the sources."""
    dist.mkdir(exist_ok=True)
    make_packs(dist)
    (dist / "beecore.zip").write_bytes(_zipped(_engine_modules()))
    _lay_page(dist)
    runtime.lay_runtime(dist)


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
        path.write_bytes(pack.write(Lexicon.from_entries(part, wordlist.LIKELY)))


def _engine_modules() -> list[Path]:
    modules = [path for path in BEECORE.rglob("*.py") if "__pycache__" not in path.parts]
    return sorted(
        path for path in modules if path.relative_to(BEECORE).parts[0] not in TERMINAL_ONLY
    )


def _zipped(paths: Iterable[Path]) -> bytes:
    """Return files as a zip that depends on their names and contents only."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path in paths:
            info = zipfile.ZipInfo(path.relative_to(ROOT).as_posix(), _ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return data.getvalue()


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
