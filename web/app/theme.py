"""The theme, light, dark, or the system's: applied to all open tabs and later visits."""

from browser.dom import by_id
from browser.events import on
from js import Element, Event, window
from saved.data import SavedData
from saved.records import THEME


class Theme:
    """Shows and changes the theme; first.js applies it before the first paint."""

    def __init__(self, data: SavedData) -> None:
        self.data = data
        self.control: Element = by_id("theme")
        early = self.control.querySelector(":checked")
        if not early.defaultChecked:  # chosen before Python was up
            self.change(early.value)
        self.check()
        on(self.control, "change", self.choose)
        on(window, "storage", self.stored_elsewhere)

    def check(self) -> None:
        """Check the radio button of the current theme."""
        self.control.querySelector(f"[value='{self.data.setting(THEME)}']").checked = True

    def choose(self, event: Event) -> None:
        self.change(event.target.value)

    def change(self, theme: str) -> None:
        self.data.set(THEME, theme)
        window.showTheme(self.data.setting(THEME))

    def stored_elsewhere(self, event: Event) -> None:
        if self.data.is_of(event.key or "", THEME):
            self.check()
            window.showTheme(self.data.setting(THEME))
