"""The site: everything the browser needs, written to one folder by the modules imported here.

The same sources give the same bytes. Packs, meanings, and runtimes are only written if their
sources have changed.
"""

import shutil
from collections.abc import Collection
from pathlib import Path

from beecore.words import shipped

from . import ROOT, WEB, data, licenses, micropython, page, runtime

LICENSE = "LICENSE.txt"
NOT_SERVED = (".npmrc", "package-lock.json", "package.json")
MADE = {
    *page.PAGES,
    page.MANIFEST,
    *micropython.FILES,
    micropython.LAB,
    shipped.CALENDAR,
    *shipped.PACKS,
    *(edition.language for edition in data.LANGUAGES),
    LICENSE,
    licenses.FILE,
    runtime.LIBRARY,
    "glosses",
    "icons",
    "lab",
    "pictures",
    "runtime",
}
"""The files and folders that are not copied from web/."""


def make(dist: Path, home: str = "", left_out: Collection[str] = ()) -> None:
    """Bring a folder up to date with the sources; `home` is the address it will have, if known.

    The parts in the folders `left_out` of `web/app` are left out.
    """
    dist.mkdir(exist_ok=True)
    copied = [path for path in WEB.glob("*.*") if path.name not in {*MADE, *NOT_SERVED}]
    for stale in [path for path in dist.iterdir() if path.name not in MADE]:
        if stale.is_dir():
            shutil.rmtree(stale)
        else:
            stale.unlink()
    for source in copied:
        shutil.copyfile(source, dist / source.name)
    for folder in ("icons", "pictures"):
        unserved = shutil.ignore_patterns("*.svg")
        shutil.copytree(WEB / folder, dist / folder, ignore=unserved, dirs_exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", dist / LICENSE)
    data.make(dist)
    runtime.make(dist)
    micropython.make(dist, left_out)
    page.make(dist, home, left_out=left_out)
