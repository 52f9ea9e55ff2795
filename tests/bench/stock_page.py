"""The stock page: PyScript and its Pythons from npm, and the engine as source files."""

import shutil
from pathlib import Path

from beecore.words import shipped
from build import ROOT, runtime

SOURCES = Path(__file__).parent / "stock"
STDLIB = ("python_stdlib.zip", "pyodide-lock.json")
TERMINAL_ONLY = ("bench", "cli", "lab", "__pycache__")


def lay(folder: Path, dist: Path) -> None:
    """Write the stock page to a folder, with the words of a built site."""
    shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
    shutil.copyfile(dist / shipped.PACK, folder / shipped.PACK)
    for place, (package, patterns) in runtime.FILES.items():
        target = folder / "runtime" / place
        target.mkdir(parents=True, exist_ok=True)
        everything = {"pyscript": ["*.js"], "pyodide": [*patterns, *STDLIB]}
        for pattern in everything.get(place, patterns):
            for source in (runtime.MODULES / package).glob(pattern):
                shutil.copyfile(source, target / source.name)
    engine = folder / "engine-sources" / "beecore"
    shutil.copytree(ROOT / "beecore", engine, ignore=shutil.ignore_patterns(*TERMINAL_ONLY))
    shutil.make_archive(str(folder / "beecore"), "zip", engine.parent)
    shutil.rmtree(engine.parent)
