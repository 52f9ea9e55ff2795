"""The languages of the page, and the messages that it needs in each of them.

English is in the site's own folder, and any other language in a folder with the name of its tag,
which also has its words, its daily hives, and its definitions. The Lab is in English in all
languages. To add a language, write its catalog in `web/texts/`, with `en.ftl` as the model.

The page's sources name messages by their ids, and so do errors of beecore, whose English sentences
are in `beecore.errors`. Names of beecore, such as those of ranks, and its verdicts on guesses get
an id made of their first words, under which the catalog of another language can translate them; the
page looks these up by the English ones.
"""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from beecore.editions import EDITIONS, ORIGINAL, Edition
from beecore.errors import SENTENCES
from beecore.game.guess import MESSAGES, PRAISE
from beecore.game.record import RANK_NAMES
from beecore.game.view import BADGES
from beecore.gloss import PARTS
from beecore.pack import Reason

from . import WEB, data, texts
from .runtime import BuildError
from .texts import REFERENCE, Catalog, Pattern, Use

LAB = "lab-"
"""How the ids of messages that stay in English begin."""
CALL = re.compile(r"(?<![.\w])(?<!function )text\((?:\"([\w-]+)\"(?:, \{([^{}]*)\})?\))?")
NAME = re.compile(r"\s*(\w+)")
FUNCTION, MODULE = "text", "texts"

TABLES: dict[str, list[str]] = {
    "rank": list(RANK_NAMES),
    "badge": [text for badge in BADGES for text in badge],
    "reason": [reason for reason in Reason if reason],
    "part": list(PARTS.values()),
    "edition": [edition.title for edition in EDITIONS],
}
"""Other sentences and names, by the first part of their ids."""
ERROR = "bee-error-"
"""How the ids of errors begin in catalogs."""
WORDS_OF_ID = 6


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
        return self.folder and self.folder + "/"

    @property
    def root(self) -> str:
        """The path from its page to the folder of the site."""
        return "../" if self.folder else "./"

    @property
    def offer(self) -> dict[str, str]:
        """The address of its page, and the sentence that offers it to visitors of another one."""
        return {"address": self.address, "sentence": self.catalog.plain("page-offer")}

    def messages(self, used: list[Use]) -> dict[str, Pattern]:
        """Return the messages that scripts and Python look up, and beecore's sentences."""
        asked = sorted({use.id for use in used if use.values is not None})
        patterns = {id: self.catalog.messages[id].pattern for id in asked}
        return patterns | translations(self.catalog)


def read(folder: Path = WEB / "texts") -> list[Language]:
    """Return the languages with a catalog in a folder, English first.

    Raises `BuildError` for an incomplete translation.
    """
    english = texts.read(folder / "en.ftl")
    found = [Language(ORIGINAL.language, ORIGINAL, english)]
    for edition in data.LANGUAGES:
        path = folder / f"{edition.language}.ftl"
        if path.is_file():
            found.append(Language(edition.language, edition, translated(texts.read(path), english)))
    return found


def translated(catalog: Catalog, english: Catalog) -> Catalog:
    """Return a translation with the English messages of the Lab.

    Raises `BuildError` if a message is missing or has other variables than the English one.
    """
    library = {id: texts.values_in(sentence) for id, sentence in sentences().items()}
    lab = {id: message for id, message in english.messages.items() if id.startswith(LAB)}
    others = [id for id in english.messages if id not in lab and id[0] != "-"]
    needed = {id: english.messages[id].variables for id in others}
    catalog.check_against(needed, library)
    return catalog._replace(messages={**lab, **catalog.messages})


def uses(web: Path = WEB) -> list[Use]:
    """Return all uses of messages in the page's sources.

    Raises `BuildError` for a call whose id is not a literal, or whose values are not keywords.
    """
    paths = [*web.glob("*.*"), *(web / "app").rglob("*.*"), *(web / "lab").rglob("*.*")]
    return [
        use
        for path in sorted(paths)
        if path.suffix in FINDERS
        for use in FINDERS[path.suffix](path.read_text("utf-8"), path.name)
    ]


