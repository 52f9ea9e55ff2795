"""Fills in the lists of files, with their hashes, that the page and its service worker need.

    dist/interpreter.js  gets a hash of the engine's files, the version of its snapshot
    dist/sw.js        gets the names and hashes of all files to save for offline use, and which of
                      them each language needs
    dist/index.html   gets the same hashes, to refuse files that differ from those that were built;
                      the version, for bug reports; a name that no other build has, for what the
                      page stores of its views; the engine's files and their size, and the size of
                      all files, for the progress bars; and the megabytes of those that are saved
                      only on request. The pages of other languages get the same

The list also serves as the site's version: a browser installs a service worker again whenever its
script has changed. Hashes have the form of `<script integrity>`, so the browser itself checks its
downloads.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from beecore import __version__
from beecore.words import shipped

from . import card, glosses, packs, sbom
from .runtime import BuildError

WORKER = "sw.js"
INTERPRETER = "interpreter.js"
NOT_KEPT = (
    WORKER,
    "404.html",
    card.NAME,
    glosses.NOTICE,
    sbom.NAME,
    "LICENSE.txt",
    shipped.PACK,
    "pictures/",
    "runtime/fredoka/LICENSE",
)
"""Prefixes of files that are not saved, since the page does not need them offline."""
NOTICE = "/LICENSE.txt"
"""How the names of the notices in the folders of languages end, which are not saved either."""
LIST, LATER_LIST, LAST_LIST = "new Map([])", "LATER = []", "LAST = []"
PAGE_LIST = "PAGES = {}"
WORDS, DEFINITIONS = "/words.bee", "glosses/"

LATER = (
    "beecore.zip",
    "engine.py",
    "glosses/rest/",
    "icons/",
    "interpreter.js",
    "lab.bin",
    "lab/",
    "lexicon-wide.bee",
    "lists.bin",
    "runtime/LICENSES.txt",
    "runtime/pyodide/",
    "runtime/pyscript/worker.js",
    *(f"{edition.language}/" for edition in packs.LANGUAGES),
)
"""Prefixes of files that are saved only after a visitor has needed them, or on request: those of
the engine, the Lab, large hives, and other languages, the definitions of rare words, and what the
page itself never shows."""
LAST = glosses.FILES
"""Files that are saved once they have been needed, or in an idle moment of a later visit."""

PAGE = "index.html"
OF_ENGLISH = ("", "manifest.webmanifest", "likely.bee", "possible.bee", shipped.CALENDAR)
"""The files that only the English page needs; those of other languages are in their folders."""
DOWNLOAD = (
    "beecore.zip",
    "engine.py",
    "interpreter.js",
    "runtime/pyodide/pyodide-lock.json",
    "runtime/pyodide/pyodide.asm.js",
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/pyodide/pyodide.js",
    "runtime/pyodide/python_stdlib.zip",
    "runtime/pyscript/worker.js",
)
"""The engine's files; `web/app/answers/worker.py` downloads them and shows the progress."""
VERSION = 'name="version" content="{}"'
BUILD = 'data-build="{}"'
BAR = 'max="1" value="0" data-files=""'
WHOLE_BAR = 'max="1" value="0" data-value="done"'
MEGABYTES = 'id="megabytes"><'
SNAPSHOT = 'VERSION = "{}"'
HASHES = 'id="hashes">{}<'
PART = re.compile(r'<(?:link rel="modulepreload"|script type="module")[^>]*="\.\.?/([^"]+)"')
"""A tag that loads a module, to which `integrity` is added so that the browser checks the file."""


