"""State, then render: handlers change a view's state, and a renderer shows it once per frame.

A view keeps its state in one object and has one `render`, which is the only place that writes to
its elements. Elements that show a plain value name it in the HTML:

    data-text="score"       shows the value `score` as its text
    data-if="score"         is hidden while the value is empty, zero, None or False
    data-href="play-link"   links to the value; data-value, data-checked and data-disabled likewise
"""

from collections.abc import Callable

from js import Element, window

PROPERTIES = {
    "text": "textContent",
    "if": "hidden",
    "href": "href",
    "value": "value",
    "checked": "checked",
    "disabled": "disabled",
}


class Renderer:
    """Calls `render` in the next animation frame, once for all changes made until then."""

    def __init__(self, render: Callable[[], None]) -> None:
        self.render = render
        self.is_requested = False

    def request(self) -> None:
        """Have the state rendered in the next frame."""
        if not self.is_requested:
            self.is_requested = True
            window.requestAnimationFrame(lambda *_: self.flush())

    def flush(self) -> None:
        """Render a changed state now, for code that moves the focus or measures the outcome."""
        if self.is_requested:
            self.is_requested = False
            self.render()


class Bindings:
    """Shows values in the elements of a view that name them; unchanged ones cost no DOM access."""

    def __init__(self, root: Element) -> None:
        self.places: dict[str, list[tuple[str, Element]]] = {}
        self.shown: dict[str, object] = {}
        for kind in PROPERTIES:
            for element in root.querySelectorAll(f"[data-{kind}]"):
                name = element.getAttribute(f"data-{kind}")
                self.places.setdefault(name, []).append((kind, element))

    def show(self, **values: object) -> None:
        """Show values by their names, `data-text="to-go"` as `to_go`.

        Raises `LookupError` for a name that no element has: the HTML does not fit the code.
        """
        for argument, value in values.items():
            name = argument.replace("_", "-")
            if name not in self.places:
                raise LookupError(f"no element shows the value {name}")
            if name in self.shown and self.shown[name] == value:
                continue
            self.shown[name] = value
            for kind, element in self.places[name]:
                shown = not value if kind == "if" else value
                setattr(element, PROPERTIES[kind], str(shown) if kind == "text" else shown)
