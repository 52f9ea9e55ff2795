"""The files that the Lab loads when a visitor first opens or runs code there.

    dist/lab/solvers/     the sources of the solvers, the same as those compiled in `beecore.zip`
    dist/lab/editor.js    the editor: CodeMirror and `web/lab/editor.js`, bundled into one file
    dist/lab/frame.html   the frame that runs a visitor's solver, with `worker.js` and `pyodide.js`
    dist/lab/tools.zip    Python modules that this frame needs besides the engine, see `bytecode`

A visit that opens no code downloads none of them; once downloaded, they are saved for offline use.
"""

import shutil
from pathlib import Path

from . import ROOT, WEB, text_files
from .runtime import ESBUILD, MODULES, compile_archives, run

FOLDER = "lab"
SOURCES = ROOT / "beecore" / "solvers"
SMALLEST = "smallest.py"
"""The solver that a visitor starts from unless they copy another one."""
COPIED = (
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
    """Write `dist/lab/`; the npm packages must be installed."""
    folder = dist / FOLDER
    (folder / "solvers").mkdir(parents=True, exist_ok=True)
    for source in SOURCES.glob("[a-z]*.py"):
        text_files.copy(source, folder / "solvers" / source.name)
    text_files.copy(WEB / "lab" / SMALLEST, folder / "solvers" / SMALLEST)
    for path in COPIED:
        text_files.copy(path, folder / path.name)
    shutil.copyfile(compile_archives() / "tools.zip", folder / "tools.zip")
    editor = WEB / "lab" / "editor.js"
    run("node", str(ESBUILD), str(editor), *BUNDLING, f"--outfile={folder / 'editor.js'}")


def files(dist: Path) -> list[str]:
    """Return the names of all files in `dist/lab/`."""
    paths = (dist / FOLDER).rglob("*")
    return sorted(path.relative_to(dist).as_posix() for path in paths if path.is_file())
