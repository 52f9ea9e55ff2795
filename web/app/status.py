"""The one status line, which screen readers speak."""

from dom import by_id
from js import document


def come_back(*_: object) -> None:
    """Put the line back into the view once no dialog is open."""
    if not document.querySelector("dialog[open]"):
        settle()


def settle() -> None:
    """Put the line where it is seen: in the dialog that is open, else in the view."""
    for where in ("dialog[open]", "main > section:not([hidden])"):
        place = document.querySelector(where + " .status-place")
        if place:
            if not place.contains(by_id("status")):
                place.append(by_id("status"), by_id("failure"))
            return


def say(text: str, error: bool = False) -> None:
    """Put a sentence into the status line."""
    settle()
    status = by_id("status")
    status.textContent = text
    status.classList.toggle("error", error)
    by_id("failure").hidden = True


def refuse(reason: str) -> None:
    """Say why something is not done, as a sentence."""
    say(reason[:1].upper() + reason[1:].rstrip(".") + ".", error=True)


def fail(reason: str) -> None:
    """Say what went wrong, and offer to try again until something else is said."""
    refuse(reason)
    by_id("failure").hidden = False
