"""The page's own Python, rewritten and in images.

tests/micropython shows that it behaves as in CPython, with named tuples, data classes, and so on.
"""

import ast
import shutil
from pathlib import Path

import pytest

from build import ROOT, WEB, micropython
from build.micropython import lowered, unparsed
from build.runtime import BuildError


def text(source: str) -> str:
    return ast.unparse(lowered(source))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(a: int, *b: str, c: int = 1, **d: int) -> str: ...", "def f(a, *b, c=1, **d): ..."),
        ("later: int\nName: TypeAlias = int\nT = TypeVar('T')", ""),
        ("if TYPE_CHECKING:\n    from x import y", ""),
        ("zip(a, b, strict=True)", "zip(a, b)"),
        ("[*a, b, *c]", "list(a) + [b] + list(c)"),
        ("first, *rest = (*a, b)", "first, *rest = tuple(a) + (b,)"),
        ("{*a, b}", "set(a) | {b}"),
        ("class Word(Protocol):\n    word: str", ""),
        ("class A:\n    x: int", "class A:\n    pass"),
        (
            "import json, ast\nfrom a import b as c, d\ndef f(x: c) -> ast.AST: return json, d",
            "import json\nfrom a import d\n\ndef f(x):\n    return (json, d)",
        ),
        (
            "from functools import cached_property, cache\ncached_property\ncache",
            "from functools import cache\nfrom browser.standins import cached_property\n"
            "cached_property\ncache",
        ),
    ],
)
def test_what_micropython_lacks_is_removed_or_replaced(source: str, expected: str) -> None:
    assert text(source).split() == expected.split()


def test_a_named_tuple_with_a_default_is_refused() -> None:
    with pytest.raises(SyntaxError, match="Point: MicroPython's namedtuple has no defaults"):
        lowered("class Point(NamedTuple):\n    x: int = 0")


SPREAD = """'A module'
from typing import NamedTuple


class Point(NamedTuple):
    x: int
    y: int


def area(
    point: Point,
) -> int:
    'Return the area.'
    total: int = sum(
        point,
    )
    # why
    return total
"""


def test_statements_stay_on_their_original_lines() -> None:
    written = unparsed(lowered(SPREAD))
    assert ast.dump(ast.parse(written)) == ast.dump(ast.parse(text(SPREAD)))
    for start in ("def area", "total", "return total"):
        before, after = (
            [line.strip().startswith(start) for line in each.split("\n")].index(True)
            for each in (SPREAD, written)
        )
        assert before == after


def test_modules_come_with_exactly_the_modules_of_beecore_they_import(tmp_path: Path) -> None:
    main = "beecore/game/saving.py"
    found = micropython.with_imports({main: ROOT / main})
    names = {name.removeprefix("beecore/").removesuffix(".py") for name in found}
    assert names > {"errors", "hive", "letters", "game/guess", "game/hints", "solution"}
    assert not names & {"lexicon", "bands", "game/__init__"}
    assert all(source == (ROOT / name).read_text("utf-8") for name, source in found.items())
    source = tmp_path / "main.py"
    source.write_text("from beecore.lexicon import Lexicon\ndef count(words: Lexicon) -> int: ...")
    assert set(micropython.with_imports({"main.py": source})) == {"main.py"}


def test_modules_are_imported_after_those_that_they_import() -> None:
    sources = {
        "page.py": "from browser.dom import by_id\nfrom answers import links\nby_id, links",
        "browser/dom.py": "def by_id(): from play.game import Play",
        "answers/links.py": "from browser.dom import by_id\nby_id",
        "play/game.py": "from answers import links\nfrom .board import Board\nlinks, Board",
        "play/board.py": "from browser.dom import by_id\nby_id",
    }
    images = {**dict.fromkeys(sources, "app"), "play/board.py": "play", "play/game.py": "play"}
    needed = {name: micropython.modules_of(name, sources) for name in ("page", "play.game")}
    assert ast.literal_eval(micropython.order_of(needed, images).partition(" = ")[2]) == {
        "page": ([], "browser.dom answers.links page"),
        "play.game": (["play"], "play.board play.game"),
    }


@pytest.mark.unmeasured
def test_a_module_is_in_the_first_image_with_a_part_that_imports_it() -> None:
    images = micropython.images()
    lab = images.pop("lab.bin")
    for module, image in {
        "player.py": "play.bin",
        "packing.py": "dialogs.bin",
        "engine.py": "dialogs.bin",
        "errors.py": "app.bin",
        "missing.py": "app.bin",
    }.items():
        assert [name for name in images if module.encode() in images[name]] == [image]
    for module in ("sandbox.py", "engine.py", "errors.py", "modules.py"):
        assert module.encode() in lab
    assert b"player.py" not in lab
    assert "lab.bin" not in micropython.images(left_out=["lab"])


def test_a_module_that_no_part_imports_is_refused(tmp_path: Path) -> None:
    app = tmp_path / "app"
    shutil.copytree(WEB / "app", app)
    (app / "forgotten.py").write_text("")
    with pytest.raises(BuildError, match="no part imports “forgotten"):
        micropython.images(app)


def test_a_module_that_does_not_compile_is_named() -> None:
    with pytest.raises(BuildError, match="typo"):
        micropython.compiled("typo.py", "whlie True:")
