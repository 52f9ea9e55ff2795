"""Compile what the page's worker imports, and nothing else. Runs inside Pyodide, under Node.

Pyodide ships the standard library as sources and compiles some 130 modules at every start. The
page gets byte-code instead, of only those modules that its worker has in `sys.modules` once it is
up. Nobody keeps a list of them: `main` does what the worker does (import PyScript's library and
whatever `web/engine.py` imports, put an error into words, unpack an archive) and looks. As the
Python that compiles is the Python that will read, the byte-code fits. Three archives come of it:

- `python_stdlib.zip`: the standard library and Pyodide's own modules, each `.pyc` where its source
  would be;
- `beecore.zip`: the engine likewise, and `pyscript/__pycache__/`. PyScript writes the sources of
  its library beside that folder, and Python takes the byte-code without looking at them;
- `tools.zip`: what the Lab adds to both where a visitor's solver runs, see `beecore.lab.arena`: all
  that module imports, and what people write solvers with.

Same sources, same bytes: names are sorted, times are fixed, and byte-code carries a hash of its
source, never checked, where others carry a time (PEP 552).
"""

import ast
import io
import marshal
import shutil
import sys
import traceback
import zipfile
from collections.abc import Iterator, Mapping
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec, SourceFileLoader

UNCHECKED_HASH = (1).to_bytes(4, "little")
"""Flags of a `.pyc` that holds a hash of its source, and is to be used without checking it."""


TOOLS = (
    "abc array bisect collections collections.abc copy dataclasses enum functools heapq itertools"
    " math operator random re string struct time timeit typing"
).split()
"""What a solver may well import of the standard library."""


def pyc(source: bytes, filename: str) -> bytes:
    """Compile `source` to the content of a `.pyc` file, without docstrings and asserts.

    Tracebacks keep their line numbers; `pyodide.mjs` has Python leave out the columns.

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


def imports(source: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each module that `source` imports, with the names taken from it.

    >>> list(imports("import zlib\\nfrom json import dumps, loads"))
    [('zlib', []), ('json', ['dumps', 'loads'])]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, [alias.name for alias in node.names]


def error_in_words() -> str:
    """Return a traceback, so that all modules needed to print one are imported."""
    try:
        compile("whlie True:", "typo", "exec")
    except SyntaxError:
        return traceback.format_exc()
    raise AssertionError("a typo compiled")


def compiled(root: str, folder: str = "", *, cached: bool = False) -> dict[str, bytes]:
    """Compile the imported modules with sources in `folder` of `root`; names start below `root`.

    A `.pyc` takes the place of its source, or with `cached` the place in `__pycache__` where Python
    looks for it when the source is there as well.
    """
    files = {}
    for module in list(sys.modules.values()):
        spec: ModuleSpec | None = getattr(module, "__spec__", None)
        if spec is None or not spec.origin or not spec.origin.startswith(f"{root}/{folder}"):
            continue
        source = cast("SourceFileLoader", spec.loader).get_data(spec.origin)
        place = cache_from_source(spec.origin) if cached else f"{spec.origin}c"
        files[place.removeprefix(f"{root}/")] = pyc(source, spec.origin)
    return files


def main(project: str, out: str) -> None:
    """Write both archives into `out`; PyScript's library is in the working directory."""
    sys.dont_write_bytecode = True
    __import__("pyscript")
    for name, taken in imports(Path(project, "web/engine.py").read_text(encoding="utf-8")):
        __import__(name, fromlist=taken)
    error_in_words()
    library = compiled(str(Path.cwd()), "pyscript/", cached=True)
    engine = Path(out, "beecore.zip")
    engine.write_bytes(archive(compiled(project, "beecore/") | library))
    shutil.unpack_archive(engine, "unpacked", "zip")  # as PyScript will: its imports count too
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    standard, own = compiled(stdlib), compiled(project, "beecore/")
    Path(out, "python_stdlib.zip").write_bytes(archive(standard))
    for name in ("beecore.lab.arena", *TOOLS):
        __import__(name)
    tools = compiled(stdlib) | compiled(project, "beecore/")
    further = {name: tools[name] for name in tools.keys() - standard.keys() - own.keys()}
    Path(out, "tools.zip").write_bytes(archive(further))
