"""No modules import each other in a circle, so that each can be the first to be imported."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter

import pytest

from build import ROOT, WEB
from tests.app.standins import imported

APP = WEB / "app"
MODULES = sorted(
    ".".join(path.relative_to(APP).with_suffix("").parts) for path in APP.rglob("*.py")
)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_can_be_imported_first(name: str) -> None:
    """Imports in a circle fail for one order of the modules, and work for another."""
    assert vars(imported([name]))


def imports_in(tree: ast.AST, package: list[str]) -> Iterator[tuple[str, str]]:
    """Return the modules that a module imports, each with a name that it takes from it, or an empty
    one; also those imported in functions, but not those for type hints alone.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from [(name.name, "") for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            yield from [(origin, name.name) for name in node.names]
        else:
            yield from imports_in(node, package)


def test_no_modules_import_each_other_in_a_circle() -> None:
    roots = dict.fromkeys(APP.rglob("*.py"), APP)
    roots |= dict.fromkeys((ROOT / "beecore").rglob("*.py"), ROOT)
    imports: dict[str, list[tuple[str, str]]] = {}
    for path, root in roots.items():
        package = list(path.relative_to(root).parent.parts)
        name = ".".join([*package, path.stem]).removesuffix(".__init__")
        imports[name] = list(imports_in(ast.parse(path.read_text("utf-8")), package))
    graph = {}
    for module, taken in imports.items():
        names = [(f"{origin}.{name}", origin) for origin, name in taken]
        graph[module] = {full if full in imports else origin for full, origin in names}
    assert len(list(TopologicalSorter(graph).static_order())) > len(imports)
