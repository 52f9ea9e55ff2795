"""Words to take along: copied, saved as a file, printed."""

from collections.abc import Awaitable, Callable

from browser import files
from browser.dom import by_id
from browser.events import on
from browser.status import refuse, say
from browser.texts import text
from js import Element, Event, document, navigator, window

from beecore.errors import BeeError
from beecore.shown import Listing


class Handout:
    """Hands out what is shown; `listing` returns it in a form."""

    def __init__(self, listing: Callable[[str], Awaitable[Listing]]) -> None:
        self.listing = listing
        self.opened: list[Element] = []
        on(by_id("copy"), "click", self.copy)
        on(by_id("save-csv"), "click", lambda event: self.save("csv"))
        on(by_id("save-json"), "click", lambda event: self.save("json"))
        on(by_id("print"), "click", lambda event: window.print())
        on(window, "beforeprint", self.unfold)
        on(window, "afterprint", self.fold)

    async def copy(self, event: Event) -> None:
        words = await self.handed("text")
        try:
            await navigator.clipboard.writeText(words["text"])
        except Exception:
            refuse(text("solve-copy-blocked"))
            return
        say(text("solve-copied", words=words["words"]))

    async def save(self, form: str) -> None:
        words = await self.handed(form)
        files.give(words["name"], words["text"])
        say(text("solve-saved", words=words["words"], file=words["name"]))

    async def handed(self, form: str) -> Listing:
        words = await self.listing(form)
        if not words["words"]:
            raise BeeError(text("solve-no-words"))
        return words

    def unfold(self, event: Event) -> None:
        """Open the groups: paper has nothing to open them by."""
        for group in document.querySelectorAll("#results details.group:not([open])"):
            group.open = True
            self.opened.append(group)

    def fold(self, event: Event) -> None:
        for group in self.opened:
            group.open = False
        self.opened = []
