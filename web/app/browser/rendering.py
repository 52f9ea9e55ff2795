"""State, then render: handlers change a view's state, and a renderer shows it once per frame.

A view keeps its state in one object and has one `render`, which is the only place that writes to
its elements. Elements that show a plain value name it in the HTML:

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

from collections.abc import Callable
from typing import Any

from browser.markup import fill
from js import Element, window

PROPERTIES = {
    "text": "textContent",
    "if": "hidden",
    "href": "href",
    "value": "value",
    "max": "max",
    "class": "className",
    "checked": "checked",
    "disabled": "disabled",
    "open": "open",
}
ARIA = ("invalid", "busy", "expanded", "label", "valuetext")
KINDS = (*PROPERTIES, *ARIA, "content")


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

    def __init__(self, root: Element) -> None:
        self.places: dict[str, list[tuple[str, Element]]] = {}
        self.shown: dict[str, object] = {}
        for kind in KINDS:
            for element in root.querySelectorAll(f"[data-{kind}]"):
                name = element.getAttribute(f"data-{kind}")
                self.places.setdefault(name, []).append((kind, element))

    def show(self, **values: Any) -> None:
        """Show values by name: `to_go` in the elements with `data-text="to-go"`.

        Raises `LookupError` for a name that no element has.
        """
        for argument, value in values.items():
            name = argument.replace("_", "-")
            if name not in self.places:
                raise LookupError(f"no element shows the value {name}")
            if name in self.shown and self.shown[name] == value:
                continue
            self.shown[name] = value
            for kind, element in self.places[name]:
                _show(element, kind, value)

    def note(self, name: str, value: object) -> None:
        """Record a value that the visitor has put into an element, so that it is left alone.

        Writing it back could disturb typing.
        """
        self.shown[name] = value


def _show(element: Element, kind: str, value: Any) -> None:
    if kind == "content":
        fill(element, value)
    elif kind in ("invalid", "busy", "expanded"):
        element.setAttribute("aria-" + kind, "true" if value else "false")
    elif kind in ARIA:
        element.setAttribute("aria-" + kind, str(value))
    else:
        shown = not value if kind == "if" else value
        shown = bool(value) if kind in ("checked", "disabled", "open") else shown
        setattr(element, PROPERTIES[kind], str(shown) if kind == "text" else shown)
