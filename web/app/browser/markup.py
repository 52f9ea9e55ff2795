"""Turns text into elements; no other module does. All text that is inserted is escaped.

In browsers with Trusted Types, only the policy made here can insert HTML.
"""

from collections.abc import Iterable
from typing import TypeAlias

from browser.language import LANGUAGE
from js import Element, Reflect, String, window
from jsffi import to_js

WIKTIONARY = f"https://{LANGUAGE}.wiktionary.org/wiki/"


class Markup:
    """HTML that is safe to show."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Markup) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


Content: TypeAlias = str | int | Markup | Iterable[Markup]

_policy = None
if Reflect.has(window, "trustedTypes"):
    _policy = window.trustedTypes.createPolicy("markup", to_js({"createHTML": String}))


def tag(name: str, *content: Content, **attributes: object) -> Markup:
    """Return an element. In the names of attributes, `_` stands for a hyphen; `class_` is `class`.

    An attribute that is empty, None or False is omitted; one that is True has no value.
    """
    attributes_text = ""
    for attribute, value in attributes.items():
        label = attribute.rstrip("_").replace("_", "-")
        if value is True:
            attributes_text += " " + label
        elif value not in (None, False, ""):
            attributes_text += f' {label}="{_escaped(str(value))}"'
    return Markup(f"<{name}{attributes_text}>{_joined(content)}</{name}>")


def link(word: str, **attributes: str) -> Markup:
    """Return a word as a link to Wiktionary, which a plain click opens in a dialog instead."""
    address = WIKTIONARY + word
    return tag("a", word, href=address, target="_blank", rel="noreferrer", **attributes)


def filled(template: Markup, *texts: str | int) -> Markup:
    """Return a template with texts inserted at {0}, {1} and so on.

    For many similar elements this is several times faster than `tag`.
    """
    return Markup(template.text.format(*[_escaped(str(text)) for text in texts]))


def fill(element: Element, *content: Content) -> None:
    """Replace the content of an element."""
    element.innerHTML = _trusted(_joined(content))


def add(element: Element, *content: Content) -> None:
    """Append content to an element."""
    element.insertAdjacentHTML("beforeend", _trusted(_joined(content)))


def _trusted(text: str) -> str:
    return _policy.createHTML(text) if _policy else text


def frame(element: Element, page: str) -> None:
    """Show a page of the site, given by its name, in a frame element."""
    element.srcdoc = _trusted(page)


def _joined(content: Iterable[Content]) -> str:
    parts = []
    for each in content:
        if isinstance(each, Markup):
            parts.append(each.text)
        elif isinstance(each, (str, int)):
            parts.append(_escaped(str(each)))
        else:
            parts.extend([one.text for one in each])
    return "".join(parts)


def _escaped(text: str) -> str:
    if text.isalpha():  # most texts are; this is faster
        return text
    text = text.replace("\0", "")  # where a text that is passed to JavaScript would end
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")
