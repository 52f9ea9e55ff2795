"""The dialog that brings a puzzle in from another page: by a pasted text, or by a bookmark."""

from answers import links
from browser.dom import by_id, close_dialog, open_dialog
from browser.events import moved_text, on
from browser.language import HOME
from browser.rendering import put
from browser.status import clear, refuse, say
from browser.texts import text
from browser.window import copy
from js import Event, Promise, encodeURIComponent, location
from parts import Site


class Bring:
    """Opens the puzzle that a text names, and offers the bookmarklet."""

    def __init__(self, site: Site) -> None:
        self.site = site
        address = "javascript:" + encodeURIComponent(_bookmarklet_code())
        put("bookmarklet", href=address)
        on("bookmarklet", "click", lambda event: say(text("solve-bring-drag")), own=True)
        on("bookmarklet-copy", "click", lambda event: copy(event, lambda: Promise.resolve(address)))
        for kind in ("paste", "drop"):
            on("brought", kind, self.paste)
        on("brought", "input", self.typed)
        on("brought", "change", self.entered)

    async def open(self, what: str) -> None:
        put("brought", value="")
        clear()
        open_dialog("bring", "textarea")

    def typed(self, event: Event) -> None:
        self.read(event.target.value, is_whole=event.inputType == "insertLineBreak")

    def entered(self, event: Event) -> None:
        """Look for a puzzle in a text that was typed, once the field is left."""
        if by_id("bring").open and event.target.value:
            self.read(event.target.value)

    def paste(self, event: Event) -> None:
        if self.read(moved_text(event)):
            event.preventDefault()

    def read(self, brought: str, is_whole: bool = True) -> bool:
        """Open the puzzle of a text; return whether it has one. A whole text without one is
        refused; what is still being typed is not.
        """
        link = links.pasted(brought, self.site.made("solve").state.rules)
        if link:
            close_dialog("bring")
            location.hash = link
        elif is_whole:
            refuse(text("solve-bring-nothing"))
        return bool(link)


def _bookmarklet_code() -> str:
    """Return the code of the bookmarklet, with the address of this page in it."""
    code: str = by_id("bookmarklet-code").textContent.strip()
    code = code.replace("{nothing}", text("solve-bring-nothing"))
    code = code.replace("{size}", str(HOME.size))
    code = code.replace("{counts}", "true" if HOME.counts_letters else "false")
    return code.replace("{address}", links.absolute("")[:-1])
