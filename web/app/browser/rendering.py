"""State, then render: handlers change a view's state, and a renderer shows it once per frame.

A view keeps its state in one object, and its `render` shows that. Only this module and
`browser.dom` write to elements: `make check` finds other modules that do, see web/stubs/js.pyi.
Elements that show a plain value name it in the HTML:

    data-text="score"       shows the value `score` as its text
    data-if="score"         is hidden while the value is empty, zero, None or False
    data-content="rows"     contains the value, which is `Markup` or a list of it
    data-href="play-link"   links to the value; data-value, data-max, data-class, data-checked and
                            data-disabled likewise
    data-open="options"     is open, as a `details`, unless the value is empty or False
    data-invalid="error"    is marked as invalid input unless the value is empty or False
    data-busy="is-busy"     is marked as still changing unless the value is empty or False
    data-expanded="filter"  is marked as unfolding a part unless the value is empty or False
    data-label="name"       has the value as its accessible name
    data-valuetext="words"  has the value read out in place of its number
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from browser.dom import Place, element_of
from js import Element, document, location, setTimeout, window

# Turns text into elements; no other module does. All text that is inserted is escaped.

PAGE: Any = document
TITLES: dict[str, str] = {}
"""The titles of views, also of those that are hidden."""
WIKTIONARY = f"https://{document.documentElement.lang}.wiktionary.org/wiki/"


class Markup:
    """HTML that is safe to show."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Markup) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


Content: TypeAlias = str | int | Markup | Iterable[Markup]
PROPERTIES = {
    "text": "textContent",
    "href": "href",
    "value": "value",
    "max": "max",
    "class": "className",
    "checked": "checked",
    "disabled": "disabled",
    "hidden": "hidden",
    "open": "open",
}
"""What is set as a property of an element, since its attribute has less effect or is slower."""


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
    opened = {"target": "_blank", "rel": "noreferrer", "aria_haspopup": "dialog"}
    return tag("a", word, href=address, **opened, **attributes)


def filled(template: Markup, rows: Sequence[str]) -> Markup:
    """Return a template for each row, with the texts of the row, between tabs, inserted at {0}, {1}
    and so on. As in `tag`, an attribute that is one of them is omitted if it is empty.

    For many similar elements this is several times faster than `tag`.
    """
    return Markup(window.filled(template.text, "\n".join(rows)) if rows else "")


def fill(place: Place, *content: Content) -> None:
    """Replace the content of an element."""
    element_of(place).innerHTML = window.trusted(_joined(content))


def add(place: Place, *content: Content, where: str = "beforeend") -> None:
    """Append content to an element, or insert it “beforebegin”, in front of the element."""
    element_of(place).insertAdjacentHTML(where, window.trusted(_joined(content)))


def show_page(frame: Place, page: str) -> None:
    """Show a page of the site, given by its name, in a frame element."""
    element_of(frame).srcdoc = window.trusted(page)


def made(name: str, **attributes: object) -> Element:
    """Return a new element, with attributes as in `put`."""
    element: Element = PAGE.createElement(name)
    put(element, **attributes)
    return element


def append(place: Place, *elements: Element) -> None:
    """Append elements to another one; those that are elsewhere on the page move."""
    element_of(place).append(*elements)


def replace(place: Place, elements: Iterable[Element]) -> None:
    """Replace the content of an element by other elements."""
    element_of(place).replaceChildren(*elements)


def remove(place: Place) -> None:
    """Remove an element from the page."""
    element_of(place).remove()


def set_title(title: str, view: str) -> None:
    """Set the title of a view, which is that of the page while the view is shown."""
    TITLES[view] = title
    if not element_of(view).hidden:
        PAGE.title = title


def put(place: Place, **attributes: object) -> None:
    """Set attributes of an element, named as in `tag`; one that is None or False is removed.

    `text` replaces the content; `style` is a dictionary of variables for the style sheet.
    """
    element = element_of(place)
    for attribute, value in attributes.items():
        _put(element, attribute.rstrip("_").replace("_", "-"), value)


def _put(element: Any, name: str, value: Any) -> None:
    if name in PROPERTIES:
        setattr(element, PROPERTIES[name], str(value) if name == "text" else value)
    elif name == "style":
        for variable, amount in value.items():
            element.style.setProperty("--" + variable, str(amount))
    elif isinstance(value, bool) and name.startswith("aria-"):
        element.setAttribute(name, "true" if value else "false")
    elif value is None or value is False:
        element.removeAttribute(name)
    else:
        element.setAttribute(name, "" if value is True else str(value))


def mark(place: Place, **classes: object) -> None:
    """Give an element the classes whose values are true, and take the other ones away."""
    for name, is_marked in classes.items():
        element_of(place).classList.toggle(name, bool(is_marked))


def moves() -> bool:
    """Return whether animations are shown: not if the visitor prefers less motion."""
    return not window.matchMedia("(prefers-reduced-motion: reduce)").matches


