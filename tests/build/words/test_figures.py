"""The figures of the languages in `wordlists/LANGUAGES.md`."""

import re

import pytest

from build.words import figures


@pytest.mark.unmeasured
def test_the_figures_are_those_of_the_word_lists() -> None:
    text = figures.PATH.read_text("utf-8")
    outdated = re.sub(r"(## Figures\n.*? Catalan \|)[^\n]*", r"\1 1 |", text, flags=re.DOTALL)
    assert outdated != text
    assert figures.renewed(outdated) == text, "run python3 -m build words --figures"
