"""Uses of messages in the page's sources: found, or refused if they cannot be checked."""

import pytest

from build.runtime import BuildError
from build.text_uses import Use, in_python, in_script


@pytest.mark.parametrize("module", ["texts", ".texts", "browser.texts", "..browser.texts"])
def test_python_calls_are_found_whichever_module_they_import_the_function_from(module: str) -> None:
    source = f'from {module} import text\nsay(text("a" if is_one else "b", n=1, link=link))'
    values = frozenset({"n", "link"})
    assert [*in_python(source, "copy.py")] == [
        Use("a", values, "copy.py:2"),
        Use("b", values, "copy.py:2"),
    ]


def test_another_function_of_the_same_name_does_not_count() -> None:
    assert [*in_python("from files import text\nawait_(text('calendar.txt'))", "days.py")] == []
    assert [*in_script('response.text("a"); textOf(2); context("b")', "guard.js")] == []


@pytest.mark.parametrize("call", ["text(name)", 'text("a", **values)', "text()", 'text("a", 1)'])
def test_a_python_call_without_literals_is_refused(call: str) -> None:
    with pytest.raises(BuildError, match=r"copy\.py:2: write literals"):
        list(in_python(f"from texts import text\n{call}", "copy.py"))


@pytest.mark.parametrize("call", ["text(name)", 'text("a", values)', 'text("a" + b)'])
def test_a_script_call_without_literals_is_refused(call: str) -> None:
    with pytest.raises(BuildError, match=r"guard\.js:1: write a literal id"):
        list(in_script(call, "guard.js"))
