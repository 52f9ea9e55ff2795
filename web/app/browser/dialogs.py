"""Opens dialogs with buttons, and closes them when the player taps outside."""

from browser.dom import by_id
from browser.events import on
from js import Event, document


def close_on_outside_taps() -> None:
    """Close any dialog when its backdrop is tapped; a tap inside has another target."""
    on(document, "click", _tapped)


def open_with(button: str, name: str) -> None:
    """Let a button open a dialog, both given by their ids."""
    dialog = by_id(name)
    on(by_id(button), "click", lambda event: dialog.showModal())


def _tapped(event: Event) -> None:
    if event.target.matches("dialog[open]"):
        event.target.close()