def in_html(source: str, name: str) -> Iterator[Use]:
    """Yield the references to messages in HTML or CSS.

    >>> next(in_html('<h1 class="title">{{ page-title }}</h1>', "index.html"))
    Use(id='page-title', values=None, place='index.html:1')
    """
    for found in REFERENCE.finditer(source):
        yield Use(found[1], None, _place(name, source, found))


def in_script(source: str, name: str) -> Iterator[Use]:
    """Yield the calls of `text` in a script; raises `BuildError` for an id that is not a literal.

    >>> next(in_script('tell(text("page-late", { seconds: 15 }));', "guard.js"))
    Use(id='page-late', values=frozenset({'seconds'}), place='guard.js:1')
    """
    for found in CALL.finditer(source):
        place = _place(name, source, found)
        if not found[1]:
            raise BuildError(f'{place}: write a literal id, as in text("page-late", {{ seconds }})')
        names = [NAME.match(pair) for pair in (found[2] or "").split(",") if pair.strip()]
        yield Use(found[1], frozenset(each[1] for each in names if each), place)


def _place(name: str, source: str, found: re.Match[str]) -> str:
    return f"{name}:{source.count(chr(10), 0, found.start()) + 1}"


def in_python(source: str, name: str) -> Iterator[Use]:
    """Yield the calls of `text` in a Python module that imports it.

    >>> next(in_python("from texts import text\\nsay(text('solve-copied', words=3))", "copy.py"))
    Use(id='solve-copied', values=frozenset({'words'}), place='copy.py:2')
    """
    nodes = list(ast.walk(ast.parse(source, name)))
    if not any(_imports_text(node) for node in nodes):
        return
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == FUNCTION:
            values = frozenset(each.arg or "**" for each in node.keywords)
            ids = list(_literals(node.args[0])) if len(node.args) == 1 else [None]
            for id in ids:
                if id is None or "**" in values:
                    example = 'write literals, as in text("solve-copied", words=3)'
                    raise BuildError(f"{name}:{node.lineno}: {example}")
                yield Use(id, values, f"{name}:{node.lineno}")


def _imports_text(node: ast.AST) -> bool:
    if not isinstance(node, ast.ImportFrom) or (node.module or "").split(".")[-1] != MODULE:
        return False
    return any(each.name == FUNCTION and not each.asname for each in node.names)


def _literals(node: ast.expr) -> Iterator[str | None]:
    """Yield the texts that an expression can be, and None for anything but a literal."""
    if isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        yield None


FINDERS: dict[str, Callable[[str, str], Iterator[Use]]] = {
    ".css": in_html,
    ".html": in_html,
    ".js": in_script,
    ".py": in_python,
    ".webmanifest": in_html,
}


@cache
def sentences() -> dict[str, str]:
    """Return the sentences of beecore by id, with `{name}` for their values.

    >>> sentences()["bee-error-letter-twice"]
    '{letter} appears twice: each letter may be used only once'

    Raises `BuildError` if two sentences have the same id.
    """
    verdicts = sorted({*MESSAGES.values(), *(message for _, message in PRAISE)} - {""})
    groups = [("guess", verdicts), *TABLES.items()]
    found = {ERROR + id: sentence for id, sentence in SENTENCES.items()}
    for group, members in groups:
        for sentence in members:
            words = re.findall("[a-z0-9]+", sentence.lower())[:WORDS_OF_ID]
            id = "-".join(["bee", group.replace("_", "-"), *words])
            if found.setdefault(id, sentence) != sentence:
                raise BuildError(f"beecore has two sentences for {id}: change how one begins")
    return found


def translations(catalog: Catalog) -> dict[str, Pattern]:
    """Return the translations in a language's catalog: those of errors by the id that beecore gives
    them, those of names and verdicts by the English ones.
    """
    return {
        id.removeprefix(ERROR) if id.startswith(ERROR) else english: catalog.messages[id].pattern
        for id, english in sentences().items()
        if id in catalog.messages
    }
