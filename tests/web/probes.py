"""Measures which lines of web/app run in the browser, for coverage.py.

MicroPython cannot trace a program. So if the variable PROBES is set, the site is built from a copy
of the modules with a probe in each run of statements that no branch divides: a statement that sets
a flag, before the last of them. A page writes its flags to the console when it is left, and at the
end of a test. The tests themselves run without coverage.py, which would slow them by a fifth.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

from coverage import CoverageData
from coverage.parser import PythonParser
from playwright.sync_api import BrowserContext, ConsoleMessage, Error

from build import WEB

APP = WEB / "app"
SAID = "Lines that ran: "
FLAGS = "lines_that_ran"
"""The name of the flags in each module, which no module may use for anything else."""
LINES = "lines.json"
"""The file with the module and the lines of each probe."""
TELL = "window.tellLines?.()"
DIVIDING = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.Try, ast.With, ast.AsyncWith)
"""The statements after which the next one may not run."""
MODULE = f"""
import js
reached = bytearray(NUMBER)
def tell(*_):
    js.console.debug({SAID!r} + reached.hex())
js.tellLines = tell
js.addEventListener("pagehide", tell)
"""


class Probing(ast.NodeTransformer):
    """Inserts the probes of a module, and appends the lines of each to `lines`."""

    def __init__(self, name: str, lines: list[tuple[str, list[int]]]) -> None:
        self.name, self.lines = name, lines

    def probe(self, lines: list[int]) -> ast.stmt:
        self.lines.append((self.name, lines))
        return ast.parse(f"{FLAGS}[{len(self.lines) - 1}] = 1").body[0]

    def probed(self, body: list[ast.stmt]) -> list[ast.stmt]:
        made, run = list[ast.stmt](), list[int]()
        for statement in body:
            run += [] if _is_text(statement) else _lines(statement)
            if run and (statement is body[-1] or isinstance(statement, DIVIDING)):
                made.append(self.probe(run))
                run = []
            made.append(self.visit(statement))
        return made

    def visit_Module(self, node: ast.Module) -> ast.Module:
        node.body = self.probed(node.body)
        place = next(at for at, each in enumerate(node.body) if not _is_text(each))
        node.body.insert(place, ast.parse(f"from probes import reached as {FLAGS}").body[0])
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        node.body = [self.visit(each) for each in node.body]
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            return node
        for name in ("body", "orelse", "finalbody"):
            if isinstance(block := getattr(node, name, None), list):
                setattr(node, name, self.probed(block))
        for handler in getattr(node, "handlers", []):
            handler.body = [self.probe([handler.lineno]), *self.probed(handler.body)]
        return node


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _lines(statement: ast.stmt) -> Iterator[int]:
    """Yield the lines that run with a statement, including those of a class's body."""
    yield from (each.lineno for each in getattr(statement, "decorator_list", []))
    yield statement.lineno
    if isinstance(statement, ast.ClassDef):
        for each in statement.body:
            yield from _lines(each)


def write(folder: Path) -> None:
    """Write the modules of web/app with probes to a folder, and the lines of each probe."""
    lines: list[tuple[str, list[int]]] = []
    for path in sorted(APP.rglob("*.py")):
        name = path.relative_to(APP).as_posix()
        text = path.read_text("utf-8")
        assert FLAGS not in text, f"{path} uses the name {FLAGS}, which the probes need"
        tree = Probing(name, lines).visit(ast.parse(text))
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
    (folder / "probes.py").write_text(MODULE.replace("NUMBER", str(len(lines))), "utf-8")
    (folder / LINES).write_text(json.dumps(lines), "utf-8")


class Probes:
    """Collects the flags of pages of a site with probes, given the folder of its modules."""

    def __init__(self, folder: Path) -> None:
        self.lines: list[tuple[str, list[int]]] = json.loads((folder / LINES).read_text("utf-8"))
        self.folder, self.flags = folder, 0

    def listen(self, context: BrowserContext) -> None:
        """Collect the flags that pages of a profile write when they are left."""
        context.on("console", self.note)

    def note(self, message: ConsoleMessage) -> None:
        if message.text.startswith(SAID):
            self.flags |= int(message.text.removeprefix(SAID), 16)

    def ask(self, context: BrowserContext) -> None:
        """Collect the flags of the pages of a profile that are still open."""
        for page in context.pages:
            try:
                page.evaluate(TELL)
            except Error:
                continue  # the page is being left, or has crashed

    def report(self) -> None:
        """Write the lines that ran to a file of its own, for `coverage combine`."""
        reached: dict[str, set[int]] = {}
        flags = self.flags.to_bytes(len(self.lines), "big")
        for (name, lines), flag in zip(self.lines, flags, strict=True):
            if flag:
                reached.setdefault(name, set()).update(lines)
        data = CoverageData(suffix=True)
        data.add_arcs({str(APP / name): arcs(APP / name, own) for name, own in reached.items()})
        data.touch_files([str(path) for path in APP.rglob("*.py")])  # also those that never ran
        data.write()


def arcs(path: Path, reached: set[int]) -> set[tuple[int, int]]:
    """Return the jumps between lines that ran, as coverage.py counts them.

    A jump counts if both of its lines ran, even if neither ran because of the other.
    """
    text = path.read_text("utf-8")
    parser = PythonParser(text=text, filename=str(path), exclude="if TYPE_CHECKING:")
    parser.parse_source()
    lines = parser.translate_lines(reached) & parser.statements
    taken = {(line, to) for line, to in parser.arcs() if line in lines and (to < 0 or to in lines)}
    return taken | {(-1, line) for line in lines}
