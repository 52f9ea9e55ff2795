"""A text area for pasted word lists; a text that is too long is refused and changes nothing."""

from collections.abc import Awaitable, Callable

from browser.dom import by_id
from browser.events import on
from js import Event

from beecore.errors import KB, limit_size

MAX_PASTE_LENGTH = 20 * KB
"""Characters: 2,000 words, more than any usual hive has; each key then takes up to a second."""


class Area:
    """A text area by its id; `changed` is called when the player changes its text."""

    def __init__(self, name: str, changed: Callable[[Event], Awaitable[None] | None]) -> None:
        self.field, self.changed, self.text = by_id(name), changed, ""
        on(self.field, "input", self.entered)

    def put(self, text: str) -> None:
        """Show a text, or none if it is too long."""
        self.field.value = self.text = text if len(text) <= MAX_PASTE_LENGTH else ""

    def entered(self, event: Event) -> Awaitable[None] | None:
        text = self.field.value
        if len(text) > MAX_PASTE_LENGTH:
            self.put(self.text)
            limit_size(len(text), MAX_PASTE_LENGTH, "this text")
        self.text = text
        return self.changed(event)
