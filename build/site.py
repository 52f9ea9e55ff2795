"""The site: everything the browser needs, written to one folder.

    dist/index.html, 404.html                        assembled from web/app, see `assemble`
    dist/engine.py, sw.js …                          copied from web/; `offline` completes sw.js
    dist/app.bin, play.bin, lab.bin …                the page's Python, see `app`
    dist/likely.bee, possible.bee, lexicon.bee …     the words, see `packs`
    dist/fr/ …                                       what only other languages need, see `folders`
    dist/glosses/                                    their meanings, see `glosses`
    dist/calendar.txt                                the daily hives, see `beecore.game.puzzles`
    dist/beecore.zip, runtime/                       the engine and both Pythons, see `runtime`
    dist/lab/                                        the Lab's editor and sandbox, see `lab`
    dist/icons/                                      app icons, and the picture shown with a link
    dist/pictures/                                   screenshots for the browser's install dialog
    dist/LICENSE.txt                                 the license of the site's own files

The same sources give the same bytes. Packs, meanings, and runtimes are only written if their
sources have changed.
"""

import shutil
from pathlib import Path

from beecore.words import shipped

from . import (
    ROOT,
    WEB,
    WORDLISTS,
    app,
    assemble,
    folders,
    glosses,
    lab,
    offline,
    packs,
    runtime,
)

NOT_SERVED = (".npmrc", "package-lock.json", "package.json")
PICTURES = "pictures"
LICENSE = "LICENSE"
MADE = {
    *assemble.PAGES,
    *app.IMAGES,
    shipped.CALENDAR,
    *shipped.PACKS,
    *(edition.language for edition in packs.LANGUAGES),
    assemble.MANIFEST,
    runtime.ENGINE,
    "glosses",
    "icons",
    lab.FOLDER,
    f"{LICENSE}.txt",
    PICTURES,
    "runtime",
}
"""The files and folders that are not copied from web/."""


def make(dist: Path, home: str = "") -> None:
    """Bring a folder up to date with the sources; `home` is the address it will have, if known."""
    dist.mkdir(exist_ok=True)
    packs.make(dist)
    glosses.make(dist)
    folders.make(dist)
    shutil.copyfile(WORDLISTS / shipped.CALENDAR, dist / shipped.CALENDAR)
    _lay_page(dist)
    _clear(dist)
    runtime.lay_runtime(dist)
    lab.make(dist)
    app.make(dist)
    shutil.copyfile(ROOT / LICENSE, dist / f"{LICENSE}.txt")
    shutil.copytree(WEB / "icons", dist / "icons", dirs_exist_ok=True)
    assemble.make(dist, home)
    offline.make(dist)


def _page() -> list[Path]:
    """Return the files of web/ that are served unchanged."""
    own = (*assemble.PAGES, assemble.MANIFEST, *NOT_SERVED)
    return [path for path in WEB.iterdir() if path.is_file() and path.name not in own]


def _lay_page(dist: Path) -> None:
    for source in _page():
        shutil.copyfile(source, dist / source.name)
    (dist / PICTURES).mkdir(exist_ok=True)
    for picture in (WEB / PICTURES).glob("*.png"):
        shutil.copyfile(picture, dist / PICTURES / picture.name)


def _clear(dist: Path) -> None:
    """Delete files of an earlier build that this one does not make."""
    wanted = MADE | {source.name for source in _page()}
    for stale in [path for path in dist.iterdir() if path.name not in wanted]:
        if stale.is_dir():
            shutil.rmtree(stale)
        else:
            stale.unlink()
