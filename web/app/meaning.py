"""The dialog that defines a word; it opens when a word in any list is clicked."""

from collections.abc import Awaitable

from answers.glosses import Glosses
from browser.dom import by_id, clicked, open_dialog
from browser.events import on, touches
from browser.language import LANGUAGE
from browser.rendering import Bindings, put
from browser.status import TroubleError
from browser.texts import text
from browser.window import can_read_aloud, language_of, read_aloud
from js import Event, document
from saved.decisions import StoredDecisions

from beecore.editions import Edition, edition_of
from beecore.gloss import form_of

ACCEPTED = {"always": True, "never": False}
"""Whether a word counts, by the decision of the player."""


class Meaning:
    """Shows the definition of a word, and lets the player decide whether the word counts."""

    def __init__(self, glosses: Glosses, decisions: StoredDecisions) -> None:
        self.glosses, self.decisions = glosses, decisions
        self.word = self.voice = ""  # the language to read the word in
        self.bindings = Bindings("meaning")
        on(document, "click", self.followed)
        on("meaning-links", "click", self.judge)
        on("meaning-say", "click", lambda event: read_aloud(self.word, self.voice))

    def followed(self, event: Event) -> Awaitable[None] | None:
        """Define the word of a clicked link; with a modifier key, the browser follows the link
        instead.
        """
        chosen = event.target.closest(".word-list a, #clues a")
        if not chosen or event.ctrlKey or event.metaKey or event.shiftKey:
            return None
        event.preventDefault()
        view = chosen.closest("[data-edition]")  # the page itself has the attribute, too
        assert view
        edition = edition_of(view.dataset.edition)
        put("meaning-report", data_word=chosen.textContent, data_place=view.id)
        points = clicked(event, "points")  # of its line in the list
        put("meaning-points", class_="pangram" if chosen.closest(".pangram") else "")
        self.bindings.show(meaning_points=points and text("solve-group-points", points=int(points)))
        return self.define(chosen.textContent, edition, chosen.href)

    async def define(self, word: str, edition: Edition, address: str) -> None:
        """Show the definition of a word, or why there is none; `address` is its Wiktionary page."""
        part, language, check = "", LANGUAGE, touches.check()  # the language of the definition
        try:
            gloss = await self.glosses.of(word, edition)
            definition = gloss.text if gloss else text("words-no-definition")
            if gloss:
                part, language = text(f"bee-part-{gloss.part}"), edition.language
            if gloss and gloss.base != edition.alphabet.fold(word):
                form = form_of(word, gloss)
                part = text("saved-definition-form", part=part, form=form, base=gloss.base)
        except TroubleError as trouble:
            definition = f"{trouble}."
        check()
        self.word, self.voice = word, language_of(word, edition.language)
        put("meaning-word", lang=edition.language)
        put("meaning-text", lang=language)
        self.bindings.show(
            meaning_word=word,
            meaning_part=part,
            meaning_text=definition,
            meaning_more=address,
            meaning_say=can_read_aloud(self.voice),
        )
        self.show_verdict()
        open_dialog("meaning", "#meaning-close")

    def verdict(self) -> bool | None:
        """Return whether the player has decided that the word counts; None without a decision."""
        known = self.decisions.current.words.get(self.word)
        return known.accepted if known else None

    def show_verdict(self) -> None:
        for button in by_id("meaning-links").querySelectorAll("[data-verdict]"):
            put(button, aria_pressed=self.verdict() is ACCEPTED[button.dataset.verdict])

    async def judge(self, event: Event) -> None:
        """Decide that the word counts, or does not; a second press takes the decision back."""
        if verdict := clicked(event, "verdict"):
            accepted = ACCEPTED[verdict]
            taken_back = self.verdict() is accepted
            await self.decisions.decide(self.word, None if taken_back else accepted)
            self.show_verdict()
