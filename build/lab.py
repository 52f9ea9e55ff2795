"""What the Lab loads when code is first opened there, or run.

    dist/lab/solvers/     the solvers' sources, those that are compiled into `beecore.zip`
    dist/lab/editor.js    CodeMirror and what `web/lab/editor.js` makes of it, as one file
    dist/lab/frame.html   where a visitor's solver runs, with `worker.js` and `pyodide.js`
    dist/lab/tools.zip    what Python needs there beyond the page's own engine, see `bytecode`

A first visit fetches nothing of it, and a later one keeps it once it was needed.
"""

import shutil
from pathlib import Path

from . import ROOT, WEB
from .runtime import MODULES, compile_archives, run

FOLDER = "lab"
SOURCES = ROOT / "beecore" / "solvers"
SMALLEST = "smallest.py"
"""Where a visitor begins who copies none of them."""
AS_THEY_STAND = (
    WEB / "lab" / "frame.html",
    WEB / "lab" / "worker.js",
    MODULES / "pyodide" / "pyodide.js",
)
BUNDLING = (
    "--bundle",
    "--minify",
    "--format=iife",
    "--global-name=codeEditor",
    "--loader:.css=text",
    "--target=es2022",
    "--legal-comments=none",
    "--log-level=error",
)


def make(dist: Path) -> None:
    """Lay the folder; npm has brought what it is made of."""
    folder = dist / FOLDER
    (folder / "solvers").mkdir(parents=True, exist_ok=True)
    for source in SOURCES.glob("[a-z]*.py"):
        shutil.copyfile(source, folder / "solvers" / source.name)
    shutil.copyfile(WEB / "lab" / SMALLEST, folder / "solvers" / SMALLEST)
    for path in AS_THEY_STAND:
        shutil.copyfile(path, folder / path.name)
    shutil.copyfile(compile_archives() / "tools.zip", folder / "tools.zip")
    bundler = MODULES / "esbuild" / "bin" / "esbuild"
    editor = WEB / "lab" / "editor.js"
    run("node", str(bundler), str(editor), *BUNDLING, f"--outfile={folder / 'editor.js'}")


def files(dist: Path) -> list[str]:
    """Return the names of all that is in the folder."""
    paths = (dist / FOLDER).rglob("*")
    return sorted(path.relative_to(dist).as_posix() for path in paths if path.is_file())
