"""Copies, saves, and prints the words on the page."""

from collections.abc import Awaitable, Callable

from browser import files
from browser.clipboard import copy
from browser.events import on
from browser.status import refuse, say
from browser.texts import text
from js import Element, Event, document, window

from beecore.bands import Listing
from beecore.errors import BeeError


class Handout:
    """Copies, saves, and prints words; `listing` returns them as a text in a given format."""

    def __init__(self, listing: Callable[[str], Awaitable[Listing]]) -> None:
        self.listing = listing
        self.unfolded: list[Element] = []
        on(window, "beforeprint", self.unfold)
        on(window, "afterprint", self.fold)

    def copy(self, event: Event) -> Awaitable[None]:
        return self.report(copy(self.text))

    async def text(self) -> str:
        return (await self.words_as("text"))["text"]

    async def report(self, copying: Awaitable[bool]) -> None:
        is_copied, words = await copying, await self.words_as("text")
        if is_copied:
            say(text("solve-copied", words=words["words"]))
        else:
            refuse(text("solve-copy-blocked"))

    async def save(self, form: str) -> None:
        words = await self.words_as(form)
        files.download(words["name"], words["text"])
        say(text("solve-saved", words=words["words"], file=words["name"]))

    async def words_as(self, form: str) -> Listing:
        words = await self.listing(form)
        if not words["words"]:
            raise BeeError(text("solve-no-words"))
        return words

    def unfold(self, event: Event) -> None:
        """Open all groups: paper cannot be clicked."""
        for group in document.querySelectorAll("#results details.group:not([open])"):
            group.open = True
            self.unfolded.append(group)

    def fold(self, event: Event) -> None:
        for group in self.unfolded:
            group.open = False
        self.unfolded = []
