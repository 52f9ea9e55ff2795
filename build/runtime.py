"""Copies what the browser needs from npm packages: PyScript, both Pythons, an editor, QR codes, a
typeface.

    dist/beecore.zip            beecore, compiled by `bytecode`
    dist/runtime/pyscript/      PyScript: a script for the page, and one for the engine's worker
    dist/runtime/pyodide/       CPython for the worker, with only the modules that it imports
    dist/runtime/micropython/   MicroPython for the page
    dist/runtime/lean-qr/       a library that draws QR codes
    dist/runtime/fredoka/       the typeface of headings and the hive
    dist/LICENSES.txt           the licenses of these and of the words, by `licenses`
    dist/lab/solvers/           the sources of the solvers, as compiled in beecore.zip
    dist/lab/editor.js          the Lab's editor: CodeMirror and `web/lab/editor.js` in one file
    dist/lab/frame.html …       the frame that runs a visitor's solver, with worker.js, pyodide.js
    dist/lab/tools.zip          Python modules that this frame needs besides beecore

A visit that opens no code in the Lab downloads none of its files. All modules are named `.js`,
since many hosts, such as a stock nginx, send `.mjs` with a type that browsers refuse to run.

`make` has npm install the packages that `web/package.json` pins. The archives that Pyodide compiles
from them are cached in `node_modules/.cache`, under a hash of everything that affects them.

Pyodide stays at version 0.29: version 314.0.7 is 3.8 MB instead of 3.05, compressed, without its
Python modules, and loads a script by a name that ends in `.mjs`.

Measured without a gain: `wasm-opt -Oz`, removing unused WebAssembly exports, an uncompressed
`python_stdlib.zip`, loading the worker's files early, one archive for all of the worker's Python,
and compiling Pyodide's WebAssembly before its script has loaded. A snapshot of the engine's memory
opens the Lab in 0.55 s instead of 0.8 on later visits, for 25 MB and a worker that takes it.
"""

import hashlib
import json
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from beecore import BeeError

from . import ROOT, WEB, licenses

MODULES = WEB / "node_modules"
CACHE = MODULES / ".cache" / "open-hive"
ESBUILD = MODULES / "esbuild" / "bin" / "esbuild"
LIBRARY = "beecore.zip"

FILES = {
    "pyodide": ("pyodide", ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"]),
    "micropython": ("@micropython/micropython-webassembly-pyscript", ["micropython.wasm"]),
    "fredoka": ("@fontsource/fredoka", ["files/fredoka-latin-600-normal.woff2"]),
}
"""For each folder of the runtime its npm package, and the files that are copied from it."""
BUNDLES = {
    "pyscript": ["core.js", "worker.js"],
    "micropython": ["micropython.js"],
    "lean-qr": ["qr.js"],
}
"""For each folder of the runtime the scripts that `bundle.mjs` makes for it."""
SOLVERS = ROOT / "beecore" / "solvers"
LAB = WEB / "lab"
SMALLEST = "smallest.py"
"""The solver in the Lab that a visitor starts from unless they copy another one."""


class BuildError(BeeError):
    """A tool that the build needs is missing or has failed, or a source is invalid."""


def make(dist: Path) -> None:
    """Write the runtimes, beecore, and the Lab's files, except those that are up to date."""
    archives = compile_archives()
    with TemporaryDirectory() as name:
        bundles = Path(name)
        run("node", str(ROOT / "build" / "bundle.mjs"), str(ROOT), name)
        sources = {
            **{
                f"runtime/{folder}/{_served_name(file)}": MODULES / package / file
                for folder, (package, files) in FILES.items()
                for file in files
            },
            **{
                f"runtime/{folder}/{file}": bundles / file
                for folder, files in BUNDLES.items()
                for file in files
            },
            **{f"lab/solvers/{path.name}": path for path in SOLVERS.glob("[a-z]*.py")},
            f"lab/solvers/{SMALLEST}": LAB / SMALLEST,
            "lab/frame.html": LAB / "frame.html",
            "lab/worker.js": LAB / "worker.js",
            "lab/pyodide.js": MODULES / "pyodide" / "pyodide.js",
            "lab/tools.zip": archives / "tools.zip",
            "lab/editor.js": bundles / "editor.js",
            "runtime/pyodide/python_stdlib.zip": archives / "python_stdlib.zip",
            LIBRARY: archives / LIBRARY,
        }
        wanted = {dist / name: path.read_bytes() for name, path in sources.items()}
        originals = [path for path in sources.values() if path.is_relative_to(ROOT)]
        bundled = json.loads((bundles / "sources.json").read_text("utf-8"))
    shipped = [*bundled, *(path.relative_to(ROOT).as_posix() for path in originals)]
    wanted[dist / licenses.FILE] = licenses.text(shipped).encode()
    wanted[dist / "runtime/pyodide/pyodide-lock.json"] = _empty_lock()
    for folder in ("runtime", "lab"):
        for stale in {path for path in (dist / folder).rglob("*") if path.is_file()} - set(wanted):
            stale.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)


def _served_name(file: str) -> str:
    return Path(file).name.replace(".mjs", ".js")


def compile_archives() -> Path:
    """Compile the archives of `bytecode` unless the cache has them, and return their folder."""
    folder = CACHE / _fingerprint()
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=MODULES) as unfinished:
            run("node", str(ROOT / "build" / "pyodide.mjs"), str(ROOT), unfinished)
            with suppress(OSError):  # another build has finished first
                Path(unfinished).rename(folder)
        for stale in set(CACHE.iterdir()) - {folder}:
            shutil.rmtree(stale, ignore_errors=True)
    return folder


def run(tool: str, *arguments: str) -> None:
    """Run a program of Node; raises `BuildError` with its output if it fails or is missing."""
    program = shutil.which(tool)
    if program is None:
        raise BuildError(f"{tool} is needed to build the page: install Node 20 or later")
    done = subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"{tool} {arguments[0]} failed:\n{done.stdout}{done.stderr}")


def _fingerprint() -> str:
    compiler = [ROOT / "build" / "bytecode.py", ROOT / "build" / "pyodide.mjs"]
    sources = [WEB / "package-lock.json", WEB / "engine.py", *(ROOT / "beecore").rglob("*.py")]
    digest = hashlib.sha256()
    for path in sorted(compiler + sources):
        digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _empty_lock() -> bytes:
    """Return Pyodide's list of packages without any package, since the page loads none."""
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}}, sort_keys=True).encode()
