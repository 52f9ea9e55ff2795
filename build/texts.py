"""The catalog of the page's sentences: reads and checks it, and compiles it into the page.

    web/texts/en.ftl    every sentence that a visitor sees, in Fluent's syntax
    dist/index.html     gets sentences in place of `{{ message-id }}`, and as JSON all messages that
                        scripts and Python look up with `text("message-id", …)`

Messages may use the part of Fluent's syntax that `web/app/browser/texts.js` can format:
`{ $name }`, `NUMBER($name)`, a selection by one variable, and references to other messages and
terms, which are resolved here. Anything else, an unknown or unused id, or a missing value fails the
build.

In the JSON, a message without variables is a string, and any other is a list. The list contains
strings, `[name]` for the value of a variable, and `[name, variants]` for a selection. Variants are
messages by key; the default one has an empty key.
"""

import html
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

from . import WEB
from .runtime import BuildError

CATALOG = WEB / "texts" / "en.ftl"
VIEWS = (
    "bee",
    "error",
    "lab",
    "lists",
    "live",
    "page",
    "play",
    "saved",
    "settings",
    "sharing",
    "solve",
    "words",
)
"""The first parts of ids: the view that shows a message; `page` for messages of no single view."""
ID = re.compile(rf"({'|'.join(VIEWS)})(-[a-z0-9]+)+")
REFERENCE = re.compile(r"\{\{ (\w+(?:-\w+)+) \}\}")
LIBRARY = "bee-"
"""How the ids of beecore's sentences begin, which are looked up by computed ids."""
OF_BUILD = (
    "page-language",
    "page-offer",
    "page-offer-dismiss",
    "play-how-others",
    "play-how-word",
    "solve-example-words",
)
"""The messages that only the build uses."""
TAG = re.compile(r"<(/?)([a-z]+)[^<>]*>")
INLINE = ("a", "b", "code", "em", "i", "kbd", "span")
"""The elements that a message for HTML may contain."""

Part: TypeAlias = "str | list[str | dict[str, Pattern]]"
Pattern: TypeAlias = "str | list[Part]"


class Use(NamedTuple):
    """A use of a message, with its file and line.

    `values` are the names of the variables passed to `text`; None in HTML, CSS, and the manifest.
    """

    id: str
    values: frozenset[str] | None
    place: str


class Message(NamedTuple):
    """A compiled message or term, and the names of its variables."""

    pattern: Pattern
    variables: frozenset[str]

    @property
    def is_markup(self) -> bool:
        """Whether it contains HTML elements."""
        return bool(TAG.search(self.pattern if isinstance(self.pattern, str) else ""))


class Catalog(NamedTuple):
    """The messages and terms of one language by id, and the ids that others of them refer to.

    The ids of terms begin with a hyphen.
    """

    messages: dict[str, Message]
    name: str
    referred: frozenset[str] = frozenset()

    def html(self, id: str, in_tag: bool, values: Mapping[str, object]) -> str:
        """Return a message as HTML, within a tag or elsewhere, with values for its variables.

        >>> parsed("page-size = { $size } words & more").html("page-size", False, {"size": 3})
        '3 words &amp; more'

        Raises `BuildError` for a variable without a value, a selection, or markup within a tag.
        """
        message, text = self.messages[id], ""
        if message.is_markup and in_tag:
            raise BuildError(f"{id} contains HTML, which an attribute cannot have")
        for part in message.pattern:
            if not isinstance(part, str) and (len(part) > 1 or part[0] not in values):
                raise BuildError(f"{id}: {part} is no value of the page")
            text += part if isinstance(part, str) else str(values[str(part[0])])
        return text if message.is_markup else html.escape(text)

    def check(self, uses: list[Use]) -> None:
        """Raise `BuildError` unless each message is used, always with the variables that it has."""
        for id, values, place in uses:
            if id not in self.messages:
                raise BuildError(f"{place}: {self.name} has no message {id}")
            message, given = self.messages[id], ", ".join(sorted(values or ())) or "-"
            if values is not None and message.variables != values:
                names = ", ".join(sorted(message.variables)) or "no variables"
                raise BuildError(f"{place}: {id} has {names}, given: {given}")
            if values is not None and message.is_markup:
                raise BuildError(f"{place}: {id} contains HTML, which only HTML can use")
        unused = self.messages.keys() - self.referred - {use.id for use in uses} - {*OF_BUILD}
        if unused := {id for id in unused if not id.startswith(("-", LIBRARY))}:
            raise BuildError(f"{self.name}: nothing uses {', '.join(sorted(unused))}")

    def check_against(self, needed: Mapping[str, frozenset[str]]) -> None:
        """Raise `BuildError` unless the catalog has exactly the needed messages, whose variables
        are given by id. A sentence of beecore may leave out some of them.
        """
        if missing := min(needed.keys() - self.messages.keys(), default=""):
            raise BuildError(f"{self.name} has no message {missing}")
        for id, message in self.messages.items():
            if id[0] == "-":
                continue
            if id not in needed:
                raise BuildError(f"{self.name}: {id} is unknown")
            is_partial = id.startswith(LIBRARY) and message.variables < needed[id]
            if message.variables != needed[id] and not is_partial:
                names = ", ".join(sorted(needed[id])) or "none"
                raise BuildError(f"{self.name}: the variables of {id} are {names}, as in English")

    def plain(self, id: str) -> str:
        """Return the text of a message or term that has no variables."""
        pattern = self.messages[id].pattern
        assert isinstance(pattern, str)
        return pattern


