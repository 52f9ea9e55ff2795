"""Closes dialogs when the player taps outside."""

from browser.events import on
from js import Event, document


def close_on_outside_taps() -> None:
    """Close any dialog when its backdrop is tapped; a tap inside has another target."""
    on(document, "click", _tapped)


def _tapped(event: Event) -> None:
    if event.target.matches("dialog[open]"):
        event.target.close()
