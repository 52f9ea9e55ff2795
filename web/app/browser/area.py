"""A field for many words, such as a pasted list; what is too long for it leaves it as it was."""

from collections.abc import Awaitable, Callable

from browser.dom import by_id
from browser.events import on
from js import Event

from beecore.bounds import KB, limit_size

MOST = 20 * KB
"""Characters that are read at once: two thousand words, more than anybody finds in a hive, and up
to a second of work at every key.
"""


class Area:
    """Holds what was typed or pasted; `changed` is called when that is other than it was."""

    def __init__(self, name: str, changed: Callable[[Event], Awaitable[None]]) -> None:
        self.field, self.changed, self.text = by_id(name), changed, ""
        on(self.field, "input", self.entered)

    def put(self, text: str) -> None:
        """Have a text stand there; nothing in place of one that would be refused."""
        self.field.value = self.text = text if len(text) <= MOST else ""

    def entered(self, event: Event) -> Awaitable[None]:
        text = self.field.value
        if len(text) > MOST:
            self.put(self.text)
            limit_size(len(text), MOST, "this text")
        self.text = text
        return self.changed(event)
