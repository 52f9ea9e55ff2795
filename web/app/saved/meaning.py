"""What a word means, shown when its link is followed: every list of words has such links."""

from collections.abc import Awaitable

from answers.glosses import UNKNOWN, Glosses
from browser import speech
from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, tag
from browser.ordering import Newest
from browser.trouble import TroubleError
from js import Event, document
from saved.lessons import Lessons

WIKTIONARY = "https://en.wiktionary.org/wiki/"


def link(word: str) -> Markup:
    """Return a word as a link to its meaning: followed plainly it is told here."""
    return tag("a", word, href=WIKTIONARY + word, target="_blank", rel="noreferrer")


class Meaning:
    """The dialog that tells it; a click with a key held goes where the link leads."""

    def __init__(self, glosses: Glosses, lessons: Lessons) -> None:
        self.glosses, self.lessons, self.newest = glosses, lessons, Newest()
        self.word = ""
        on(document, "click", self.followed)
        on(by_id("meaning-verdict"), "change", self.judged)
        on(by_id("meaning-say"), "click", lambda event: speech.say(self.word))

    def followed(self, event: Event) -> Awaitable[None] | None:
        chosen = event.target.closest(".word-list a, #clues a")
        if not chosen or event.ctrlKey or event.metaKey or event.shiftKey:
            return None
        event.preventDefault()
        return self.tell(chosen.textContent, chosen.href)

    async def tell(self, word: str, more: str) -> None:
        """Show what a word means, or why that cannot be told."""
        try:
            gloss = await self.newest.of(self.glosses.of(word))
            told = gloss.text if gloss else UNKNOWN
        except TroubleError as trouble:
            gloss, told = None, str(trouble) + "."
        form = f", form of {gloss.base}" if gloss and gloss.base != word else ""
        self.word = by_id("meaning-word").textContent = word
        by_id("meaning-part").textContent = gloss.part + form if gloss else ""
        by_id("meaning-text").textContent = told
        by_id("meaning-more").href = more
        by_id("meaning-say").hidden = not speech.is_there()
        by_id("verdict-" + self.verdict(word)).checked = True
        if not by_id("meaning").open:
            by_id("meaning").showModal()
            by_id("meaning-close").focus()

    def verdict(self, word: str) -> str:
        """Return what was taught of a word: to be shown as listed, always or never."""
        known = self.lessons.memory.words.get(word)
        if known is None or known.accepted is None:
            return "listed"
        return "always" if known.accepted else "never"

    async def judged(self, event: Event) -> None:
        taken = {"always": True, "never": False}.get(event.target.value)
        await self.lessons.judge(self.word, taken)
