"""Which lines and branches of web/app the page has run, as coverage.py counts them.

MicroPython cannot be watched as it runs. So before each statement goes one that notes that it is
reached, in a copy of the modules from which the images of a site are then built. That copy is made
where tests run under coverage.py, which gets what was noted once they are over.
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

from build import ROOT, WEB, app
from build.offline import integrity
from build.runtime import CACHE

APP = WEB / "app"
EXCLUDED = "if TYPE_CHECKING:"
Reached = tuple[str, int, bool | None]
"""A module, a line of it, and of a line that branches whether its condition held."""


class Probing(ast.NodeTransformer):
    """Puts a note before each statement of a module; `probes` has what the notes stand for."""

    def __init__(self, name: str, probes: list[Reached]) -> None:
        self.name, self.probes = name, probes

    def note(self, line: int, branch: bool | None = None) -> ast.stmt:
        self.probes.append((self.name, line, branch))
        return ast.parse(f"_reached[{len(self.probes) - 1}] = 1").body[0]

    def noted(self, body: list[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for place, statement in enumerate(body):
            if place or not _is_text(statement):  # of docstrings nothing is counted
                made += [self.note(line) for line in _lines(statement)]
            made.append(self.visit(statement))
        return made

    def visit_Module(self, node: ast.Module) -> ast.Module:
        node.body = self.noted(node.body)
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
                setattr(node, name, self.noted(block))
        for handler in getattr(node, "handlers", []):
            handler.body = [self.note(handler.lineno), *self.noted(handler.body)]
        if isinstance(node, (ast.If, ast.For, ast.While)):
            node.body.insert(0, self.note(node.lineno, True))
            node.orelse.insert(0, self.note(node.lineno, False))
        return node


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _lines(statement: ast.stmt) -> Iterator[int]:
    """Yield the lines that are reached with a statement: of a class those of its body, too."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield from (each.lineno for each in statement.decorator_list)
    yield statement.lineno
    if isinstance(statement, ast.ClassDef):
        for each in statement.body:
            yield from _lines(each)


class Probes:
    """The images of web/app with notes in them, and what these stand for."""

    def __init__(self) -> None:
        self.reached: list[Reached] = []

    @cached_property
    def modules(self) -> dict[str, str]:
        """The modules by their names, with a note before each statement."""
        noted = {}
        for path in sorted(APP.rglob("*.py")):
            name = path.relative_to(APP).as_posix()
            tree = Probing(name, self.reached).visit(ast.parse(path.read_text("utf-8")))
            noted[name] = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        noted["probes.py"] = f"reached = bytearray({len(self.reached)})\n"
        return noted

    def lay(self, dist: Path, folder: Path) -> None:
        """Lay what of a site differs with the notes into a folder."""
        made = self.images()
        html = (dist / "index.html").read_text("utf-8")
        for name in (app.IMAGE, app.LATE_IMAGE):
            before, after = ((where / name).read_bytes() for where in (dist, made))
            html = html.replace(integrity(before), integrity(after))
            shutil.copyfile(made / name, folder / name)
        (folder / "index.html").write_text(html, "utf-8")

    def images(self) -> Path:
        """Return a folder with the images, which take a while to compile and so are kept."""
        digest = hashlib.sha256(repr(self.modules).encode())
        for path in sorted([*(ROOT / "beecore").rglob("*.py"), *(ROOT / "build").glob("*.py")]):
            digest.update(path.read_bytes())
        folder = CACHE / f"noted-{digest.hexdigest()[:16]}"
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
        (folder / app.IMAGE).write_bytes(app.image(sources))
        (folder / app.LATE_IMAGE).write_bytes(app.late_image(sources))

    def tell(self, coverage: Coverage, flags: bytes) -> None:
        """Have coverage.py know what was reached: a byte that is not 0 for each note that was."""
        if not flags:
            return  # no page was opened
        reached = {told for told, flag in zip(self.reached, flags, strict=True) if flag}
        arcs = {
            str(APP / name): arcs_of(
                APP / name,
                {(line, branch) for module, line, branch in reached if module == name},
            )
            for name in {told[0] for told in reached}
        }
        coverage.get_data().add_arcs(arcs)


def arcs_of(path: Path, reached: set[tuple[int, bool | None]]) -> set[tuple[int, int]]:
    """Return the steps from line to line that were taken, as far as coverage.py asks for them."""
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
