"""The languages of the page: each has a catalog in `web/texts/`, and words in `wordlists/`.

    dist/index.html, dist/fr/index.html …    the page, which `assemble` makes in each language

English is in the site's own folder, and any other language in a folder with the name of its tag,
which also has its words, its daily hives, and its definitions. The Lab is in English in all
languages. To add a language, write its catalog, with `en.ftl` as the model.
"""

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from beecore.editions import EDITIONS, ORIGINAL, Edition

from . import WEB, library_texts, packs, texts
from .text_uses import Use
from .texts import Catalog

LAB = "lab-"
"""How the ids of messages that stay in English begin."""


class Language(NamedTuple):
    """A language of the page: its tag, the edition that its page plays, and its messages."""

    tag: str
    edition: Edition
    catalog: Catalog

    @property
    def folder(self) -> str:
        """The folder of its files in the site; empty for English."""
        return "" if self.edition == ORIGINAL else self.tag

    @property
    def address(self) -> str:
        """The address of its page in the site."""
        return self.folder and self.folder + "/"

    @property
    def root(self) -> str:
        """The path from its page to the folder of the site."""
        return "../" if self.folder else "./"

    def messages(self, used: list[Use]) -> str:
        """Return the messages that scripts and Python look up, as JSON that is safe within HTML."""
        return self.catalog.data(used, library_texts.translations(self.catalog))


def read(folder: Path = WEB / "texts") -> list[Language]:
    """Return the languages with a catalog in a folder, English first.

    Raises `BuildError` for an incomplete translation.
    """
    english = texts.read(folder / "en.ftl")
    found = [Language(ORIGINAL.language, ORIGINAL, english)]
    for edition in EDITIONS:
        path = folder / f"{edition.language}.ftl"
        if edition in packs.LANGUAGES and path.is_file():
            found.append(Language(edition.language, edition, translated(texts.read(path), english)))
    return found


def translated(catalog: Catalog, english: Catalog) -> Catalog:
    """Return a translation with the English messages of the Lab.

    Raises `BuildError` if a message is missing or has other variables than the English one.
    """
    sentences = library_texts.sentences()
    library = {id: texts.values_in(sentence) for id, sentence in sentences.items()}
    needed = {
        id: message.variables for id, message in english.messages.items() if not id.startswith(LAB)
    }
    catalog.check_against(needed, library)
    lab = {id: message for id, message in english.messages.items() if id.startswith(LAB)}
    return Catalog({**lab, **catalog.messages}, catalog.name, catalog.terms)


def data(pages: Sequence[Language]) -> str:
    """Return the address of each page and the sentence that offers it, as JSON by their tags."""
    offers = {
        page.tag: {"address": page.address, "sentence": page.catalog.plain("page-offer")}
        for page in pages
    }
    text = json.dumps(offers, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def links(pages: Sequence[Language], current: Language) -> str:
    """Return a link to the page in each language, by the language's own name."""
    if len(pages) == 1:
        return ""
    found = []
    for page in pages:
        name = escape(page.catalog.plain("page-language"))
        mark = ' aria-current="page"' if page == current else ""
        address = current.root + page.address
        found.append(
            f'<a href="{address}" hreflang="{page.tag}" lang="{page.tag}"{mark}>{name}</a>'
        )
    return " ".join(found)
