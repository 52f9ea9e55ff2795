"""The stock page: PyScript and its Pythons from npm, and the engine as source files."""

import shutil
from pathlib import Path

from beecore.words import shipped
from build import ROOT, runtime

SOURCES = Path(__file__).parent / "stock"
PARTS = {
    "micropython": (
        "@micropython/micropython-webassembly-pyscript",
        ["micropython.mjs", "micropython.wasm"],
    ),
    "pyscript": ("@pyscript/core/dist", ["*.js"]),
    "pyodide": (
        "pyodide",
        [*runtime.FILES["pyodide"][1], "python_stdlib.zip", "pyodide-lock.json"],
    ),
}
"""For each folder of the page's runtime its npm package, and the files that are copied from it."""
TERMINAL_ONLY = ("bench", "cli", "lab", "__pycache__")


def lay(folder: Path, dist: Path) -> None:
    """Write the stock page to a folder, with the words of a built site."""
    shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
    for name in shipped.USUAL_PACKS:
        shutil.copyfile(dist / name, folder / name)
    for place, (package, patterns) in PARTS.items():
        target = folder / "runtime" / place
        target.mkdir(parents=True, exist_ok=True)
        for pattern in patterns:
            for source in (runtime.MODULES / package).glob(pattern):
                shutil.copyfile(source, target / source.name)
    engine = folder / "engine-sources" / "beecore"
    shutil.copytree(ROOT / "beecore", engine, ignore=shutil.ignore_patterns(*TERMINAL_ONLY))
    shutil.make_archive(str(folder / "beecore"), "zip", engine.parent)
    shutil.rmtree(engine.parent)
