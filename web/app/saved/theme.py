"""Light, dark, or as the system has it: the visitor's choice, in all open tabs and later visits."""

from browser.dom import by_id
from browser.events import on
from js import Event, window
from saved.data import Kept


class Theme:
    """Has switch and page follow what is chosen; first.js has shown it before the first paint."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.mark()
        on(by_id("theme"), "change", self.chosen)
        on(window, "storage", self.chosen_elsewhere)

    def mark(self) -> None:
        by_id("theme").querySelector(f"[value='{self.kept.theme}']").checked = True

    def chosen(self, event: Event) -> None:
        self.kept.keep_theme(event.target.value)
        window.showTheme(self.kept.theme)

    def chosen_elsewhere(self, event: Event) -> None:
        if self.kept.is_theme(event.key or ""):
            self.mark()
            window.showTheme(self.kept.theme)
