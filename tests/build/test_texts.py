"""The catalog of the page's sentences: its checks, and its compiled messages."""

import pytest

from beecore.editions import ORIGINAL
from build.languages import source, uses
from build.runtime import BuildError
from build.texts import Pattern, Use, parsed


def pattern(source: str) -> Pattern:
    """Return the compiled form of the catalog's message `page-it`."""
    return parsed(source).messages["page-it"].pattern


def test_the_real_catalog_and_sources_pass_all_checks() -> None:
    parsed(source()).check(uses())


def test_the_rules_for_players_name_the_bonus_for_a_pangram() -> None:
    rule = parsed(source()).messages["play-how-pangrams"].pattern
    assert f" {ORIGINAL.bonus} extra points" in rule


@pytest.mark.parametrize(
    ("source", "compiled"),
    [
        ("page-it = Plain", "Plain"),
        ("page-it = First\n    second", "First\nsecond"),
        ("page-it = { $name }", [["name"]]),
        ("page-it = By { $a } and { NUMBER($b) }", ["By ", ["a"], " and ", ["b"]]),
        ('page-it = A{ " " }{ "{" }b', "A {b"),
        ("-brand = Hive\npage-it = Open { -brand }", "Open Hive"),
        ("page-it = { page-b }!\npage-b = By { $a }", ["By ", ["a"], "!"]),
        (
            "page-it = { NUMBER($n) ->\n [0] None\n [one] One of { $all }\n *[other] { $n }\n }",
            [["n", {"0": "None", "one": ["One of ", ["all"]], "": [["n"]]}]],
        ),
    ],
)
def test_messages_are_compiled_with_their_references_resolved(
    source: str, compiled: Pattern
) -> None:
    assert pattern(source) == compiled


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("page-a = A\npage-it", "line 2: Expected token"),
        ("page-it = A\npage-it = B", "line 2: there are two messages page-it"),
        ("page-it = A\n    .title = B", "line 1: page-it: .* no attributes"),
        ("Page-it = A", "line 1: Page-it: an id is"),
        ("it = A", "line 1: it: an id is"),
        ("page-a = A\npage-it = { DATETIME($day) }", "line 2: page-it: only variables"),
        ("page-it = { NUMBER($n, minimumFractionDigits: 2) }", "line 1: page-it: only variables"),
        ("page-it = { 5 }", "line 1: page-it: only variables"),
        ("page-it = { page-b }", "line 1: page-it refers to page-b, unknown"),
        ("page-it = { page-it }", "line 1: page-it refers to page-it, itself"),
        ("page-it = <b>{ $n }</b>", "line 1: page-it: HTML"),
        ("page-it = <b>a", "line 1: page-it: HTML"),
        ("page-it = <b>a</i>", "line 1: page-it: HTML"),
        ("page-it = <script>a</script>", "line 1: page-it: HTML"),
    ],
)
def test_an_error_in_the_catalog_is_reported_with_its_line(source: str, error: str) -> None:
    with pytest.raises(BuildError, match=error):
        parsed(source)


@pytest.mark.parametrize(
    ("use", "error"),
    [
        (("page-c", None), "here:1: en.ftl has no message page-c"),
        (("page-n", set()), "here:1: page-n has n, given: -"),
        (("page-n", {"m"}), "here:1: page-n has n, given: m"),
        (("page-a", {"m"}), "here:1: page-a has no variables, given: m"),
        (("page-b", set()), "here:1: page-b contains HTML"),
    ],
)
def test_an_unknown_message_or_wrong_variables_are_refused(
    use: tuple[str, set[str] | None], error: str
) -> None:
    id, values = use
    catalog = parsed("page-a = A\npage-b = <b>B</b>\npage-n = { $n }")
    with pytest.raises(BuildError, match=error):
        catalog.check([Use(id, None if values is None else frozenset(values), "here:1")])


def test_an_unused_message_is_refused() -> None:
    catalog = parsed("page-a = A\npage-b = { page-c }\npage-c = C")
    with pytest.raises(BuildError, match=r"nothing uses page-a$"):
        catalog.check([Use("page-b", None, "here:1")])
