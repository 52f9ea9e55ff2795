"""The one status line, which screen readers speak."""

from dom import by_id


def say(text: str, error: bool = False) -> None:
    """Put a sentence into the status line."""
    status = by_id("status")
    status.textContent = text
    status.classList.toggle("error", error)
    by_id("failure").hidden = True


def refuse(reason: str) -> None:
    """Say why something is not done, as a sentence."""
    say(reason.rstrip(".") + ".", error=True)


def fail(reason: str) -> None:
    """Say what went wrong, and offer to try again until something else is said."""
    refuse(reason)
    by_id("failure").hidden = False
