"""Measures which lines and branches of web/app run on the page, for coverage.py.

MicroPython cannot trace a program. So if the tests run under coverage.py, the site's images are
built from a copy of the modules with a probe before each statement: a statement that sets a flag.
After the tests, the flags are reported to coverage.py.
"""

import ast
import hashlib
import shutil
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from coverage import Coverage
from coverage.parser import PythonParser

from build import ROOT, WEB, micropython
from build.offline import integrity
from build.runtime import CACHE

APP = WEB / "app"
EXCLUDED = "if TYPE_CHECKING:"
Reached = tuple[str, int, bool | None]
"""A module, a line of it, and, for the branches of a condition, whether the condition was true."""


class Probing(ast.NodeTransformer):
    """Inserts a probe before each statement of a module, and appends its meaning to `probes`."""

    def __init__(self, name: str, probes: list[Reached]) -> None:
        self.name, self.probes = name, probes

    def probe(self, line: int, branch: bool | None = None) -> ast.stmt:
        self.probes.append((self.name, line, branch))
        return ast.parse(f"_reached[{len(self.probes) - 1}] = 1").body[0]

    def with_probes(self, body: list[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for place, statement in enumerate(body):
            if place or not _is_text(statement):  # docstrings do not count
                made += [self.probe(line) for line in _lines(statement)]
            made.append(self.visit(statement))
        return made

    def visit_Module(self, node: ast.Module) -> ast.Module:
        node.body = self.with_probes(node.body)
        place = next(at for at, each in enumerate(node.body) if not _is_text(each))
        node.body.insert(place, ast.parse("from probes import reached as _reached").body[0])
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        node.body = [self.visit(each) for each in node.body]
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            return node
        for name in ("body", "orelse", "finalbody"):
            if isinstance(block := getattr(node, name, None), list):
                setattr(node, name, self.with_probes(block))
        for handler in getattr(node, "handlers", []):
            handler.body = [self.probe(handler.lineno), *self.with_probes(handler.body)]
        if isinstance(node, (ast.If, ast.For, ast.While)):
            node.body.insert(0, self.probe(node.lineno, True))
            node.orelse.insert(0, self.probe(node.lineno, False))
        return node


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _lines(statement: ast.stmt) -> Iterator[int]:
    """Yield the lines that run with a statement, including those of a class's body."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield from (each.lineno for each in statement.decorator_list)
    yield statement.lineno
    if isinstance(statement, ast.ClassDef):
        for each in statement.body:
            yield from _lines(each)


class Probes:
    """Builds the images of web/app with probes; `reached` has the meaning of each probe."""

    def __init__(self) -> None:
        self.reached: list[Reached] = []

    @cached_property
    def modules(self) -> dict[str, str]:
        """The source of each module by its path, with a probe before each statement."""
        sources = {}
        for path in sorted(APP.rglob("*.py")):
            name = path.relative_to(APP).as_posix()
            tree = Probing(name, self.reached).visit(ast.parse(path.read_text("utf-8")))
            sources[name] = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        sources["probes.py"] = f"reached = bytearray({len(self.reached)})\n"
        return sources

    def write_overlay(self, dist: Path, folder: Path) -> None:
        """Write those files of a site that differ because of the probes into a folder."""
        made = self.images()
        html = (dist / "index.html").read_text("utf-8")
        for name in micropython.IMAGES:
            before, after = ((where / name).read_bytes() for where in (dist, made))
            html = html.replace(integrity(before), integrity(after))
            shutil.copyfile(made / name, folder / name)
        (folder / "index.html").write_text(html, "utf-8")

    def images(self) -> Path:
        """Return a folder with the compiled images; it is cached, because compiling is slow."""
        digest = hashlib.sha256(repr(self.modules).encode())
        for path in sorted([*(ROOT / "beecore").rglob("*.py"), *(ROOT / "build").glob("*.py")]):
            digest.update(path.read_bytes())
        folder = CACHE / f"probed-{digest.hexdigest()[:16]}"
        if not folder.is_dir():
            CACHE.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(dir=CACHE, prefix="unfinished-") as unfinished:
                self.compile(Path(unfinished))
                with suppress(OSError):  # another process was quicker
                    Path(unfinished).rename(folder)
        return folder

    def compile(self, folder: Path) -> None:
        sources = folder / "sources"
        for name, text in self.modules.items():
            path = sources / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        for name, image in micropython.images(sources).items():
            (folder / name).write_bytes(image)

    def report(self, coverage: Coverage, flags: bytes) -> None:
        """Report to coverage.py which probes were reached: those whose byte in `flags` is not 0."""
        if not flags:
            return  # no page was opened
        reached = {probe for probe, flag in zip(self.reached, flags, strict=True) if flag}
        arcs = {
            str(APP / name): arcs_of(
                APP / name,
                {(line, branch) for module, line, branch in reached if module == name},
            )
            for name in {module for module, _, _ in reached}
        }
        coverage.get_data().add_arcs(arcs)


def arcs_of(path: Path, reached: set[tuple[int, bool | None]]) -> set[tuple[int, int]]:
    """Return the jumps between lines that happened, of those that coverage.py counts."""
    parser = PythonParser(text=path.read_text("utf-8"), filename=str(path), exclude=EXCLUDED)
    parser.parse_source()
    lines = parser.translate_lines(line for line, _ in reached) & parser.statements
    bodies = {
        node.lineno: parser.first_line(min(_lines(node.body[0])))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.If, ast.For, ast.While))
    }

    def is_taken(line: int, to: int) -> bool:
        if line in bodies:
            return (line, to == bodies[line]) in reached
        return to < 0 or to in lines

    taken = {(line, to) for line, to in parser.arcs() if line in lines and is_taken(line, to)}
    return taken | {(-1, line) for line in lines}
