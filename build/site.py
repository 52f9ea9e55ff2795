"""The site: everything the browser needs, laid into one folder.

    dist/index.html, style.css, engine.py …          as they stand in web/
    dist/app.bin                                     the page's Python, see `app`
    dist/lexicon.bee, lexicon-wide.bee               the words, see `packs`
    dist/calendar.txt                                the hives of the days, see `beecore.puzzles`
    dist/beecore.zip, runtime/                       the engine and the Pythons, see `runtime`
    dist/icons/                                      see `icons`

The same sources give the same bytes. What has not changed since the last build is left as it is.
"""

import shutil
from pathlib import Path

from beecore import shipped

from . import WEB, WORDLISTS, app, icons, offline, packs, runtime

NOT_SERVED = ("app", "package.json", "package-lock.json", "node_modules", ".npmrc", "pictures")


def make(dist: Path) -> None:
    """Bring a folder up to date with the sources."""
    dist.mkdir(exist_ok=True)
    packs.make(dist)
    shutil.copyfile(WORDLISTS / shipped.CALENDAR, dist / shipped.CALENDAR)
    _lay_page(dist)
    runtime.lay_runtime(dist)
    app.make(dist)
    icons.make(dist)
    offline.make(dist)


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