def flash(place: Place, name: str) -> None:
    """Start the animation that a class has in the style sheet, which respects reduced motion."""
    classes = element_of(place).classList
    if classes.contains(name):
        classes.remove(name)  # without it for one frame, the animation starts again
        window.requestAnimationFrame(lambda *_: setTimeout(lambda *_: classes.add(name), 0))
    else:
        classes.add(name)


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
    if text.isalpha() or not text:  # most texts are one of these; this is faster
        return text
    text = text.replace("\0", "")  # where a text that is passed to JavaScript would end
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


ARIA = ("invalid", "busy", "expanded", "label", "valuetext")
KINDS = (*PROPERTIES, *ARIA, "if", "content")


class Renderer:
    """Calls `render` in the next animation frame, once for all changes made until then."""

    def __init__(self, render: Callable[[], None]) -> None:
        self.render = render
        self.is_requested = False

    def request(self) -> None:
        """Schedule a rendering for the next frame."""
        if not self.is_requested:
            self.is_requested = True
            window.requestAnimationFrame(lambda *_: self.flush())

    def flush(self) -> None:
        """Render a changed state now, for code that moves the focus or measures the outcome."""
        if self.is_requested:
            self.is_requested = False
            self.render()

    def render_now(self) -> None:
        """Render without waiting for a frame, so that an outcome is shown as soon as possible."""
        self.is_requested = False
        self.render()


class Bindings:
    """Shows values in the elements of a view that name them; unchanged ones cost no DOM access."""

    def __init__(self, root: Place) -> None:
        self.places: dict[str, list[tuple[str, int]]] = {}  # kinds, and places in `bound`
        self.shown: dict[str, object] = {}
        self.compared: dict[str, tuple[object, ...]] = {}  # see `differs`
        self.bound = window.bound(element_of(root), " ".join(KINDS))
        for at, line in enumerate(self.bound[0].splitlines()):
            kind, name = line.split(" ")
            self.places.setdefault(name, []).append((kind, at + 1))

    def elements(self, kind: str) -> list[tuple[str, Element]]:
        """Return the elements with a `data-…` of a kind, each with the name of its value."""
        shown = self.places.items()
        return [
            (name, self.bound[at]) for name, places in shown for each, at in places if each == kind
        ]

    def show(self, **values: Any) -> None:
        """Show values by name: `to_go` in the elements with `data-text="to-go"`.

        Raises `LookupError` for a name that no element has.
        """
        for argument, value in values.items():
            name = argument.replace("_", "-")
            if name not in self.places:
                raise LookupError(f"no element shows the value {name}")
            before = self.shown.get(name)
            if name in self.shown and before == value:
                continue
            self.shown[name] = value
            for kind, at in self.places[name]:
                if kind == "content":
                    _change(self.bound[at], before, value)
                else:
                    _show(self.bound[at], kind, value)

    def note(self, name: str, value: object) -> None:
        """Record a value that the visitor has put into an element, so that it is left alone.

        Writing it back could disturb typing.
        """
        self.shown[name] = value

    def differs(self, name: str, *values: object) -> bool:
        """Return whether values differ from those of the last call with the same name, so that what
        is made of them has to be shown again; always True in the first call.

        Pass a copy of a list that changes in place: it is kept until the next call.
        """
        is_new = self.compared.get(name) != values
        self.compared[name] = values
        return is_new


def _change(element: Element, before: Any, now: Any) -> None:
    """Replace the content of an element; of lists, only from the first to the last difference."""
    is_list = isinstance(before, list) and isinstance(now, list)
    if not (is_list and element.children.length == len(before)):
        fill(element, now)
        return
    start, end, most = 0, 0, min(len(before), len(now))
    while start < most and before[start] == now[start]:
        start += 1
    while end < most - start and before[-1 - end] == now[-1 - end]:
        end += 1
    for _ in before[start : len(before) - end]:
        remove(element.children[start])
    items = now[start : len(now) - end]
    if end:
        add(element.children[start], items, where="beforebegin")
    else:
        add(element, items)


def _show(element: Element, kind: str, value: Any) -> None:
    if kind == "if":
        _put(element, "hidden", not value)
    elif kind in ("checked", "disabled", "open"):
        _put(element, kind, bool(value))
    elif kind in ("invalid", "busy", "expanded"):
        _put(element, "aria-" + kind, bool(value))
    else:
        _put(element, "aria-" + kind if kind in ARIA else kind, value)


# What a view showed on an earlier visit to its address, which shown.js stores and shows again.


def is_painted(root: Place) -> bool:
    """Tell whether a view shows, for its address, what an earlier visit has shown there."""
    painted: str = element_of(root).getAttribute("data-painted")
    return painted == location.hash


def forget_painted(root: Place) -> None:
    """Note that a view may be changed, since the visitor has asked for something else."""
    put(root, data_painted=None)


def mark_settled(root: Place, settled: str) -> None:
    """Note that shown.js may store what a view shows: a hive's key and the sentence about it.

    An empty text notes that the view is still changing.
    """
    put(root, data_painted=None, data_settled=settled)
