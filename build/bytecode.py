"""Compiles the modules that the page's worker imports, and no others. Runs in Pyodide, under Node.

Pyodide ships the standard library as sources and compiles about 130 modules at every start. The
page gets byte-code instead, and only of the modules that the worker has imported once it is ready.
No list of them is needed: `main` does what the worker does (import what `web/engine.py` imports,
format an error, unpack an archive) and looks at `sys.modules`. The same version of Python compiles
and loads the byte-code. The result is three archives:

- `python_stdlib.zip`: the standard library and Pyodide's own modules, with each `.pyc` in the place
  of its source;
- `beecore.zip`: beecore in the same form;
- `tools.zip`: what a visitor's solver needs in addition: the imports of `beecore.lab.arena`, and
  modules that are useful for writing solvers.

The same sources give the same bytes: names are sorted, times are fixed, and byte-code carries an
unchecked hash of its source instead of a time (PEP 552).
"""

import ast
import io
import marshal
import shutil
import sys
import traceback
import zipfile
from collections.abc import Mapping
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec, SourceFileLoader

UNCHECKED_HASH = (1).to_bytes(4, "little")
"""Flags of a `.pyc` that holds a hash of its source and is used without checking it."""
TOOLS = (
    "abc array bisect collections collections.abc copy dataclasses enum functools heapq itertools"
    " math operator random re string struct time timeit typing"
).split()
"""Modules of the standard library that a solver is likely to import."""


def pyc(source: bytes, filename: str) -> bytes:
    """Compile `source` to the content of a `.pyc` file, without docstrings and asserts.

    Tracebacks keep their line numbers. `pyodide.mjs` makes Python leave out the columns.

    >>> pyc(b"answer = 42", "answer.py")[:8] == MAGIC_NUMBER + UNCHECKED_HASH
    True
    """
    code = compile(source, filename, "exec", dont_inherit=True, optimize=2)
    head = MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source)
    return head + marshal.dumps(code)


def archive(files: Mapping[str, bytes]) -> bytes:
    """Zip `files`, given by name, so that the same files always give the same bytes.

    >>> archive({"a": b"1", "b": b"2"}) == archive({"b": b"2", "a": b"1"})
    True
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name in sorted(files):
            zipped.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def compiled(root: str, folder: str = "") -> dict[str, bytes]:
    """Compile the imported modules whose sources are in `folder` of `root`.

    The byte-code is returned by the path of its source below `root`.
    """
    files = {}
    for module in list(sys.modules.values()):
        spec: ModuleSpec | None = getattr(module, "__spec__", None)
        if spec is None or not spec.origin or not spec.origin.startswith(f"{root}/{folder}"):
            continue
        source = cast("SourceFileLoader", spec.loader).get_data(spec.origin)
        files[f"{spec.origin}c".removeprefix(f"{root}/")] = pyc(source, spec.origin)
    return files


def main(project: str, out: str) -> None:
    sys.dont_write_bytecode = True
    nodes = ast.walk(ast.parse(Path(project, "web/engine.py").read_text(encoding="utf-8")))
    imports = [node for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom))]
    exec(compile(ast.Module([*imports], []), "imports", "exec"), {})
    try:
        compile("whlie True:", "typo", "exec")
    except SyntaxError:
        traceback.format_exc()  # which imports modules
    library = Path(out, "beecore.zip")
    library.write_bytes(archive(compiled(project, "beecore/")))
    shutil.unpack_archive(library, "unpacked", "zip")  # as interpreter.js does
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    standard, own = compiled(stdlib), compiled(project, "beecore/")
    Path(out, "python_stdlib.zip").write_bytes(archive(standard))
    for name in ("beecore.lab.arena", *TOOLS):
        __import__(name)
    tools = compiled(stdlib) | compiled(project, "beecore/")
    extra = {name: tools[name] for name in tools.keys() - standard.keys() - own.keys()}
    Path(out, "tools.zip").write_bytes(archive(extra))
