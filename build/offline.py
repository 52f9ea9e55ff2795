"""The lists of files, with their hashes, that the page and its service worker need.

    dist/sw.js        gets the names and hashes of all files to save for offline use, and which of
                      them each language needs, before what is in web/sw.js
    dist/index.html   gets the same hashes, to refuse files that differ from those that were built;
                      the engine's files and their size, for the progress bar; and the megabytes of
                      all files that are saved only on request. The pages of other languages get the
                      same

The list also serves as the site's version: a browser installs a service worker again whenever its
script has changed. Hashes have the form of `<script integrity>`, so the browser itself checks its
downloads.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from beecore.words import shipped

from . import WEB, data

WORKER = "sw.js"
CARD = "icons/card.png"
"""The picture shown with a link to the site; `tests/web/icons.py` renders it."""
NOT_KEPT = (
    WORKER,
    "404.html",
    CARD,
    data.NOTICE,
    "LICENSE.txt",
    "pictures/",
    "runtime/fredoka/LICENSE",
)
"""Prefixes of files that are not saved, since the page does not need them offline."""
NOTICE = "/LICENSE.txt"
"""How the names of the notices in the folders of languages end, which are not saved either."""
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
    *(f"{edition.language}/" for edition in data.LANGUAGES),
)
"""Prefixes of files that are saved only after a visitor has needed them, or on request: those of
the engine, the Lab, large hives, and other languages, the definitions of rare words, and what the
page itself never shows."""
LAST = data.FILES
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
"""The engine's files; `web/app/answers/engine.py` downloads them and shows the progress."""


def values(dist: Path, address: str, addresses: Sequence[str]) -> dict[str, object]:
    """Return the values of one of a site's pages, given by their addresses, that are about files.

    The page in a language has no hashes of the other languages' files, except of their words, which
    can be chosen on any page. The megabytes are of everything but pages, which are made later.
    """
    known = files(dist)
    others = tuple(each for each in addresses if each not in ("", address))
    hashes = {
        name: hashed
        for name, hashed in known.items()
        if name not in addresses and (name.endswith(WORDS) or not name.startswith(others))
    }
    own, english = _files_of(address, known), _files_of("", known)
    optional = [
        name
        for name in known
        if name not in (*addresses, *own)
        and (name.startswith(LATER) or name in LAST or name in english)
    ]
    megabytes = sum(_compressed_size(dist / name, known[name]) for name in optional) / 1e6
    return {
        "hashes": hashes,
        "engine_files": " ".join(DOWNLOAD),
        "engine_size": sum((dist / name).stat().st_size for name in DOWNLOAD),
        "megabytes": f"{megabytes:.1f}",
    }


def make(dist: Path, web: Path = WEB) -> None:
    """Write the service worker of a site whose other files are final."""
    kept = files(dist)
    folders = ["", *sorted(path.parent.name + "/" for path in dist.glob(f"*/{PAGE}"))]
    lists = {
        "HASHES": kept,
        "LATER": [name for name in kept if name.startswith(LATER) and name not in OF_ENGLISH],
        "LAST": LAST,
        "PAGES": {folder: _files_of(folder, kept) for folder in folders},
    }
    head = "".join(
        f"const {name} = {json.dumps(value, separators=(',', ':'))};\n"
        for name, value in lists.items()
    )
    worker = head + (web / WORKER).read_text("utf-8")
    (dist / WORKER).write_text(worker, "utf-8", newline="\n")


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


@cache  # each page asks for mostly the same files
def _compressed_size(path: Path, hashed: str) -> int:
    """Return the size of a file with a hash, as a server that compresses it sends it."""
    return len(gzip.compress(path.read_bytes()))


def integrity(content: bytes) -> str:
    """Return the SHA-256 of a file in the form of the `integrity` attribute."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode("ascii")


def hashes(html: str, tag: str) -> str:
    """Return the hashes of inline scripts or styles, in the form that a policy has.

    `tag` is “script” or “style”; elements with attributes are left out.
    """
    found = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(f"'{integrity(text.encode())}'" for text in found)
