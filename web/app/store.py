"""The browser's own storage: what is found stays found.

A browser may have no room, or forbid storage altogether; then values live as long as the page.
"""

from js import window

PREFIX = "open-hive/"


class Store:
    """Texts by name; `trouble` is called once, with a sentence, when one cannot be kept."""

    def __init__(self, trouble):
        self.trouble = trouble
        self.unkept = {}

    def get(self, name):
        """Return the text of a name; an empty one if there is none."""
        if name in self.unkept:
            return self.unkept[name]
        try:
            return window.localStorage.getItem(PREFIX + name) or ""
        except Exception:
            return ""

    def set(self, name, text):
        """Keep a text."""
        try:
            window.localStorage.setItem(PREFIX + name, text)
            self.unkept.pop(name, None)
        except Exception:
            if not self.unkept:
                self.trouble(
                    "This browser lets the page keep nothing: your words last until you close it."
                )
            self.unkept[name] = text

    def names(self, start=""):
        """Return the names that begin with `start`, in order."""
        found = set(self.unkept)
        try:
            storage = window.localStorage
            keys = [storage.key(number) for number in range(storage.length)]
            found |= {key[len(PREFIX) :] for key in keys if key.startswith(PREFIX)}
        except Exception:
            pass
        return sorted([name for name in found if name.startswith(start)])
