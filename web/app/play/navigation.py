"""The menu, and the panels beside the board: a sheet over it where there is no room."""

from browser.events import on
from browser.rendering import Renderer
from js import Element, Event, document, window
from play.state import State

PANELS = ("found", "hints", "ranks")
NARROW = "(max-width: 43.99rem), (max-height: 30rem)"
"""Windows in which the style sheet has no room beside the board."""


class Side:
    """Shows one panel at a time in a narrow window; a wide one has room for all of them."""

    def __init__(self, root: Element, state: State, renderer: Renderer) -> None:
        self.state, self.renderer = state, renderer
        self.panels, self.sheet = root.querySelector("#panels"), root.querySelector("#sheet")
        self.narrow = window.matchMedia(NARROW)
        side = root.querySelector("#side")
        on(self.panels.querySelector("[role=tablist]"), "keydown", self.walk)
        on(self.sheet, "close", lambda event: side.append(self.panels))
        on(self.narrow, "change", lambda event: self.sheet.close())

    def open(self, panel: str) -> None:
        """Show a panel, and focus its tab."""
        self.show(panel)
        self.focus()

    def show(self, panel: str) -> None:
        """Show a panel, in the sheet if the window is narrow."""
        self.choose(panel)
        if self.narrow.matches:
            self.sheet.firstElementChild.append(self.panels)
            self.sheet.showModal()

    def choose(self, panel: str) -> None:
        self.state.panel = panel
        self.renderer.request()

    def focus(self) -> None:
        self.renderer.flush()
        self.panels.querySelector("[aria-selected=true]").focus()

    def walk(self, event: Event) -> None:
        """Go to the tab on the left or right."""
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(event.key)
        if step:
            self.choose(PANELS[(PANELS.index(self.state.panel) + step) % len(PANELS)])
            self.focus()

    def render(self) -> None:
        """Show which panel is chosen."""
        if self.panels.dataset.panel == self.state.panel:
            return
        self.panels.dataset.panel = self.state.panel
        for tab in self.panels.querySelectorAll("[role=tab]"):
            is_chosen = tab.dataset.panel == self.state.panel
            tab.setAttribute("aria-selected", "true" if is_chosen else "false")
            tab.tabIndex = 0 if is_chosen else -1


class Menu:
    """Closes the menu when one of its entries is chosen or something else is touched."""

    def __init__(self, root: Element) -> None:
        self.menu = root.querySelector("#menu")
        on(document, "click", self.touch)
        on(document, "keydown", self.press)
        on(self.menu, "focusout", self.leave)
        # Before the entry's own handler, whose dialog gives the focus back to what has it now.
        self.menu.addEventListener("click", lambda event: self.focus(), True)

    def focus(self) -> None:
        """Move the focus from an entry to the menu's button, which remains visible."""
        if self.menu.contains(document.activeElement):
            self.menu.querySelector("summary").focus()

    def leave(self, event: Event) -> None:
        if event.relatedTarget and not self.menu.contains(event.relatedTarget):
            self.menu.open = False

    def touch(self, event: Event) -> None:
        if self.menu.open and not event.target.closest("#menu > summary"):
            self.menu.open = False

    def press(self, event: Event) -> None:
        if self.menu.open and event.key == "Escape":
            self.focus()
            self.menu.open = False
