"""What was typed and not sent, kept for as long as the tab lives."""

from js import window


def keep(name, text):
    """Remember a text under a name; a browser that forbids it forgets."""
    try:
        window.sessionStorage.setItem(name, text)
    except Exception:
        pass


def kept(name):
    """Return the text last kept under a name; an empty one if there is none."""
    try:
        return window.sessionStorage.getItem(name) or ""
    except Exception:
        return ""
