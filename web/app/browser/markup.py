"""Text turned into elements, in the one place that does: whatever is put in is escaped.

It alone may: browsers that know Trusted Types take HTML only from a policy that the page names.
"""

from collections.abc import Iterable
from typing import TypeAlias

from js import Element, Reflect, String, window
from jsffi import to_js


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
    """Return an element; an underscore stands for a hyphen, `class_` for class.

    An attribute that is empty, None or False is left out, one that is True has no value.
    """
    told = ""
    for attribute, value in attributes.items():
        if value is True:
            told += " " + attribute
        elif value not in (None, False, ""):
            told += f' {attribute.rstrip("_").replace("_", "-")}="{_escaped(str(value))}"'
    return Markup(f"<{name}{told}>{_joined(content)}</{name}>")


def filled(form: Markup, *texts: str | int) -> Markup:
    """Return an element with texts in place of its gaps, {0}, {1} and so on.

    Many of one form are made several times faster so than each by `tag`.
    """
    return Markup(form.text.format(*[_escaped(str(text)) for text in texts]))


def fill(element: Element, *content: Content) -> None:
    """Put content into an element, in place of what it has."""
    element.innerHTML = _trusted(_joined(content))


def add(element: Element, *content: Content) -> None:
    """Put content after what an element has."""
    element.innerHTML = _trusted(element.innerHTML + _joined(content))


def _trusted(text: str) -> str:
    return _policy.createHTML(text) if _policy else text


def frame(element: Element, page: str) -> None:
    """Put a page of the site's own into a frame."""
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
    if text.isalpha():  # as nearly all are
        return text
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")
