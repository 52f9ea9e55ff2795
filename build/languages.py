"""The languages of the page, and the messages that it needs in each of them.

English is in the site's own folder, and any other language in a folder with the name of its tag,
which also has its words, its daily hives, and its definitions. The Lab is in English in all
languages. To add a language, write its catalog in `web/texts/`, with `en.ftl` as the model.

The page's sources name messages by their ids. Those of beecore begin with `bee-`, and code may
compute them. Their English sentences are in beecore, which prints them in the terminal; those of
badges, which only the page shows, are in the catalog.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from beecore import errors
from beecore.editions import EDITIONS, ORIGINAL, RANK_TITLES, Edition
from beecore.game.guess import MESSAGES
from beecore.gloss import PARTS
from beecore.pack import Reason

from . import WEB, data, parts, texts
from .runtime import BuildError
from .texts import LIBRARY, REFERENCE, Catalog, Pattern, Use

LAB = "lab-"
"""How the ids of messages that stay in English begin."""
CALL = re.compile(r"(?<![.\w])(?<!function )text\((?:\"([\w-]+)\"(?:, \{([^{}]*)\})?\))?")
NAME = re.compile(r"\s*(\w+)")
VALUE = re.compile(r"\{(\w+)(?::,)?\}")
"""A value in a sentence of beecore."""
FUNCTION, MODULE = "text", "texts"

SENTENCES: dict[str, dict[str, str]] = {
    "error": errors.SENTENCES,
    "guess": MESSAGES,
    "rank": dict(RANK_TITLES),
    "reason": {reason.lower().replace(" ", "-"): reason for reason in Reason if reason},
    "part": PARTS,
    "edition": {edition.name: edition.title for edition in EDITIONS},
}
"""The English sentences of beecore by the ends of their ids, which `bee-` and a group precede."""


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
        """The address of its page, and the texts that offer it to visitors of another one."""
        sentence, dismiss = map(self.catalog.plain, ("page-offer", "page-offer-dismiss"))
        return {"address": self.address, "sentence": sentence, "dismiss": dismiss}

    def messages(self, used: list[Use], later: bool = False) -> dict[str, Pattern]:
        """Return the messages that scripts and Python look up, and beecore's sentences; or with
        `later`, those that only modules look up which are loaded with the page's later part.
        """
        asked = {use.id for use in used if use.values is not None}
        early = {use.id for use in used if use.values is not None and not is_later(use.place)}
        early |= {id for id in self.catalog.messages if id.startswith(LIBRARY)}
        asked = asked - early if later else early
        return {id: self.catalog.messages[id].pattern for id in sorted(asked)}


def is_later(place: str) -> bool:
    """Return whether a file, given by its path in `web/`, is loaded with the page's later part.

    >>> is_later("app/settings/transfer.py:9"), is_later("app/play/game.py:9")
    (True, False)
    """
    _, folder, *_ = [*place.split("/"), ""]
    return folder in parts.LATER


def read(folder: Path = WEB / "texts") -> list[Language]:
    """Return the languages with a catalog in a folder, English first.

    Raises `BuildError` for an incomplete translation.
    """
    english = texts.parsed(source(folder / texts.CATALOG.name))
    found = [Language(ORIGINAL.language, ORIGINAL, english)]
    for edition in data.LANGUAGES:
        path = folder / f"{edition.language}.ftl"
        if path.is_file():
            catalog = texts.parsed(path.read_text("utf-8"), path.name)
            found.append(Language(edition.language, edition, translated(catalog, english)))
    return found


def source(path: Path = texts.CATALOG) -> str:
    """Return the English catalog, with beecore's sentences, in Fluent's syntax."""
    lines = [path.read_text("utf-8")]
    for group, sentences in SENTENCES.items():
        for id, sentence in sentences.items():
            if sentence:
                lines.append(f"{LIBRARY}{group}-{id} = " + VALUE.sub(r"{ $\1 }", sentence))
    return "\n".join(lines)


def translated(catalog: Catalog, english: Catalog) -> Catalog:
    """Return a translation with the English messages of the Lab.

    Raises `BuildError` if a message is missing or has other variables than the English one.
    """
    lab = {id: message for id, message in english.messages.items() if id.startswith(LAB)}
    others = [id for id in english.messages if id not in lab and id[0] != "-"]
    catalog.check_against({id: english.messages[id].variables for id in others})
    return catalog._replace(messages={**lab, **catalog.messages})


def uses(web: Path = WEB) -> list[Use]:
    """Return all uses of messages in the page's sources, except those of beecore's sentences.

    Raises `BuildError` for a call whose id is not a literal, or whose values are not keywords.
    """
    paths = [*web.glob("*.*"), *(web / "app").rglob("*.*"), *(web / "lab").rglob("*.*")]
    return [
        use
        for path in sorted(paths)
        if path.suffix in FINDERS
        for use in FINDERS[path.suffix](path.read_text("utf-8"), path.relative_to(web).as_posix())
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

    >>> next(in_python("from texts import text\\na(text('solve-clue-words', words=1))", "hint.py"))
    Use(id='solve-clue-words', values=frozenset({'words'}), place='hint.py:2')
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
                    example = 'write literals, as in text("solve-clue-words", words=3)'
                    raise BuildError(f"{name}:{node.lineno}: {example}")
                yield Use(id, values, f"{name}:{node.lineno}")


def _imports_text(node: ast.AST) -> bool:
    if not isinstance(node, ast.ImportFrom) or (node.module or "").split(".")[-1] != MODULE:
        return False
    return any(each.name == FUNCTION and not each.asname for each in node.names)


def _literals(node: ast.expr) -> Iterator[str | None]:
    """Yield the texts that an expression can be, and None for anything but a literal or the id of
    a sentence of beecore.
    """
    if isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr) and ast.unparse(node)[2:].startswith(LIBRARY):
        return
    else:
        yield None


FINDERS: dict[str, Callable[[str, str], Iterator[Use]]] = {
    ".css": in_html,
    ".html": in_html,
    ".js": in_script,
    ".py": in_python,
    ".webmanifest": in_html,
}