@cache  # callers only read the catalog
def parsed(source: str, name: str = CATALOG.name) -> Catalog:
    """Return the catalog in a text in Fluent's syntax; errors contain its `name`.

    >>> source = "page-size = { $size ->\\n [one] A word\\n *[other] { $size } words\\n }."
    >>> parsed(source).messages["page-size"].pattern
    [['size', {'one': 'A word', '': [['size'], ' words']}], '.']

    Raises `BuildError`, with the line, for anything that cannot be compiled.
    """
    compiler = _Compiler(source, name)
    messages = {id: compiler.message(id, entry) for id, entry in compiler.entries.items()}
    return Catalog(messages, name, frozenset(compiler.referred))


class _Compiler:
    def __init__(self, source: str, name: str) -> None:
        self.source, self.name, self.referred = source, name, set[str]()
        self.entries: dict[str, ast.Message | ast.Term] = {}
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                raise self.error(entry, "; ".join(each.message or "" for each in entry.annotations))
            if isinstance(entry, (ast.Message, ast.Term)):
                self.add(entry)

    def add(self, entry: ast.Message | ast.Term) -> None:
        is_term = isinstance(entry, ast.Term)
        id = "-" * is_term + entry.id.name
        if id in self.entries:
            raise self.error(entry, f"there are two messages {id}")
        if not is_term and not ID.fullmatch(id):
            raise self.error(entry, f"{id}: an id is {'-…, '.join(VIEWS)}-… in lower case")
        if entry.value is None or entry.attributes:
            raise self.error(entry, f"{id}: a message has a text and no attributes")
        self.entries[id] = entry

    def message(self, id: str, entry: ast.Message | ast.Term) -> Message:
        self.id, self.variables = id, set[str]()
        pattern = self.pattern_of(id, entry, ())
        self.check_markup(entry, pattern)
        return Message(pattern, frozenset(self.variables))

    def pattern_of(self, id: str, node: ast.BaseNode, path: tuple[str, ...]) -> Pattern:
        """Return an entry's pattern; `path` lists the entries being resolved that led to it.

        Raises `BuildError` if the entry is unknown, or refers to itself.
        """
        entry = self.entries.get(id)
        if entry is None or id in path:
            raise self.error(node, f"{self.id} refers to {id}, {'itself' if entry else 'unknown'}")
        assert entry.value
        return self.pattern(entry.value, (*path, id))

    def pattern(self, pattern: ast.Pattern, path: tuple[str, ...]) -> Pattern:
        parts: list[Part] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                new: Pattern = element.value
            else:
                assert isinstance(element, ast.Placeable)
                new = self.placed(element.expression, path)
            for part in [new] if isinstance(new, str) else new:
                if parts and isinstance(parts[-1], str) and isinstance(part, str):
                    parts[-1] += part
                else:
                    parts.append(part)
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def placed(self, node: ast.BaseNode, path: tuple[str, ...]) -> Pattern:
        """Return the pattern of an expression in braces."""
        if isinstance(node, ast.StringLiteral):
            return str(node.parse()["value"])
        if isinstance(node, ast.MessageReference) and not node.attribute:
            self.referred.add(node.id.name)
            return self.pattern_of(node.id.name, node, path)
        if isinstance(node, ast.TermReference) and not node.attribute and not node.arguments:
            return self.pattern_of("-" + node.id.name, node, path)
        if isinstance(node, ast.SelectExpression):
            variants = {_key(each): self.pattern(each.value, path) for each in node.variants}
            return [[self.variable(node.selector), variants]]
        return [[self.variable(node)]]

    def variable(self, node: ast.BaseNode) -> str:
        if isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER":
            if len(node.arguments.positional) == 1 and not node.arguments.named:
                return self.variable(node.arguments.positional[0])
        elif isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
            return node.id.name
        raise self.error(node, f"{self.id}: only variables, NUMBER and references can be compiled")

    def check_markup(self, entry: ast.BaseNode, pattern: Pattern) -> None:
        """Raise `BuildError` for HTML beside variables, and for unknown or unclosed elements."""
        text = json.dumps(pattern, ensure_ascii=False)
        is_refused, pending = isinstance(pattern, list) and bool(TAG.search(text)), list[str]()
        for end, name in TAG.findall(text):
            is_refused |= name not in INLINE or bool(end and pending[-1:] != [name])
            pending = pending[:-1] if end else [*pending, name]
        if is_refused or pending:
            raise self.error(entry, f"{self.id}: HTML has no variables, and only {INLINE}")

    def error(self, node: ast.BaseNode, reason: str) -> BuildError:
        span = getattr(node, "span", None)
        line = self.source.count("\n", 0, span.start if span else 0) + 1
        return BuildError(f"{self.name}, line {line}: {reason}")


def _key(variant: ast.Variant) -> str:
    if variant.default:
        return ""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
