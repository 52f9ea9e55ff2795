"""Dialogs: opened by a button, closed by their own, by Escape, or by a tap beside them."""

from dom import by_id
from events import on
from js import Event


def opened_by(button: str, name: str) -> None:
    """Let a button open a dialog; what had the focus has it again when the dialog is left."""
    dialog = by_id(name)

    def tapped(event: Event) -> None:
        if event.target.id == name:  # not on its content, which fills it
            dialog.close()

    on(by_id(button), "click", lambda event: dialog.showModal())
    on(dialog, "click", tapped)
