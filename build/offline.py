"""The lists of files, with their hashes, that the page and its service worker need.

    dist/sw.js        gets the names and hashes of all files to save for offline use, and which of
                      them each visit and each language needs, before what is in web/sw.js
    dist/index.html   gets the same hashes, to refuse files that differ from those that were built;
                      the files that only its language needs; the engine's files and their size, for
                      the progress bar; and the megabytes of all files that are saved only when used
                      or on request. The pages of other languages get the same

The list also serves as the site's version: a browser installs a service worker again whenever its
script has changed. Hashes have the form of `<script integrity>`, so the browser itself checks its
downloads.

Files keep their names. With hashes in their names, the scripts, the engine, and the style sheet
would have to be written anew, one after the other, with the names of the files that they ask for,
and a page would still have no hash in its address, nor a guarantee that what arrives is undamaged.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from beecore.words import shipped

from . import WEB

WORKER = "sw.js"
CARD = "icons/card.png"
"""The picture shown with a link to the site; `tests/web/icons.py` renders it."""
NOT_KEPT = re.compile(rf"{WORKER}$|404\.html$|{CARD}$|pictures/|.*\bLICENSE")
"""Files that are not saved, since the page does not need them offline."""
ALWAYS = (
    "app.bin",
    "bee.svg",
    "dialogs.bin",
    "icon.svg",
    "micropython.js",
    "play.bin",
    "runtime/fredoka/",
    "runtime/lean-qr/",
    "runtime/micropython/",
    "runtime/pyscript/core.js",
    "start.js",
)
"""Prefixes of the files that each visit needs, in all languages. They are saved at once, as are the
files of the visited language; all others once they have been used, or on request."""
PAGE = "index.html"
LAB = "lab/"
"""The address of the Lab, whose page needs an image of its own."""
OF_ENGLISH = (
    "",
    "dialogs.txt",
    "likely.bee",
    "manifest.webmanifest",
    "possible.bee",
    shipped.CALENDAR,
)
"""The files that only the English page needs; those of other languages are in their folders."""
OF_LAB = (LAB, "lab.bin", "likely.bee", "possible.bee")
"""What only the page of the Lab needs, and the words that its engine searches."""
EARLY = re.compile(r'<(?:link rel="(?:module)?preload" href|script type="module" src)="\./([^"]+)')
"""Finds the files that a page links to because it needs them at once."""
WORDS, DEFINITIONS = "/words.bee", "glosses/"
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

LEVEL = 6
"""How hard servers compress, from 1 to 9."""
SIZES: dict[str, int] = {}
"""The compressed size of each file measured so far, by its hash: pages share most of their files,
and tests build several sites.
"""


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
    own = _files_of(address, known)
    optional = [name for name in known if name not in (*addresses, *own)]
    optional = [name for name in optional if not name.startswith(ALWAYS)]
    megabytes = sum(_compressed_size(dist / name, known[name]) for name in optional) / 1e6
    return {
        "hashes": hashes,
        "own_files": " ".join(name for name in own if name == LAB or name not in addresses),
        "engine_files": " ".join(DOWNLOAD),
        "engine_size": sum((dist / name).stat().st_size for name in DOWNLOAD),
        "megabytes": f"{megabytes:.0f}",
    }


def make(dist: Path, web: Path = WEB) -> None:
    """Write the service worker of a site whose other files are final."""
    kept = files(dist)
    folders = ["", *sorted(path.parent.name + "/" for path in dist.glob(f"*/{PAGE}"))]
    lists = {
        "FILES": kept,
        "ALWAYS": [name for name in kept if name.startswith(ALWAYS)],
        "PAGES": {folder: _files_of(folder, kept) for folder in folders},
    }
    head = "".join(
        f"const {name} = {json.dumps(value, separators=(',', ':'))};\n"
        for name, value in lists.items()
    )
    worker = head + (web / WORKER).read_text("utf-8")
    (dist / WORKER).write_text(worker, "utf-8", newline="\n")


def first_visit(dist: Path) -> tuple[int, int]:
    """Return how many bytes a first visit of the English page loads, compressed: until Python shows
    words, which takes the files that the page links to in advance; and in all, with what is saved
    for offline use.
    """
    kept = files(dist)
    early = {"", *EARLY.findall((dist / PAGE).read_text("utf-8"))} & kept.keys()
    saved = {name for name in kept if name.startswith(ALWAYS)} | {*_files_of("", kept)}
    sizes = {name: _compressed_size(dist / (name or PAGE), kept[name]) for name in {*early, *saved}}
    return sum(map(sizes.__getitem__, early)), sum(sizes.values())


def _files_of(folder: str, kept: Iterable[str]) -> list[str]:
    """Return the files that only the page in a folder needs; its definitions come later."""
    if folder in ("", LAB):
        return [name for name in (OF_LAB if folder else OF_ENGLISH) if name in kept]
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
        if not NOT_KEPT.match(name)
    }


def _compressed_size(path: Path, hashed: str) -> int:
    """Return the size of a file with a hash, as a server that compresses it sends it."""
    if hashed not in SIZES:
        SIZES[hashed] = len(gzip.compress(path.read_bytes(), LEVEL))
    return SIZES[hashed]


def integrity(content: bytes) -> str:
    """Return the SHA-256 of a file in the form of the `integrity` attribute."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode("ascii")


def hashes(html: str, tag: str) -> str:
    """Return the hashes of inline scripts or styles, in the form that a policy has.

    `tag` is “script” or “style”; elements with attributes are left out.
    """
    found = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(f"'{integrity(text.encode())}'" for text in found)
