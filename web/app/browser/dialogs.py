"""Dialogs: opened by a button, closed by their own, by Escape, or by a tap beside them."""

from browser.dom import by_id
from browser.events import on
from js import Event, document


def closed_by_taps() -> None:
    """Have every dialog close when it is tapped beside its content, which fills it."""
    on(document, "click", _tapped)


def opened_by(button: str, name: str) -> None:
    """Let a button open a dialog; what had the focus has it again when the dialog is left."""
    on(by_id(button), "click", lambda event: by_id(name).showModal())


def _tapped(event: Event) -> None:
    if event.target.matches("dialog[open]"):
        event.target.close()
