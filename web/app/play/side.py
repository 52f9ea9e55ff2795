"""What stands beside the board, or where there is no room on a sheet over it: a panel at a time.

The panels are one and the same in both places, and on a wide screen all of them are in sight.
"""

from browser.dom import by_id
from browser.events import on
from js import Event, window

PANELS = ("found", "hints", "ranks")
NARROW = "(max-width: 43.99rem), (max-height: 30rem)"
"""Where the style sheet has no room beside the board."""


class Side:
    """Opens panels by tabs, by the strip of found words and by the rank."""

    def __init__(self) -> None:
        self.panels, self.sheet = by_id("panels"), by_id("sheet")
        self.narrow = window.matchMedia(NARROW)
        for name in PANELS:
            on(by_id(name + "-tab"), "click", self.chosen)
        on(self.panels.querySelector("[role=tablist]"), "keydown", self.walk)
        on(by_id("latest"), "click", lambda event: self.open("found"))
        on(by_id("rank"), "click", lambda event: self.open("ranks"))
        on(self.sheet, "close", lambda event: by_id("side").append(self.panels))
        on(self.narrow, "change", lambda event: self.sheet.close())

    def open(self, name: str) -> None:
        """Bring a panel into sight, and go there."""
        self.show(name)
        by_id(name + "-tab").focus()

    def show(self, name: str) -> None:
        """Bring a panel into sight."""
        self.choose(name)
        if self.narrow.matches:
            self.sheet.firstElementChild.append(self.panels)
            self.sheet.showModal()

    def chosen(self, event: Event) -> None:
        self.choose(event.target.id.split("-")[0])

    def choose(self, name: str) -> None:
        self.panels.dataset.panel = name
        for each in PANELS:
            tab = by_id(each + "-tab")
            tab.setAttribute("aria-selected", "true" if each == name else "false")
            tab.tabIndex = 0 if each == name else -1

    def walk(self, event: Event) -> None:
        """Go from tab to tab by the arrow keys."""
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(event.key)
        if step:
            name = PANELS[(PANELS.index(self.panels.dataset.panel) + step) % len(PANELS)]
            self.choose(name)
            by_id(name + "-tab").focus()
