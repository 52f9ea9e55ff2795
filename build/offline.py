"""What the browser keeps for use without a network, what it downloads to start, and their hashes.

    dist/sw.js        gets the list of files to keep
    dist/index.html   gets the same list, to refuse what is not what was built; the version, for
                      bug reports; the names of the engine's files, and their length in bytes; the
                      names of PyScript's parts, to have them loaded early

The list is the version: the browser takes a service worker for new when a byte of it differs. A
hash stands there as in `<script integrity>`, so the browser itself checks what it downloads.
"""

import base64
import hashlib
import json
import re
from pathlib import Path

from beecore import __version__

from . import card, glosses, lab, sbom
from .runtime import BuildError

WORKER = "sw.js"
NOT_KEPT = (WORKER, "404.html", card.NAME, glosses.NOTICE, sbom.NAME, "pictures/")
"""How the names begin of what is of no use without a network."""
LIST, LATER_LIST, LAST_LIST = "new Map([])", "LATER = []", "LAST = []"
ENGINE_LIST = "ENGINE = []"

LATER = ["lexicon-wide.bee", *glosses.REST]
"""What is kept only once a visitor has needed it, as is all of `lab`."""
LAST = glosses.FILES
"""What is kept likewise, or once a page has nothing else to do."""
ENGINE = ("beecore.zip", "runtime/pyodide/")
"""How the names begin of what only the engine needs; kept likewise where data is saved."""

PAGE = "index.html"
DOWNLOAD = (
    "beecore.zip",
    "engine.py",
    "interpreter.mjs",
    "lexicon.bee",
    "runtime/pyodide/pyodide-lock.json",
    "runtime/pyodide/pyodide.asm.js",
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/pyodide/pyodide.mjs",
    "runtime/pyodide/python_stdlib.zip",
)
"""What the engine is made of; `web/app/answers/engine.py` has it downloaded, and counts."""
VERSION = 'name="version" content="{}"'
BAR = 'max="1" value="0" data-files=""'
HASHES = 'id="hashes">{}<'
PART = re.compile(r'<(?:link rel="modulepreload"|script type="module")[^>]*="\./([^"]+)"')
"""A part of the page that the browser itself checks when it comes."""
PARTS = "<!-- PyScript's parts: build/offline.py -->"


def make(dist: Path) -> None:
    """Complete the page and the service worker of a site that is else as it will be."""
    parts = sorted(path.name for path in dist.glob("runtime/pyscript/*.js"))
    links = (f'<link rel="modulepreload" href="./runtime/pyscript/{name}">' for name in parts)
    _fill(dist / PAGE, PARTS, "\n".join(links))
    size = sum((dist / name).stat().st_size for name in DOWNLOAD)
    _fill(dist / PAGE, BAR, f'max="{size}" value="0" data-files="{" ".join(DOWNLOAD)}"')
    hashes = files(dist)
    del hashes[""]  # a page cannot tell its own
    _fill(dist / PAGE, HASHES, f'id="hashes">{json.dumps(hashes)}<')
    _fill(dist / PAGE, VERSION.format(""), VERSION.format(__version__))
    html = (dist / PAGE).read_text("utf-8")
    checked = PART.sub(lambda part: f'{part[0]} integrity="{hashes[part[1]]}"', html)
    (dist / PAGE).write_text(checked, "utf-8")
    kept = files(dist)
    engine = [name for name in kept if name.startswith(ENGINE)]
    lines = ",\n".join(map(json.dumps, kept.items()))
    _fill(dist / WORKER, LATER_LIST, f"LATER = {json.dumps([*LATER, *lab.files(dist)])}")
    _fill(dist / WORKER, LAST_LIST, f"LAST = {json.dumps(LAST)}")
    _fill(dist / WORKER, ENGINE_LIST, f"ENGINE = {json.dumps(engine)}")
    _fill(dist / WORKER, LIST, f"new Map([\n{lines}\n])")


def files(dist: Path) -> dict[str, str]:
    """Return the hash of every file to keep, by its name as the page asks for it.

    >>> import tempfile
    >>> dist = Path(tempfile.mkdtemp())
    >>> _ = (dist / "index.html").write_text("Hello")
    >>> files(dist)
    {'': 'sha256-GF+NsyJx/iX1Yab8k4suJkMG7DBO2lGAB9F2SCY4GWk='}
    """
    names = [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]
    return {
        "" if name == PAGE else name: integrity((dist / name).read_bytes())
        for name in sorted(names)
        if not name.startswith(NOT_KEPT)
    }


def integrity(content: bytes) -> str:
    """Return the SHA-256 of a file as browsers write it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode("ascii")


def _fill(path: Path, gap: str, content: str) -> None:
    """Put `content` where a file has its one `gap`."""
    text = path.read_text("utf-8")
    if text.count(gap) != 1:
        raise BuildError(f"{path.name} has “{gap}” {text.count(gap)} times: once is right")
    path.write_text(text.replace(gap, content), "utf-8")
