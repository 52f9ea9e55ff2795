"""A pseudo-translation: every message is marked, so that text without a mark is not translated.

The messages stay readable, as ⟦Clear filter⟧. Only what is no text for readers is left as it
is: the example's hive and words, and the language's name.
"""

import shutil
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from beecore.editions import Edition
from build import WEB, assemble, languages, library_texts, offline, texts
from build.languages import Language

START, END = "⟦", "⟧"


def marked(example: dict[str, str]) -> str:
    """Return the catalog with marks; `example` has the entries that are replaced, by their ids."""
    source = (WEB / "texts" / "en.ftl").read_text("utf-8")
    resource = FluentParser().parse(source)
    entries: list[Any] = []  # the type of resources is invariant
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(languages.LAB):
            assert entry.value
            if entry.id.name not in example:
                ends = ast.TextElement(START), ast.TextElement(END)
                entry.value.elements = [ends[0], *entry.value.elements, ends[1]]
            entries.append(entry)
        elif isinstance(entry, ast.Term):
            entries.append(entry)
    library = [
        f"{id} = {START}{_placed(sentence)}{END}"
        for id, sentence in library_texts.sentences().items()
    ]
    text = FluentSerializer().serialize(ast.Resource(entries)) + "\n".join(library)
    for id, value in example.items():
        lines = text.splitlines()
        at = next(place for place, line in enumerate(lines) if line.startswith(f"{id} ="))
        lines[at] = f"{id} = {value}"
        text = "\n".join(lines)
    return text


def _placed(sentence: str) -> str:
    """Return a sentence of beecore with Fluent's placeables for its values."""
    for name in texts.values_in(sentence):
        for given in (f"{{{name}}}", f"{{{name}:,}}"):
            sentence = sentence.replace(given, f"{{ ${name} }}")
    return sentence


def site(dist: Path, target: Path, edition: Edition, example: dict[str, str]) -> None:
    """Make a copy of the site that has the page in a pseudo-translation, for the edition."""
    shutil.copytree(dist, target, dirs_exist_ok=True)
    for name in (offline.WORKER, offline.INTERPRETER):
        shutil.copyfile(WEB / name, target / name)
    for page in target.glob(f"*/{offline.PAGE}"):
        page.unlink()
    english = texts.read()
    catalog = languages.translated(texts.parsed(marked(example), "pseudo.ftl"), english)
    pages = [languages.read(WEB)[0], Language(edition.language, edition, catalog)]
    assemble.make(target, pages=pages)
    offline.make(target)
