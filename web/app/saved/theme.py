"""The theme, light, dark, or the system's: applied to all open tabs and later visits."""

from browser.dom import by_id
from browser.events import on
from js import Element, Event, window
from saved.settings import Settings


class Theme:
    """Shows and changes the theme; first.js applies it before the first paint."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.control: Element = by_id("theme")
        early = self.control.querySelector(":checked")
        if not early.defaultChecked:  # chosen before Python was up
            self.change(early.value)
        self.check()
        on(self.control, "change", self.choose)
        on(window, "storage", self.stored_elsewhere)

    def check(self) -> None:
        """Check the radio button of the current theme."""
        self.control.querySelector(f"[value='{self.settings.theme}']").checked = True

    def choose(self, event: Event) -> None:
        self.change(event.target.value)

    def change(self, theme: str) -> None:
        self.settings.set_theme(theme)
        window.showTheme(self.settings.theme)

    def stored_elsewhere(self, event: Event) -> None:
        if self.settings.is_theme_key(event.key or ""):
            self.check()
            window.showTheme(self.settings.theme)