def make(dist: Path) -> None:
    """Fill in the lists of a site whose other files are final."""
    engine = "".join(integrity((dist / name).read_bytes()) for name in DOWNLOAD)
    _fill(dist / INTERPRETER, SNAPSHOT.format(""), SNAPSHOT.format(integrity(engine.encode())))
    folders = ["", *sorted(path.parent.name + "/" for path in dist.glob(f"*/{PAGE}"))]
    known = files(dist)
    for folder in folders:
        others = tuple(each for each in folders if each not in ("", folder))
        _complete(
            dist,
            folder,
            {
                name: hashed
                for name, hashed in known.items()
                if name not in folders and (name.endswith(WORDS) or not name.startswith(others))
            },
        )
    kept = files(dist)
    later = [name for name in kept if name.startswith(LATER) and name not in OF_ENGLISH]
    pages = {folder: _files_of(folder, kept) for folder in folders}
    lines = ",\n".join(map(json.dumps, kept.items()))
    _fill(dist / WORKER, LATER_LIST, f"LATER = {json.dumps(later)}")
    _fill(dist / WORKER, LAST_LIST, f"LAST = {json.dumps(LAST)}")
    _fill(dist / WORKER, PAGE_LIST, f"PAGES = {json.dumps(pages)}")
    _fill(dist / WORKER, LIST, f"new Map([\n{lines}\n])")


def _complete(dist: Path, folder: str, hashes: Mapping[str, str]) -> None:
    """Fill in the lists of the page in a folder: all but the hashes of pages."""
    page = dist / folder / PAGE
    size = sum((dist / name).stat().st_size for name in DOWNLOAD)
    _fill(page, BAR, f'max="{size}" value="0" data-files="{" ".join(DOWNLOAD)}"')
    size = sum((dist / name).stat().st_size for name in hashes)
    _fill(page, WHOLE_BAR, f'max="{size}" value="0" data-value="done"')
    _fill(page, MEGABYTES, f'id="megabytes">{megabytes(dist, optional(hashes))}<')
    _fill(page, HASHES, f'id="hashes">{json.dumps(hashes)}<')
    build = integrity(page.read_bytes())  # which contains the hashes of all other files
    _fill(page, BUILD.format(""), BUILD.format(build))
    _fill(page, VERSION.format(""), VERSION.format(__version__))
    html = page.read_text("utf-8")
    checked = PART.sub(lambda part: f'{part[0]} integrity="{hashes[part[1]]}"', html)
    page.write_text(checked, "utf-8")


def _files_of(folder: str, kept: Iterable[str]) -> list[str]:
    """Return the files that only the page in a folder needs; its definitions come later."""
    if not folder:
        return [name for name in OF_ENGLISH if name in kept]
    return [
        name
        for name in kept
        if name.startswith(folder) and not name.startswith(f"{folder}{DEFINITIONS}")
    ]


def files(dist: Path) -> dict[str, str]:
    """Return the hash of each file to save, by the name that the page requests it with.

    >>> import tempfile
    >>> dist = Path(tempfile.mkdtemp())
    >>> _ = (dist / "index.html").write_text("Hello")
    >>> files(dist)
    {'': 'sha256-GF+NsyJx/iX1Yab8k4suJkMG7DBO2lGAB9F2SCY4GWk='}
    """
    names = [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]
    return {
        name.removesuffix(PAGE): integrity((dist / name).read_bytes())
        for name in sorted(names)
        if not name.startswith(NOT_KEPT) and not name.endswith(NOTICE)
    }


def optional(names: Iterable[str]) -> list[str]:
    """Return the names of files that are not saved at the first visit."""
    return [name for name in names if name.startswith(LATER) or name in LAST]


def megabytes(dist: Path, names: Iterable[str]) -> str:
    """Return the megabytes of some files as text, as a server that compresses them sends them."""
    return f"{sum(len(gzip.compress((dist / name).read_bytes())) for name in names) / 1e6:.1f}"


def integrity(content: bytes) -> str:
    """Return the SHA-256 of a file in the form of the `integrity` attribute."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode("ascii")


def _fill(path: Path, gap: str, content: str) -> None:
    """Replace the placeholder `gap` in a file; raises `BuildError` unless it is there once."""
    text = path.read_text("utf-8")
    if text.count(gap) != 1:
        raise BuildError(f"{path.name} has “{gap}” {text.count(gap)} times: once is right")
    path.write_text(text.replace(gap, content), "utf-8")
