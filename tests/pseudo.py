"""A pseudo-translation of the page, in which every message ends with an invisible mark.

Its messages are the English ones with zero-width spaces, which Playwright ignores. So tests that
find elements by their English labels run on it, and text without a mark is text that cannot be
translated.
"""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from beecore.editions import ORIGINAL
from build import page, texts
from build.languages import LAB, Language, source
from tests.web.built import copy_in_english

MARK = "\u200b"
UNMARKED = (*texts.OF_BUILD, "page-app", "page-app-description", "play-options")
"""The ids of messages that the build takes apart, that only the manifest has, or that can be empty,
so that a mark would show an empty line.
"""


def catalog() -> texts.Catalog:
    """Return the English messages with marks."""
    entries: list[Any] = []  # the type of resources is invariant
    for entry in FluentParser().parse(source()).body:
        if isinstance(entry, ast.Message) and entry.id.name not in UNMARKED:
            assert entry.value
            if not entry.id.name.startswith(LAB):
                entry.value.elements.append(ast.TextElement(MARK))
        if isinstance(entry, (ast.Message, ast.Term)):
            entries.append(entry)
    return texts.parsed(FluentSerializer().serialize(ast.Resource(entries)), "pseudo.ftl")


def make(dist: Path, target: Path) -> None:
    """Make a copy of a site whose English page is the pseudo-translation."""
    copy_in_english(dist, target)
    page.make(target, pages=[Language("en", ORIGINAL, catalog())])
