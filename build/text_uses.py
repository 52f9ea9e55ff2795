"""Finds the uses of messages in the page's sources (see `build/texts.py`)."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from . import WEB
from .runtime import BuildError

REFERENCE = re.compile(r"\{\{ ([\w-]+) \}\}")
CALL = re.compile(r"(?<![.\w])(?<!function )text\((?:\"([\w-]+)\"(?:, \{([^{}]*)\})?\))?")
NAME = re.compile(r"\s*(\w+)")
FUNCTION, MODULE = "text", "texts"


class Use(NamedTuple):
    """A use of a message, with its file and line.

    `values` are the names of the variables passed to `text`; None in HTML, CSS, and the manifest.
    """

    id: str
    values: frozenset[str] | None
    place: str


def uses(web: Path = WEB) -> list[Use]:
    """Return all uses of messages in the page's sources.

    Raises `BuildError` for a call whose id is not a literal, or whose values are not keywords.
    """
    paths = [*web.glob("*.*"), *(web / "app").rglob("*.*"), *(web / "lab").rglob("*.*")]
    return [
        use
        for path in sorted(paths)
        if path.suffix in FINDERS
        for use in FINDERS[path.suffix](path.read_text("utf-8"), path.name)
    ]


def in_html(source: str, name: str) -> Iterator[Use]:
    """Yield the references to messages in HTML or CSS.

    >>> next(in_html('<h1 class="title">{{ page-title }}</h1>', "index.html"))
    Use(id='page-title', values=None, place='index.html:1')
    """
    for found in REFERENCE.finditer(source):
        yield Use(found[1], None, _place(name, source, found))


def in_script(source: str, name: str) -> Iterator[Use]:
    """Yield the calls of `text` in a script; raises `BuildError` for an id that is not a literal.

    >>> next(in_script('tell(text("page-late", { seconds: 15 }));', "guard.js"))
    Use(id='page-late', values=frozenset({'seconds'}), place='guard.js:1')
    """
    for found in CALL.finditer(source):
        place = _place(name, source, found)
        if not found[1]:
            raise BuildError(f'{place}: write a literal id, as in text("page-late", {{ seconds }})')
        names = [NAME.match(pair) for pair in (found[2] or "").split(",") if pair.strip()]
        yield Use(found[1], frozenset(each[1] for each in names if each), place)


def in_python(source: str, name: str) -> Iterator[Use]:
    """Yield the calls of `text` in a Python module that imports it.

    >>> next(in_python("from texts import text\\nsay(text('solve-copied', words=3))", "copy.py"))
    Use(id='solve-copied', values=frozenset({'words'}), place='copy.py:2')
    """
    nodes = list(ast.walk(ast.parse(source, name)))
    if any(_imports_text(node) for node in nodes):
        for node in nodes:
            if isinstance(node, ast.Call) and _is_named(node.func, FUNCTION):
                yield from _called(node, f"{name}:{node.lineno}")


def _called(call: ast.Call, place: str) -> Iterator[Use]:
    values = frozenset(each.arg or "**" for each in call.keywords)
    ids = list(_texts(call.args[0])) if len(call.args) == 1 else [None]
    for id in ids:
        if id is None or "**" in values:
            raise BuildError(f'{place}: write literals, as in text("solve-copied", words=3)')
        yield Use(id, values, place)


def _texts(node: ast.expr) -> Iterator[str | None]:
    """Yield the string literals that an expression can be, and None for any other value."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    else:
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        yield str(node.value) if is_text and isinstance(node, ast.Constant) else None


def _imports_text(node: ast.AST) -> bool:
    if not isinstance(node, ast.ImportFrom) or (node.module or "").split(".")[-1] != MODULE:
        return False
    return any(each.name == FUNCTION and not each.asname for each in node.names)


def _is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _place(name: str, source: str, found: re.Match[str]) -> str:
    return f"{name}:{source.count(chr(10), 0, found.start()) + 1}"


FINDERS: dict[str, Callable[[str, str], Iterator[Use]]] = {
    ".css": in_html,
    ".html": in_html,
    ".js": in_script,
    ".mjs": in_script,
    ".py": in_python,
    ".webmanifest": in_html,
}
