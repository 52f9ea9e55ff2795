"""`dist/LICENSES.txt`: the licenses of what the site contains, each with its notices.

They are collected from what is shipped: the notices of the word lists in `wordlists/`, and for each
npm package its name, version, license, and text in `node_modules`. `build/LICENSES.txt` has what no
package says: which works are compiled into Pyodide and MicroPython, and their licenses.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from . import ROOT, WORDLISTS

FILE = "LICENSES.txt"
COMPILED = ROOT / "build" / FILE
PACKAGE = re.compile(r".*node_modules/(?:@[^/]+/)?[^@./][^/]*(?=/)")
_RULE = "=" * 79


def text(sources: Iterable[str]) -> str:
    """Return all licenses; `sources` are paths of shipped files, some of them in npm packages."""
    packages = sorted({match[0] for source in sources if (match := PACKAGE.match(source))})
    sections = [
        "What Open Hive consists of, and the licenses of its parts.",
        f"Open Hive\n\n{(ROOT / 'LICENSE').read_text('utf-8').strip()}",
        *map(_of_words, sorted(WORDLISTS.rglob("LICENSE*"))),
        *(_of_package(ROOT / package) for package in packages),
        COMPILED.read_text("utf-8"),
    ]
    return f"\n\n{_RULE}\n".join(sections)


def _of_words(path: Path) -> str:
    folder = path.parent.relative_to(WORDLISTS).as_posix()
    title = "English words" if folder == "." else f"Words and texts in the folder {folder}/"
    return f"{title}\n\n{path.read_text('utf-8').strip()}"


def _of_package(folder: Path) -> str:
    """Return the name, the version, and the license of an npm package, with the license's text."""
    about = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [path.read_text("utf-8").strip() for path in sorted(folder.glob("LICENSE*"))]
    author = about.get("author", "")
    name = author["name"] if isinstance(author, dict) else author
    by = f", by {name}" if name else ""
    return "\n\n".join([f"{about['name']} {about['version']}{by}: {about['license']}", *texts])
