"""Lowering: the same behavior with only what MicroPython supports."""

import ast
from typing import Any

import pytest

from build.lowering import lowered, unparsed


def text(source: str) -> str:
    return ast.unparse(lowered(source))


def made(source: str) -> dict[str, Any]:
    """Return the names that lowered source defines."""
    names: dict[str, Any] = {}
    exec(compile(lowered(source), "<lowered>", "exec"), names)
    return names


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(a: int, *b: str, c: int = 1, **d: int) -> str: ...", "def f(a, *b, c=1, **d): ..."),
        ("async def f(a: int) -> None: ...", "async def f(a): ..."),
        ("many: int = 3", "many = 3"),
        ("later: int", ""),
        ("Name: TypeAlias = int", ""),
        ("T = TypeVar('T')", ""),
        ("if TYPE_CHECKING:\n    from x import y", ""),
        ("zip(a, b, strict=True)", "zip(a, b)"),
        ("[*a, b, *c]", "list(a) + [b] + list(c)"),
        ("(*a, b)", "tuple(a) + (b,)"),
        ("{*a, b}", "set(a) | {b}"),
        ("[a, b]", "[a, b]"),
        ("first, *rest = a", "first, *rest = a"),
    ],
)
def test_what_micropython_lacks_is_removed_or_replaced(source: str, expected: str) -> None:
    assert text(source).split() == expected.split()


def test_only_imports_for_type_hints_are_removed() -> None:
    source = "import json, ast\nfrom a import b as c, d\ndef f(x: c) -> ast.AST: return json, d"
    assert text(source) == "import json\nfrom a import d\n\ndef f(x):\n    return (json, d)"


def test_functions_that_micropython_lacks_are_imported_from_standins() -> None:
    source = "from functools import cached_property, cache\ncached_property\ncache"
    assert text(source).splitlines()[:2] == [
        "from functools import cache",
        "from browser.standins import cached_property",
    ]
    assert "standins" not in text("from .x import replace\nreplace")


NAMED = """
from typing import NamedTuple
class Point(NamedTuple):
    '''A point.'''
    x: int
    y: int
"""


def test_a_named_tuple_remains_a_named_tuple() -> None:
    point = made(NAMED)["Point"](1, y=2)
    assert point == (1, 2)
    assert (point.x, point.y) == (1, 2)


def test_a_named_tuple_keeps_its_methods() -> None:
    source = NAMED + "    @property\n    def sum(self) -> int:\n        return self.x + self.y"
    point = made(source)["Point"](1, 2)
    assert (point, point.sum) == ((1, 2), 3)


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


def test_a_named_tuple_with_defaults_is_rejected() -> None:
    with pytest.raises(SyntaxError, match="Point: MicroPython's namedtuple has no defaults"):
        lowered(NAMED.replace("y: int", "y: int = 0"))


DATA = """
from dataclasses import dataclass
@dataclass(frozen=True)
class Game:
    '''A game.'''
    hive: str
    found: tuple[str, ...] = ()
    def __post_init__(self) -> None:
        if not self.hive:
            raise ValueError("no hive")
    def count(self) -> int:
        return len(self.found)
"""


def test_a_data_class_gets_explicit_methods() -> None:
    names = made(DATA)
    game = names["Game"]("v", ("cave",))
    assert (game.hive, game.found, game.count(), game._fields) == (
        "v",
        ("cave",),
        1,
        ("hive", "found"),
    )
    assert names["Game"]("v") == names["Game"](hive="v", found=())
    assert names["Game"]("v") != names["Game"]("c")
    assert names["Game"]("v") != ("v", ())
    with pytest.raises(ValueError, match="no hive"):
        names["Game"]("")
    assert "dataclass" not in text(DATA)


def test_a_string_enumeration_becomes_plain_strings() -> None:
    kind = made("class Kind(StrEnum):\n    '''A kind.'''\n    EMPTY = ''\n    WORD = 'word'")[
        "Kind"
    ]
    assert (kind.EMPTY, kind.WORD) == ("", "word")
    assert type(kind.WORD) is str


@pytest.mark.parametrize("base", ["TypedDict", "Protocol"])
def test_classes_for_type_checkers_are_removed(base: str) -> None:
    assert text(f"class Word({base}):\n    word: str") == ""


def test_a_class_with_only_type_hints_gets_a_body() -> None:
    assert text("class A:\n    x: int") == "class A:\n    pass"


def test_invalid_python_is_rejected_with_its_file_name() -> None:
    with pytest.raises(SyntaxError) as rejected:
        lowered("whlie True:", "typo.py")
    assert rejected.value.filename == "typo.py"
