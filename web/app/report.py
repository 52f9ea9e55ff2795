"""The dialog to report a word that is missing or wrong: by a text to send, or by an issue form."""

from collections.abc import Awaitable

from answers import links
from browser.dom import by_id, clicked, open_dialog
from browser.events import on
from browser.language import HOME
from browser.rendering import put
from browser.status import view
from browser.texts import text
from browser.window import copy
from js import Event, document, encodeURIComponent, history, location
from parts import SETTINGS

from beecore.editions import edition_of
from beecore.errors import BeeError
from beecore.hive import Hive
from beecore.letters import capitals

MISSING, NO_WORD = 0, 1  # the first two choices of what is wrong


class Report:
    """Opens for the word whose meaning is shown, or for one that the visitor types."""

    def __init__(self) -> None:
        self.form = by_id("report-fields")
        self.address = by_id("report-form").getAttribute("href")  # of the empty form
        self.hive = self.language = ""
        on("word-report", "input", lambda event: self.fill_form())
        on("report-copy", "click", self.copy)
        on(document, "click", self.open)

    def open(self, event: Event) -> None:
        if not event.target.closest("#report-word-missing, #meaning-report"):
            return
        word, place = clicked(event, "word"), by_id(clicked(event, "place") or view())
        self.language = edition_of(place.getAttribute("data-edition") or HOME.name).language
        self.hive = (
            "" if place.matches("dialog") else hive_of(place.getAttribute("data-settled") or "")
        )
        choice = self.form.elements.wrong.children[NO_WORD if word else MISSING]
        put("report-word", value=word or "")
        put("report-wrong", value=choice.value)
        self.fill_form()
        open_dialog("word-report")

    def fill_form(self) -> None:
        link = self.address
        for id, value in (
            ("word", self.form.elements.word.value),
            ("hive", self.hive),
            ("language", self.language),
            ("wrong", self.form.elements.wrong.value),
        ):
            link += f"&{id}={encodeURIComponent(value)}"
        put("report-form", href=link)

    def copy(self, event: Event) -> Awaitable[bool]:
        return copy(event, self.report)

    async def report(self) -> str:
        word, wrong = self.form.elements.word.value, self.form.elements.wrong.value
        return text("words-report", word=word, hive=self.hive, language=self.language, wrong=wrong)


def hive_of(settled: str) -> str:
    """Return the letters of the hive that a view shows, or else of the one that its address names;
    while the settings are shown, the history has that address.

    `settled` begins with the key of a hive; see `mark_settled`.
    """
    try:
        if settled:
            return str(Hive.from_key(settled.split(" ")[0]))
        address = (view() == SETTINGS and history.state) or location.hash
        return capitals(links.read(address.partition("/")[2]).letters)
    except BeeError:
        return ""
