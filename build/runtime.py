"""The browser's Pythons: what the page needs of PyScript, Pyodide and MicroPython.

    dist/beecore.zip            the engine and PyScript's library, compiled by `build.bytecode`
    dist/runtime/pyscript/      PyScript: the page's script and the worker's
    dist/runtime/pyodide/       CPython for the worker, its standard library cut to what it imports
    dist/runtime/micropython/   MicroPython for the page

npm brings the packages that `web/package.json` pins; what Pyodide compiles from them is kept in
`node_modules/.cache`, under a hash of everything that goes into it.

Measured, and no gain: `wasm-opt -Oz` (0.5 % smaller zipped) and dropping unused WebAssembly exports
(3.6 %, and Emscripten's script would need editing); an uncompressed `python_stdlib.zip`; early
loading of what the worker fetches (`prefetch` delays the page, `preload` warns on the console). One
archive for all of the worker's Python, with nothing to unpack, and fewer imports in `engine.py`
start no sooner: most of a later visit's time goes into WebAssembly and what Pyodide imports itself.
A snapshot of the started engine's memory, taken in the browser for the next visit, saves no time
either: its 30 MB have to be read. Pyodide 314 runs our code 10 % faster than 0.29, starts no
sooner, and weighs 0.9 MB more.
"""

import hashlib
import json
import shutil
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from beecore import BeeError

from . import ROOT, WEB

MODULES = WEB / "node_modules"
CACHE = MODULES / ".cache" / "open-hive"
CACHED_SECONDS = 86_400

FILES = {
    "pyscript": ("@pyscript/core/dist", ["core.js", "core-*.js", "error-*.js"]),
    "pyodide": ("pyodide", ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"]),
    "micropython": (
        "@micropython/micropython-webassembly-pyscript",
        ["micropython.mjs", "micropython.wasm"],
    ),
}
"""For each folder of the runtime its npm package, and the files that travel unchanged.

PyScript loads `error-*.js` even where its plugin is refused; its other plugins stay at home."""


class BuildError(BeeError):
    """A tool that the build needs is missing or has failed."""


def lay_runtime(dist: Path) -> None:
    """Bring `dist/runtime/` and `dist/beecore.zip` up to date; touch no file that is right."""
    install()
    archives = compile_archives()
    runtime = dist / "runtime"
    wanted = {
        runtime / folder / source.name: source.read_bytes()
        for folder, (package, patterns) in FILES.items()
        for pattern in patterns
        for source in (MODULES / package).glob(pattern)
    }
    wanted[runtime / "pyodide" / "pyodide-lock.json"] = _empty_lock()
    wanted[runtime / "pyodide" / "python_stdlib.zip"] = (
        archives / "python_stdlib.zip"
    ).read_bytes()
    wanted[runtime / "LICENSES.txt"] = _licences()
    wanted[dist / "beecore.zip"] = (archives / "beecore.zip").read_bytes()
    for stale in {path for path in runtime.rglob("*") if path.is_file()} - set(wanted):
        stale.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)


def install() -> None:
    """Have npm install what the lock file names, unless just that is installed."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    lock["packages"].pop("")
    try:
        installed = json.loads((MODULES / ".package-lock.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        installed = {}
    if _needed(installed.get("packages", {})) != _needed(lock["packages"]):
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB)


def _needed(packages: dict[str, dict[str, object]]) -> dict[str, dict[str, object]]:
    """Return packages but for those that only other systems need."""
    return {name: each for name, each in packages.items() if not each.get("optional")}


def compile_archives() -> Path:
    """Return the folder with the archives that `bytecode` makes, compiled unless they are."""
    folder = CACHE / _fingerprint()
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=CACHE, prefix="unfinished-") as unfinished:
            run("node", str(ROOT / "build" / "pyodide.mjs"), str(ROOT), unfinished)
            with suppress(OSError):  # another build was quicker
                Path(unfinished).rename(folder)
        _clear_cache(but=folder)
    return folder


def _clear_cache(but: Path) -> None:
    """Drop what was compiled long ago; what is younger another build may be using."""
    for kept in CACHE.iterdir():
        with suppress(FileNotFoundError):
            if kept != but and time.time() - kept.stat().st_mtime > CACHED_SECONDS:
                shutil.rmtree(kept, ignore_errors=True)


def run(tool: str, *arguments: str, cwd: Path = ROOT) -> None:
    """Run one of Node's programs; what it prints is shown only if it fails."""
    program = shutil.which(tool)
    if program is None:
        raise BuildError(f"{tool} is needed to build the page: install Node 20 or later")
    done = subprocess.run([program, *arguments], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"{tool} {arguments[0]} failed:\n{done.stdout}{done.stderr}")


def _fingerprint() -> str:
    """Return a hash of all that the compiled archives depend on."""
    compiler = [ROOT / "build" / "bytecode.py", ROOT / "build" / "pyodide.mjs"]
    sources = [WEB / "package-lock.json", WEB / "engine.py", *(ROOT / "beecore").rglob("*.py")]
    digest = hashlib.sha256()
    for path in sorted(compiler + sources):
        digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _licences() -> bytes:
    """Return the notices of what is in the runtime; PyScript's npm package brings its own."""
    apache = MODULES / "@pyscript" / "core" / "LICENSE"
    return (ROOT / "build" / "LICENSES.txt").read_bytes() + apache.read_bytes()


def _empty_lock() -> bytes:
    """Return Pyodide's list of packages with none in it: the page loads no package."""
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}}, sort_keys=True).encode()
