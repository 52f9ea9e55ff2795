"""The menu of a view: it closes once something in it is chosen, or anything else is touched."""

from browser.dom import by_id
from browser.events import on
from js import Event, document


class Menu:
    """Opens by its summary, as the browser has it."""

    def __init__(self) -> None:
        self.menu = by_id("menu")
        on(document, "click", self.touched)
        on(document, "keydown", self.pressed)
        on(self.menu, "focusout", self.left)
        self.menu.addEventListener("click", self.chosen, True)

    def chosen(self, event: Event) -> None:
        """Have the focus where a dialog can give it back: on what is left of a closed menu."""
        if self.menu.contains(document.activeElement):
            self.menu.querySelector("summary").focus()

    def left(self, event: Event) -> None:
        """Close it once the focus goes elsewhere."""
        if event.relatedTarget and not self.menu.contains(event.relatedTarget):
            self.menu.open = False

    def touched(self, event: Event) -> None:
        if self.menu.open and not event.target.closest("#menu > summary"):
            self.menu.open = False

    def pressed(self, event: Event) -> None:
        """Close it by Escape; the focus stays beside it."""
        if self.menu.open and event.key == "Escape":
            if self.menu.contains(document.activeElement):
                self.menu.querySelector("summary").focus()
            self.menu.open = False
