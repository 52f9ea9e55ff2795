"""Lowers Python as people and type checkers read it to what MicroPython runs.

One step from syntax tree to syntax tree, so that the sources stay idiomatic and typed, and are the
same for both Pythons. Out go type hints, and whatever is imported or declared for them alone; what
MicroPython lacks is put in other words:

- a `NamedTuple` becomes a `namedtuple`, with its methods in a class of their own;
- a frozen data class has its `__init__` and `__eq__` written out;
- a `StrEnum` becomes a class of plain texts;
- `[*some, more]` becomes a sum, and `zip` is never strict.

What is left to mind is that MicroPython keeps dictionaries and sets in no order, and does not sort
stably. `web/app/browser/standins.py` has the two functions of the standard library that it lacks.
"""

import ast
from functools import cache

STANDINS = {"cached_property", "replace"}
TYPES_ALONE = {"Protocol", "TypedDict"}


@cache  # one tree for all who only read it
def lowered(source: str, name: str = "<source>") -> ast.Module:
    """Return the tree of a module in words that MicroPython knows.

    >>> print(ast.unparse(lowered("from typing import Any\\ndef same(x: Any) -> Any: return x")))
    def same(x):
        return x

    Raises `SyntaxError` for what is no Python, or has no other words here.
    """
    tree = ast.parse(source, name)
    _Lowering().visit(tree)
    if any(isinstance(node, ast.Name) and node.id == "namedtuple" for node in ast.walk(tree)):
        tree.body.insert(0, ast.parse("from collections import namedtuple").body[0])
    _Pruning(tree).visit(tree)
    return ast.fix_missing_locations(tree)


def laid_out(tree: ast.Module) -> str:
    """Return a module as text, each statement in its line of the source: tracebacks name it.

    >>> print(laid_out(ast.parse("first = [\\n    1,\\n]\\nlast = 2")))
    first = [1]
    <BLANKLINE>
    <BLANKLINE>
    last = 2
    """
    close = ast.unparse(tree)
    wanted: dict[int, int] = {}
    for source, written in zip(_statements(tree), _statements(ast.parse(close)), strict=True):
        wanted.setdefault(written.lineno, source.lineno)
    lines: list[str] = []
    for number, line in enumerate(close.split("\n"), 1):
        lines += [""] * (wanted.get(number, 0) - len(lines) - 1) + [line]
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
        if node.value is None or _named(node.annotation) == "TypeAlias":
            return None
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        is_type = isinstance(node.value, ast.Call) and _named(node.value.func) == "TypeVar"
        return None if is_type else self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if _named(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if _named(node.func) == "cast":
            return node.args[1]
        if _named(node.func) == "zip":
            node.keywords = [keyword for keyword in node.keywords if keyword.arg != "strict"]
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
        bases = {_named(base) for base in node.bases}
        if bases & TYPES_ALONE:
            return None
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        self.generic_visit(node)
        if "StrEnum" in bases:
            node.bases = []
        elif "NamedTuple" in bases:
            return _named_tuple(node, fields)
        elif any("dataclass" in ast.unparse(each) for each in node.decorator_list):
            _write_out(node, fields)
        node.body = node.body or [ast.Pass()]
        return node


class _Pruning(ast.NodeTransformer):
    """Drops what is imported and never used, which was for type checkers alone."""

    def __init__(self, tree: ast.Module) -> None:
        self.used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}

    def visit_Import(self, node: ast.Import) -> ast.AST | None:
        node.names = [each for each in node.names if (each.asname or each.name) in self.used]
        return node if node.names else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.AST] | None:
        names = [each for each in node.names if (each.asname or each.name) in self.used]
        missing = [each for each in names if each.name in STANDINS and not node.level]
        node.names = [each for each in names if each not in missing]
        kept: list[ast.AST] = [node] if node.names else []
        return kept + [ast.ImportFrom("browser.standins", missing, 0)] * bool(missing)


def _named(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _named_tuple(node: ast.ClassDef, fields: list[ast.AnnAssign]) -> ast.AST:
    """Return a plain `namedtuple`, or a class on top of one if there are methods."""
    if any(field.value for field in fields):
        raise SyntaxError(f"{node.name}: MicroPython's namedtuple has no defaults")
    names = " ".join(ast.unparse(field.target) for field in fields)
    made = ast.parse(f"{node.name} = namedtuple({node.name!r}, {names!r})").body[0]
    assert isinstance(made, ast.Assign)
    methods: list[ast.stmt] = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    if not methods:
        return made
    return ast.ClassDef(node.name, [made.value], [], methods, [])


def _write_out(node: ast.ClassDef, fields: list[ast.AnnAssign]) -> None:
    """Give a data class what the decorator would give it."""
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
